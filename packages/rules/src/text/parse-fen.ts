/** Reads position texts: generous with case and spaces, exact about what is wrong. */

import { type God, workersOf } from '../core/god.ts';
import { emptyPosition, type MutablePosition, type Position } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { add, EMPTY, has, only, SQUARES, type SquareSet, squareNamed, squaresOf } from '../core/squares.ts';
import { sideOf, tableOf } from '../core/table.ts';
import { godNamed } from '../gods/index.ts';
import { FLEECE, LOW_DOMES } from './make-fen.ts';
import type { TextError, TextErrorCode } from './text-error.ts';

/** A piece of the text and the column it begins at. */
interface Part {
  readonly text: string;
  readonly column: number;
}

const split = (text: string, separator: string, column: number): Part[] => {
  let at = column;
  return text.split(separator).map((part) => {
    const found = { text: part, column: at };
    at += part.length + separator.length;
    return found;
  });
};

const error = (code: TextErrorCode, column: number, message: string): { ok: false; error: TextError } =>
  fail({ code, column, message });

const readHeights = ({ text, column }: Part, position: MutablePosition): TextError | undefined => {
  let square = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (character === ' ') continue;
    const sq = SQUARES[square];
    const problem = (message: string): TextError => ({
      code: 'ERR_HEIGHTS',
      column: column + index,
      message,
    });
    if (sq === undefined) return problem('more than 25 heights');
    const low = LOW_DOMES.indexOf(character.toLowerCase());
    const level = low >= 0 ? low : Number(character);
    if (!/^[0-4a-c]$/i.test(character)) {
      return problem(
        `"${character}" is no height: 0 to 3, 4 for a complete tower, a to c for a dome on level 0 to 2`,
      );
    }
    if (level >= 1) position.level1 = add(position.level1, sq);
    if (level >= 2) position.level2 = add(position.level2, sq);
    if (level >= 3) position.level3 = add(position.level3, sq);
    if (low >= 0 || level === 4) position.domes = add(position.domes, sq);
    square += 1;
  }
  return square === SQUARES.length
    ? undefined
    : { code: 'ERR_HEIGHTS', column: column + text.length, message: `${square} heights instead of 25` };
};

