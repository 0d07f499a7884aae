/**
 * Where the last move of a worker ended, if a whirlpool or a slide took it on from there: being carried is no part of
 * the move (G8.1), and what a power asks of the move it asks of that space.
 *
 * A walk keeps up to three such workers in one number, ten bits each: where the worker is now and where its move ended.
 */

import { NOWHERE, type Square } from './squares.ts';
import type { Walk } from './walk.ts';

const BITS = 10;
const SQUARE_BITS = 5;
const TRACK = (1 << BITS) - 1;
const END = (1 << SQUARE_BITS) - 1;

/** One more than the two squares, so that 0 is no track. */
const trackOf = (worker: Square, end: Square): number => ((worker << SQUARE_BITS) | end) + 1;
const isOf = (track: number, worker: Square): boolean => track > 0 && (track - 1) >> SQUARE_BITS === worker;

/** Where the last move of the worker on that space ended. */
export const endOfMove = ({ carried }: Walk, worker: Square): Square => {
  for (let left = carried; left !== 0; left >>>= BITS) {
    const track = left & TRACK;
    if (isOf(track, worker)) return ((track - 1) & END) as Square;
  }
  return worker;
};

/** The worker moves again, or is carried further: its old track no longer counts. */
export const forgetTrack = (walk: Walk, worker: Square): void => {
  let kept = 0;
  for (let left = walk.carried; left !== 0; left >>>= BITS) {
    const track = left & TRACK;
    if (!isOf(track, worker)) kept = (kept << BITS) | track;
  }
  walk.carried = kept;
};

/** The worker's move ended on `end`, but it stands elsewhere now. */
export const keepTrack = (walk: Walk, worker: Square, end: Square): void => {
  if (worker !== end && end !== NOWHERE) walk.carried = (walk.carried << BITS) | trackOf(worker, end);
};
