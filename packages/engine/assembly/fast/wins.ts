/** Where workers could win in their turn, told from masks. */

import { AROUND } from '../layout';
import { DOMES, FOES, field, LEVEL1, LEVEL2, LEVEL3, OWN } from '../rows';
import { behind, leadingFrom, lowest, PERIMETER, reachBy, reachOf } from './masks';
import {
  BARS,
  carriedTo,
  flagsOf,
  HOLDS,
  isGrounded,
  LIFTS,
  LULLS,
  loneHighest,
  termOf,
  WEIGHS,
  WINS_DOWN,
  WINS_FROM,
  WINS_UP,
  waysOf,
} from './terms';

// Numbers of ways to win by going up, and of others (`src/core/fast-powers.ts`).
const SWAP: i32 = 1;
const PUSH: i32 = 2;
const TWO_STEPS: i32 = 3;
const CARRIED_TWO_STEPS: i32 = 4;
const DROP: i32 = 1;

/** Beside the 25 squares: a win that no build on one of them would surely stop. */
const ELSEWHERE: i32 = 1 << 25;

// A position as one side sees it that is about to move.
let level1: i32 = 0;
let level2: i32 = 0;
let level3: i32 = 0;
/** Spaces with a worker or a dome. */
let taken: i32 = 0;
let foes: i32 = 0;
/** Those of its own that can move. */
let movers: i32 = 0;
let ways: i32 = AROUND;
/** Where a move wins nothing. */
let barred: i32 = 0;
/** Workers that have to end beside an opponent. */
let held: i32 = 0;
/** Nobody moves down. */
let heavy: bool = false;
/** Whoever can go up has to. */
let lifted: bool = false;

/**
 * The wins of the player, whose workers are in the field `side`: spaces that a build would close, as far as wins can be
 * told by them; `ELSEWHERE` for any other way.
 */
export function winsOf(row: i32, side: i32, player: i32): i32 {
  // Mostly nobody stands high enough, and nothing else has to be looked at.
  if ((field(row, side) & field(row, termOf(player, WINS_FROM))) === 0) return 0;
  look(row, side, player);
  // An opponent who is only about to move may be grounded or not by then.
  const up = side === OWN && isGrounded(player, row) ? 0 : winsUp(player);
  return up !== 0 || termOf(player, WINS_DOWN) !== DROP ? up : drops();
}

/** Whether the player, who is to move, can win by going up. */
export function canClimb(row: i32, player: i32): bool {
  look(row, OWN, player);
  return winsUp(player) !== 0;
}

function look(row: i32, side: i32, player: i32): void {
  const rival = flagsOf(1 - player);
  const own = field(row, side);
  level1 = field(row, LEVEL1);
  level2 = field(row, LEVEL2);
  level3 = field(row, LEVEL3);
  foes = field(row, side === OWN ? FOES : OWN);
  taken = own | foes | field(row, DOMES);
  movers = (rival & LULLS) === 0 ? own : own & ~loneHighest(level1, level2, level3, own);
  ways = waysOf(player, row);
  barred = (rival & BARS) === 0 ? 0 : PERIMETER;
  held = (rival & HOLDS) === 0 ? 0 : own & reachOf(foes);
  heavy = (rival & WEIGHS) !== 0;
  lifted = (rival & LIFTS) !== 0;
}

/** By going up, which the opponent may forbid. */
function winsUp(player: i32): i32 {
  switch (termOf(player, WINS_UP)) {
    case SWAP:
      return swapClimbs();
    case PUSH:
      return pushClimbs();
    case TWO_STEPS:
      return twoStepClimbs();
    case CARRIED_TWO_STEPS:
      return carriedTwoStepClimbs();
    default:
      return climbs();
  }
}

/** Of the spaces, those that the worker on a square may end on: one that is held has to stay beside an opponent. */
function allowed(worker: i32, spaces: i32): i32 {
  return ((held >>> worker) & 1) === 0 ? spaces : spaces & reachOf(foes);
}

/** One step from level 2 to level 3. */
function climbs(): i32 {
  const climbers = movers & level2 & ~level3;
  if (climbers === 0) return 0;
  const free = level3 & ~(taken | barred);
  if (held === 0) return reachBy(ways, climbers) & free;
  let reached = 0;
  for (let left = climbers; left !== 0; left &= left - 1) {
    const start = lowest(left);
    reached |= allowed(start, leadingFrom(ways, start) & free);
  }
  return reached;
}

/** Into an opponent's space as well, who stands beside it afterwards. */
function swapClimbs(): i32 {
  const direct = climbs();
  if (direct !== 0) return direct;
  const climbers = movers & level2 & ~level3;
  return (reachBy(ways, climbers) & level3 & foes & ~barred) === 0 ? 0 : ELSEWHERE;
}

function pushClimbs(): i32 {
  const direct = climbs();
  if (direct !== 0) return direct;
  for (let left = movers & level2 & ~level3; left !== 0; left &= left - 1) {
    const start = lowest(left);
    const others = leadingFrom(ways, start) & level3 & foes & ~barred;
    for (let more = others; more !== 0; more &= more - 1)
      if ((behind(start, lowest(more)) & ~taken) !== 0) return ELSEWHERE;
  }
  return 0;
}

function twoStepClimbs(): i32 {
  const free = level3 & ~(taken | barred);
  if (free === 0) return 0;
  const direct = climbs();
  if (direct !== 0) return direct;
  // The first step ends on level 2: from level 1 or higher.
  const vias = level2 & ~(level3 | taken) & reachOf(free);
  const starts = movers & level1 & (heavy ? ~level3 : -1);
  if ((reachBy(ways, starts) & vias) === 0) return 0;
  for (let left = starts; left !== 0; left &= left - 1) {
    const start = lowest(left);
    for (let steps = leadingFrom(ways, start) & vias; steps !== 0; steps &= steps - 1)
      if (allowed(start, leadingFrom(ways, lowest(steps)) & free) !== 0) return ELSEWHERE;
  }
  return 0;
}

/** The same for those who are carried on after the first step, never higher: it leads to level 2 or from 3 to 3. */
function carriedTwoStepClimbs(): i32 {
  const free = level3 & ~taken;
  if (free === 0) return 0;
  const direct = climbs();
  if (direct !== 0) return direct;
  const vias = level2 & ~level3 & reachOf(free);
  for (let left = movers & level1; left !== 0; left &= left - 1) {
    const start = lowest(left);
    const high = (left & -left & level3) === 0 ? level2 & ~level3 : level2;
    for (let steps = leadingFrom(ways, start) & high & ~taken; steps !== 0; steps &= steps - 1) {
      const end = carriedTo(level1, level2, level3, start, lowest(steps), taken);
      if (((vias >>> end) & 1) !== 0) return ELSEWHERE;
    }
  }
  return 0;
}

/** Whether a worker can go up without winning; it could always build where it came from. */
function canRise(): bool {
  const up =
    (level1 & ~level2 & reachBy(ways, movers & ~level1)) |
    (level2 & ~level3 & reachBy(ways, movers & level1 & ~level2));
  return (up & ~taken) !== 0;
}

/** Two levels down or more, asked for when no way up wins. */
function drops(): i32 {
  if (lifted && canRise()) return 0;
  for (let left = movers & level2; left !== 0; left &= left - 1) {
    const start = lowest(left);
    const high = ((level3 >>> start) & 1) === 0 ? level1 : level2;
    if (allowed(start, leadingFrom(ways, start) & ~(taken | barred | high)) !== 0) return ELSEWHERE;
  }
  return 0;
}
