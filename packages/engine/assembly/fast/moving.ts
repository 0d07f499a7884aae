/** The moves of the fast powers: how each worker may go, and what is done with every place it can come to. */

import { above, domes, foes, level1, level2, levelOf, own, setRemembered, wants } from './board';
import { arrive } from './building';
import { behind, lowest } from './masks';
import { barred, carried, endOf, forced, mayEnd, movers, rising, setForced, setRising, steps } from './scene';

// Numbers of moves (`src/core/fast-powers.ts`).
const PLAIN: i32 = 0;
const WILD: i32 = 1;
const GROUNDING: i32 = 2;
const SWAPPING: i32 = 3;
const PUSHING: i32 = 4;
const DOUBLE: i32 = 5;

/** All moves of a kind, each with its builds. */
export function move(moves: i32, build: i32): void {
  switch (moves) {
    case PLAIN:
      plainMoves(build);
      break;
    case WILD:
      wildMoves(build);
      break;
    case GROUNDING:
      groundingMoves(build);
      break;
    case SWAPPING:
      swappingMoves(build);
      break;
    case PUSHING:
      pushingMoves(build);
      break;
    case DOUBLE:
      doubleMoves(build);
      break;
  }
}

/** A worker has stepped from one space to another; what the opponent makes of it comes before all else. */
export function come(build: i32, start: i32, to: i32, placed: i32, pushed: i32): void {
  if (!wants(placed)) return;
  if (carried) {
    const end = endOf(start, to, placed | pushed);
    arrive(build, end, placed ^ (1 << to) ^ (1 << end), pushed);
  } else if (mayEnd(start, to, pushed)) arrive(build, to, placed, pushed);
}

/** One step to a free space. */
function plainMoves(build: i32): void {
  for (let left = movers; left !== 0; left &= left - 1) {
    const start = lowest(left);
    for (let targets = steps(start, levelOf(start), own | foes); targets !== 0; targets &= targets - 1)
      come(build, start, lowest(targets), own ^ (1 << start) ^ (targets & -targets), foes);
  }
}

/** A step down of two levels or more wins as well. */
function wildMoves(build: i32): void {
  for (let left = movers; left !== 0; left &= left - 1) {
    const start = lowest(left);
    const level = levelOf(start);
    const deep = level < 2 ? 0 : ~(level === 3 ? level2 : level1) & ~barred;
    for (let targets = steps(start, level, own | foes) & ~deep; targets !== 0; targets &= targets - 1)
      come(build, start, lowest(targets), own ^ (1 << start) ^ (targets & -targets), foes);
  }
}

/** Going up grounds the opponent for a turn. */
function groundingMoves(build: i32): void {
  const wasForced = forced;
  for (let left = movers; left !== 0; left &= left - 1) {
    const start = lowest(left);
    const level = levelOf(start);
    for (let targets = steps(start, level, own | foes); targets !== 0; targets &= targets - 1) {
      const to = lowest(targets);
      const climbs = levelOf(to) > level;
      setRemembered(climbs ? 1 : 0);
      setForced(wasForced && !climbs);
      come(build, start, to, own ^ (1 << start) ^ (targets & -targets), foes);
    }
  }
  setForced(wasForced);
}

/** Into an opponent's space as well, which sends that worker where this one came from. */
function swappingMoves(build: i32): void {
  for (let left = movers; left !== 0; left &= left - 1) {
    const start = lowest(left);
    for (let targets = steps(start, levelOf(start), own); targets !== 0; targets &= targets - 1) {
      const bit = targets & -targets;
      const pushed = (foes & bit) === 0 ? foes : foes ^ bit ^ (1 << start);
      come(build, start, lowest(targets), own ^ (1 << start) ^ bit, pushed);
    }
  }
}

/** Into an opponent's space as well, which pushes that worker straight on. */
function pushingMoves(build: i32): void {
  const closed = own | foes | domes;
  for (let left = movers; left !== 0; left &= left - 1) {
    const start = lowest(left);
    for (let targets = steps(start, levelOf(start), own); targets !== 0; targets &= targets - 1) {
      const to = lowest(targets);
      const bit = targets & -targets;
      let pushed = foes;
      if ((foes & bit) !== 0) {
        const landing = behind(start, to) & ~closed;
        if (landing === 0) continue;
        pushed = foes ^ bit ^ landing;
      }
      come(build, start, to, own ^ (1 << start) ^ bit, pushed);
    }
  }
}

/** One step or two, not back to where it began. Where one of them has to go up, either will do. */
function doubleMoves(build: i32): void {
  const mustRise = rising;
  setRising(false);
  for (let left = movers; left !== 0; left &= left - 1) {
    const start = lowest(left);
    const level = levelOf(start);
    const others = own ^ (1 << start);
    const once = steps(start, level, own | foes);
    const up = mustRise ? above(level) : -1;
    let reached = once & up;
    for (let more = once; more !== 0; more &= more - 1) {
      const via = lowest(more);
      const height = levelOf(via);
      const twice = steps(via, height, own | foes);
      reached |= (up & more & -more) === 0 ? twice & above(height) : twice;
    }
    for (let targets = reached; targets !== 0; targets &= targets - 1)
      come(build, start, lowest(targets), others | (targets & -targets), foes);
  }
  setRising(mustRise);
}
