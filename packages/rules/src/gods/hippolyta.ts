import { diagonally } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { has, intersect } from '../core/squares.ts';
import { femaleState } from '../core/state-text.ts';
import { workersOfPlayer } from '../core/workers.ts';

export const hippolyta: God = {
  id: 'hippolyta',
  name: 'Hippolyta',
  title: 'Queen of the Amazons',
  set: 'promo',
  number: 63,
  startPriority: 47,
  power: 'All workers, except your female one, can move only diagonally.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  marksFemale: true,
  state: femaleState('Hippolyta’s'),
  own: { neverRepeats: true },
  any: {
    limitsMove: {
      allows: (walk, { player }, from, targets) =>
        has(intersect(walk.female, workersOfPlayer(walk, player)), from)
          ? targets
          : intersect(targets, diagonally(from)),
      why: () => 'Hippolyta lets workers move only diagonally.',
    },
  },
};
