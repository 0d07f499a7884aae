/**
 * Moves and builds that a player makes with an opponent's worker (G7.5): by the rules of a mortal, whatever the powers
 * of either. The owner's limits do not bind the worker, those of a third player do, and so does what binds everybody.
 */

import { atMost, levelOf } from './board.ts';
import { makeBuild, ordinaryPiece } from './building.ts';
import { sameWorker } from './edges.ts';
import { goTo } from './ending.ts';
import { around } from './geometry.ts';
import type { Holder } from './god.ts';
import { announce, force } from './moving.ts';
import type { Edge, Next } from './phase.ts';
import { diff, has, intersect, NOWHERE, type Square, type SquareSet, union } from './squares.ts';
import type { Walk } from './walk.ts';
import { relocate, touchableFoes, unoccupied, workersOfPlayer } from './workers.ts';

/** Opponents' workers that the mover may use. */
export const borrowable = (walk: Walk): SquareSet => diff(touchableFoes(walk), walk.hidden);

const isOwner = (walk: Walk, { player }: Holder, worker: Square): boolean =>
  has(workersOfPlayer(walk, player), worker);

const moveTargets = (walk: Walk, from: Square): SquareSet => {
  const { limitsMove, limitsAnyMove } = walk.rules;
  let targets = (around(from) & atMost(walk, levelOf(walk, from) + 1) & unoccupied(walk)) as SquareSet;
  for (const limit of limitsMove) {
    if (limitsAnyMove.includes(limit) || !isOwner(walk, limit.holder, from))
      targets = limit.hook.allows(walk, limit.holder, from, targets);
  }
  return targets;
};

const buildTargets = (walk: Walk, builder: Square): SquareSet => {
  const reach = intersect(around(builder), unoccupied(walk));
  let blocks = diff(reach, walk.level3);
  for (const { hook, holder } of walk.rules.limitsBlocks)
    if (!isOwner(walk, holder, builder)) blocks = hook.allows(walk, holder, builder, blocks);
  return union(intersect(reach, walk.level3), blocks);
};

/** The step and what follows of itself. Nobody wins by climbing with somebody else's worker. */
const makeMove = (walk: Walk, from: Square, to: Square): void => {
  const rise = levelOf(walk, to) - levelOf(walk, from);
  walk.trace?.push({ kind: 'moved', from, to });
  relocate(walk, from, to);
  walk.worker = to;
  walk.rise = rise;
  if (rise > 0) walk.rises += 1;
  announce(walk, to);
  for (const { hook, holder } of walk.rules.carries) {
    if (walk.done) return;
    const away = hook(walk, holder, to);
    if (away !== NOWHERE) force(walk, to, away);
  }
};

const slide = (walk: Walk, from: Square, to: Square): void => {
  for (const { hook, holder } of walk.rules.follows)
    if (!walk.done && !isOwner(walk, holder, walk.worker)) hook(walk, holder, from, to);
};

interface BorrowedMove {
  readonly who: (walk: Walk) => SquareSet;
  /** Looks whether somebody has won by the move, before any slide. */
  readonly judge?: (walk: Walk, from: Square) => void;
  readonly next: Next;
}

/** A move of an opponent's worker. */
export const moveBorrowed = ({ who, judge, next }: BorrowedMove): Edge => ({
  kind: 'move',
  actors: who,
  targets: moveTargets,
  take: (walk, from, to) => {
    makeMove(walk, from, to);
    if (!walk.done) judge?.(walk, from);
    slide(walk, from, to);
    if (!walk.done) goTo(walk, next);
  },
  step: (_, from, to) => ({ kind: 'move', from, to }),
});

/** A build by the opponent's worker that was moved. */
export const buildBorrowed = (next: Next): Edge => ({
  kind: 'build',
  actors: sameWorker,
  targets: buildTargets,
  take: (walk, builder, at) => makeBuild(walk, builder, at, ordinaryPiece(walk, at), next),
  step: (walk, by, at) => ({ kind: 'build', by, at, piece: ordinaryPiece(walk, at) }),
});
