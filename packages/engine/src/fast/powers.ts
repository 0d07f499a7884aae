/**
 * The powers that have a fast way, by id. What they do is said by the rules and only repeated here for speed: a test
 * plays all of them against each other and compares every result with the rules.
 */

import {
  buildAnyDome,
  buildAroundMove,
  buildDouble,
  buildOnce,
  buildTwice,
  walkAndBuild,
} from './building.ts';
import { AROUND, behind, lowest, reachOf } from './masks.ts';
import {
  doubleMoves,
  groundingMoves,
  type Moves,
  plainMoves,
  pushingMoves,
  swappingMoves,
  wildMoves,
} from './moving.ts';
import type { Scene } from './scene.ts';

/** Where workers could win now, as far as it can be said as spaces to close; `ELSEWHERE` for any other way. */
export type Wins = (
  level1: number,
  level2: number,
  level3: number,
  domes: number,
  own: number,
  foes: number,
) => number;
/** Beside the 25 squares: a win that no build on one of them would surely stop. */
export const ELSEWHERE: number = 1 << 25;

export interface FastPower {
  readonly turns: (scene: Scene) => void;
  /** While the opponent does not forbid going up. */
  readonly wins: Wins;
  /** While it does. */
  readonly groundedWins: Wins;
  /** Forbids opponents to go up after going up. */
  readonly grounds: boolean;
}

const never: Wins = () => 0;

/** One step from level 2 to level 3. */
const climbs: Wins = (_, level2, level3, domes, own, foes) => {
  const above = own & level2 & ~level3;
  if (above === 0) return 0;
  return reachOf(above) & level3 & ~(own | foes | domes);
};

const swapClimbs: Wins = (level1, level2, level3, domes, own, foes) => {
  const above = own & level2 & ~level3;
  if (above === 0) return 0;
  const direct = climbs(level1, level2, level3, domes, own, foes);
  return direct === 0 && (reachOf(above) & level3 & foes) !== 0 ? ELSEWHERE : direct;
};

const pushClimbs: Wins = (level1, level2, level3, domes, own, foes) => {
  const above = own & level2 & ~level3;
  if (above === 0) return 0;
  const direct = climbs(level1, level2, level3, domes, own, foes);
  if (direct !== 0) return direct;
  const closed = own | foes | domes;
  for (let left = above; left !== 0; left &= left - 1) {
    const from = lowest(left);
    for (let held = (AROUND[from] as number) & level3 & foes; held !== 0; held &= held - 1)
      if ((behind(from, lowest(held)) & ~closed) !== 0) return ELSEWHERE;
  }
  return 0;
};

const twoStepClimbs: Wins = (level1, level2, level3, domes, own, foes) => {
  const top = level3 & ~(own | foes | domes);
  if (top === 0) return 0;
  const direct = climbs(level1, level2, level3, domes, own, foes);
  if (direct !== 0) return direct;
  // The first step ends on level 2: from level 1 or higher.
  const vias = level2 & ~(level3 | own | foes | domes) & reachOf(top);
  return (reachOf(own & level1) & vias) !== 0 ? ELSEWHERE : 0;
};

/** Two levels down or more. */
const drops: Wins = (level1, level2, level3, domes, own, foes) => {
  const free = ~(own | foes | domes);
  const onSecond = reachOf(own & level2 & ~level3) & free & ~level1;
  return (onSecond & 0x1ffffff) !== 0 || (reachOf(own & level3) & free & ~level2 & 0x1ffffff) !== 0
    ? ELSEWHERE
    : 0;
};

const climbsOrDrops: Wins = (level1, level2, level3, domes, own, foes) => {
  if ((own & level2) === 0) return 0;
  const direct = climbs(level1, level2, level3, domes, own, foes);
  return direct === 0 ? drops(level1, level2, level3, domes, own, foes) : direct;
};

const power = (turns: (scene: Scene) => void, other: Partial<FastPower> = {}): FastPower => ({
  turns,
  wins: climbs,
  groundedWins: never,
  grounds: false,
  ...other,
});
const moving =
  (moves: Moves, build: Parameters<Moves>[1] = buildOnce) =>
  (scene: Scene): void =>
    moves(scene, build);

export const FAST_POWERS: ReadonlyMap<string, FastPower> = new Map([
  ['mortal', power(moving(plainMoves))],
  ['apollo', power(moving(swappingMoves), { wins: swapClimbs })],
  ['artemis', power(moving(doubleMoves), { wins: twoStepClimbs })],
  ['athena', power(moving(groundingMoves), { grounds: true })],
  ['atlas', power(moving(plainMoves, buildAnyDome))],
  ['demeter', power(moving(plainMoves, buildTwice))],
  ['hephaestus', power(moving(plainMoves, buildDouble))],
  ['hermes', power(walkAndBuild)],
  ['minotaur', power(moving(pushingMoves), { wins: pushClimbs })],
  ['pan', power(moving(wildMoves), { wins: climbsOrDrops, groundedWins: drops })],
  [
    'prometheus',
    power((scene) => {
      plainMoves(scene, buildOnce);
      buildAroundMove(scene);
    }),
  ],
]);
