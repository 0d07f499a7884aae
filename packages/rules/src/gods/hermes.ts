import { atMost, levelOf } from '../core/board.ts';
import { anyWorker, build, LAST_BUILD, move } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { type Edge, END_OF_TURN, type Phase } from '../core/phase.ts';
import { diff, intersect, type Square, type SquareSet } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';

const sameLevel = (walk: Walk, from: Square): SquareSet => {
  const level = levelOf(walk, from);
  return diff(atMost(walk, level), atMost(walk, level - 1));
};

const eitherBuilds: Edge = build({ who: anyWorker, next: END_OF_TURN });
const levelMove: Edge = move({
  who: anyWorker,
  where: (walk, from, targets) => intersect(targets, sameLevel(walk, from)),
  next: () => WALKING,
});
/** Any number of level moves, by any worker, in any order; then either worker builds. */
const WALKING: Phase = { name: 'walking', memory: 'nothing', edges: [eitherBuilds, levelMove] };
const START: Phase = {
  name: 'move',
  edges: [
    eitherBuilds,
    levelMove,
    move({
      who: anyWorker,
      where: (walk, from, targets) => diff(targets, sameLevel(walk, from)),
      next: LAST_BUILD,
    }),
  ],
};

export const hermes: God = {
  id: 'hermes',
  name: 'Hermes',
  title: 'God of Travel',
  set: 'simple',
  number: 7,
  startPriority: 12,
  power:
    'While no worker goes up or down, your workers may each move any number of times, even none; then either builds.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { start: START },
};
