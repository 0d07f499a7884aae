import { act, anyWorker, build, move, sameWorker } from '../core/edges.ts';
import { aroundAny } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { swap } from '../core/moving.ts';
import { type Edge, END_OF_TURN, mayEnd, type Next, type Phase } from '../core/phase.ts';
import { add, diff, EMPTY, intersect, only, type SquareSet, size, union } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';

const PAIR = 2;

/** Who has been swapped in this turn, where they stand now: one worker of each side, then two. */
const swapped = (walk: Walk): SquareSet => walk.count as SquareSet;

/** The opponents' workers, by player. */
const rivals = ({ foes, third }: Walk): readonly SquareSet[] =>
  third === EMPTY ? [foes] : [diff(foes, third), third];

/** Workers of opponents who all keep their distance, if two of them can change places with the mover's two. */
const faraway = (walk: Walk): SquareSet => {
  if (size(walk.own) !== PAIR) return EMPTY;
  const near = aroundAny(walk.own);
  return rivals(walk).reduce(
    (found, workers) =>
      size(workers) >= PAIR && intersect(workers, near) === 0 ? union(found, workers) : found,
    EMPTY,
  );
};

/** The others of the opponent whose worker was swapped first. */
const sameRival = (walk: Walk): SquareSet =>
  diff(rivals(walk).find((workers) => intersect(workers, swapped(walk)) !== 0) ?? EMPTY, swapped(walk));

const exchange = (targets: (walk: Walk) => SquareSet, next: Next): Edge =>
  act({
    kind: 'swap',
    who: (walk) => diff(walk.own, swapped(walk)),
    targets,
    does: (walk, own, other) => {
      swap(walk, own, other);
      walk.count = add(add(swapped(walk), own), other);
    },
    step: (_, from, to) => ({ kind: 'swap', from, to }),
    next,
  });

const carriesMark = (walk: Walk): SquareSet =>
  (swapped(walk) & walk.foes & (walk.female | walk.recent | walk.bound)) as SquareSet;

/** Which of their two lands where matters only if one can be told from the other. */
const landing = (walk: Walk): Phase => (size(carriesMark(walk)) === 1 ? OTHER_WAY_ROUND : END_OF_TURN);

const OTHER_WAY_ROUND: Phase = {
  name: 'which of theirs lands where',
  edges: [
    act({
      kind: 'swap',
      who: carriesMark,
      targets: (walk, marked) => diff(intersect(swapped(walk), walk.foes), only(marked)),
      does: swap,
      step: (_, from, to) => ({ kind: 'swap', from, to }),
      next: END_OF_TURN,
    }),
  ],
  otherwise: mayEnd,
};

const SECOND_PAIR: Phase = { name: 'second pair', memory: 'nothing', edges: [exchange(sameRival, landing)] };
const RETRIBUTION: Phase = {
  name: 'swap two for two',
  memory: 'nothing',
  edges: [exchange(faraway, SECOND_PAIR)],
  otherwise: mayEnd,
};

export const nemesis: God = {
  id: 'nemesis',
  name: 'Nemesis',
  title: 'Goddess of Retribution',
  set: 'golden-fleece',
  number: 41,
  startPriority: 42,
  power:
    'After building, if no worker of an opponent is beside one of yours, your two workers may change places with two of theirs.',
  players: [2, 3, 4],
  official: true,
  own: {
    start: {
      name: 'move',
      edges: [
        move({
          who: anyWorker,
          next: { name: 'build', edges: [build({ who: sameWorker, next: RETRIBUTION })] },
        }),
      ],
    },
  },
};
