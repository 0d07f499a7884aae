import { atMost, levelOf } from '../core/board.ts';
import { anyWorker, build, LAST_BUILD, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import type { Edge, Phase } from '../core/phase.ts';
import { intersect } from '../core/squares.ts';

const BUILT_FIRST: Phase = {
  name: 'move without climbing',
  edges: [
    move({
      who: sameWorker,
      where: (walk, from, targets) => intersect(targets, atMost(walk, levelOf(walk, from))),
      next: LAST_BUILD,
    }),
  ],
};

const firstBuild: Edge = build({ who: anyWorker, next: BUILT_FIRST });
/** Whoever builds before moving is the one that has to move. */
const buildBeforeMoving: Edge = {
  ...firstBuild,
  take: (walk, builder, at) => {
    walk.worker = builder;
    firstBuild.take(walk, builder, at);
  },
};

export const prometheus: God = {
  id: 'prometheus',
  name: 'Prometheus',
  title: 'Titan Benefactor of Mankind',
  set: 'simple',
  number: 10,
  startPriority: 46,
  power: 'Your worker may build before moving; then it can’t move up, and builds again after the move.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: {
    start: { name: 'move', edges: [move({ who: anyWorker, next: LAST_BUILD }), buildBeforeMoving] },
  },
};
