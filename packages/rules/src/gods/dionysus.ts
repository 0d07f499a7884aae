import { beginTurn } from '../core/beginning.ts';
import { borrowable, buildBorrowed, moveBorrowed } from '../core/borrowed.ts';
import { act } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import { only, type Square } from '../core/squares.ts';

/** The one answer to the offer that is not "no, thanks". */
const TAKE_IT: Square = 0 as Square;

const GUEST_MOVE: Phase = {
  name: 'move an opponent’s worker',
  memory: 'nothing',
  edges: [
    moveBorrowed({
      who: borrowable,
      next: { name: 'build with it', memory: 'worker', edges: [buildBorrowed(END_OF_TURN)] },
    }),
  ],
};

/** The additional turn is offered as a whole: once it has begun, it is played. */
const OFFER: Phase = {
  name: 'additional turn',
  memory: 'nothing',
  edges: [
    act({
      kind: 'choose',
      targets: () => only(TAKE_IT),
      does: (walk) => {
        walk.trace?.push({ kind: 'noted', text: 'additional turn' });
        beginTurn(walk);
        walk.truce = true;
      },
      step: (_, __, option) => ({ kind: 'choose', option }),
      next: GUEST_MOVE,
    }),
  ],
  otherwise: mayEnd,
};

export const dionysus: God = {
  id: 'dionysus',
  name: 'Dionysus',
  title: 'God of Wine',
  set: 'advanced',
  number: 18,
  startPriority: 24,
  power:
    'Completing a tower earns you an additional turn, played with an opponent’s worker; nobody can win in it.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { earns: (walk) => (walk.towersCompleted > 0 ? OFFER : undefined) },
};
