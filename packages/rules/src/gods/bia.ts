import { beyond, PERIMETER } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { has, intersect, NOWHERE } from '../core/squares.ts';
import { removeWorker, touchableFoes } from '../core/workers.ts';

export const bia: God = {
  id: 'bia',
  name: 'Bia',
  title: 'Goddess of Violence',
  set: 'advanced',
  number: 13,
  startPriority: 0,
  power:
    'You start, with your workers on the edge of the board. An opponent worker straight behind the space your worker moves to leaves the game.',
  players: [2, 3, 4],
  fleece: true,
  mustStart: true,
  official: true,
  places: (_walk, _player, free) => intersect(free, PERIMETER),
  own: {
    neverRepeats: true,
    moved: (walk, _holder, from, to) => {
      const behind = beyond(from, to);
      if (behind !== NOWHERE && has(touchableFoes(walk), behind)) removeWorker(walk, behind);
    },
  },
};
