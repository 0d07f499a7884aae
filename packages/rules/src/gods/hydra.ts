import { atMost, levelOf } from '../core/board.ts';
import { act, anyWorker, build, move, sameWorker } from '../core/edges.ts';
import { cancel } from '../core/ending.ts';
import { anyNeighbouring, around } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { placeWorker } from '../core/moving.ts';
import { END_OF_TURN, type Phase } from '../core/phase.ts';
import { diff, EMPTY, intersect, type Square, type SquareSet, size } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';
import { removeWorker, unoccupied, unseenWorkers } from '../core/workers.ts';

const freeAround = (walk: Walk): SquareSet => intersect(around(walk.worker), unoccupied(walk));

/** The lowest of the unoccupied spaces around the worker that moved, as far as one can see: all lower ones could be held. */
const lowestAround = (walk: Walk): SquareSet => {
  const free = freeAround(walk);
  const unseen = unseenWorkers(walk);
  let lowest = EMPTY;
  for (let level = 0; level <= 3 && size(lowest) <= unseen; level += 1)
    lowest = intersect(free, atMost(walk, level));
  return lowest;
};

/** A head grows, unless somebody unseen left a lower space free after all. */
const grow = (walk: Walk, at: Square): void => {
  const lower = diff(intersect(freeAround(walk), atMost(walk, levelOf(walk, at) - 1)), walk.hidden);
  if (lower !== 0) cancel(walk, at);
  else placeWorker(walk, walk.toMove, at);
};

const GROW: Phase = {
  name: 'new head',
  edges: [
    act({
      kind: 'place',
      targets: lowestAround,
      does: (walk, _, at) => grow(walk, at),
      step: (_, __, at) => ({ kind: 'place', at }),
      next: END_OF_TURN,
    }),
  ],
  // asked here, because somebody may have taken the last space right after the build
  otherwise: (walk) => (lowestAround(walk) === EMPTY ? END_OF_TURN : undefined),
};

const LOSE_A_HEAD: Phase = {
  name: 'lose a head',
  edges: [
    act({
      kind: 'remove',
      targets: (walk) => walk.own,
      does: (walk, _, at) => removeWorker(walk, at),
      step: (_, __, at) => ({ kind: 'remove', at }),
      next: END_OF_TURN,
    }),
  ],
};

const heads = (walk: Walk): Phase => (anyNeighbouring(walk.own) ? LOSE_A_HEAD : GROW);

export const hydra: God = {
  id: 'hydra',
  name: 'Hydra',
  title: 'Many-Headed Monster',
  set: 'promo',
  number: 64,
  startPriority: 43,
  power:
    'At the end of your turn: if none of your workers neighbour each other, a new one joins beside the worker that moved; otherwise one of yours leaves.',
  players: [2, 3],
  official: true,
  mostWorkers: 25,
  own: {
    start: {
      name: 'move',
      edges: [
        move({
          who: anyWorker,
          next: { name: 'build', settled: true, edges: [build({ who: sameWorker, next: heads })] },
        }),
      ],
    },
  },
};
