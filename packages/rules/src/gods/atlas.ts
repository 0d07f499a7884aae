import { anyWorker, build, buildLowDome, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, type Phase } from '../core/phase.ts';

const BLOCK_OR_DOME: Phase = {
  name: 'build',
  settled: true,
  edges: [
    build({ who: sameWorker, next: END_OF_TURN }),
    buildLowDome({ who: sameWorker, next: END_OF_TURN }),
  ],
};

export const atlas: God = {
  id: 'atlas',
  name: 'Atlas',
  title: 'Titan Shouldering the Heavens',
  set: 'simple',
  number: 4,
  startPriority: 40,
  power: 'Your worker may build a dome at any level.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: {
    neverRepeats: true,
    start: { name: 'move', edges: [move({ who: anyWorker, next: BLOCK_OR_DOME })] },
  },
};
