import type { God } from '../core/god.ts';

export const urania: God = {
  id: 'urania',
  name: 'Urania',
  title: 'Muse of Astronomy',
  set: 'golden-fleece',
  number: 45,
  startPriority: 49,
  power: 'For your moves and builds the board goes on at the opposite edge and corner.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { neverRepeats: true, torus: true },
};
