import { around } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN } from '../core/phase.ts';
import { moveAndPull, pullable } from '../core/pulling.ts';
import { first, rest, type SquareSet } from '../core/squares.ts';
import { NO_RULES } from '../core/turn-rules.ts';
import { Walk } from '../core/walk.ts';
import { relocate, touchableFoes } from '../core/workers.ts';

/** Opponents' workers beside the space just left. */
const prey = (walk: Walk): SquareSet =>
  (around(walk.vacated) & touchableFoes(walk) & ~walk.hidden) as SquareSet;

/** A win ends the turn before anybody is dragged; what only a drag would have put right is no fault of it. */
const couldHaveDragged = (walk: Walk, passes: (walk: Walk) => boolean): boolean => {
  for (let left = pullable(walk, prey); left !== 0; left = rest(left)) {
    const other = new Walk(walk.table, NO_RULES, END_OF_TURN).copy(walk);
    relocate(other, first(left), walk.vacated);
    if (passes(other)) return true;
  }
  return false;
};

export const scylla: God = {
  id: 'scylla',
  name: 'Scylla',
  title: 'Menacing Sea Monster',
  set: 'promo',
  number: 57,
  startPriority: 36,
  power: 'After moving you may force an opponent worker beside the space you left into that space.',
  players: [2, 4],
  fleece: true,
  official: true,
  own: {
    redeems: couldHaveDragged,
    start: { name: 'move', edges: [moveAndPull({ whom: prey, mayDecline: true })] },
  },
};
