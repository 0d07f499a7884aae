/**
 * Turns made alone that are more than a step and one piece, each once its worker stands where it went. The look of the
 * turn says what to do; where the power can't, nothing is done.
 */

import { aboutIn, BLOWN, DOMED, DOUBLED, FOLLOWED, moreIn } from '../turn-look.ts';
import { emitDomes, emitDouble } from './building.ts';
import { INTERIOR } from './masks.ts';
import type { Scene } from './scene.ts';

export type DoMore = (scene: Scene, turn: number, own: number, foes: number) => void;

const entered = (turn: number): number => (turn >> 5) & 31;
const firstOf = (turn: number): number => 1 << (turn & 31);
/** The space of a further piece; nothing where there is none. */
const furtherOf = (turn: number): number => (moreIn(turn) < DOUBLED ? 1 << aboutIn(turn) : 0);

/** Two pieces, if the worker may build on both spaces and one of them is among `second`. */
const emitBoth = (scene: Scene, turn: number, second: number, own: number, foes: number): void => {
  const [first, further] = [firstOf(turn), furtherOf(turn)];
  const closed = (first | further) & ~scene.sites(entered(turn), own, foes);
  if (further > first && closed === 0 && ((first | further) & second) !== 0)
    scene.emitBuilt(first, further, own, foes);
};

/** Two pieces on one space, if that is among `spaces`. */
const emitDoubled = (scene: Scene, turn: number, spaces: number, own: number, foes: number): void => {
  if (moreIn(turn) !== DOUBLED) return;
  emitDouble(scene, firstOf(turn) & spaces & scene.sites(entered(turn), own, foes), own, foes);
};

export const domeAny: DoMore = (scene, turn, own, foes) => {
  if (moreIn(turn) !== DOMED) return;
  emitDomes(scene, firstOf(turn) & scene.spaces(entered(turn), own, foes) & ~scene.level3, own, foes);
};

export const double: DoMore = (scene, turn, own, foes) => emitDoubled(scene, turn, ~scene.level2, own, foes);

export const twice: DoMore = (scene, turn, own, foes) => emitBoth(scene, turn, -1, own, foes);

export const twiceInside: DoMore = (scene, turn, own, foes) => {
  emitBoth(scene, turn, INTERIOR, own, foes);
  emitDoubled(scene, turn, INTERIOR & ~scene.level3, own, foes);
};

export const letBlow: DoMore = (scene, turn, own, foes) => {
  const more = moreIn(turn);
  const { memory } = scene;
  const wind = more - BLOWN;
  // It can't be turned: one that blows is only calmed.
  if (more < BLOWN || more >= FOLLOWED || wind === memory || (memory !== 0 && wind !== 0)) return;
  scene.blow(wind);
  scene.emitEach(scene.sites(entered(turn), own, foes) & firstOf(turn), own, foes);
  scene.blow(memory);
};

export const spendTwo: DoMore = (scene, turn, own, foes) => {
  if (scene.memory === 0) return;
  scene.memory -= 1;
  emitBoth(scene, turn, -1, own, foes);
  emitDoubled(scene, turn, ~scene.level3, own, foes);
};

/** One piece before the step and one after it, in either order. */
export const aroundMove: DoMore = (scene, turn, own, foes) => {
  const first = firstOf(turn);
  if (moreIn(turn) === DOUBLED) emitAround(scene, turn, first, first, own, foes);
  const further = furtherOf(turn);
  if (further > first && !emitAround(scene, turn, first, further, own, foes))
    emitAround(scene, turn, further, first, own, foes);
};

const emitAround = (
  scene: Scene,
  turn: number,
  before: number,
  after: number,
  own: number,
  foes: number,
): boolean => {
  const from = (turn >> 10) & 31;
  if ((scene.sites(from, scene.own, foes) & before) === 0) return false;
  const { level1, level2, level3, domes, grounded } = scene;
  scene.addPiece(before);
  scene.grounded = true;
  const goes = (scene.steps(from, scene.levelOf(from), scene.own | foes) >>> entered(turn)) & 1;
  scene.grounded = grounded;
  const sites = goes === 0 ? 0 : scene.sites(entered(turn), own, foes) & after;
  scene.emitEach(sites, own, foes);
  scene.level1 = level1;
  scene.level2 = level2;
  scene.level3 = level3;
  scene.domes = domes;
  return sites !== 0;
};
