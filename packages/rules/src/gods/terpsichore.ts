import { ALL_BUILD, move, unmovedWorkers } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, type Phase } from '../core/phase.ts';
import { EMPTY } from '../core/squares.ts';

const MOVING: Phase = {
  name: 'all move',
  memory: 'workers',
  edges: [
    move({
      who: unmovedWorkers,
      next: (walk) => (unmovedWorkers(walk) === EMPTY ? ALL_BUILD : MOVING),
    }),
  ],
  // Without workers all of them have moved and built already.
  otherwise: (walk) => (walk.own === EMPTY ? END_OF_TURN : undefined),
};

export const terpsichore: God = {
  id: 'terpsichore',
  name: 'Terpsichore',
  title: 'Muse of Dancing',
  set: 'golden-fleece',
  number: 44,
  startPriority: 33,
  power: 'All of your workers must move, then all of them must build.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { start: MOVING },
};
