/** The builds of the fast powers, each once a worker has come to its place. */

import { AROUND, lowest } from './masks.ts';
import type { Arrive } from './moving.ts';
import type { Scene } from './scene.ts';

export const buildOnce: Arrive = (scene, to, own, foes) =>
  scene.emitEach(scene.parries(scene.sites(to, own, foes), own, foes), own, foes);

/** A dome at any level. */
export const buildAnyDome: Arrive = (scene, to, own, foes) => {
  const sites = scene.parries(scene.sites(to, own, foes), own, foes);
  scene.emitEach(sites, own, foes);
  const { level1, level2, level3, domes } = scene;
  for (let low = sites & ~level3; low !== 0; low &= low - 1)
    scene.emit(level1, level2, level3, domes | (low & -low), own, foes);
};

/** Perhaps a second block on the first. */
export const buildDouble: Arrive = (scene, to, own, foes) => {
  const sites = scene.parries(scene.sites(to, own, foes), own, foes);
  scene.emitEach(sites, own, foes);
  const { level1, level2, level3, domes } = scene;
  for (let low = sites & ~level2; low !== 0; low &= low - 1) {
    const bit = low & -low;
    scene.emit(level1 | bit, level2 | bit, level3 | (level1 & bit), domes, own, foes);
  }
};

/** Perhaps a second time, on another space. */
export const buildTwice: Arrive = (scene, to, own, foes) => {
  const sites = scene.sites(to, own, foes);
  const standing = scene.forced ? scene.standing(own, foes, scene.domes) : 0;
  for (let left = sites; left !== 0; left &= left - 1) {
    const first = left & -left;
    const open = standing & ~first;
    if (open === 0) scene.emitBuilt(first, 0, own, foes);
    for (let more = left & (left - 1); more !== 0; more &= more - 1) {
      const second = more & -more;
      if ((open & ~second) === 0) scene.emitBuilt(first, second, own, foes);
    }
  }
};

/** Either worker builds, after both have walked on their own level as far as they like, or not at all. */
export const walkAndBuild = (scene: Scene): void => {
  const { own, foes } = scene;
  forEachWalk(scene, (placed) => {
    let sites = 0;
    for (let left = placed; left !== 0; left &= left - 1) sites |= scene.sites(lowest(left), placed, foes);
    scene.emitEach(scene.parries(sites, placed, foes), placed, foes);
  });
  for (let left = own; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const level = scene.levelOf(from);
    const same = levelPlane(scene, level);
    let targets = scene.sites(from, own, foes) & scene.open(level) & ~same;
    if (level === 2) targets &= ~scene.level3;
    for (; targets !== 0; targets &= targets - 1)
      buildOnce(scene, lowest(targets), own ^ (1 << from) ^ (targets & -targets), foes);
  }
};

const levelPlane = ({ level1, level2, level3 }: Scene, level: number): number =>
  level === 0 ? ~level1 : level === 1 ? level1 & ~level2 : level === 2 ? level2 & ~level3 : level3;

const queue: number[] = [];
const seen = new Set<number>();

/** Every set of places that walks on the level lead to. Workers on one level can be in each other's way. */
const forEachWalk = (scene: Scene, visit: (placed: number) => void): void => {
  queue.length = 0;
  seen.clear();
  queue.push(scene.own);
  seen.add(scene.own);
  for (let index = 0; index < queue.length; index += 1) {
    const placed = queue[index] as number;
    visit(placed);
    for (let left = placed; left !== 0; left &= left - 1) {
      const from = lowest(left);
      let steps = scene.sites(from, placed, scene.foes) & levelPlane(scene, scene.levelOf(from));
      for (; steps !== 0; steps &= steps - 1) {
        const next = placed ^ (1 << from) ^ (steps & -steps);
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
  }
};

/** Perhaps a build before the move, which then cannot go up. */
export const buildAroundMove = (scene: Scene): void => {
  const { own, foes, level1, level2, level3, domes } = scene;
  for (let left = own; left !== 0; left &= left - 1) {
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
  let targets = scene.sites(from, own, foes) & scene.open(scene.levelOf(from));
  scene.grounded = grounded;
  for (; targets !== 0; targets &= targets - 1) {
    const to = lowest(targets);
    const bit = targets & -targets;
    const placed = own ^ (1 << from) ^ bit;
    const sites = scene.sites(to, placed, foes);
    // The same two spaces in the other order are the same turn: the lower one first stands for both.
    const twins = first !== bit && ((AROUND[to] as number) & first) !== 0 ? before & ~bit & (first - 1) : 0;
    scene.emitEach(scene.parries(sites & ~twins, placed, foes), placed, foes);
  }
};
