import { PERIMETER } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { has } from '../core/squares.ts';

export const hera: God = {
  id: 'hera',
  name: 'Hera',
  title: 'Goddess of Marriage',
  set: 'advanced',
  number: 20,
  startPriority: 5,
  power: 'Opponents can’t win by a move that ends on the edge of the board.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { neverRepeats: true },
  foe: { preventsWin: (_walk, _holder, to) => has(PERIMETER, to) },
};
