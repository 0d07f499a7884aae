/** The edges that most powers are drawn with, and the graph of a mortal's turn. */

import type { Piece } from './board.ts';
import { blocksAllowed, buildReach, buildTargets, makeBuild, ordinaryPiece } from './building.ts';
import { cancel, goTo } from './ending.ts';
import { makeMove, moveTargets } from './moving.ts';
import { type Edge, END_OF_TURN, type Next, type Phase } from './phase.ts';
import { diff, EMPTY, has, NOWHERE, only, type Square, type SquareSet } from './squares.ts';
import type { Walk } from './walk.ts';

/** Any of the mover's workers. */
export const anyWorker = (walk: Walk): SquareSet => walk.own;
/** The worker that acts in this turn. */
export const sameWorker = (walk: Walk): SquareSet => (walk.worker === NOWHERE ? EMPTY : only(walk.worker));
/** The mover's workers that have not moved in this turn. */
export const unmovedWorkers = (walk: Walk): SquareSet => diff(walk.own, walk.moved);
/** The mover's workers that have not built in this turn. */
export const idleWorkers = (walk: Walk): SquareSet => diff(walk.own, walk.built);

interface MoveEdge {
  readonly who: (walk: Walk) => SquareSet;
  /** Out of the legal targets, those that this edge may use; all where absent. */
  readonly where?: (walk: Walk, from: Square, targets: SquareSet) => SquareSet;
  readonly next: Next;
}

/** A move by the rules of the mover's power. */
export const move = ({ who, where, next }: MoveEdge): Edge => ({
  kind: 'move',
  actors: who,
  targets: where === undefined ? moveTargets : (walk, from) => where(walk, from, moveTargets(walk, from)),
  take: (walk, from, to) => makeMove(walk, from, to, next),
  step: (_, from, to) => ({ kind: 'move', from, to }),
});

interface BuildEdge {
  readonly who: (walk: Walk) => SquareSet;
  readonly where?: (walk: Walk, builder: Square, targets: SquareSet) => SquareSet;
  readonly next: Next;
}

/** A block, or a dome on level 3. */
export const build = ({ who, where, next }: BuildEdge): Edge => ({
  kind: 'build',
  actors: who,
  targets:
    where === undefined ? buildTargets : (walk, builder) => where(walk, builder, buildTargets(walk, builder)),
  take: (walk, builder, at) => makeBuild(walk, builder, at, ordinaryPiece(walk, at), next),
  step: (walk, by, at) => ({ kind: 'build', by, at, piece: ordinaryPiece(walk, at) }),
});

const buildOf =
  (piece: Piece, reach: (walk: Walk, builder: Square) => SquareSet) =>
  ({ who, where, next }: BuildEdge): Edge => ({
    kind: 'build',
    actors: who,
    targets: where === undefined ? reach : (walk, builder) => where(walk, builder, reach(walk, builder)),
    take: (walk, builder, at) => makeBuild(walk, builder, at, piece, next),
    step: (_, by, at) => ({ kind: 'build', by, at, piece }),
  });

/** A block and nothing else. */
export const buildBlock: (edge: BuildEdge) => Edge = buildOf('block', (walk, builder) =>
  blocksAllowed(walk, builder, diff(buildReach(walk, builder), walk.level3)),
);
/** A dome where a block would be the ordinary piece. */
export const buildLowDome: (edge: BuildEdge) => Edge = buildOf('dome', (walk, builder) =>
  diff(buildReach(walk, builder), walk.level3),
);
/** A dome, at any level. */
export const buildDome: (edge: BuildEdge) => Edge = buildOf('dome', buildReach);

/** The single actor of an edge that nobody on the board takes. */
const ANYBODY: SquareSet = 1 as SquareSet;

interface PlainEdge {
  readonly kind: Edge['kind'];
  readonly who?: (walk: Walk) => SquareSet;
  readonly targets: Edge['targets'];
  readonly does: (walk: Walk, actor: Square, target: Square) => void;
  readonly step: Edge['step'];
  readonly next: Next;
}

/** Anything else: a force, a token, a removal. */
export const act = ({ kind, who, targets, does, step, next }: PlainEdge): Edge => ({
  kind,
  actors: who ?? ((): SquareSet => ANYBODY),
  targets,
  take: (walk, actor, target) => {
    if ((kind === 'place' || kind === 'token') && has(walk.hidden, target)) {
      cancel(walk, target);
      return;
    }
    does(walk, actor, target);
    if (!walk.done) goTo(walk, next);
  },
  step,
});

/** Builds by the worker that acts, then the turn is over. */
export const LAST_BUILD: Phase = {
  name: 'build',
  memory: 'worker',
  settled: true,
  edges: [build({ who: sameWorker, next: END_OF_TURN })],
};
/** Move, then build with the worker that moved (G3.4). */
export const MORTAL_TURN: Phase = {
  name: 'move',
  edges: [move({ who: anyWorker, next: LAST_BUILD })],
};
/** The phase after a build of a turn in which every worker builds once. */
export const untilAllBuilt = (walk: Walk): Phase => (idleWorkers(walk) === EMPTY ? END_OF_TURN : ALL_BUILD);
/** Every worker builds exactly once, in any order. */
export const ALL_BUILD: Phase = {
  name: 'all build',
  memory: 'workers',
  settled: true,
  edges: [build({ who: idleWorkers, next: untilAllBuilt })],
};
