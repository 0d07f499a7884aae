import { act, anyWorker, LAST_BUILD, move, sameWorker } from '../core/edges.ts';
import { around, beyond } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { force } from '../core/moving.ts';
import type { Edge, Phase } from '../core/phase.ts';
import { add, EMPTY, first, has, NOWHERE, rest, type Square, type SquareSet } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';
import { touchableFoes, unoccupied } from '../core/workers.ts';

/** Opponents' workers around the ferryman with a free space straight across. */
const passengers = (walk: Walk, ferryman: Square): SquareSet => {
  const free = unoccupied(walk);
  let able = EMPTY;
  for (let left = (around(ferryman) & touchableFoes(walk)) as SquareSet; left !== 0; left = rest(left)) {
    const passenger = first(left);
    const across = beyond(passenger, ferryman);
    if (across !== NOWHERE && has(free, across)) able = add(able, passenger);
  }
  return able;
};

/** Whoever ferried is the one that has to move. */
const FERRIED: Phase = { name: 'move the ferryman', edges: [move({ who: sameWorker, next: LAST_BUILD })] };

const ferry: Edge = act({
  kind: 'force',
  who: anyWorker,
  targets: passengers,
  does: (walk, ferryman, passenger) => {
    walk.worker = ferryman;
    force(walk, passenger, beyond(passenger, ferryman));
  },
  step: (_, by, from) => ({ kind: 'force', by, from, to: beyond(from, by) }),
  next: FERRIED,
});

export const charon: God = {
  id: 'charon',
  name: 'Charon',
  title: 'Ferryman to the Underworld',
  set: 'advanced',
  number: 15,
  startPriority: 11,
  power:
    'Before it moves, your worker may ferry a neighbouring opponent worker to the free space straight across itself.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: {
    neverRepeats: true,
    start: { name: 'move', edges: [move({ who: anyWorker, next: LAST_BUILD }), ferry] },
  },
};
