import { anyWorker, build, move, sameWorker, unmovedWorkers, untilAllBuilt } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, type Phase } from '../core/phase.ts';
import { EMPTY } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';

/** Two have moved, so all have to: nobody builds any more. */
const MOVING: Phase = {
  name: 'all move',
  memory: 'workers',
  edges: [move({ who: unmovedWorkers, next: (walk) => afterFurtherMove(walk) })],
};
const afterFurtherMove = (walk: Walk): Phase => (unmovedWorkers(walk) === EMPTY ? END_OF_TURN : MOVING);

/** Build now for an ordinary turn, or let the others move too. A single worker has then done all there is to move. */
const MOVED_ONE: Phase = {
  name: 'build or move the others',
  edges: [
    build({ who: sameWorker, next: END_OF_TURN }),
    move({ who: unmovedWorkers, next: afterFurtherMove }),
  ],
  otherwise: (walk) => (unmovedWorkers(walk) === EMPTY ? END_OF_TURN : undefined),
};

const START: Phase = {
  name: 'move or build',
  edges: [move({ who: anyWorker, next: MOVED_ONE }), build({ who: anyWorker, next: untilAllBuilt })],
  otherwise: (walk) => (walk.own === EMPTY ? END_OF_TURN : undefined),
};

export const castorAndPollux: God = {
  id: 'castor-and-pollux',
  fenName: 'castor',
  name: 'Castor & Pollux',
  title: 'Divine & Mortal Twins',
  set: 'promo',
  number: 58,
  startPriority: 13,
  power: 'Instead of an ordinary turn all of your workers may move, or all of them may build.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { start: START },
};
