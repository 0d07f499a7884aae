/** Moving the pieces that stand for workers, with everything that sticks to them. No rule decides here. */

import { add, EMPTY, has, remove, type Square, type SquareSet, size, union } from './squares.ts';
import { areFoes, sideOf } from './table.ts';
import { memoryOf, type Walk } from './walk.ts';

/** Spaces that hold a worker as far as the mover can see. */
export const occupied = (walk: Walk): SquareSet => ((walk.own | walk.foes) & ~walk.hidden) as SquareSet;
/** Spaces without worker, dome or anything that counts as one, as far as the mover can see (G1.4). */
export const unoccupied = (walk: Walk): SquareSet =>
  (~(((walk.own | walk.foes) & ~walk.hidden) | walk.closed) & 0x1ffffff) as SquareSet;

/** Opponents' workers that a power may touch: not those that stand where only a dome seems to be (G8.4). */
export const touchableFoes = (walk: Walk): SquareSet => (walk.foes & ~walk.closed) as SquareSet;

/** Spaces that carry a token without being closed by it. */
export const tokensOn = (walk: Walk): SquareSet => {
  let tokens = EMPTY;
  for (const { hook, holder } of walk.rules.tokens) tokens = union(tokens, hook(walk, holder));
  return tokens;
};

/** The workers of a player, or of that player's team. */
export const workersOfPlayer = (walk: Walk, player: number): SquareSet => {
  const { table } = walk;
  const side = sideOf(table, player);
  const mover = sideOf(table, walk.toMove);
  if (side === mover) return walk.own;
  if (table.sides === 2) return walk.foes;
  return side === (mover + 1) % 3 ? ((walk.foes & ~walk.third) as SquareSet) : walk.third;
};

/** Workers that a player can't see, whosever turn it is. */
export const hiddenFrom = (walk: Walk, player: number): SquareSet => {
  const { table } = walk;
  let hidden = EMPTY;
  for (const [other, god] of table.gods.entries()) {
    if (god.foe?.hidesWorkers === true && areFoes(table, other, player))
      hidden = union(hidden, workersOfPlayer(walk, other));
  }
  return hidden;
};

/** How many workers the mover can't see. Their number is no secret: where they are not known, the card tells it. */
export const unseenWorkers = (walk: Walk): number => {
  let count = 0;
  for (const { holder } of walk.rules.hides)
    count += Math.max(size(workersOfPlayer(walk, holder.player)), memoryOf(walk, holder.card));
  return count;
};

const shift = (set: SquareSet, from: Square, to: Square): SquareSet =>
  has(set, from) ? add(remove(set, from), to) : set;
const exchange = (set: SquareSet, a: Square, b: Square): SquareSet =>
  has(set, a) === has(set, b) ? set : ((set ^ (1 << a) ^ (1 << b)) as SquareSet);

const carryMarks = (
  walk: Walk,
  carry: (set: SquareSet, a: Square, b: Square) => SquareSet,
  a: Square,
  b: Square,
): void => {
  walk.own = carry(walk.own, a, b);
  walk.foes = carry(walk.foes, a, b);
  walk.third = carry(walk.third, a, b);
  walk.hidden = carry(walk.hidden, a, b);
  walk.female = carry(walk.female, a, b);
  walk.recent = carry(walk.recent, a, b);
  walk.bound = carry(walk.bound, a, b);
  walk.moved = carry(walk.moved, a, b);
  walk.built = carry(walk.built, a, b);
  walk.marked = carry(walk.marked, a, b);
  walk.asleep = carry(walk.asleep, a, b);
};

/** Anybody's worker goes from one space to another, free one. */
export const relocate = (walk: Walk, from: Square, to: Square): void => {
  carryMarks(walk, shift, from, to);
  if (walk.worker === from) walk.worker = to;
};

/** Two workers change places at one instant. */
export const exchangePlaces = (walk: Walk, a: Square, b: Square): void => {
  carryMarks(walk, exchange, a, b);
  if (walk.worker === a) walk.worker = b;
  else if (walk.worker === b) walk.worker = a;
};

/** The mover's own worker steps to a free space. The common case, so it touches only what can concern a mover. */
export const step = (walk: Walk, from: Square, to: Square): void => {
  const bits = (1 << from) | (1 << to);
  walk.own = (walk.own ^ bits) as SquareSet;
  if (
    ((walk.female | walk.recent | walk.bound | walk.marked | walk.asleep | walk.built | walk.moved) >>>
      from) &
    1
  ) {
    walk.female = shift(walk.female, from, to);
    walk.recent = shift(walk.recent, from, to);
    walk.bound = shift(walk.bound, from, to);
    walk.marked = shift(walk.marked, from, to);
    walk.asleep = shift(walk.asleep, from, to);
    walk.built = shift(walk.built, from, to);
    walk.moved = shift(walk.moved, from, to);
  }
};

/**
 * A worker leaves the game for good (G9.1). That it moved, and was marked, stays on record where it stood: a test on
 * the whole turn still has to look at its last move.
 */
export const removeWorker = (walk: Walk, at: Square): void => {
  if (has(walk.foes, at)) walk.graves = add(walk.graves, at);
  const gone = (set: SquareSet): SquareSet => remove(set, at);
  walk.own = gone(walk.own);
  walk.foes = gone(walk.foes);
  walk.third = gone(walk.third);
  walk.hidden = gone(walk.hidden);
  walk.female = gone(walk.female);
  walk.recent = gone(walk.recent);
  walk.bound = gone(walk.bound);
  walk.built = gone(walk.built);
  walk.asleep = gone(walk.asleep);
  walk.trace?.push({ kind: 'removed', at });
};

/** A new worker of a player comes to a free space. */
export const addWorker = (walk: Walk, player: number, at: Square): void => {
  const bit = add(EMPTY, at);
  const isOwn = !areFoes(walk.table, player, walk.toMove);
  if (isOwn) {
    walk.own = union(walk.own, bit);
  } else {
    const isThird = workersOfPlayer(walk, player) === walk.third && walk.table.sides === 3;
    walk.foes = union(walk.foes, bit);
    if (isThird) walk.third = union(walk.third, bit);
  }
  walk.trace?.push({ kind: 'placed', at, player, interrupting: !isOwn });
};
