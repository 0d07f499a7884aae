/**
 * How likely a turn is to be good before anything is known of it: by how the spaces that it leaves, enters and builds on
 * lie to the workers beside them. Learnt from which turns searches chose in self-play (`src/train/prior.ts`). History soon
 * knows more about a turn, but not what it is worth on towers that have grown since.
 */

import { AROUND, PRIOR, SITES, STATES } from './layout';
import { DOMES, FOES, field, LEVEL1, LEVEL2, LEVEL3, OWN } from './rows';
import { aboutIn, furtherIn, kindIn, PLACE, PLAIN } from './turn-look';

/**
 * How a space lies to workers, five ways: none is beside it, or the one for whom it is lowest stands two levels or more
 * below it, one level below, on its level, or above it. With its own level that is a state, 31 where there is no space.
 */
const WAYS: i32 = 5;
const STATE_BITS: i32 = 5;
const WAY_BITS: i32 = 3;
const MOST_CLIMBS: i32 = 4;

/** Groups of weights, one after the other. Moves by the states left and entered, ... */
const MOVES_AT: i32 = 0;
/** ... and by the level entered and how many spaces can be climbed from there next; ... */
const CLIMBS_AT: i32 = 1 << (2 * STATE_BITS);
/** ... pieces by the level entered, the state of the space, and how it lies to the mover's other workers; ... */
const BUILDS_AT: i32 = CLIMBS_AT + 40;
const BUILDS: i32 = 5 << (STATE_BITS + WAY_BITS);
/** ... what else was done: a further piece in the same way, anything else by its kind and the state it is about; ... */
const MORE_AT: i32 = BUILDS_AT + BUILDS;
const KINDS: i32 = 4;
/** ... and the space entered and the space built on, whatever they are like. */
export const PLACES_AT: i32 = MORE_AT + BUILDS + (KINDS << STATE_BITS);

let level1: i32 = 0;
let level2: i32 = 0;
let level3: i32 = 0;
let own: i32 = 0;
let closed: i32 = 0;
/** Free spaces of level 1, 2 and 3, for the worker that moves. */
let climbs1: i32 = 0;
let climbs2: i32 = 0;
let climbs3: i32 = 0;
/** Spaces beside some workers, those that are no more than one level above one of them, on its level, below it. */
let beside: i32 = 0;
let within: i32 = 0;
let beneath: i32 = 0;
let below: i32 = 0;
/** The worker that moves, and the space it goes to: those that were asked for last, and what is known of them. */
let leaver: i32 = -1;
let lastPath: i32 = -1;
let moveIndex: i32 = 0;
let climbIndex: i32 = 0;
let moveWorth: i32 = 0;
let entered: i32 = 0;

function weightAt(index: i32): i32 {
  return load<i16>(PRIOR + (index << 1));
}

/** One for every space of the set, as a byte each: the lower sixteen spaces, or those from 16 on. */
function low(set: i32): v128 {
  const bits = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128);
  const spread = v128.swizzle(v128.splat<i32>(set), i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1));
  return v128.eq<i8>(v128.and(spread, bits), bits);
}

function high(set: i32): v128 {
  const bits = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128);
  const spread = v128.swizzle(v128.splat<i32>(set), i8x16(2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3));
  return v128.eq<i8>(v128.and(spread, bits), bits);
}

/** Minus how many of the sets each space is in. */
function lowWays(): v128 {
  return v128.add<i8>(v128.add<i8>(low(beside), low(within)), v128.add<i8>(low(beneath), low(below)));
}

function highWays(): v128 {
  return v128.add<i8>(v128.add<i8>(high(beside), high(within)), v128.add<i8>(high(beneath), high(below)));
}

/** A state with room for a way, from minus the levels and minus the ways. */
function stateFrom(levels: v128, ways: v128): v128 {
  const fivefold = v128.add<i8>(v128.shl<i8>(levels, 2), levels);
  return v128.shl<i8>(v128.neg<i8>(v128.add<i8>(fivefold, ways)), WAY_BITS);
}

