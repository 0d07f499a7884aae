import { aroundAny } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { diff, first, has, intersect, rest, union } from '../core/squares.ts';
import { endOfMove } from '../core/tracks.ts';
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
    // Her workers count where they stand at the end; one taken off the board counts where it stood (clause 8).
    accepts: (walk, { player }) => {
      const near = aroundAny(union(workersOfPlayer(walk, player), walk.graves));
      const held = intersect(walk.marked, walk.moved);
      if (walk.carried === 0) return diff(held, near) === 0;
      for (let left = held; left !== 0; left = rest(left)) {
        if (!has(near, endOfMove(walk, first(left)))) return false;
      }
      return true;
    },
    objection: 'Aphrodite holds this worker: it has to end its turn beside one of hers.',
  },
};
