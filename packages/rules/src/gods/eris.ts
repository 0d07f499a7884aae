import { borrowable, buildBorrowed, moveBorrowed } from '../core/borrowed.ts';
import { anyWorker, LAST_BUILD, move } from '../core/edges.ts';
import { win } from '../core/ending.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, type Phase } from '../core/phase.ts';
import { diff, has, type Square } from '../core/squares.ts';
import { recentState } from '../core/state-text.ts';
import type { Walk } from '../core/walk.ts';
import { workersOfPlayer } from '../core/workers.ts';

/** Nobody wins by climbing with somebody else's worker, but its owner's own condition counts (clause 4). */
const ownerMayWin = (walk: Walk, from: Square): void => {
  const at = walk.worker;
  for (const { hook: god, holder } of walk.rules.rivals) {
    if (!has(workersOfPlayer(walk, holder.player), at)) continue;
    if (god.own?.wins?.(walk, holder, from, at, walk.rise) !== true) continue;
    win(walk, holder.player);
    return;
  }
};

const BUILD_WITH_IT: Phase = {
  name: 'build with it',
  memory: 'worker',
  edges: [buildBorrowed(END_OF_TURN)],
};

export const eris: God = {
  id: 'eris',
  name: 'Eris',
  title: 'Goddess of Discord',
  set: 'promo',
  number: 60,
  startPriority: 50,
  power:
    'Instead of your own you may move and build with an opponent worker, but not the one they moved last.',
  players: [2, 4],
  fleece: true,
  official: true,
  marksRecent: true,
  state: recentState('Eris’'),
  own: {
    start: {
      name: 'move',
      edges: [
        move({ who: anyWorker, next: LAST_BUILD }),
        moveBorrowed({
          who: (walk) => diff(borrowable(walk), walk.recent),
          judge: ownerMayWin,
          next: BUILD_WITH_IT,
        }),
      ],
    },
  },
};
