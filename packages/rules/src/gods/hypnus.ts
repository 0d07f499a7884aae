import { atLeast } from '../core/board.ts';
import type { God, Limit } from '../core/god.ts';
import { EMPTY, has, intersect, rest, type SquareSet, union } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';

/** The one worker above all others of its side; nobody when two share the greatest height. */
const loneHighest = (walk: Walk, workers: SquareSet): SquareSet => {
  for (let level = 3; level >= 0; level -= 1) {
    const high = intersect(workers, atLeast(walk, level));
    if (high !== EMPTY) return rest(high) === EMPTY ? high : EMPTY;
  }
  return EMPTY;
};

const noSleepwalking: Limit = {
  allows: (walk, _holder, from, targets) => (has(walk.asleep, from) ? EMPTY : targets),
  why: () => 'Hypnus put your highest worker to sleep, so it can’t move this turn.',
};

export const hypnus: God = {
  id: 'hypnus',
  name: 'Hypnus',
  title: 'God of Sleep',
  set: 'advanced',
  number: 22,
  startPriority: 23,
  power: 'An opponent worker that starts its turn higher than all its fellows can’t move in that turn.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { neverRepeats: true },
  foe: {
    begins: (walk) => {
      walk.asleep = union(walk.asleep, loneHighest(walk, walk.own));
    },
    limitsMove: noSleepwalking,
  },
};
