import { blocksAllowed, makeBuild } from '../core/building.ts';
import { anyWorker, build, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { type Edge, END_OF_TURN, type Phase } from '../core/phase.ts';
import { diff, only } from '../core/squares.ts';

/** A block under the builder's own feet: the space is occupied, but by the builder. */
const rise: Edge = {
  kind: 'build',
  actors: sameWorker,
  targets: (walk, builder) => blocksAllowed(walk, builder, diff(only(builder), walk.level3)),
  take: (walk, builder, at) => makeBuild(walk, builder, at, 'block', END_OF_TURN),
  step: (_, by, at) => ({ kind: 'build', by, at, piece: 'block' }),
};

const BUILD: Phase = {
  name: 'build',
  settled: true,
  edges: [build({ who: sameWorker, next: END_OF_TURN }), rise],
};

export const zeus: God = {
  id: 'zeus',
  name: 'Zeus',
  title: 'God of the Sky',
  set: 'advanced',
  number: 30,
  startPriority: 31,
  power: 'Your worker may build a block under itself.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { neverRepeats: true, start: { name: 'move', edges: [move({ who: anyWorker, next: BUILD })] } },
};