const PLAYER = /^(#?)([^#[\]:-]+(?:-[^#[\]:-]+)*)(#?)(-?)(?:\[([^\]]*)\])?(?::(.*))?$/;

interface PlayerText {
  readonly god: God;
  readonly won: boolean;
  readonly out: boolean;
  readonly state: Part | undefined;
  readonly workers: Part | undefined;
}

const readPlayer = ({ text, column }: Part): Result<PlayerText, TextError> => {
  const match = PLAYER.exec(text.trim());
  if (match === null) return error('ERR_GOD', column, `"${text}" is no player: god[state]:squares`);
  const [, hashBefore, name = '', hashAfter, out, state, workers] = match;
  const god = godNamed(name.trim());
  if (god === undefined)
    return error('ERR_GOD', column, `"${name.trim()}" is no god that this library knows`);
  const stateColumn = column + text.indexOf('[') + 1;
  return ok({
    god,
    won: hashBefore === '#' || hashAfter === '#',
    out: out === '-',
    state: state === undefined ? undefined : { text: state, column: stateColumn },
    workers:
      workers === undefined ? undefined : { text: workers, column: column + text.length - workers.length },
  });
};

const readSquares = ({ text, column }: Part, position: MutablePosition): Result<SquareSet, TextError> => {
  let squares = EMPTY;
  if (text.trim() === '') return ok(squares);
  for (const part of split(text, ',', column)) {
    const square = squareNamed(part.text.trim());
    const name = part.text.trim().toUpperCase();
    if (square === undefined) return error('ERR_WORKERS', part.column, `"${part.text.trim()}" is no square`);
    const taken = position.workers.some((workers) => has(workers, square)) || has(squares, square);
    if (taken) return error('ERR_WORKERS', part.column, `two workers on ${name}`);
    if (has(position.domes, square))
      return error('ERR_WORKERS', part.column, `a worker on the dome of ${name}`);
    if (has(position.ram, square))
      return error('ERR_WORKERS', part.column, `a worker on the Ram's space ${name}`);
    squares = add(squares, square);
  }
  return ok(squares);
};

const readWorkers = (
  players: readonly PlayerText[],
  parts: readonly Part[],
  position: MutablePosition,
): TextError | undefined => {
  for (const [player, { god, workers, out }] of players.entries()) {
    if (workers === undefined) continue;
    const side = sideOf(position.table, player);
    if (side !== player) {
      return {
        code: 'ERR_WORKERS',
        column: workers.column,
        message: `team ${side + 1}'s workers stand with player ${side + 1}`,
      };
    }
    const squares = readSquares(workers, position);
    if (!squares.ok) return squares.error;
    const count = squaresOf(squares.value).length;
    const most = god.mostWorkers ?? workersOf(god);
    if (count > most || (out && count > 0)) {
      return {
        code: 'ERR_WORKERS',
        column: workers.column,
        message: `${god.name} can't have ${count} workers`,
      };
    }
    position.workers[side] = squares.value;
    position.placed |= 1 << side;
  }
  const missing = position.workers.findIndex((_, side) => (position.placed & (1 << side)) === 0);
  const placing = (position.placed & (1 << sideOf(position.table, position.toMove))) === 0;
  if (missing < 0 || placing || position.winner >= 0) return undefined;
  return {
    code: 'ERR_TO_MOVE',
    column: parts[missing]?.column ?? 1,
    message: `player ${missing + 1} has placed nothing yet, so player ${position.toMove + 1} can't be to move`,
  };
};

const readFleece = ({ text, column }: Part, position: MutablePosition): TextError | undefined => {
  const at = text.indexOf(':');
  if (at < 0) return undefined;
  const square = squareNamed(text.slice(at + 1).trim());
  if (square === undefined || has(position.domes, square)) {
    return { code: 'ERR_FLEECE', column: column + at + 1, message: 'the Ram needs a space without a dome' };
  }
  position.ram = only(square);
  return undefined;
};

const readToMove = ({ text, column }: Part, players: number): Result<number, TextError> => {
  const player = Number(text.trim());
  return /^[1-4]$/.test(text.trim()) && player <= players
    ? ok(player - 1)
    : error('ERR_TO_MOVE', column, `"${text}" is no player to move: 1 to ${players}`);
};

const readStates = (
  players: readonly PlayerText[],
  parts: readonly Part[],
  position: MutablePosition,
): TextError | undefined => {
  for (const [player, { god, state }] of players.entries()) {
    if (state === undefined) continue;
    const message =
      god.state === undefined
        ? `${god.name} has no state to remember`
        : god.state.read(state.text, position, player);
    if (message !== undefined)
      return { code: 'ERR_GOD_STATE', column: parts[player] === undefined ? 1 : state.column, message };
  }
  return undefined;
};

/** Reads a position text. */
export const parseFen = (text: string): Result<Position, TextError> => {
  const [heights, toMove, ...rest] = split(text, '/', 1);
  const last = rest.at(-1);
  const fleecePart = last?.text.trim().startsWith(FLEECE) === true ? rest.pop() : undefined;
  if (heights === undefined || toMove === undefined || rest.length < 2 || rest.length > 4) {
    return error(
      'ERR_PLAYERS',
      text.length + 1,
      'a position is heights/to move/player 1/player 2, up to four players',
    );
  }
  const players: PlayerText[] = [];
  for (const part of rest) {
    const player = readPlayer(part);
    if (!player.ok) return player;
    players.push(player.value);
  }
  const fleece =
    fleecePart === undefined
      ? undefined
      : godNamed(fleecePart.text.trim().slice(FLEECE.length).split(':')[0] ?? '');
  if (fleecePart !== undefined && fleece?.fleece !== true) {
    return error('ERR_FLEECE', fleecePart.column, 'no power that may lie beside the Ram');
  }
  const mover = readToMove(toMove, players.length);
  if (!mover.ok) return mover;
  const position = emptyPosition(
    tableOf(
      players.map(({ god }) => god),
      fleece,
    ),
    mover.value,
  );
  position.winner = players.findIndex(({ won }) => won);
  players.forEach(({ out }, player) => {
    if (out) position.out |= 1 << player;
  });
  const problem =
    readHeights(heights, position) ??
    (fleecePart === undefined ? undefined : readFleece(fleecePart, position)) ??
    readWorkers(players, rest, position) ??
    readStates(players, rest, position);
  return problem === undefined ? ok(position) : fail(problem);
};
