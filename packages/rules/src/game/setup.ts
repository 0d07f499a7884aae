/** Before a game exists: names, powers, who starts (NEW-4). */

import type { God } from '../core/god.ts';
import { emptyPosition, type Position } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { tableOf } from '../core/table.ts';
import { godNamed } from '../gods/index.ts';
import { type LineupProblem, lineupProblem, startProblem } from '../gods/lineup.ts';
import { parseFen } from '../text/parse-fen.ts';
import { type Refusal, refuse, type ViolationCode } from './violation.ts';

/** The most characters of a player's name, counted without spaces around it. */
export const NAME_LIMIT = 40;

export interface PlayerSetup {
  readonly name: string;
  /** The id of a power; `mortal` for none. */
  readonly god: string;
}

export interface GameSetup {
  /** Two to four, in seat order; with four, seats 1 and 3 play against 2 and 4. */
  readonly players: readonly PlayerSetup[];
  /** Counted from 1. */
  readonly startPlayer: number;
  /** The power that lies beside the Ram, in the Golden Fleece variant. */
  readonly fleece?: string;
}

/** What a game begins with. */
export interface Beginning {
  readonly names: readonly string[];
  readonly position: Position;
}

const no = (code: ViolationCode, message: string): { ok: false; error: Refusal } =>
  fail(refuse('NEW-4', code, message));
const inLineup = ({ code, message }: LineupProblem): { ok: false; error: Refusal } => no(code, message);

const checkedName = (name: string): Result<string, Refusal> => {
  const trimmed = name.trim();
  if (trimmed === '') return no('NAME_EMPTY', 'Every player needs a name.');
  return trimmed.length > NAME_LIMIT
    ? no('NAME_TOO_LONG', `A name has at most ${NAME_LIMIT} characters.`)
    : ok(trimmed);
};

const checkedNames = (names: readonly string[]): Result<readonly string[], Refusal> => {
  const checked: string[] = [];
  for (const name of names) {
    const result = checkedName(name);
    if (!result.ok) return result;
    checked.push(result.value);
  }
  return ok(checked);
};

const checkedGods = (ids: readonly string[]): Result<readonly God[], Refusal> => {
  const gods: God[] = [];
  for (const id of ids) {
    const god = godNamed(id);
    if (god === undefined) return no('UNKNOWN_POWER', `There is no power called “${id}”.`);
    gods.push(god);
  }
  return ok(gods);
};

/** G14.1: two players without powers of their own, and a power that may lie there. */
const fleeceProblem = (gods: readonly God[], fleece: God): Result<God, Refusal> => {
  if (gods.length !== 2) return no('PLAYER_COUNT', 'The Golden Fleece is for two players.');
  if (gods.some(({ set }) => set !== 'mortal')) {
    return no('BANNED_PAIR', 'With the Golden Fleece nobody has a power of their own.');
  }
  return fleece.fleece === true
    ? ok(fleece)
    : no('BANNED_PAIR', `${fleece.name} may not lie beside the Ram.`);
};

const checkedFleece = (gods: readonly God[], id: string | undefined): Result<God | undefined, Refusal> => {
  if (id === undefined) return ok(undefined);
  const god = godNamed(id);
  return god === undefined
    ? no('UNKNOWN_POWER', `There is no power called “${id}”.`)
    : fleeceProblem(gods, god);
};

export const beginningOf = ({ players, startPlayer, fleece }: GameSetup): Result<Beginning, Refusal> => {
  if (players.length < 2 || players.length > 4) {
    return no('PLAYER_COUNT', 'A game has two, three or four players.');
  }
  const names = checkedNames(players.map(({ name }) => name));
  if (!names.ok) return names;
  const gods = checkedGods(players.map(({ god }) => god));
  if (!gods.ok) return gods;
  if (!Number.isInteger(startPlayer) || startPlayer < 1 || startPlayer > players.length) {
    return no('UNKNOWN_START_PLAYER', `The start player is 1 to ${players.length}.`);
  }
  const problem = lineupProblem(gods.value) ?? startProblem(gods.value, startPlayer - 1);
  if (problem !== undefined) return inLineup(problem);
  const beside = checkedFleece(gods.value, fleece);
  if (!beside.ok) return beside;
  const position = emptyPosition(tableOf(gods.value, beside.value), startPlayer - 1);
  return ok({ names: names.value, position });
};

/** A game that begins in the middle: any position text. */
export const beginningAt = (names: readonly string[], fen: string): Result<Beginning, Refusal> => {
  const checked = checkedNames(names);
  if (!checked.ok) return checked;
  const position = parseFen(fen);
  if (!position.ok) {
    return no('BAD_POSITION', `The position can’t be read: ${position.error.message}.`);
  }
  const { gods } = position.value.table;
  if (gods.length !== names.length) {
    return no('PLAYER_COUNT', `The position has ${gods.length} players, not ${names.length}.`);
  }
  const problem = lineupProblem(gods);
  return problem === undefined ? ok({ names: checked.value, position: position.value }) : inLineup(problem);
};
