/**
 * Where a turn stands, in the words of the contracts: the status, the worker that acts, and what is offered.
 *
 * A status names the operation that comes next. `…_OR_SKIP` says that `skip` is possible too.
 *
 * | status | next operation |
 * |---|---|
 * | `PLACE` | `placeWorker`: at the start of the game, or when a power brings a further worker |
 * | `SELECT` | `select`: several workers may act and none is chosen yet |
 * | `MOVE` | `move`; `build` too where a power builds before it moves, or without moving |
 * | `MOVE_OR_SKIP` | a further `move`; `skip` goes on to the build, and `build` does both at once |
 * | `BUILD`, `BUILD_OR_SKIP` | `build`, an optional one with `_OR_SKIP` |
 * | `POWER`, `POWER_OR_SKIP` | a step of the power's own: `usePower` on a cell, or `take` |
 * | `CHANCE` | `take` with the outcome of a draw, which comes from outside |
 * | `END` | nothing |
 */

import { isPlacing } from '../core/beginning.ts';
import type { OpenTurn } from '../core/open-turn.ts';
import { CHANCE } from '../core/phase.ts';
import { add, EMPTY, first, has, type Square, type SquareSet, size } from '../core/squares.ts';
import type { Step } from '../core/step.ts';
import { NOBODY } from '../core/walk.ts';

export const STATUSES = [
  'PLACE',
  'PLACE_OR_SKIP',
  'SELECT',
  'SELECT_OR_SKIP',
  'MOVE',
  'MOVE_OR_SKIP',
  'BUILD',
  'BUILD_OR_SKIP',
  'POWER',
  'POWER_OR_SKIP',
  'CHANCE',
  'END',
] as const;
export type Status = (typeof STATUSES)[number];
type Skippable = 'PLACE' | 'SELECT' | 'MOVE' | 'BUILD' | 'POWER';

export interface Stage {
  readonly status: Status;
  /** What may be done next. */
  readonly offered: readonly Step[];
  /** The worker that acts, if it is clear which one does. */
  readonly worker: Square | undefined;
}

/** The worker that does it, if one does. */
export const actorOf = (step: Step): Square | undefined => {
  if (step.kind === 'move') return step.from;
  return step.kind === 'build' || step.kind === 'force' ? step.by : undefined;
};

const actorsOf = (steps: readonly Step[]): SquareSet =>
  steps.reduce((set, step) => {
    const actor = actorOf(step);
    return actor === undefined ? set : add(set, actor);
  }, EMPTY);

/** The workers among which the player may choose now: any that can act, unless the turn has settled on one. */
export const chooseable = (turn: OpenTurn, offered: readonly Step[]): SquareSet => {
  const actors = actorsOf(offered);
  return turn.steps.length === 0 || size(actors) > 1 ? actors : EMPTY;
};

/** The worker chosen, or after the first step the one that took it, or the only one left that can act. */
const actingWorker = (
  turn: OpenTurn,
  offered: readonly Step[],
  selected: Square | undefined,
): Square | undefined => {
  const actors = actorsOf(offered);
  if (selected !== undefined && has(actors, selected)) return selected;
  if (turn.steps.length === 0) return undefined;
  if (turn.walk.worker >= 0 && has(actors, turn.walk.worker)) return turn.walk.worker;
  return size(actors) === 1 ? first(actors) : undefined;
};

const stepOf = (turn: OpenTurn, offered: readonly Step[], worker: Square | undefined): Skippable => {
  const others = offered.filter(({ kind }) => kind !== 'skip');
  if (isPlacing(turn.walk) || (others.length > 0 && others.every(({ kind }) => kind === 'place'))) {
    return 'PLACE';
  }
  if (worker === undefined) return actorsOf(offered) === EMPTY ? 'POWER' : 'SELECT';
  const mine = offered.filter((step) => actorOf(step) === worker);
  if (mine.some(({ kind }) => kind === 'move')) return 'MOVE';
  return mine.some(({ kind }) => kind === 'build') ? 'BUILD' : 'POWER';
};

/** After a move, a further one is optional as soon as the worker may build instead. */
const isOptional = (turn: OpenTurn, offered: readonly Step[], step: Skippable): boolean =>
  offered.some(({ kind }) => kind === 'skip') ||
  (step === 'MOVE' && turn.walk.moved !== EMPTY && offered.some(({ kind }) => kind === 'build'));

/** `selected`: the worker that the player has chosen. `declined`: the player wants no further move in this turn. */
export const stageOf = (turn: OpenTurn, selected: Square | undefined, declined: boolean): Stage => {
  const offered = declined ? turn.options.filter(({ kind }) => kind !== 'move') : turn.options;
  if (turn.walk.winner !== NOBODY) return { status: 'END', offered, worker: undefined };
  if (turn.decides === CHANCE) return { status: 'CHANCE', offered, worker: undefined };
  const worker = actingWorker(turn, offered, selected);
  const step = stepOf(turn, offered, worker);
  return { status: isOptional(turn, offered, step) ? `${step}_OR_SKIP` : step, offered, worker };
};
