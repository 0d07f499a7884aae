import { atLeast } from '../core/board.ts';
import { takeTower } from '../core/building.ts';
import { act, anyWorker, build, move, sameWorker } from '../core/edges.ts';
import { aroundAny } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { endUsingIt, heroState, whileUnused } from '../core/once.ts';
import { mayEnd, type Phase } from '../core/phase.ts';
import { diff, type SquareSet, union } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';
import { touchableFoes } from '../core/workers.ts';

/** Workers beside one of the holder's that stand on at least one block. */
const raised = (walk: Walk): SquareSet => {
  const standing = union(walk.own, diff(touchableFoes(walk), walk.hidden));
  return (aroundAny(walk.own) & standing & atLeast(walk, 1)) as SquareSet;
};

const POTION: Phase = {
  name: 'remove the blocks under a worker',
  edges: [
    act({
      kind: 'unbuild',
      targets: whileUnused(raised),
      does: (walk, _, at) => takeTower(walk, at),
      step: (_, __, at) => ({ kind: 'unbuild', at }),
      next: endUsingIt,
    }),
  ],
  otherwise: mayEnd,
};

export const medea: God = {
  id: 'medea',
  name: 'Medea',
  title: 'Powerful Sorceress',
  set: 'hero',
  number: 52,
  startPriority: 19,
  power:
    'Once, after building: all blocks under a worker beside one of yours are removed, and it comes down with them.',
  players: [2],
  official: true,
  oncePerGame: true,
  state: heroState('Medea’s'),
  own: {
    start: {
      name: 'move',
      edges: [
        move({ who: anyWorker, next: { name: 'build', edges: [build({ who: sameWorker, next: POTION })] } }),
      ],
    },
  },
};
