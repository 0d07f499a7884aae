/**
 * Which worker is which, as the difference of two states: the rules know squares, a board has to know that the piece
 * now on c3 is the one that stood on b2. Comparing states instead of following turns makes undo, replay and a
 * reconnect glide by themselves.
 */

import { type Position, type Square, squares, squaresOf } from '@caldera/rules';
import { WORKER_SHAPES, type WorkerView } from './view.ts';

const distance = (a: Square, b: Square): number =>
  Math.max(
    Math.abs(squares.rowOf(a) - squares.rowOf(b)),
    Math.abs(squares.columnOf(a) - squares.columnOf(b)),
  );

const shapeFor = (position: Position, square: Square, taken: readonly WorkerView[]): WorkerView['shape'] => {
  if (position.table.femaleSides !== 0) return squares.has(position.female, square) ? 'tapered' : 'round';
  return WORKER_SHAPES.find((shape) => taken.every((worker) => worker.shape !== shape)) ?? 'round';
};

/** The nearest of the squares, taken out of the list. */
const takeNearest = (from: Square, arrived: Square[]): Square | undefined => {
  let best: Square | undefined;
  for (const square of arrived) {
    if (best === undefined || distance(from, square) < distance(from, best)) best = square;
  }
  if (best !== undefined) arrived.splice(arrived.indexOf(best), 1);
  return best;
};

const followSide = (
  before: readonly WorkerView[],
  position: Position,
  side: number,
  placed: readonly Square[],
): WorkerView[] => {
  const now = squaresOf(position.workers[side] ?? squares.EMPTY);
  const mine = before.filter((worker) => worker.player === side);
  const arrived = now.filter((square) => mine.every((worker) => worker.square !== square));
  const kept = mine.flatMap((worker): WorkerView[] => {
    const square = now.includes(worker.square) ? worker.square : takeNearest(worker.square, arrived);
    return square === undefined ? [] : [{ ...worker, square }];
  });
  // those placed in one turn keep the order they came in, as if each had been seen alone
  arrived.sort((a, b) => placed.indexOf(a) - placed.indexOf(b));
  let serial = mine.reduce((most, worker) => Math.max(most, Number(worker.id.split('-')[1])), 0);
  for (const square of arrived) {
    serial += 1;
    kept.push({ id: `${side}-${serial}`, player: side, square, shape: shapeFor(position, square, kept) });
  }
  return kept;
};

/** The workers of a position, each with the id and the shape it had before. */
export const followWorkers = (
  before: readonly WorkerView[],
  position: Position,
  placed: readonly Square[] = [],
): readonly WorkerView[] => position.workers.flatMap((_, side) => followSide(before, position, side, placed));
