/** A power that may build before it moves. */

import { AROUND, lowest } from './masks.ts';
import type { Scene } from './scene.ts';

/** Perhaps a build before the move, which then cannot go up. */
export const buildAroundMove = (scene: Scene): void => {
  // Whoever has to go up must not build first.
  if (scene.rising) return;
  const { own, foes, level1, level2, level3, domes } = scene;
  for (let left = scene.movers; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const before = scene.sites(from, own, foes);
    for (let sites = before; sites !== 0; sites &= sites - 1) {
      const first = sites & -sites;
      scene.level1 = level1 | first;
      scene.level2 = level2 | (level1 & first);
      scene.level3 = level3 | (level2 & first);
      scene.domes = domes | (level3 & first);
      moveLevel(scene, from, first, before);
      scene.level1 = level1;
      scene.level2 = level2;
      scene.level3 = level3;
      scene.domes = domes;
    }
  }
};

const moveLevel = (scene: Scene, from: number, first: number, before: number): void => {
  const { own, foes, grounded } = scene;
  scene.grounded = true;
  const targets = scene.steps(from, scene.levelOf(from), own | foes);
  scene.grounded = grounded;
  for (let left = targets; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const to = lowest(left);
    if (!scene.mayEnd(from, to, foes)) continue;
    const placed = own ^ (1 << from) ^ bit;
    const sites = scene.sites(to, placed, foes);
    // The same two spaces in the other order are the same turn: the lower one first stands for both.
    const twins = first !== bit && ((AROUND[to] as number) & first) !== 0 ? before & ~bit & (first - 1) : 0;
    scene.emitEach(scene.parries(sites & ~twins, placed, foes), placed, foes);
  }
};
