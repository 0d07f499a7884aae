import type { God } from '../core/god.ts';

export const pan: God = {
  id: 'pan',
  name: 'Pan',
  title: 'God of the Wild',
  set: 'simple',
  number: 9,
  startPriority: 38,
  power: 'You also win if your worker moves down two or more levels in one move.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { neverRepeats: true, wins: (_walk, _holder, _from, _to, rise) => rise <= -2 },
};
