/** A power whose workers walk on their level as far as they like. */

import { buildOnce } from './building.ts';
import { lowest, ON_THE_BOARD, reachOf } from './masks.ts';
import type { Scene } from './scene.ts';

/** Either worker builds, after both have walked on their own level as far as they like, or not at all. */
export const walkAndBuild = (scene: Scene): void => {
  const { own, foes } = scene;
  // Whoever has to go up does not walk.
  if (!scene.rising)
    forEachWalk(scene, (placed) => {
      let sites = 0;
      for (let left = placed; left !== 0; left &= left - 1) sites |= scene.sites(lowest(left), placed, foes);
      scene.emitEach(scene.parries(sites, placed, foes), placed, foes);
    });
  for (let left = own; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const level = scene.levelOf(from);
    const targets = scene.steps(from, level, own | foes) & ~levelPlane(scene, level);
    for (let more = targets; more !== 0; more &= more - 1)
      buildOnce(scene, lowest(more), own ^ (1 << from) ^ (more & -more), foes);
  }
};

const levelPlane = ({ level1, level2, level3 }: Scene, level: number): number =>
  level === 0 ? ~level1 : level === 1 ? level1 & ~level2 : level === 2 ? level2 & ~level3 : level3;

/** The spaces that a worker can walk to on its level, those of other workers of its own included: they can give way. */
const walkFrom = (scene: Scene, start: number): number => {
  const { own, foes, domes } = scene;
  const ground = levelPlane(scene, scene.levelOf(start)) & ~(foes | domes) & ON_THE_BOARD;
  let area = 1 << start;
  for (let edge = area; edge !== 0; ) {
    edge = reachOf(edge) & ground & ~area;
    area |= edge;
  }
  return area & (ground | own);
};

/**
 * Every set of places that walks on the level lead to. Workers look alike, so that two in one area can come to any two
 * spaces of it, whoever has to give way; two in different areas never meet.
 */
const forEachWalk = (scene: Scene, visit: (placed: number) => void): void => {
  const [first, second] = [lowest(scene.own), lowest(scene.own & (scene.own - 1))];
  const area = walkFrom(scene, first);
  if (second < 0) {
    for (let left = area; left !== 0; left &= left - 1) visit(left & -left);
    return;
  }
  const shared = (area & (1 << second)) !== 0;
  const other = shared ? area : walkFrom(scene, second);
  for (let left = area; left !== 0; left &= left - 1) {
    const bit = left & -left;
    for (let more = shared ? left & (left - 1) : other; more !== 0; more &= more - 1)
      visit(bit | (more & -more));
  }
};
