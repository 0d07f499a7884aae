import type { God } from '../core/god.ts';

export const persephone: God = {
  id: 'persephone',
  name: 'Persephone',
  title: 'Goddess of Spring Growth',
  set: 'advanced',
  number: 26,
  startPriority: 4,
  power: 'If an opponent can move a worker up in their turn, they must.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { neverRepeats: true },
  foe: {
    demands: (walk) => walk.rises > 0,
    demandsMove: true,
    objection: 'Persephone asks for a move up in this turn, as long as one is possible.',
  },
};
