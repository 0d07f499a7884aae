import { anyWorker, build, LAST_BUILD, move, sameWorker } from '../core/edges.ts';
import { PERIMETER } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, type Phase } from '../core/phase.ts';
import { has } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';

/** What `count` says after a move: the space chosen for it was on the perimeter, wherever the worker is now. */
const MAY_GO_ON = 1;

const afterMove = (walk: Walk): Phase => (walk.count === MAY_GO_ON ? SURFING : LAST_BUILD);

const SURFING: Phase = {
  name: 'go on or build',
  memory: 'worker',
  edges: [build({ who: sameWorker, next: END_OF_TURN }), move({ who: sameWorker, next: afterMove })],
};

export const triton: God = {
  id: 'triton',
  name: 'Triton',
  title: 'God of the Waves',
  set: 'advanced',
  number: 29,
  startPriority: 52,
  power: 'Each time your worker moves to the edge of the board, it may move again.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: {
    start: { name: 'move', edges: [move({ who: anyWorker, next: afterMove })] },
    moved: (walk, _holder, _from, to) => {
      walk.count = has(PERIMETER, to) ? MAY_GO_ON : 0;
    },
  },
};
