/** The moves of the fast powers: how each worker may go, and what is done with every place it can come to. */

import { behind, lowest } from './masks.ts';
import type { Arrive, Scene } from './scene.ts';

export type Moves = (scene: Scene, arrive: Arrive) => void;

/** One step to a free space. */
export const plainMoves: Moves = (scene, arrive) => {
  const { own, foes } = scene;
  for (let left = scene.movers; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const reach = scene.steps(from, scene.levelOf(from), own | foes);
    for (let targets = reach; targets !== 0; targets &= targets - 1)
      scene.come(arrive, from, lowest(targets), own ^ (1 << from) ^ (targets & -targets), foes);
  }
};

/** A step down of two levels or more wins as well. */
export const wildMoves: Moves = (scene, arrive) => {
  const { own, foes, level1, level2, barred } = scene;
  for (let left = scene.movers; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const level = scene.levelOf(from);
    const reach = scene.steps(from, level, own | foes);
    const deep = level < 2 ? 0 : ~(level === 3 ? level2 : level1) & ~barred;
    for (let targets = reach & ~deep; targets !== 0; targets &= targets - 1)
      scene.come(arrive, from, lowest(targets), own ^ (1 << from) ^ (targets & -targets), foes);
  }
};

/** Going up grounds the opponent for a turn. */
export const groundingMoves: Moves = (scene, arrive) => {
  const { own, foes, forced } = scene;
  for (let left = scene.movers; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const level = scene.levelOf(from);
    for (let targets = scene.steps(from, level, own | foes); targets !== 0; targets &= targets - 1) {
      const to = lowest(targets);
      const climbs = scene.levelOf(to) > level;
      scene.memory = climbs ? 1 : 0;
      scene.forced = forced && !climbs;
      scene.come(arrive, from, to, own ^ (1 << from) ^ (targets & -targets), foes);
    }
  }
  scene.forced = forced;
};

/** Into an opponent's space as well, which sends that worker where this one came from. */
export const swappingMoves: Moves = (scene, arrive) => {
  const { own, foes } = scene;
  for (let left = scene.movers; left !== 0; left &= left - 1) {
    const from = lowest(left);
    for (let targets = scene.steps(from, scene.levelOf(from), own); targets !== 0; targets &= targets - 1) {
      const bit = targets & -targets;
      const pushed = (foes & bit) === 0 ? foes : foes ^ bit ^ (1 << from);
      scene.come(arrive, from, lowest(targets), own ^ (1 << from) ^ bit, pushed);
    }
  }
};

/** Into an opponent's space as well, which pushes that worker straight on. */
export const pushingMoves: Moves = (scene, arrive) => {
  const { own, foes, domes } = scene;
  const closed = own | foes | domes;
  for (let left = scene.movers; left !== 0; left &= left - 1) {
    const from = lowest(left);
    for (let targets = scene.steps(from, scene.levelOf(from), own); targets !== 0; targets &= targets - 1) {
      const to = lowest(targets);
      const bit = targets & -targets;
      let pushed = foes;
      if ((foes & bit) !== 0) {
        const landing = behind(from, to) & ~closed;
        if (landing === 0) continue;
        pushed = foes ^ bit ^ landing;
      }
      scene.come(arrive, from, to, own ^ (1 << from) ^ bit, pushed);
    }
  }
};

/** One step or two, not back to where it began. Where one of them has to go up, either will do. */
export const doubleMoves: Moves = (scene, arrive) => {
  const { own, foes, rising } = scene;
  scene.rising = false;
  for (let left = scene.movers; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const level = scene.levelOf(from);
    const others = own ^ (1 << from);
    const once = scene.steps(from, level, own | foes);
    const up = rising ? scene.above(level) : -1;
    let reached = once & up;
    for (let steps = once; steps !== 0; steps &= steps - 1) {
      const via = lowest(steps);
      const height = scene.levelOf(via);
      const twice = scene.steps(via, height, own | foes);
      reached |= (up & steps & -steps) === 0 ? twice & scene.above(height) : twice;
    }
    for (let targets = reached; targets !== 0; targets &= targets - 1)
      scene.come(arrive, from, lowest(targets), others | (targets & -targets), foes);
  }
  scene.rising = rising;
};
