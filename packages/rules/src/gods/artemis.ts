import { anyWorker, build, LAST_BUILD, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, type Phase } from '../core/phase.ts';
import { remove } from '../core/squares.ts';

const MOVED_ONCE: Phase = {
  name: 'moved once',
  edges: [
    build({ who: sameWorker, next: END_OF_TURN }),
    move({ who: sameWorker, where: (walk, _, targets) => remove(targets, walk.origin), next: LAST_BUILD }),
  ],
};

export const artemis: God = {
  id: 'artemis',
  name: 'Artemis',
  title: 'Goddess of the Hunt',
  set: 'simple',
  number: 2,
  startPriority: 53,
  power: 'Your worker may move a second time, but not back to where it started.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { start: { name: 'move', edges: [move({ who: anyWorker, next: MOVED_ONCE })] } },
};
