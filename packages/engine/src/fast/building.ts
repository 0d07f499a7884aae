/** The builds of the fast powers, each once a worker has come to its place. */

import { AROUND, lowest, ON_THE_BOARD, reachOf } from './masks.ts';
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
