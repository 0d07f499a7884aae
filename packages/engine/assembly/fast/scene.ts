/** One turn about to be made, in plain integers: the position, and what binds the mover. */

import { AROUND } from '../layout';
import { field, STATUS } from '../rows';
import {
  above,
  domes,
  emitEach,
  foes,
  level1,
  level2,
  level3,
  levelOf,
  markWind,
  openBoard,
  own,
  setRemembered,
  wantPath,
} from './board';
import { leadingFrom, ON_THE_BOARD, PERIMETER, reachBy, reachOf } from './masks';
import {
  BARS,
  CARRIES,
  carriedTo,
  flagsOf,
  GROUNDS,
  HOLDS,
  isGrounded,
  LULLS,
  loneHighest,
  ROAMS,
  STARVES,
  WEIGHS,
  waysOf,
  waysOfIn,
  windOf,
} from './terms';

/** Those of its own that can move. */
export let movers: i32 = 0;
/** The opponent forbids going up. */
export let grounded: bool = false;
/** Only moves up are looked for. */
export let rising: bool = false;
/** Only few turns are wanted, of each look one. */
export let wantsFew: bool = false;
/** Where a move wins nothing. */
export let barred: i32 = 0;
/** The opponent is about to climb: turns that let it are left out. */
export let forced: bool = false;
/** The opponent carries on whoever moves. */
export let carried: bool = false;
let foe: i32 = 1;
/** Where the opponent could step to from each square. */
let foeWays: i32 = AROUND;
/** The wind that the opponent lets blow. */
let foeWind: i32 = 0;
let foeBarred: i32 = 0;
let ways: i32 = AROUND;
let near: i32 = AROUND;
/** Workers that have to end beside an opponent. */
let held: i32 = 0;
let heavy: bool = false;
let starved: bool = false;

export function loadScene(row: i32, isSieved: bool): void {
  openBoard(row, isSieved);
  const mover = field(row, STATUS) & 1;
  foe = 1 - mover;
  const rival = flagsOf(foe);
  movers = (rival & LULLS) === 0 ? own : own & ~loneHighest(level1, level2, level3, own);
  grounded = isGrounded(mover, row);
  rising = false;
  wantsFew = isSieved;
  barred = (rival & BARS) === 0 ? 0 : PERIMETER;
  forced = false;
  carried = (rival & CARRIES) !== 0;
  foeWays = waysOf(foe, row);
  foeWind = windOf(foe, row);
  foeBarred = (flagsOf(mover) & BARS) === 0 ? 0 : PERIMETER;
  ways = waysOf(mover, row);
  near = waysOfIn(mover, 0, 0);
  held = (rival & HOLDS) === 0 ? 0 : own & reachOf(foes);
  heavy = (rival & WEIGHS) !== 0;
  starved = (rival & STARVES) !== 0;
}

export function setGrounded(isGrounded: bool): void {
  grounded = isGrounded;
}

export function setRising(isRising: bool): void {
  rising = isRising;
}

export function setForced(isForced: bool): void {
  forced = isForced;
}

/** Spaces that a worker on `start` may step to without winning, but for those that are taken. */
export function steps(start: i32, level: i32, taken: i32): i32 {
  const high = above(grounded ? level : level + 1);
  let targets = leadingFrom(ways, start) & ~(high | domes | taken);
  if (heavy && level > 0) targets &= above(level - 1);
  if (rising) targets &= above(level);
  return level === 2 ? targets & ~(level3 & ~barred) : targets;
}

/** Where steps lead from a set of squares, whatever is there. */
export function around(squares: i32): i32 {
  return reachBy(ways, squares);
}

/** Of the spaces, those that the worker from a square may end on: one that is held has to end beside an opponent. */
export function allowed(start: i32, spaces: i32, pushed: i32): i32 {
  return ((held >>> start) & 1) === 0 ? spaces : spaces & reachOf(pushed);
}

export function mayEnd(start: i32, to: i32, pushed: i32): bool {
  return allowed(start, 1 << to, pushed) !== 0;
}

/** Where a worker stands after a step, once the opponent has carried it on. */
export function endOf(start: i32, to: i32, workers: i32): i32 {
  return carried ? carriedTo(level1, level2, level3, start, to, workers | domes) : to;
}

/** Where the opponent could still climb to the top after a move: builds have to close all of it. */
export function standing(placed: i32, pushed: i32): i32 {
  if (!forced) return 0;
  const climbers = pushed & level2 & ~level3;
  if (climbers === 0) return 0;
  return reachBy(foeWays, climbers) & level3 & ~(placed | pushed | domes | foeBarred);
}

/** The mover lets this wind blow from now on. */
export function blow(wind: i32): void {
  markWind(wind);
  foeWays = waysOfIn(foe, wind, foeWind);
}

/** Only turns that look like this are wanted, so that none need be tried that begin in another way. */
export function want(turn: i32): void {
  wantPath(turn);
  wantsFew = true;
  if ((flagsOf(1 - foe) & ROAMS) === 0) movers &= 1 << ((turn >> 10) & 31);
}

/** The turn that looks like this, if it is a step to a free space and an ordinary build. */
export function emitOne(turn: i32): void {
  const start = turn >> 10;
  const to = (turn >> 5) & 31;
  const level = levelOf(start);
  if (((movers >>> start) & 1) === 0) return;
  if (((steps(start, level, own | foes) >>> to) & 1) === 0) return;
  if ((flagsOf(1 - foe) & GROUNDS) !== 0) setRemembered((above(level) >>> to) & 1);
  if (!mayEnd(start, to, foes)) return;
  const placed = own ^ (1 << start) ^ (1 << to);
  emitEach(sites(to, placed, foes) & (1 << (turn & 31)), placed, foes);
}

/** Where a worker that came to `to` may build a dome, if its power lets it. */
export function spaces(to: i32, placed: i32, pushed: i32): i32 {
  return leadingFrom(near, to) & ~(placed | pushed | domes) & ON_THE_BOARD;
}

/** Where it may make an ordinary build. */
export function sites(to: i32, placed: i32, pushed: i32): i32 {
  const free = spaces(to, placed, pushed);
  return starved ? free & (level3 | ~reachOf(pushed)) : free;
}

/** Of the sites, those that one build has to take: all when nothing threatens, none when one is not enough. */
export function parries(free: i32, placed: i32, pushed: i32): i32 {
  const open = standing(placed, pushed);
  if (open === 0) return free;
  return (open & (open - 1)) === 0 ? free & open : 0;
}
