/** The move: where a worker may go, what its going does, and whether it wins (G3.1, G4, G6.5). */

import { atMost, levelOf } from './board.ts';
import { cancel, goTo, win } from './ending.ts';
import { around, aroundTorus } from './geometry.ts';
import { markRecent } from './marks.ts';
import type { Next } from './phase.ts';
import { add, diff, first, has, NOWHERE, rest, type Square, type SquareSet, union } from './squares.ts';
import { forgetTrack, keepTrack } from './tracks.ts';
import { NOBODY, type Walk } from './walk.ts';
import { addWorker, exchangePlaces, occupied, relocate, step } from './workers.ts';

/** Spaces the worker on `from` could enter if only height, reach and domes counted. */
const open = (walk: Walk, from: Square): SquareSet => {
  const { own, mover } = walk.rules;
  const reach = own.torus === true ? aroundTorus(from) : around(from);
  const climb = own.climbs === undefined ? 1 : own.climbs(walk, mover);
  return (reach & atMost(walk, levelOf(walk, from) + climb) & ~walk.closed) as SquareSet;
};

/** Spaces of opponents' workers that would give way. */
const yielding = (walk: Walk, from: Square, held: SquareSet): SquareSet => {
  let targets = 0 as SquareSet;
  for (let left = held; left !== 0; left = rest(left)) {
    const to = first(left);
    if (walk.rules.own.sends?.(walk, from, to) !== NOWHERE) targets = add(targets, to);
  }
  return targets;
};

/** Every space the worker on `from` may move to, before anybody else has a say. */
export const unlimitedMoves = (walk: Walk, from: Square): SquareSet => {
  const { own } = walk.rules;
  const reach = open(walk, from);
  let targets = diff(reach, occupied(walk));
  if (own.sends !== undefined) {
    const held = (reach & walk.foes & ~walk.hidden) as SquareSet;
    if (held !== 0) targets = union(targets, yielding(walk, from, held));
  }
  return own.leaps === undefined ? targets : union(targets, own.leaps(walk, from));
};

/** MOVE-5 … MOVE-10 in one set: where the worker on `from` may move. */
export const moveTargets = (walk: Walk, from: Square): SquareSet => {
  let targets = unlimitedMoves(walk, from);
  for (const { hook, holder } of walk.rules.limitsMove) targets = hook.allows(walk, holder, from, targets);
  return targets;
};

/** Tells whoever watches a space that somebody came there. */
export const announce = (walk: Walk, at: Square): void => {
  for (const { hook, holder } of walk.rules.entered) if (!walk.done) hook(walk, holder, at);
};

/** A power displaces a worker. It has not moved (G8.1). */
export const force = (walk: Walk, from: Square, to: Square): void => {
  if (has(walk.hidden, to)) {
    cancel(walk, to);
    return;
  }
  relocate(walk, from, to);
  walk.trace?.push({ kind: 'forced', from, to });
  announce(walk, to);
};

/**
 * The step itself: whoever stands there gives way, the worker goes over, its owner's power takes note. False when the
 * turn does not go on from there.
 */
export const stepTo = (walk: Walk, from: Square, to: Square): boolean => {
  const { own, mover } = walk.rules;
  const rise = levelOf(walk, to) - levelOf(walk, from);
  walk.trace?.push({ kind: 'moved', from, to });
  if (!has(walk.moved, from)) walk.origin = from;
  if (walk.carried !== 0) forgetTrack(walk, from);
  if (has(walk.foes, to)) {
    const sent = own.sends?.(walk, from, to) ?? NOWHERE;
    // Nobody offered this space: a worker stands there, or behind it, that the mover could not see.
    if (sent === NOWHERE || (sent !== from && has((walk.own | walk.foes) as SquareSet, sent))) {
      walk.trace?.pop();
      cancel(walk, to);
      return false;
    }
    if (sent === from) exchangePlaces(walk, from, to);
    else {
      relocate(walk, to, sent);
      step(walk, from, to);
    }
    walk.trace?.push({ kind: 'forced', from: to, to: sent });
    announce(walk, sent);
    if (walk.done) return false;
  } else step(walk, from, to);
  walk.worker = to;
  walk.vacated = from;
  walk.moved = add(walk.moved, to);
  walk.rise = rise;
  if (rise > 0) walk.rises += 1;
  else if (rise < 0) walk.drops += 1;
  if (walk.table.recentSides !== 0) markRecent(walk, to);
  own.moved?.(walk, mover, from, to, rise);
  announce(walk, to);
  return !walk.done;
};

