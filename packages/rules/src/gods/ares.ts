import { atLeast } from '../core/board.ts';
import { takeBlock } from '../core/building.ts';
import { act, anyWorker, build, move, sameWorker, unmovedWorkers } from '../core/edges.ts';
import { aroundAny } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import type { SquareSet } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';
import { unoccupied } from '../core/workers.ts';

const blocksInReach = (walk: Walk): SquareSet =>
  (aroundAny(unmovedWorkers(walk)) & unoccupied(walk) & atLeast(walk, 1)) as SquareSet;

const PILLAGE: Phase = {
  name: 'remove a block',
  edges: [
    act({
      kind: 'unbuild',
      targets: blocksInReach,
      does: (walk, _, at) => takeBlock(walk, at),
      step: (_, __, at) => ({ kind: 'unbuild', at }),
      next: END_OF_TURN,
    }),
  ],
  otherwise: mayEnd,
};

export const ares: God = {
  id: 'ares',
  name: 'Ares',
  title: 'God of War',
  set: 'advanced',
  number: 12,
  startPriority: 62,
  power: 'After building you may remove one block beside a worker of yours that did not move.',
  players: [2, 3, 4],
  official: true,
  own: {
    start: {
      name: 'move',
      edges: [
        move({
          who: anyWorker,
          next: { name: 'build', settled: true, edges: [build({ who: sameWorker, next: PILLAGE })] },
        }),
      ],
    },
  },
};
