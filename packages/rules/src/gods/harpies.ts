import { atMost, levelOf } from '../core/board.ts';
import { headingOf, neighbourIn } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { force } from '../core/moving.ts';
import { has, intersect, NOWHERE, type Square } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';
import { unoccupied } from '../core/workers.ts';

/** Where the wings carry a worker next: straight on, unless the space is closed or higher. They never cross the edge. */
const nextSpace = (walk: Walk, heading: number): Square => {
  const ahead = neighbourIn(walk.worker, heading);
  if (ahead === NOWHERE) return NOWHERE;
  const open = intersect(unoccupied(walk), atMost(walk, levelOf(walk, walk.worker)));
  return has(open, ahead) ? ahead : NOWHERE;
};

export const harpies: God = {
  id: 'harpies',
  name: 'Harpies',
  title: 'Winged Menaces',
  set: 'golden-fleece',
  number: 38,
  startPriority: 20,
  power:
    'After each move of an opponent’s worker it is carried straight on until the next space is higher or closed.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { neverRepeats: true },
  foe: {
    follows: (walk, _, from, to) => {
      const heading = headingOf(from, to);
      for (let next = nextSpace(walk, heading); next !== NOWHERE; next = nextSpace(walk, heading)) {
        force(walk, walk.worker, next);
        if (walk.done) return;
      }
    },
  },
};