/** Who wins by a winning move to `at`: the mover, nobody, or a thief. */
const winnerAt = (walk: Walk, at: Square): number => {
  const { preventsWin, stealsWin, mover } = walk.rules;
  for (const { hook, holder } of preventsWin) if (hook(walk, holder, at)) return NOBODY;
  for (const { hook, holder } of stealsWin) if (hook(walk, holder, at)) return holder.player;
  return mover.player;
};

/** Ends the game if the move that brought the worker where it stands is a winning one. */
const winsByMoving = (walk: Walk, from: Square, rise: number): boolean => {
  const { own, mover } = walk.rules;
  const at = walk.worker;
  const climbs = rise > 0 && has(walk.level3, at) && own.forgoesWin?.(walk, rise) !== true;
  if (!climbs && own.wins?.(walk, mover, from, at, rise) !== true) return false;
  const winner = winnerAt(walk, at);
  if (winner === NOBODY) return false;
  win(walk, winner);
  return true;
};

/** What comes after the step: a whirlpool, the win check, a slide; then the turn goes on. */
export const landed = (walk: Walk, from: Square, to: Square, next: Next): void => {
  const { carries, follows } = walk.rules;
  let { rise } = walk;
  for (const { hook, holder } of carries) {
    const away = hook(walk, holder, to);
    if (away === NOWHERE) continue;
    force(walk, to, away);
    if (walk.done) return;
    if (walk.marked !== 0) keepTrack(walk, away, to);
    // For win conditions the ride counts as one move up onto the second space, from whatever level.
    rise = 1;
  }
  if (winsByMoving(walk, from, rise)) return;
  for (const { hook, holder } of follows) {
    const before = walk.worker;
    hook(walk, holder, from, to);
    if (walk.done) return;
    if (walk.marked === 0 || walk.worker === before) continue;
    forgetTrack(walk, before);
    keepTrack(walk, walk.worker, to);
  }
  goTo(walk, next);
};

/**
 * A move after which the mover's power displaces somebody, in the phase it leads to: that comes before whirlpools and
 * slides, and `landed` after it. A worker that a whirlpool is about to take has not won yet (G6.5).
 */
export const makeMoveAndForce = (walk: Walk, from: Square, to: Square, next: Next): void => {
  if (!stepTo(walk, from, to)) return;
  for (const { hook, holder } of walk.rules.carries) {
    if (hook(walk, holder, to) === NOWHERE) continue;
    goTo(walk, next);
    return;
  }
  if (!winsByMoving(walk, from, walk.rise)) goTo(walk, next);
};

/** Two workers change places by force. */
export const swap = (walk: Walk, a: Square, b: Square): void => {
  exchangePlaces(walk, a, b);
  walk.trace?.push({ kind: 'swapped', from: a, to: b });
  announce(walk, a);
  if (!walk.done) announce(walk, b);
};

/** A worker that a power brings in. Placing is not moving, but it is coming there. */
export const placeWorker = (walk: Walk, player: number, at: Square): void => {
  addWorker(walk, player, at);
  announce(walk, at);
};

/** A whole move of the mover's worker. */
export const makeMove = (walk: Walk, from: Square, to: Square, next: Next): void => {
  if (stepTo(walk, from, to)) landed(walk, from, to, next);
};
