import { atMost } from '../core/board.ts';
import { anyWorker, build, move, sameWorker, unmovedWorkers } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import { intersect, type SquareSet } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';

const MOST_EXTRA_BUILDS = 3;

/** The worker that stayed on the ground. There are never more than two, and of one none has stayed. */
const waveMaker = (walk: Walk): SquareSet => intersect(unmovedWorkers(walk), atMost(walk, 0));

const WAVES: Phase = {
  name: 'extra builds',
  memory: 'worker',
  unordered: true,
  edges: [
    build({
      who: waveMaker,
      next: (walk) => {
        walk.count += 1;
        return walk.count < MOST_EXTRA_BUILDS ? WAVES : END_OF_TURN;
      },
    }),
  ],
  otherwise: mayEnd,
};

export const poseidon: God = {
  id: 'poseidon',
  name: 'Poseidon',
  title: 'God of the Sea',
  set: 'advanced',
  number: 27,
  startPriority: 35,
  power:
    'After building, your worker that did not move may build up to three times if it stands on the ground.',
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
            edges: [build({ who: sameWorker, next: WAVES })],
          },
        }),
      ],
    },
  },
};
