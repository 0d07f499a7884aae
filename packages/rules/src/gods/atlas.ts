import { anyWorker, build, buildLowDome, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, type Phase } from '../core/phase.ts';

const BLOCK_OR_DOME: Phase = {
  name: 'build',
  edges: [
    build({ who: sameWorker, next: END_OF_TURN }),
    buildLowDome({ who: sameWorker, next: END_OF_TURN }),
  ],
};

export const atlas: God = {
  id: 'atlas',
  name: 'Atlas',
  set: 'simple',
  power: 'Your worker may build a dome at any level.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  bans: [{ id: 'gaea', why: 'Domes at will would bring in all of Gaea’s workers at once.' }],
  own: {
    neverRepeats: true,
    start: { name: 'move', edges: [move({ who: anyWorker, next: BLOCK_OR_DOME })] },
  },
};
