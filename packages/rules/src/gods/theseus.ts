import { atLeast, atMost, levelOf } from '../core/board.ts';
import { act, anyWorker, build, move, sameWorker } from '../core/edges.ts';
import { around } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { endUsingIt, heroState, whileUnused } from '../core/once.ts';
import { mayEnd, type Phase } from '../core/phase.ts';
import { EMPTY, first, intersect, rest, type SquareSet, union } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';
import { removeWorker, touchableFoes } from '../core/workers.ts';

const DIFFERENCE = 2;

/** Opponents' workers exactly two levels above a neighbouring worker of the holder. */
const twoAbove = (walk: Walk): SquareSet => {
  let found = EMPTY;
  for (let left = walk.own; left !== 0; left = rest(left)) {
    const level = levelOf(walk, first(left)) + DIFFERENCE;
    const exactly = intersect(atLeast(walk, level), atMost(walk, level));
    found = union(found, (around(first(left)) & exactly & touchableFoes(walk)) as SquareSet);
  }
  return found;
};

const THREAD: Phase = {
  name: 'remove a worker two levels up',
  edges: [
    act({
      kind: 'remove',
      targets: whileUnused(twoAbove),
      does: (walk, _, at) => removeWorker(walk, at),
      step: (_, __, at) => ({ kind: 'remove', at }),
      next: endUsingIt,
    }),
  ],
  otherwise: mayEnd,
};

export const theseus: God = {
  id: 'theseus',
  name: 'Theseus',
  title: 'Slayer of the Minotaur',
  set: 'hero',
  number: 55,
  startPriority: 7,
  power:
    'Once, after building: remove an opponent worker exactly two levels above a neighbouring worker of yours.',
  players: [2],
  official: true,
  oncePerGame: true,
  state: heroState('Theseus’'),
  own: {
    start: {
      name: 'move',
      edges: [
        move({ who: anyWorker, next: { name: 'build', edges: [build({ who: sameWorker, next: THREAD })] } }),
      ],
    },
  },
};
