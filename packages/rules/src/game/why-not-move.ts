/** Why a worker may not move there: MOVE-1 … MOVE-10, and the Minotaur's push. */

import { levelOf } from '../core/board.ts';
import { around, aroundTorus, beyond } from '../core/geometry.ts';
import { unlimitedMoves } from '../core/moving.ts';
import type { OpenTurn } from '../core/open-turn.ts';
import { has, NOWHERE, nameOf, only, type Square } from '../core/squares.ts';
import type { Step } from '../core/step.ts';
import { occupied } from '../core/workers.ts';
import { type Refusal, refuse } from './violation.ts';
import {
  actorsOf,
  closedSpace,
  edgesOf,
  foreign,
  incomplete,
  offBoard,
  outOfTurn,
  over,
  ownPower,
  type Seen,
  unplaced,
} from './why-not-common.ts';

type MoveStep = Extract<Step, { kind: 'move' }>;

/** The contracts give this one power's push clauses of its own (MINO-*). */
const MINOTAUR = 'minotaur';
const LEVELS = ['no level', 'one level', 'two levels', 'three levels'] as const;

/** MOVE-4: the worker is the mover's, and it is this worker's time to move. */
const wrongMover = (walk: Seen, from: Square): Refusal | undefined => {
  // A power may put somebody else's worker into the mover's hands, so whoever may act is asked first.
  if (has(actorsOf(walk, edgesOf(walk, 'move')), from)) return undefined;
  const whose = foreign(walk, from, 'MOVE-4', 'MOVE-4');
  if (whose !== undefined) return whose;
  if (has(walk.moved, from)) return refuse('MOVE-4', 'ALREADY_MOVED', 'This worker has moved already.');
  if (walk.worker !== NOWHERE && walk.worker !== from) {
    const acting = nameOf(walk.worker);
    return refuse(
      'MOVE-4',
      'OTHER_WORKER_ACTS',
      `The worker on ${acting} is the one that acts in this turn.`,
    );
  }
  return refuse('MOVE-4', 'NOT_OFFERED', `The worker on ${nameOf(from)} can’t move now.`);
};

/** MOVE-6 */
const tooFar = (walk: Seen, from: Square, to: Square): Refusal | undefined => {
  if (from === to) {
    return refuse('MOVE-6', 'SAME_SQUARE', `Your worker stands on ${nameOf(to)} already.`);
  }
  const reach = walk.rules.own.torus === true ? aroundTorus(from) : around(from);
  return has(reach, to)
    ? undefined
    : refuse('MOVE-6', 'NOT_NEIGHBOURING', `Too far: ${nameOf(to)} does not neighbour ${nameOf(from)}.`);
};

const pushBlocked = (walk: Seen, from: Square, to: Square): string => {
  const behind = beyond(from, to);
  const start = `The worker on ${nameOf(to)} can’t be pushed:`;
  if (behind === NOWHERE) return `${start} the board ends behind it.`;
  return has(walk.closed, behind)
    ? `${start} there is a dome on ${nameOf(behind)}.`
    : `${start} another worker stands on ${nameOf(behind)}.`;
};

/** MOVE-7, or MINO-1 and MINO-2: who stands there, and would they give way? */
const taken = (walk: Seen, from: Square, to: Square): Refusal | undefined => {
  const { own, god } = walk.rules;
  if (!has(occupied(walk), to)) return undefined;
  const pushes = god.id === MINOTAUR;
  if (has(walk.own, to)) {
    const sentence = `Your own worker stands on ${nameOf(to)}.`;
    return refuse(pushes ? 'MINO-1' : 'MOVE-7', 'OCCUPIED', sentence);
  }
  if (own.sends === undefined) {
    return refuse('MOVE-7', 'OCCUPIED', `Another worker stands on ${nameOf(to)}.`);
  }
  if (own.sends(walk, from, to) !== NOWHERE) return undefined;
  return pushes
    ? refuse('MINO-2', 'CANNOT_GIVE_WAY', pushBlocked(walk, from, to))
    : refuse('MOVE-7', 'CANNOT_GIVE_WAY', `The worker on ${nameOf(to)} can’t give way. ${god.power}`);
};

/** MOVE-9, or MINO-3 when somebody stands there. */
const tooHigh = (walk: Seen, from: Square, to: Square): Refusal | undefined => {
  const { own, mover, god } = walk.rules;
  const rise = levelOf(walk, to) - levelOf(walk, from);
  if (rise <= (own.climbs?.(walk, mover) ?? 1)) return undefined;
  const isPush = god.id === MINOTAUR && has(occupied(walk), to);
  return refuse(isPush ? 'MINO-3' : 'MOVE-9', 'TOO_HIGH', `Too high: ${nameOf(to)} is ${LEVELS[rise]} up.`);
};

/** MOVE-10: the first limit that takes the space away. */
const forbidden = (walk: Seen, from: Square, to: Square): Refusal | undefined => {
  for (const { hook, holder } of walk.rules.limitsMove) {
    if (!has(hook.allows(walk, holder, from, only(to)), to)) {
      return refuse('MOVE-10', 'OPPONENT_FORBIDS', hook.why(walk, from, to));
    }
  }
  return undefined;
};

/** Whether an edge of the phase makes this very move, whatever becomes of the turn. */
const isDrawn = (walk: Seen, from: Square, to: Square): boolean =>
  edgesOf(walk, 'move').some((edge) => has(edge.actors(walk), from) && has(edge.targets(walk, from), to));

/** What is wrong with the space itself: MOVE-6 … MOVE-9. */
const badSpace = (walk: Seen, from: Square, to: Square): Refusal | undefined =>
  has(unlimitedMoves(walk, from), to)
    ? undefined
    : (tooFar(walk, from, to) ??
      taken(walk, from, to) ??
      closedSpace(walk, to, 'MOVE-8') ??
      tooHigh(walk, from, to));

const target = (walk: Seen, from: Square, to: Square): Refusal | undefined =>
  isDrawn(walk, from, to)
    ? undefined
    : (badSpace(walk, from, to) ?? forbidden(walk, from, to) ?? ownPower(walk, 'MOVE-4'));

/** No worker is chosen, so nobody moves. */
export const whyNobodyMoves = (turn: OpenTurn, player: number | undefined): Refusal =>
  over(turn) ??
  unplaced(turn, 'MOVE-2') ??
  outOfTurn(turn, player, 'MOVE-3') ??
  refuse('MOVE-4', 'NO_WORKER_SELECTED', 'Choose a worker first.');

export const whyNotMove = (
  turn: OpenTurn,
  step: MoveStep,
  player: number | undefined,
): Refusal | undefined => {
  const { walk } = turn;
  const { from, to } = step;
  return (
    over(turn) ??
    unplaced(turn, 'MOVE-2') ??
    outOfTurn(turn, player, 'MOVE-3') ??
    offBoard(from, 'MOVE-5') ??
    wrongMover(walk, from) ??
    offBoard(to, 'MOVE-5') ??
    target(walk, from, to) ??
    incomplete(walk, step, {
      whole: 'MOVE-12',
      forbidden: 'MOVE-10',
      sentence: `After a move to ${nameOf(to)} you could not complete your turn.`,
    })
  );
};
