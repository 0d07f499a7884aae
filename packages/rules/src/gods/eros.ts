import { levelOf } from '../core/board.ts';
import { around, PERIMETER } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import {
  columnOf,
  first,
  has,
  intersect,
  rest,
  rowOf,
  SIZE,
  SQUARES,
  type Square,
  type SquareSet,
  setOf,
} from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';
import { workersOfPlayer } from '../core/workers.ts';

const LAST = SIZE - 1;
const isFacing = (a: number, b: number): boolean => (a === 0 && b === LAST) || (a === LAST && b === 0);
/** The spaces of the edge, or the two edges, that face the one this square lies on. */
const facing = (square: Square): SquareSet =>
  setOf(
    SQUARES.filter(
      (other) => isFacing(rowOf(square), rowOf(other)) || isFacing(columnOf(square), columnOf(other)),
    ),
  );

/** The level on which lovers have to meet; with three players any, as long as it is the same. */
const mayMeetOn = (walk: Walk, level: number): boolean => walk.table.players === 3 || level === 1;

const areLovers = (walk: Walk, workers: SquareSet): boolean => {
  const one = first(workers);
  const others = rest(workers);
  if (others === 0 || rest(others) !== 0) return false;
  const other = first(others);
  const level = levelOf(walk, one);
  return has(around(one), other) && levelOf(walk, other) === level && mayMeetOn(walk, level);
};

export const eros: God = {
  id: 'eros',
  name: 'Eros',
  title: 'God of Desire',
  set: 'advanced',
  number: 19,
  startPriority: 21,
  power:
    'Place your workers on opposite edges. You also win if a move of yours brings both together on level 1; with three players on the same level.',
  players: [2, 3, 4],
  official: true,
  places: (walk, _player, free) => intersect(free, walk.own === 0 ? PERIMETER : facing(first(walk.own))),
  own: { neverRepeats: true, wins: (walk, { player }) => areLovers(walk, workersOfPlayer(walk, player)) },
};
