import { around, beyond } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { add, diff, EMPTY, first, has, intersect, NOWHERE, rest, union } from '../core/squares.ts';
import { touchableFoes, unoccupied } from '../core/workers.ts';

export const iris: God = {
  id: 'iris',
  name: 'Iris',
  title: 'Goddess of the Rainbow',
  set: 'promo',
  number: 65,
  startPriority: 37,
  power: 'Your worker may jump over a neighbouring worker to the free space behind it, whatever its level.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: {
    neverRepeats: true,
    leaps: (walk, from) => {
      const others = union(walk.own, diff(touchableFoes(walk), walk.hidden));
      const free = unoccupied(walk);
      let landings = EMPTY;
      for (let left = intersect(around(from), others); left !== 0; left = rest(left)) {
        const behind = beyond(from, first(left));
        if (behind !== NOWHERE && has(free, behind)) landings = add(landings, behind);
      }
      return landings;
    },
  },
};
