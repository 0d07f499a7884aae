import { anyWorker, build, buildDome, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, type Phase } from '../core/phase.ts';
import { diff, intersect } from '../core/squares.ts';
import { femaleState } from '../core/state-text.ts';

/** One build: the ordinary one of whoever moved, or a dome by the female worker, wherever she stands. */
const BUILD: Phase = {
  name: 'build',
  settled: true,
  memory: 'worker',
  edges: [
    build({ who: sameWorker, next: END_OF_TURN }),
    buildDome({
      who: (walk) => intersect(walk.female, walk.own),
      // On level 3 a dome is her ordinary build if she moved.
      where: (walk, builder, targets) => (builder === walk.worker ? diff(targets, walk.level3) : targets),
      next: END_OF_TURN,
    }),
  ],
};

export const selene: God = {
  id: 'selene',
  name: 'Selene',
  title: 'Goddess of the Moon',
  set: 'advanced',
  number: 28,
  startPriority: 8,
  power:
    'Instead of the ordinary build, your female worker may build a dome at any level, whether or not she moved.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  marksFemale: true,
  state: femaleState('Selene’s'),
  own: { start: { name: 'move', edges: [move({ who: anyWorker, next: BUILD })] } },
};
