/** The builds of the fast powers after a move, each once a worker has come to its place. */

import { DOMED, DOUBLED, NOTHING, withMore } from '../turn-look';
import {
  addPiece,
  domes,
  emit,
  emitAsIs,
  emitEach,
  emitFurther,
  level1,
  level2,
  level3,
  remembered,
  setRemembered,
  setTowers,
} from './board';
import { INTERIOR, lowest, WINDS } from './masks';
import { blow, parries, sites, spaces, standing, wantsFew } from './scene';

// Numbers of builds (`src/core/fast-powers.ts`).
export const ONCE: i32 = 0;
const ANY_DOME: i32 = 1;
const DOUBLE: i32 = 2;
const TWICE: i32 = 3;
const INSIDE: i32 = 4;
const BY_OTHERS: i32 = 5;
const AND_BLOW: i32 = 6;
const FOR_COINS: i32 = 7;

/** What a power does once a worker stands on `to`. */
export function arrive(build: i32, to: i32, own: i32, foes: i32): void {
  switch (build) {
    case ONCE:
      buildOnce(to, own, foes);
      break;
    case ANY_DOME:
      buildAnyDome(to, own, foes);
      break;
    case DOUBLE:
      buildDouble(to, own, foes);
      break;
    case TWICE:
      emitPairs(sites(to, own, foes), -1, own, foes);
      break;
    case INSIDE:
      buildInside(to, own, foes);
      break;
    case BY_OTHERS:
      // Only those that did not move.
      buildByAny(own & ~(1 << to), own, foes);
      break;
    case AND_BLOW:
      buildAndBlow(to, own, foes);
      break;
    case FOR_COINS:
      buildForCoins(to, own, foes);
      break;
  }
}

export function buildOnce(to: i32, own: i32, foes: i32): void {
  emitEach(parries(sites(to, own, foes), own, foes), own, foes);
}

/** A dome at any level. */
function buildAnyDome(to: i32, own: i32, foes: i32): void {
  buildOnce(to, own, foes);
  const early = parries(spaces(to, own, foes), own, foes) & ~level3;
  for (let left = early; left !== 0; left &= left - 1) {
    const capped = domes | (left & -left);
    emit(withMore(lowest(left), DOMED), level1, level2, level3, capped, own, foes);
  }
}

/** Two pieces on each of these spaces. */
function emitDouble(free: i32, own: i32, foes: i32): void {
  for (let left = free; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const built = withMore(lowest(left), DOUBLED);
    emit(built, level1 | bit, level2 | bit, level3 | (level1 & bit), domes | (level2 & bit), own, foes);
  }
}

/** Perhaps a second block on the first. */
function buildDouble(to: i32, own: i32, foes: i32): void {
  const free = parries(sites(to, own, foes), own, foes);
  emitEach(free, own, foes);
  emitDouble(free & ~level2, own, foes);
}

/** One piece or two on different spaces; where there are two, one of them has to be among `second`. */
function emitPairs(free: i32, second: i32, own: i32, foes: i32): void {
  const threatened = standing(own, foes);
  for (let left = free; left !== 0; left &= left - 1) {
    const first = left & -left;
    const open = threatened & ~first;
    const others = left & (left - 1) & ((first & second) === 0 ? second : -1);
    if (open === 0) {
      emitEach(first, own, foes);
      emitFurther(first, others, own, foes);
    } else if ((open & (open - 1)) === 0) emitFurther(first, others & open, own, foes);
  }
}

/** Perhaps a second time, away from the edge. */
function buildInside(to: i32, own: i32, foes: i32): void {
  const free = sites(to, own, foes);
  emitPairs(free, INTERIOR, own, foes);
  // What is at most on level 2 threatens nobody, so that two pieces there parry nothing.
  if (standing(own, foes) === 0) emitDouble(free & INTERIOR & ~level3, own, foes);
}

/** Once, by any of these workers. */
export function buildByAny(workers: i32, own: i32, foes: i32): void {
  let free = 0;
  for (let left = workers; left !== 0; left &= left - 1) free |= sites(lowest(left), own, foes);
  emitEach(parries(free, own, foes), own, foes);
}

/** And then let the wind blow, or calm it, or leave it. */
function buildAndBlow(to: i32, own: i32, foes: i32): void {
  const before = remembered;
  const free = sites(to, own, foes);
  for (let wind = 0; wind <= WINDS; wind += 1) {
    // It can't be turned: one that blows only stays, or is calmed.
    if (before !== 0 && wind !== 0 && wind !== before) continue;
    blow(wind);
    emitEach(parries(free, own, foes), own, foes);
  }
  blow(before);
}

/** As often as there are coins left, anywhere, or not at all. */
function buildForCoins(to: i32, own: i32, foes: i32): void {
  const coins = remembered;
  if (wantsFew) spendFew(sites(to, own, foes), own, foes);
  else spend(sites(to, own, foes), coins + 1, standing(own, foes), own, foes);
  setRemembered(coins);
}

/** At most two: with more of them turns look like others, and a sieve has room for one of each look. */
function spendFew(free: i32, own: i32, foes: i32): void {
  const coins = remembered;
  setRemembered(coins + 1);
  emit(NOTHING, level1, level2, level3, domes, own, foes);
  setRemembered(coins);
  emitEach(free, own, foes);
  if (coins === 0) return;
  setRemembered(coins - 1);
  emitDouble(free & ~level3, own, foes);
  for (let left = free; left !== 0; left &= left - 1) emitFurther(left & -left, left & (left - 1), own, foes);
}

/** Every way to spend coins on the sites, one site after the other. */
function spend(free: i32, coins: i32, threatened: i32, own: i32, foes: i32): void {
  if (free === 0 || coins === 0) {
    if ((threatened & ~domes) !== 0) return;
    setRemembered(coins);
    emitAsIs(own, foes);
    return;
  }
  const one = level1;
  const two = level2;
  const three = level3;
  const capped = domes;
  const bit = free & -free;
  for (let left = coins; left >= 0; left -= 1) {
    spend(free ^ bit, left, threatened, own, foes);
    if ((domes & bit) !== 0) break;
    addPiece(bit);
  }
  setTowers(one, two, three, capped);
}
