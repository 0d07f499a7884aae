/** A power whose workers walk on their level as far as they like. */

import { AROUND } from '../layout';
import { domes, foes, level1, level2, level3, levelOf, own, wants } from './board';
import { buildByAny, ONCE } from './building';
import { leadingFrom, lowest } from './masks';
import { come } from './moving';
import { allowed, around, movers, rising, steps } from './scene';

/** Either worker builds, after both have walked on their own level as far as they like, or not at all. */
export function walkAndBuild(): void {
  // Whoever has to go up does not walk.
  if (!rising) walk();
  for (let left = movers; left !== 0; left &= left - 1) {
    const start = lowest(left);
    const level = levelOf(start);
    const targets = steps(start, level, own | foes) & ~levelPlane(level);
    for (let more = targets; more !== 0; more &= more - 1)
      come(ONCE, start, lowest(more), own ^ (1 << start) ^ (more & -more), foes);
  }
}

function levelPlane(level: i32): i32 {
  return level === 0 ? ~level1 : level === 1 ? level1 & ~level2 : level === 2 ? level2 & ~level3 : level3;
}

/** The spaces of the ground that steps lead to from its space `start`. */
function spread(start: i32, ground: i32): i32 {
  let area = start;
  for (let edge = area; edge !== 0; ) {
    edge = around(edge) & ground & ~area;
    area |= edge;
  }
  return area;
}

/**
 * The spaces that a worker can walk to on its level, those of other workers of its own included: they can give way, for
 * one that sleeps is above all others.
 */
function walkFrom(start: i32): i32 {
  return ((movers >>> start) & 1) === 0
    ? 1 << start
    : spread(1 << start, levelPlane(levelOf(start)) & ~(foes | domes));
}

/**
 * Every set of places that walks on the level lead to. Workers look alike, so that two can come to any two spaces that
 * they could come to each alone, even where a wind lets nobody back: whoever is in the way goes on instead of the other.
 */
function walk(): void {
  const first = lowest(own);
  const rest = own & (own - 1);
  const area = walkFrom(first);
  const ends = allowed(first, area, foes);
  if (rest === 0) {
    for (let left = ends; left !== 0; left &= left - 1) buildFrom(left & -left);
    return;
  }
  const second = lowest(rest);
  const otherArea = walkFrom(second);
  const otherEnds = allowed(second, otherArea, foes);
  // Two that may not end on the same spaces do not look alike, and in a lane neither gets past the other.
  const goal = area === otherArea && ends !== otherEnds ? laneEnd(area, 1 << first, 1 << second) : 0;
  for (let left = ends; left !== 0; left &= left - 1) {
    const bit = left & -left;
    let others = otherEnds & ~bit;
    if (goal !== 0) others &= spread(goal & ~bit, area & ~bit);
    // Where each can stand in the other's place, the same two places are come upon twice.
    else if ((bit & otherEnds) !== 0) others &= ~(ends & (bit - 1));
    for (; others !== 0; others &= others - 1) buildFrom(bit | (others & -others));
  }
}

/** Whoever stands on these spaces builds. */
function buildFrom(placed: i32): void {
  if (wants(placed)) buildByAny(placed, placed, foes);
}

/** The end of a lane on the side of its second worker; nothing where there is room to get past each other. */
function laneEnd(area: i32, first: i32, second: i32): i32 {
  let ends = 0;
  for (let left = area; left !== 0; left &= left - 1) {
    const beside = popcnt(leadingFrom(AROUND, lowest(left)) & area);
    if (beside > 2) return 0;
    if (beside < 2) ends |= left & -left;
  }
  return ends & spread(second, area & ~first);
}
