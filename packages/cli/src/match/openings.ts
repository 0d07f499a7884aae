/** Where the games of a match begin: from a file, or at random. */

import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { evenOpenings, randomFrom, randomOpening } from '@caldera/engine';
import {
  fail,
  hasTurn,
  lineupProblem,
  NOBODY,
  ok,
  type Position,
  parseFen,
  type Result,
  type Table,
  tableOf,
} from '@caldera/rules';
import { findGod } from '../find-god.ts';
import { messageOf } from '../message-of.ts';

const openingProblem = (position: Position): string | undefined => {
  const { players, gods } = position.table;
  if (players !== 2) return `a match is for two players, not for ${players}`;
  if (position.winner !== NOBODY) return 'the game is over';
  return lineupProblem(gods)?.message ?? (hasTurn(position) ? undefined : 'there is no legal turn');
};

/** One position a line; empty lines and those that begin with # do not count. */
export const readOpenings = (text: string): Result<readonly Position[], string> => {
  const positions: Position[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const position = parseFen(line.trim());
    const problem = position.ok ? openingProblem(position.value) : position.error.message;
    if (problem !== undefined) return fail(`line ${index + 1} of the openings: ${problem}`);
    if (position.ok) positions.push(position.value);
  }
  return positions.length === 0 ? fail('the file has no openings') : ok(positions);
};

const RANDOM_TURNS = 2;

/** A pair of gods, as in `pan,athena`. */
const readGods = (gods: string): Result<Table, string> => {
  const names = gods.split(',');
  const found = names.map(findGod);
  const wrong = found.find((god) => !god.ok);
  if (wrong !== undefined && !wrong.ok) return fail(wrong.error);
  if (names.length !== 2) return fail(`--gods needs two names, as in "pan,athena", not "${gods}".`);
  const lineup = found.flatMap((god) => (god.ok ? [god.value] : []));
  const problem = lineupProblem(lineup);
  return problem === undefined ? ok(tableOf(lineup)) : fail(problem.message);
};

/** At random; with `even`, only those in which a look at so many positions finds nobody ahead. */
const makeOpenings = async (
  { gods, seed, even, onEven }: Wanted,
  count: number,
): Promise<Result<readonly Position[], string>> => {
  const table = readGods(gods);
  if (!table.ok) return table;
  const random = randomFrom(seed);
  if (even === undefined)
    return ok(Array.from({ length: count }, () => randomOpening(table.value, RANDOM_TURNS, random)));
  const openings: Position[] = [];
  onEven(0, count);
  for (const opening of evenOpenings(table.value, RANDOM_TURNS, random, even)) {
    openings.push(opening);
    onEven(openings.length, count);
    if (openings.length === count) return ok(openings);
    // Lets the screen be drawn.
    await setImmediate();
  }
  return fail(
    `${gods.replace(',', ' against ')} is not even: there is no opening in which nobody is ahead. Leave --even out.`,
  );
};

export interface Wanted {
  readonly file: string | undefined;
  readonly gods: string;
  /** Where absent, all that the file has. */
  readonly games: number | undefined;
  readonly seed: number;
  /** Random openings have to be even for a look at so many positions. */
  readonly even: number | undefined;
  /** Told how many of them were found, and of how many: that takes a while. */
  readonly onEven: (found: number, wanted: number) => void;
}

const DEFAULT_GAMES = 100;

/** An opening for every two games. */
export const findOpenings = async (wanted: Wanted): Promise<Result<readonly Position[], string>> => {
  const { file, games } = wanted;
  if (file === undefined) return makeOpenings(wanted, (games ?? DEFAULT_GAMES) / 2);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return fail(`the openings can’t be read: ${messageOf(error)}`);
  }
  const openings = readOpenings(text);
  if (!openings.ok || games === undefined) return openings;
  const { length } = openings.value;
  return length * 2 < games
    ? fail(`the file has openings for ${length * 2} games, each played twice, and not for ${games}`)
    : ok(openings.value.slice(0, games / 2));
};
