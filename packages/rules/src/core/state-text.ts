/** Ways in which several cards write down what they remember. */

import { DIRECTIONS } from './geometry.ts';
import type { StateText } from './god.ts';
import type { Position } from './position.ts';
import {
  add,
  EMPTY,
  has,
  intersect,
  nameOf,
  type SquareSet,
  size,
  squareNamed,
  squaresOf,
  union,
} from './squares.ts';
import { sideOf } from './table.ts';
import { UNKNOWN } from './view.ts';

/** `B4,D2`; nothing for no square. */
export const writeSquares = (set: SquareSet): string =>
  squaresOf(set)
    .map((square) => nameOf(square).toUpperCase())
    .join(',');

/** The squares of such a list; `undefined` when one of them is none or stands there twice. */
export const readSquares = (text: string): SquareSet | undefined => {
  let set = EMPTY;
  if (text === '') return set;
  for (const name of text.split(',')) {
    const square = squareNamed(name.trim());
    if (square === undefined || has(set, square)) return undefined;
    set = add(set, square);
  }
  return set;
};

/** A compass direction, kept as its number plus one; 0 while there is none. */
export const directionState = (owner: string): StateText => ({
  write: (position, player) => DIRECTIONS[(position.memory[player] ?? 0) - 1] ?? '',
  read: (text, position, player) => {
    const direction = (DIRECTIONS as readonly string[]).indexOf(text.toLowerCase());
    if (direction < 0 && text !== '') return `${owner} state is one of ${DIRECTIONS.join(' ')}, or nothing`;
    position.memory[player] = direction + 1;
    return undefined;
  },
});

/** Where the female worker stands; nothing once she is gone. */
export const femaleState = (owner: string): StateText => ({
  write: (position, player) =>
    writeSquares(intersect(position.female, position.workers[sideOf(position.table, player)] ?? EMPTY)),
  read: (text, position, player) => {
    const squares = readSquares(text);
    const own = position.workers[sideOf(position.table, player)] ?? EMPTY;
    if (squares === undefined || squaresOf(squares).length > 1) {
      return `${owner} state is the square of the female worker, or nothing`;
    }
    if (intersect(squares, own) !== squares) return `no worker of that side stands on ${text}`;
    if (squares === EMPTY && size(own) > 1)
      return `${owner} state is missing: one of her two workers is the female one`;
    position.female = union(position.female, squares);
    return undefined;
  },
});

/** No power at the table is ever switched off: where one is, anybody may walk over its tokens (G9.4). */
export const isNeverOff = ({ table }: Position): boolean =>
  table.gods.every((god) => god.holds === undefined);

export const workersOfFoes = (position: Position, player: number): SquareSet =>
  position.workers.reduce<SquareSet>(
    (set, workers, side) => (side === sideOf(position.table, player) ? set : union(set, workers)),
    EMPTY,
  );

/** Which of their workers the opponents moved last; nothing before they have. */
export const recentState = (owner: string): StateText => ({
  write: (position, player) => writeSquares(intersect(position.recent, workersOfFoes(position, player))),
  read: (text, position, player) => {
    const squares = readSquares(text);
    if (squares === undefined)
      return `${owner} state is the square of the worker that was moved last, or nothing`;
    if (intersect(squares, workersOfFoes(position, player)) !== squares) {
      return `no worker of an opponent stands on ${text}`;
    }
    position.recent = union(position.recent, squares);
    return undefined;
  },
});

/** In what a player sees, a secret of somebody else is a question mark. */
const SECRET = '?';

export const secret = ({ write, read }: StateText): StateText => ({
  write: (position, player) => (position.memory[player] === UNKNOWN ? SECRET : write(position, player)),
  read: (text, position, player) => {
    if (text.trim() !== SECRET) return read(text, position, player);
    position.memory[player] = UNKNOWN;
    return undefined;
  },
});
