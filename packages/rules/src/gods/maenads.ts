import { around, beyond } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { first, has, intersect, NOWHERE, rest, type Square, type SquareSet } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';
import { touchableFoes, workersOfPlayer } from '../core/workers.ts';

/** Whether two of the mover's workers stand on opposite sides of that space. */
const isFlanked = (walk: Walk, at: Square): boolean => {
  for (let left = intersect(walk.own, around(at)); left !== 0; left = rest(left)) {
    const opposite = beyond(first(left), at);
    if (opposite !== NOWHERE && has(walk.own, opposite)) return true;
  }
  return false;
};

const anyFlanked = (walk: Walk, workers: SquareSet): boolean => {
  for (let left = workers; left !== 0; left = rest(left)) if (isFlanked(walk, first(left))) return true;
  return false;
};

export const maenads: God = {
  id: 'maenads',
  name: 'Maenads',
  title: 'Raving Ones',
  set: 'promo',
  number: 61,
  startPriority: 41,
  power:
    'At the end of your turn an opponent with a worker straight between two of yours, beside both, has lost.',
  players: [2, 3, 4],
  official: true,
  own: {
    neverRepeats: true,
    defeats: (walk, _, opponent) =>
      anyFlanked(walk, intersect(workersOfPlayer(walk, opponent), touchableFoes(walk))),
  },
};
