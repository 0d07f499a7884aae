/** Counts the lines of play to a depth: the measure of a turn generator's speed and the check of its rules. */

import { TurnWalker } from './turn-walker.ts';
import { NOBODY, type Walk } from './walk.ts';

/**
 * Lines of `depth` turns from the position. A win ends its line and counts as one; so does a side without a legal turn.
 */
export const perft = (walk: Walk, depth: number): number => {
  const walkers = Array.from({ length: depth }, () => new TurnWalker(walk.table));
  const lines = (position: Walk, left: number): number => {
    const walker = walkers[left - 1];
    if (walker === undefined || position.winner !== NOBODY) return 1;
    walker.start(position);
    let count = 0;
    while (walker.advance()) count += left === 1 ? 1 : lines(walker.result, left - 1);
    return count === 0 ? 1 : count;
  };
  return lines(walk, depth);
};
