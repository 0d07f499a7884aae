import { anyWorker, build, buildDome, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import { unoccupied } from '../core/workers.ts';

const FALLING_STAR: Phase = {
  name: 'dome anywhere',
  memory: 'worker',
  edges: [buildDome({ who: sameWorker, where: unoccupied, next: END_OF_TURN })],
  otherwise: mayEnd,
};

export const asteria: God = {
  id: 'asteria',
  name: 'Asteria',
  title: 'Goddess of Falling Stars',
  set: 'promo',
  number: 62,
  startPriority: 45,
  power: 'In a turn in which your worker moved down you may, after building, put a dome on any free space.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: {
    start: {
      name: 'move',
      edges: [
        move({
          who: anyWorker,
          next: {
            name: 'build',
            memory: 'worker',
            settled: true,
            edges: [
              build({ who: sameWorker, next: (walk) => (walk.drops > 0 ? FALLING_STAR : END_OF_TURN) }),
            ],
          },
        }),
      ],
    },
  },
};
