import { anyWorker, build, move, unmovedWorkers } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN } from '../core/phase.ts';

export const graeae: God = {
  id: 'graeae',
  name: 'Graeae',
  title: 'The Gray Hags',
  set: 'golden-fleece',
  number: 36,
  startPriority: 26,
  power: 'You have three workers. One moves, then one of the others builds.',
  players: [2, 3],
  official: true,
  workers: 3,
  own: {
    start: {
      name: 'move',
      edges: [
        move({
          who: anyWorker,
          next: { name: 'build', settled: true, edges: [build({ who: unmovedWorkers, next: END_OF_TURN })] },
        }),
      ],
    },
  },
};
