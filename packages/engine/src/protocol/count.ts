/** Counting turns and lines of play with pauses. The same count as `perft` of the rules, which can't be interrupted. */

import { NOBODY, type Position, type Turn, TurnWalker, turnAlong, type Walk, walkFrom } from '@caldera/rules';
import { pausing, type Steps } from './errand.ts';

/** Some powers have a million turns in one position: how many to count, or to spell out, before it may be interrupted. */
const MANY = 1000;
const MANY_SPELT = 50;

const linesFrom = function* (walkers: readonly TurnWalker[], walk: Walk, left: number): Steps<number> {
  const walker = walkers[left - 1];
  if (walker === undefined || walk.winner !== NOBODY) return 1;
  walker.start(walk);
  let lines = 0;
  for (;;) {
    if (walker.advance()) {
      lines += left === 1 ? 1 : yield* linesFrom(walkers, walker.result, left - 1);
      if (left === 1 && lines % MANY === 0) yield;
    } else if (walker.waiting > 0) yield;
    else break;
  }
  yield;
  return lines === 0 ? 1 : lines;
};

/** How many ways there are to play so many turns. */
export const countLines = (position: Position, depth: number): Steps<number> =>
  linesFrom(
    Array.from({ length: depth }, () => pausing(new TurnWalker(position.table))),
    walkFrom(position),
    depth,
  );

/** Gives every legal turn; how many there were. */
export const listTurns = function* (position: Position, onTurn: (turn: Turn) => void): Steps<number> {
  const walker = pausing(new TurnWalker(position.table)).start(walkFrom(position));
  let count = 0;
  for (;;) {
    if (walker.advance()) {
      onTurn(turnAlong(position, walker.path()));
      count += 1;
      if (count % MANY_SPELT === 0) yield;
    } else if (walker.waiting > 0) yield;
    else return count;
  }
};
