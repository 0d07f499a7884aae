import { aroundAny } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { intersect, union } from '../core/squares.ts';
import { workersOfPlayer } from '../core/workers.ts';

export const aphrodite: God = {
  id: 'aphrodite',
  name: 'Aphrodite',
  title: 'Goddess of Love',
  set: 'advanced',
  number: 11,
  startPriority: 57,
  power:
    'An opponent worker that starts its turn beside one of your workers must, if it moves, end beside one of them.',
  players: [2, 4],
  official: true,
  foe: {
    begins: (walk, { player }) => {
      walk.marked = union(walk.marked, intersect(walk.own, aroundAny(workersOfPlayer(walk, player))));
    },
    // Judged where everybody stands at the end; a worker taken off the board counts where it stood (clause 8).
    accepts: (walk, { player }) =>
      (walk.marked & walk.moved & ~aroundAny(union(workersOfPlayer(walk, player), walk.graves))) === 0,
    objection: 'Aphrodite holds this worker: it has to end its turn beside one of hers.',
  },
};
