import { beyond } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { has, NOWHERE } from '../core/squares.ts';
import { unoccupied } from '../core/workers.ts';

export const minotaur: God = {
  id: 'minotaur',
  name: 'Minotaur',
  title: 'Bull-headed Monster',
  set: 'simple',
  number: 8,
  startPriority: 59,
  power:
    'Your worker may move into an opponent worker’s space and push that worker straight on, if the space behind is free.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: {
    neverRepeats: true,
    sends: (walk, from, to) => {
      const behind = beyond(from, to);
      return behind !== NOWHERE && has(unoccupied(walk), behind) ? behind : NOWHERE;
    },
  },
};
