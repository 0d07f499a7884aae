import type { God } from '../core/god.ts';

/** Nobody's card: the plain game (G10). */
export const mortal: God = {
  id: 'mortal',
  name: 'Mortal',
  set: 'mortal',
  power: 'No power: move one worker, then build with it.',
  players: [2, 3, 4],
  official: true,
  own: { neverRepeats: true },
};
