/** The builds of the fast powers after a move, each once a worker has come to its place. */

import { DOMED, DOUBLED, NOTHING, withMore } from '../turn-look.ts';
import { INTERIOR, lowest, WINDS } from './masks.ts';
import type { Arrive, Scene } from './scene.ts';

export const buildOnce: Arrive = (scene, to, own, foes) =>
  scene.emitEach(scene.parries(scene.sites(to, own, foes), own, foes), own, foes);

/** A dome on each of these spaces, before its time. */
const emitDomes = (scene: Scene, spaces: number, own: number, foes: number): void => {
  const { level1, level2, level3, domes } = scene;
  for (let left = spaces; left !== 0; left &= left - 1) {
    const bit = left & -left;
    scene.emit(withMore(lowest(bit), DOMED), level1, level2, level3, domes | bit, own, foes);
  }
};

/** A dome at any level. */
export const buildAnyDome: Arrive = (scene, to, own, foes) => {
  scene.emitEach(scene.parries(scene.sites(to, own, foes), own, foes), own, foes);
  emitDomes(scene, scene.parries(scene.spaces(to, own, foes), own, foes) & ~scene.level3, own, foes);
};

/** Two pieces on each of these spaces. */
const emitDouble = (scene: Scene, spaces: number, own: number, foes: number): void => {
  const { level1, level2, level3, domes } = scene;
  for (let left = spaces; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const built = withMore(lowest(bit), DOUBLED);
    scene.emit(built, level1 | bit, level2 | bit, level3 | (level1 & bit), domes | (level2 & bit), own, foes);
  }
};

/** Perhaps a second block on the first. */
export const buildDouble: Arrive = (scene, to, own, foes) => {
  const sites = scene.parries(scene.sites(to, own, foes), own, foes);
  scene.emitEach(sites, own, foes);
  emitDouble(scene, sites & ~scene.level2, own, foes);
};

/** One piece or two on different spaces; where there are two, one of them has to be among `second`. */
const emitPairs = (scene: Scene, sites: number, second: number, own: number, foes: number): void => {
  const standing = scene.standing(own, foes);
  for (let left = sites; left !== 0; left &= left - 1) {
    const first = left & -left;
    const open = standing & ~first;
    if (open === 0) scene.emitBuilt(first, 0, own, foes);
    const others = (first & second) === 0 ? second : -1;
    for (let more = left & (left - 1) & others; more !== 0; more &= more - 1) {
      const bit = more & -more;
      if ((open & ~bit) === 0) scene.emitBuilt(first, bit, own, foes);
    }
  }
};

/** Perhaps a second time, on another space. */
export const buildTwice: Arrive = (scene, to, own, foes) =>
  emitPairs(scene, scene.sites(to, own, foes), -1, own, foes);

/** Perhaps a second time, away from the edge. */
export const buildInside: Arrive = (scene, to, own, foes) => {
  const sites = scene.sites(to, own, foes);
  emitPairs(scene, sites, INTERIOR, own, foes);
  // What is at most on level 2 threatens nobody, so that two pieces there parry nothing.
  if (scene.standing(own, foes) === 0) emitDouble(scene, sites & INTERIOR & ~scene.level3, own, foes);
};

/** Once, by any of these workers. */
export const buildByAny = (scene: Scene, workers: number, own: number, foes: number): void => {
  let sites = 0;
  for (let left = workers; left !== 0; left &= left - 1) sites |= scene.sites(lowest(left), own, foes);
  scene.emitEach(scene.parries(sites, own, foes), own, foes);
};

/** Only those that did not move. */
export const buildByOthers: Arrive = (scene, to, own, foes) => buildByAny(scene, own & ~(1 << to), own, foes);

/** And then let the wind blow, or calm it, or leave it. */
export const buildAndBlow: Arrive = (scene, to, own, foes) => {
  const { memory } = scene;
  const sites = scene.sites(to, own, foes);
  for (let wind = 0; wind <= WINDS; wind += 1) {
    // It can't be turned: one that blows only stays, or is calmed.
    if (memory !== 0 && wind !== 0 && wind !== memory) continue;
    scene.blow(wind);
    scene.emitEach(scene.parries(sites, own, foes), own, foes);
  }
  scene.blow(memory);
};

/** As often as there are coins left, anywhere, or not at all. */
export const buildForCoins: Arrive = (scene, to, own, foes) => {
  const { memory } = scene;
  if (scene.wantsFew) spendFew(scene, scene.sites(to, own, foes), own, foes);
  else spend(scene, scene.sites(to, own, foes), memory + 1, scene.standing(own, foes), own, foes);
  scene.memory = memory;
};

/** At most two: with more of them turns look like others, and a sieve has room for one of each look. */
const spendFew = (scene: Scene, sites: number, own: number, foes: number): void => {
  const { memory, level1, level2, level3, domes } = scene;
  scene.memory = memory + 1;
  scene.emit(NOTHING, level1, level2, level3, domes, own, foes);
  scene.memory = memory;
  scene.emitEach(sites, own, foes);
  if (memory === 0) return;
  scene.memory = memory - 1;
  emitDouble(scene, sites & ~level3, own, foes);
  for (let left = sites; left !== 0; left &= left - 1)
    for (let more = left & (left - 1); more !== 0; more &= more - 1)
      scene.emitBuilt(left & -left, more & -more, own, foes);
};

/** Every way to spend coins on the sites, one site after the other. */
const spend = (
  scene: Scene,
  sites: number,
  coins: number,
  standing: number,
  own: number,
  foes: number,
): void => {
  const { level1, level2, level3, domes } = scene;
  if (sites === 0 || coins === 0) {
    if ((standing & ~domes) !== 0) return;
    scene.memory = coins;
    scene.emit(scene.built, level1, level2, level3, domes, own, foes);
    return;
  }
  const bit = sites & -sites;
  for (let left = coins; left >= 0; left -= 1) {
    spend(scene, sites ^ bit, left, standing, own, foes);
    if ((scene.domes & bit) !== 0) break;
    scene.addPiece(bit);
  }
  scene.level1 = level1;
  scene.level2 = level2;
  scene.level3 = level3;
  scene.domes = domes;
};