/** Turns of this position are about to be told apart. */
export function attend(row: i32): void {
  level1 = field(row, LEVEL1);
  level2 = field(row, LEVEL2);
  level3 = field(row, LEVEL3);
  own = field(row, OWN);
  const foes = field(row, FOES);
  closed = foes | field(row, DOMES);
  leaver = -1;
  lastPath = -1;
  lookAround(foes);
  const lowLevels = v128.add<i8>(v128.add<i8>(low(level1), low(level2)), low(level3));
  const highLevels = v128.add<i8>(v128.add<i8>(high(level1), high(level2)), high(level3));
  v128.store(STATES, stateFrom(lowLevels, lowWays()));
  // The last four are no spaces.
  const none = i8x16(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, -8, -8, -8);
  v128.store(STATES + 16, v128.or(stateFrom(highLevels, highWays()), none));
}

/** What the spaces say of the step and the first piece; the history of places says the rest. */
export function ofPlain(turn: i32): i32 {
  // Turns come one after the other that differ only in what is built.
  const path = (turn & PLAIN) >> 5;
  if (path !== lastPath) follow(path);
  return moveWorth + weightAt(entered + siteOf(turn & 31));
}

/** And of what else is done. */
export function ofMore(turn: i32): i32 {
  return weightAt(moreIndex(turn));
}

/** Which weight of a group, 0 to 4, says how likely the turn is; -1 where nothing else was done. */
export function indexOf(turn: i32, group: i32): i32 {
  follow((turn & PLAIN) >> 5);
  if (group === 0) return moveIndex;
  if (group === 1) return climbIndex;
  if (group === 2) return entered + siteOf(turn & 31);
  if (group === 3) return PLACES_AT + (turn & PLACE);
  return turn <= PLAIN ? -1 : moreIndex(turn);
}

/** Takes a worker away from its space: what the spaces are like to those that stay. */
function leave(from: i32): void {
  leaver = from;
  const others = own & ~(1 << from);
  const taken = closed | others;
  climbs1 = level1 & ~(level2 | taken);
  climbs2 = level2 & ~(level3 | taken);
  climbs3 = level3 & ~taken;
  lookAround(others);
  v128.store(SITES, v128.sub<i8>(v128.load(STATES), lowWays()));
  v128.store(SITES + 16, v128.sub<i8>(v128.load(STATES + 16), highWays()));
}

function follow(path: i32): void {
  const from = path >> 5;
  if (from !== leaver) leave(from);
  const to = path & 31;
  const state = stateOf(to);
  const level = min(4, state / WAYS);
  const next = level === 0 ? climbs1 : level === 1 ? climbs2 : level === 2 ? climbs3 : 0;
  const climbs = popcnt(load<i32>(AROUND + (to << 2)) & next);
  lastPath = path;
  entered = BUILDS_AT + (level << (STATE_BITS + WAY_BITS));
  moveIndex = MOVES_AT + ((stateOf(from) << STATE_BITS) | state);
  climbIndex = CLIMBS_AT + level * 8 + min(climbs, MOST_CLIMBS);
  moveWorth = weightAt(moveIndex) + weightAt(climbIndex);
}

function stateOf(space: i32): i32 {
  return (load<u8>(STATES + space) as i32) >> WAY_BITS;
}

function siteOf(space: i32): i32 {
  return load<u8>(SITES + space) as i32;
}

function moreIndex(turn: i32): i32 {
  const further = furtherIn(turn);
  if (further >= 0) return entered + siteOf(further) + BUILDS;
  return MORE_AT + BUILDS + ((kindIn(turn) << STATE_BITS) | stateOf(aboutIn(turn)));
}

/** How every space lies to these workers. */
function lookAround(workers: i32): void {
  beside = 0;
  within = 0;
  beneath = 0;
  below = 0;
  for (let left = workers; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const near = load<i32>(AROUND + (ctz(left) << 2));
    beside |= near;
    if ((level1 & bit) === 0) {
      within |= near & ~level2;
      beneath |= near & ~level1;
    } else if ((level2 & bit) === 0) {
      within |= near & ~level3;
      beneath |= near & ~level2;
      below |= near & ~level1;
    } else {
      const isTop = (level3 & bit) !== 0;
      within |= near;
      beneath |= isTop ? near : near & ~level3;
      below |= near & ~(isTop ? level3 : level2);
    }
  }
}
