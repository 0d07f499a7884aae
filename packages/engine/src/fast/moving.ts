/** The moves of the fast powers: how each worker may go, and what is done with every place it can come to. */

import { AROUND, behind, lowest } from './masks.ts';
import type { Scene } from './scene.ts';

/** What a power does once a worker stands on `to`. */
export type Arrive = (scene: Scene, to: number, own: number, foes: number) => void;
export type Moves = (scene: Scene, arrive: Arrive) => void;

/** Where a worker wins by going, which is not a turn to search. */
const withoutWins = (scene: Scene, level: number, targets: number): number =>
  level === 2 ? targets & ~scene.level3 : targets;

/** One step to a free space. */
export const plainMoves: Moves = (scene, arrive) => {
  const { own, foes } = scene;
  for (let left = own; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const level = scene.levelOf(from);
    const reach = (AROUND[from] as number) & scene.open(level) & ~(own | foes);
    for (let targets = withoutWins(scene, level, reach); targets !== 0; targets &= targets - 1)
      arrive(scene, lowest(targets), own ^ (1 << from) ^ (targets & -targets), foes);
  }
};

/** A step down of two levels or more wins as well. */
export const wildMoves: Moves = (scene, arrive) => {
  const { own, foes, level1, level2 } = scene;
  for (let left = own; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const level = scene.levelOf(from);
    let reach = (AROUND[from] as number) & scene.open(level) & ~(own | foes);
    reach = withoutWins(scene, level, reach) & (level === 3 ? level2 : level === 2 ? level1 : -1);
    for (let targets = reach; targets !== 0; targets &= targets - 1)
      arrive(scene, lowest(targets), own ^ (1 << from) ^ (targets & -targets), foes);
  }
};

/** Going up grounds the opponent for a turn. */
export const groundingMoves: Moves = (scene, arrive) => {
  const { own, foes, forced } = scene;
  for (let left = own; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const level = scene.levelOf(from);
    const reach = (AROUND[from] as number) & scene.open(level) & ~(own | foes);
    for (let targets = withoutWins(scene, level, reach); targets !== 0; targets &= targets - 1) {
      const to = lowest(targets);
      const climbs = scene.levelOf(to) > level;
      scene.remember(climbs);
      scene.forced = forced && !climbs;
      arrive(scene, to, own ^ (1 << from) ^ (targets & -targets), foes);
    }
  }
  scene.forced = forced;
};

/** Into an opponent's space as well, which sends that worker where this one came from. */
export const swappingMoves: Moves = (scene, arrive) => {
  const { own, foes } = scene;
  for (let left = own; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const level = scene.levelOf(from);
    const reach = (AROUND[from] as number) & scene.open(level) & ~own;
    for (let targets = withoutWins(scene, level, reach); targets !== 0; targets &= targets - 1) {
      const bit = targets & -targets;
      const pushed = (foes & bit) === 0 ? foes : foes ^ bit ^ (1 << from);
      arrive(scene, lowest(targets), own ^ (1 << from) ^ bit, pushed);
    }
  }
};

/** Into an opponent's space as well, which pushes that worker straight on. */
export const pushingMoves: Moves = (scene, arrive) => {
  const { own, foes, domes } = scene;
  const closed = own | foes | domes;
  for (let left = own; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const level = scene.levelOf(from);
    const reach = (AROUND[from] as number) & scene.open(level) & ~own;
    for (let targets = withoutWins(scene, level, reach); targets !== 0; targets &= targets - 1) {
      const to = lowest(targets);
      const bit = targets & -targets;
      let pushed = foes;
      if ((foes & bit) !== 0) {
        const landing = behind(from, to) & ~closed;
        if (landing === 0) continue;
        pushed = foes ^ bit ^ landing;
      }
      arrive(scene, to, own ^ (1 << from) ^ bit, pushed);
    }
  }
};

/** One step or two, not back to where it began. */
export const doubleMoves: Moves = (scene, arrive) => {
  const { own, foes } = scene;
  for (let left = own; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const others = own ^ (1 << from);
    const closed = others | foes | (1 << from);
    const level = scene.levelOf(from);
    const once = withoutWins(scene, level, (AROUND[from] as number) & scene.open(level) & ~closed);
    let reached = once;
    for (let steps = once; steps !== 0; steps &= steps - 1) {
      const via = lowest(steps);
      const height = scene.levelOf(via);
      reached |= withoutWins(scene, height, (AROUND[via] as number) & scene.open(height) & ~closed);
    }
    for (let targets = reached; targets !== 0; targets &= targets - 1)
      arrive(scene, lowest(targets), others | (targets & -targets), foes);
  }
};
