import type { God } from '../core/god.ts';

const HIGHEST_CLIMB = 3;

export const pegasus: God = {
  id: 'pegasus',
  name: 'Pegasus',
  title: 'Winged Horse',
  set: 'promo',
  number: 67,
  startPriority: 54,
  power: 'Your worker may climb any number of levels in one move, but a climb of more than one never wins.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { neverRepeats: true, climbs: () => HIGHEST_CLIMB, forgoesWin: (_, rise) => rise > 1 },
};
