/** A power that may build before it moves. */

import { AROUND, lowest } from './masks.ts';
import type { Scene } from './scene.ts';

/** By the space where a worker ends: the first builds, up to now, after which it can end there. */
const firstsBefore = new Int32Array(25);

/** Perhaps a build before the move, which then cannot go up. */
export const buildAroundMove = (scene: Scene): void => {
  // Whoever has to go up must not build first.
  if (scene.rising) return;
  const { own, foes, level1, level2, level3, domes } = scene;
  for (let left = scene.movers; left !== 0; left &= left - 1) {
    const from = lowest(left);
    firstsBefore.fill(0);
    for (let sites = scene.sites(from, own, foes); sites !== 0; sites &= sites - 1) {
      const first = sites & -sites;
      scene.addPiece(first);
      moveLevel(scene, from, first);
      scene.level1 = level1;
      scene.level2 = level2;
      scene.level3 = level3;
      scene.domes = domes;
    }
  }
};

const moveLevel = (scene: Scene, from: number, first: number): void => {
  const { own, foes, grounded } = scene;
  scene.grounded = true;
  const targets = scene.steps(from, scene.levelOf(from), own | foes);
  scene.grounded = grounded;
  const others = own ^ (1 << from);
  for (let left = targets; left !== 0; left &= left - 1) {
    const to = lowest(left);
    if (!scene.mayEnd(from, to, foes)) continue;
    const end = scene.endOf(from, to, others | foes);
    const placed = others | (1 << end);
    if (!scene.wants(placed)) continue;
    const sites = scene.sites(end, placed, foes);
    // The same two spaces in the other order are the same turn: the lower one first stands for both.
    const twins = ((AROUND[end] as number) & first) === 0 ? 0 : (firstsBefore[end] as number);
    firstsBefore[end] = (firstsBefore[end] as number) | first;
    scene.emitEach(scene.parries(sites & ~twins, placed, foes), placed, foes);
  }
};
