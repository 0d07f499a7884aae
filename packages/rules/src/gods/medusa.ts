import { atMost, levelOf } from '../core/board.ts';
import { blocksAllowed, putPiece } from '../core/building.ts';
import { around } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { EMPTY, first, rest, type SquareSet } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';
import { removeWorker, touchableFoes } from '../core/workers.ts';

/** Opponents' workers beside and below one of the holder's, where the block may be built that they become. */
const victims = (walk: Walk): SquareSet => {
  let below = EMPTY;
  for (let left = walk.own; left !== 0; left = rest(left)) {
    const worker = first(left);
    below = (below | (around(worker) & atMost(walk, levelOf(walk, worker) - 1))) as SquareSet;
  }
  return blocksAllowed(walk, walk.worker, (below & touchableFoes(walk)) as SquareSet);
};

export const medusa: God = {
  id: 'medusa',
  name: 'Medusa',
  title: 'Petrifying Gorgon',
  set: 'advanced',
  number: 24,
  startPriority: 22,
  power:
    'At the end of your turn every opponent worker beside and below one of yours leaves the game, and a block is built in its place.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: {
    neverRepeats: true,
    ends: (walk) => {
      for (let left = victims(walk); left !== 0; left = rest(left)) {
        const at = first(left);
        removeWorker(walk, at);
        putPiece(walk, at, 'block');
      }
    },
  },
};
