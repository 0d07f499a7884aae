/** A power whose workers walk on their level as far as they like. */

import { buildByAny, buildOnce } from './building.ts';
import { AROUND, count, lowest } from './masks.ts';
import type { Scene } from './scene.ts';

/** Either worker builds, after both have walked on their own level as far as they like, or not at all. */
export const walkAndBuild = (scene: Scene): void => {
  const { own, foes } = scene;
  // Whoever has to go up does not walk.
  if (!scene.rising)
    forEachWalk(scene, (placed) => {
      if (scene.wants(placed)) buildByAny(scene, placed, placed, foes);
    });
  for (let left = scene.movers; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const level = scene.levelOf(from);
    const targets = scene.steps(from, level, own | foes) & ~levelPlane(scene, level);
    for (let more = targets; more !== 0; more &= more - 1)
      scene.come(buildOnce, from, lowest(more), own ^ (1 << from) ^ (more & -more), foes);
  }
};

const levelPlane = ({ level1, level2, level3 }: Scene, level: number): number =>
  level === 0 ? ~level1 : level === 1 ? level1 & ~level2 : level === 2 ? level2 & ~level3 : level3;

/** The spaces of the ground that steps lead to from its space `start`. */
const spread = (scene: Scene, start: number, ground: number): number => {
  let area = start;
  for (let edge = area; edge !== 0; ) {
    edge = scene.around(edge) & ground & ~area;
    area |= edge;
  }
  return area;
};

/**
 * The spaces that a worker can walk to on its level, those of other workers of its own included: they can give way, for
 * one that sleeps is above all others.
 */
const walkFrom = (scene: Scene, start: number): number =>
  ((scene.movers >>> start) & 1) === 0
    ? 1 << start
    : spread(scene, 1 << start, levelPlane(scene, scene.levelOf(start)) & ~(scene.foes | scene.domes));

/**
 * Every set of places that walks on the level lead to. Workers look alike, so that two can come to any two spaces that
 * they could come to each alone, even where a wind lets nobody back: whoever is in the way goes on instead of the other.
 */
const forEachWalk = (scene: Scene, visit: (placed: number) => void): void => {
  const first = lowest(scene.own);
  const second = lowest(scene.own & (scene.own - 1));
  const area = walkFrom(scene, first);
  const ends = scene.allowed(first, area, scene.foes);
  if (second < 0) {
    for (let left = ends; left !== 0; left &= left - 1) visit(left & -left);
    return;
  }
  const otherArea = walkFrom(scene, second);
  const otherEnds = scene.allowed(second, otherArea, scene.foes);
  // Two that may not end on the same spaces do not look alike, and in a lane neither gets past the other.
  const goal = area === otherArea && ends !== otherEnds ? laneEnd(scene, area, 1 << first, 1 << second) : 0;
  for (let left = ends; left !== 0; left &= left - 1) {
    const bit = left & -left;
    let others = otherEnds & ~bit;
    if (goal !== 0) others &= spread(scene, goal & ~bit, area & ~bit);
    // Where each can stand in the other's place, the same two places are come upon twice.
    else if ((bit & otherEnds) !== 0) others &= ~(ends & (bit - 1));
    for (; others !== 0; others &= others - 1) visit(bit | (others & -others));
  }
};

/** The end of a lane on the side of its second worker; nothing where there is room to get past each other. */
const laneEnd = (scene: Scene, area: number, first: number, second: number): number => {
  let ends = 0;
  for (let left = area; left !== 0; left &= left - 1) {
    const beside = count((AROUND[lowest(left)] as number) & area);
    if (beside > 2) return 0;
    if (beside < 2) ends |= left & -left;
  }
  return ends & spread(scene, second, area & ~first);
};
