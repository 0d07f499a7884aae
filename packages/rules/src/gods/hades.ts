import { atLeast, levelOf } from '../core/board.ts';
import type { God } from '../core/god.ts';
import { intersect } from '../core/squares.ts';

export const hades: God = {
  id: 'hades',
  name: 'Hades',
  title: 'God of the Underworld',
  set: 'golden-fleece',
  number: 37,
  startPriority: 3,
  power: 'Opponents’ workers can’t move down.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { neverRepeats: true },
  foe: {
    limitsMove: {
      allows: (walk, _, from, targets) => intersect(targets, atLeast(walk, levelOf(walk, from))),
      why: () => 'Hades lets nobody move down.',
    },
  },
};
