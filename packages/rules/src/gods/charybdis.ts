import { act, anyWorker, build, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import {
  add,
  diff,
  EMPTY,
  first,
  has,
  intersect,
  NOWHERE,
  remove,
  type SquareSet,
  size,
  union,
} from '../core/squares.ts';
import { readSquares, writeSquares } from '../core/state-text.ts';
import { memoryOf, remember, type Walk } from '../core/walk.ts';
import { tokensOn, unoccupied } from '../core/workers.ts';

const WHIRLPOOLS = 2;

/** The card remembers the spaces of the whirlpools; those that are not on the board are on the card. */
const whirlpools = (walk: Walk, card: number): SquareSet => memoryOf(walk, card) as SquareSet;

const spacesForWhirlpool = (walk: Walk): SquareSet =>
  size(whirlpools(walk, walk.rules.mover.card)) < WHIRLPOOLS ? diff(unoccupied(walk), tokensOn(walk)) : EMPTY;

const WHIRLPOOL: Phase = {
  name: 'whirlpool',
  edges: [
    act({
      kind: 'token',
      targets: spacesForWhirlpool,
      does: (walk, _, at) => {
        const { card } = walk.rules.mover;
        remember(walk, card, add(whirlpools(walk, card), at));
      },
      step: (_, __, at) => ({ kind: 'token', at }),
      next: END_OF_TURN,
    }),
  ],
  otherwise: mayEnd,
};

export const charybdis: God = {
  id: 'charybdis',
  name: 'Charybdis',
  title: 'Whirlpool Monster',
  set: 'golden-fleece',
  number: 32,
  startPriority: 6,
  power:
    'At the end of your turn you may put a whirlpool on a free space. Whoever moves onto one is carried to the other.',
  players: [2, 3, 4],
  official: true,
  state: {
    write: (position, player) => writeSquares((position.memory[player] ?? 0) as SquareSet),
    read: (text, position, player) => {
      const squares = readSquares(text);
      if (squares === undefined || size(squares) > WHIRLPOOLS) {
        return 'Charybdis’ state is the squares of up to two whirlpools';
      }
      if (intersect(squares, union(position.domes, position.ram)) !== 0) return 'no whirlpool lies on a dome';
      position.memory[player] = squares;
      return undefined;
    },
  },
  sheds: (walk, card, at) => remember(walk, card, remove(whirlpools(walk, card), at)),
  own: {
    start: {
      name: 'move',
      edges: [
        move({
          who: anyWorker,
          next: { name: 'build', settled: true, edges: [build({ who: sameWorker, next: WHIRLPOOL })] },
        }),
      ],
    },
  },
  any: {
    tokens: (walk, { card }) => whirlpools(walk, card),
    carries: (walk, { card }, to) => {
      const pools = whirlpools(walk, card);
      if (!has(pools, to) || size(pools) < WHIRLPOOLS) return NOWHERE;
      const other = first(remove(pools, to));
      return has((walk.own | walk.foes | walk.closed) as SquareSet, other) ? NOWHERE : other;
    },
  },
};
