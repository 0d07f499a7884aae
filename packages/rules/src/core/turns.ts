/** The legal turns of a position, for whoever wants whole turns. */

import { goTo } from './ending.ts';
import type { Event } from './event.ts';
import { offersAt, openTurn } from './open-turn.ts';
import { type Position, positionOf, walkFrom } from './position.ts';
import type { Step } from './step.ts';
import { canBeCompleted, judgeDemands, STOP, startTurn, type Taken, TurnWalker } from './turn-walker.ts';
import { view } from './view.ts';
import type { Walk } from './walk.ts';

/** A complete turn: its steps, what they did, and the position they lead to. */
export interface Turn {
  readonly steps: readonly Step[];
  readonly events: readonly Event[];
  readonly after: Position;
}

/** The turn along a path that a walker went from this position. */
export const turnAlong = (position: Position, path: readonly Taken[]): Turn => {
  const walk = walkFrom(position);
  walk.trace = [];
  startTurn(walk);
  const steps: Step[] = [];
  for (const { edge, actor, target } of path) {
    const taken = walk.phase.edges[edge];
    if (edge === STOP || taken === undefined) {
      const next = walk.phase.otherwise?.(walk);
      if (next === undefined) throw new Error(`phase "${walk.phase.name}" does not end a turn`);
      // Where nothing else was left to do, nobody chose to stop.
      if (offersAt(walk).length > 1) steps.push({ kind: 'skip' });
      goTo(walk, next);
    } else {
      steps.push(taken.step(walk, actor, target));
      taken.take(walk, actor, target);
    }
    if (walk.unjudged) judgeDemands(walk);
  }
  return { steps, events: walk.trace, after: positionOf(walk) };
};

/**
 * Every legal turn, found as it is asked for. Turns that lead to the same position are one turn: the shortest way
 * stands for all of them, and the first found among equals.
 */
export const turns = function* (position: Position): Generator<Turn> {
  const walker = new TurnWalker(position.table).start(walkFrom(position));
  while (walker.advance()) yield turnAlong(position, walker.path());
};

/** The first legal turn whose result is wanted: of many turns only this one is spelt out. */
export const turnTo = (position: Position, isWanted: (result: Walk) => boolean): Turn | undefined => {
  const walker = new TurnWalker(position.table).start(walkFrom(position));
  while (walker.advance()) if (isWanted(walker.result)) return turnAlong(position, walker.path());
  return undefined;
};

/** The positions alone, without the way there: much cheaper. */
export const results = function* (position: Position): Generator<Position> {
  const walker = new TurnWalker(position.table).start(walkFrom(position));
  while (walker.advance()) yield positionOf(walker.result);
};

/** Whether the side to move has any legal turn; without one it has lost (WIN-7). */
export const hasTurn = (position: Position): boolean => {
  const walk = walkFrom(view(position, position.toMove));
  startTurn(walk);
  return canBeCompleted(walk);
};

/** The position after a whole turn; `undefined` when it is not legal, or not complete. */
export const play = (position: Position, steps: readonly Step[]): Position | undefined =>
  openTurn(position, steps)?.after;
