/** The build: where a worker may build what, and what the piece does (G3.2, G3.3, G6.6). */

import { lower, type Piece, raise } from './board.ts';
import { cancel, goTo, passTurn, winsByBoard } from './ending.ts';
import { around, aroundTorus } from './geometry.ts';
import { END_OF_TURN, type Next, type Phase } from './phase.ts';
import { add, diff, has, intersect, type Square, type SquareSet, union } from './squares.ts';
import { NOBODY, type Walk } from './walk.ts';
import { unoccupied } from './workers.ts';

/** Unoccupied spaces in the builder's reach: where anything could be built. */
export const buildReach = (walk: Walk, builder: Square): SquareSet =>
  intersect(walk.rules.own.torus === true ? aroundTorus(builder) : around(builder), unoccupied(walk));

/** The spaces of a set on which no opponent forbids a block (BUILD-8). Domes are not asked about. */
export const blocksAllowed = (walk: Walk, builder: Square, targets: SquareSet): SquareSet => {
  let allowed = targets;
  for (const { hook, holder } of walk.rules.limitsBlocks)
    allowed = hook.allows(walk, holder, builder, allowed);
  return allowed;
};

/** Where the builder may make an ordinary build: a block below level 3, a dome on it (BUILD-3 … BUILD-8). */
export const buildTargets = (walk: Walk, builder: Square): SquareSet => {
  const reach = buildReach(walk, builder);
  if (walk.rules.limitsBlocks.length === 0) return reach;
  return union(intersect(reach, walk.level3), blocksAllowed(walk, builder, diff(reach, walk.level3)));
};

/** What an ordinary build puts on a space (BUILD-7). */
export const ordinaryPiece = (walk: Walk, at: Square): Piece => (has(walk.level3, at) ? 'dome' : 'block');

/** The first phase that interrupts the turn after the piece just built, of those who come after a player. */
const interruption = (walk: Walk, after: number): Phase | undefined => {
  const piece = has(walk.domes, walk.site) ? 'dome' : 'block';
  for (const { hook, holder } of walk.rules.interrupts) {
    const phase = holder.player > after ? hook(walk, holder, walk.site, piece) : undefined;
    if (phase !== undefined) return phase;
  }
  return undefined;
};

/** Where the turn goes on when a player has answered: with the next one who is asked, or where it was interrupted. */
export const afterInterruption = (walk: Walk, player: number): Phase =>
  interruption(walk, player) ?? walk.resume;

const interruptedBy = (walk: Walk, next: Next): Next => {
  const phase = interruption(walk, NOBODY);
  if (phase !== undefined) walk.resume = typeof next === 'function' ? next(walk) : next;
  return phase ?? next;
};

const stack = (walk: Walk, at: Square, piece: Piece): void => {
  const onTop = has(walk.level3, at);
  if (piece === 'dome') {
    walk.domes = add(walk.domes, at);
    walk.closed = add(walk.closed, at);
    walk.domesBuilt += 1;
    if (onTop) walk.towersCompleted += 1;
  } else raise(walk, at);
  walk.site = at;
  walk.trace?.push({ kind: 'built', at, piece, low: piece === 'dome' && !onTop });
};

/** Puts a piece on a space and lets every power that cares know. */
export const putPiece = (walk: Walk, at: Square, piece: Piece): void => {
  const { own, mover, sheds } = walk.rules;
  for (const { hook, holder } of sheds) hook(walk, holder.card, at);
  stack(walk, at, piece);
  own.built?.(walk, mover, at, piece);
};

/** A whole build by one of the workers in the mover's hands. */
export const makeBuild = (walk: Walk, builder: Square, at: Square, piece: Piece, next: Next): void => {
  if (has(walk.hidden, at)) {
    cancel(walk, at);
    return;
  }
  walk.built = add(walk.built, builder);
  // The end of most turns, and so of most of the work of a search.
  if (next === END_OF_TURN && walk.rules.buildsPlainly) {
    stack(walk, at, piece);
    passTurn(walk);
    return;
  }
  putPiece(walk, at, piece);
  if (winsByBoard(walk)) return;
  goTo(walk, walk.rules.interrupts.length === 0 ? next : interruptedBy(walk, next));
};

/** Takes the top block from a space. Whatever lay on it goes with it (G9.3). */
export const takeBlock = (walk: Walk, at: Square): void => {
  if (has(walk.hidden, at)) {
    cancel(walk, at);
    return;
  }
  lower(walk, at);
  walk.trace?.push({ kind: 'unbuilt', at, all: false });
  for (const { hook, holder } of walk.rules.sheds) hook(walk, holder.card, at);
};

/** Takes every block from under a worker, who comes down with them and has not moved (G8.1). */
export const takeTower = (walk: Walk, at: Square): void => {
  while (has(walk.level1, at)) lower(walk, at);
  walk.trace?.push({ kind: 'unbuilt', at, all: true });
  for (const { hook, holder } of walk.rules.sheds) hook(walk, holder.card, at);
};
