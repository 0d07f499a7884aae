/**
 * The powers that have a fast way, by id. What they do is said by the rules and only repeated here for speed: a test
 * plays all of them against each other and compares every result with the rules.
 */

import { LEVEL1 } from '../state.ts';
import {
  buildAndBlow,
  buildAnyDome,
  buildByOthers,
  buildDouble,
  buildForCoins,
  buildInside,
  buildOnce,
  buildTwice,
} from './building.ts';
import { buildAroundMove } from './early-build.ts';
import {
  doubleMoves,
  groundingMoves,
  type Moves,
  plainMoves,
  pushingMoves,
  swappingMoves,
  wildMoves,
} from './moving.ts';
import { carriedOnce, carriedTwice } from './roundabout.ts';
import type { Arrive, Scene } from './scene.ts';
import { walkAndBuild } from './walking.ts';
import {
  carriedTwoStepClimbs,
  climbs,
  drops,
  pushClimbs,
  swapClimbs,
  twoStepClimbs,
  type Wins,
} from './wins.ts';

export interface FastPower {
  readonly turns: (scene: Scene) => void;
  /** By going up, which the opponent may forbid. */
  readonly winsUp: Wins;
  /** In any other way. */
  readonly winsDown?: Wins;
  /** The field of the lowest spaces from which its workers can win; those on level 2 where absent. */
  readonly winsFrom?: number;
  /** The board goes on at the opposite edge. */
  readonly torus?: true;
  /** Holds the wind against which nobody moves. */
  readonly blows?: true;
  /** A step to a free space and one piece by the worker that moved is mostly none of its turns. */
  readonly isOdd?: true;
  /** Turns that do no more than move and build may be others than a step to a free space and a piece beside it. */
  readonly strays?: true;
  /** Several of its workers may move in one turn. */
  readonly roams?: true;
  /** The most that its card may remember for this way to be the faster one. */
  readonly mostMemory?: number;
  /** What it does instead against an opponent that carries its workers on. */
  readonly carried?: Partial<Pick<FastPower, 'turns' | 'winsUp'>>;

  // What it does to its opponent:
  /** Forbids going up after going up itself. */
  readonly grounds?: true;
  /** Forbids going down. */
  readonly weighs?: true;
  /** Demands that whoever can go up does. */
  readonly lifts?: true;
  /** Forbids winning at the edge. */
  readonly bars?: true;
  /** Puts the lone highest worker to sleep. */
  readonly lulls?: true;
  /** Holds neighbours beside its workers. */
  readonly holds?: true;
  /** Forbids blocks beside its workers. */
  readonly starves?: true;
  /** Carries whoever moves straight on. */
  readonly carries?: true;
}

const power = (turns: (scene: Scene) => void, other: Partial<FastPower> = {}): FastPower => ({
  turns,
  winsUp: climbs,
  ...other,
});
const moving =
  (moves: Moves, build: Arrive = buildOnce) =>
  (scene: Scene): void =>
    moves(scene, build);
const plain = moving(plainMoves);

export const FAST_POWERS: ReadonlyMap<string, FastPower> = new Map([
  ['mortal', power(plain)],
  ['apollo', power(moving(swappingMoves), { winsUp: swapClimbs, strays: true })],
  [
    'artemis',
    power(moving(doubleMoves), {
      winsUp: twoStepClimbs,
      winsFrom: LEVEL1,
      strays: true,
      carried: { turns: carriedTwice, winsUp: carriedTwoStepClimbs },
    }),
  ],
  ['athena', power(moving(groundingMoves), { grounds: true })],
  ['atlas', power(moving(plainMoves, buildAnyDome))],
  ['demeter', power(moving(plainMoves, buildTwice))],
  ['hephaestus', power(moving(plainMoves, buildDouble))],
  ['hermes', power(walkAndBuild, { roams: true, strays: true })],
  ['minotaur', power(moving(pushingMoves), { winsUp: pushClimbs, strays: true })],
  ['pan', power(moving(wildMoves), { winsDown: drops })],
  [
    'prometheus',
    power((scene) => {
      plainMoves(scene, buildOnce);
      buildAroundMove(scene);
    }),
  ],
  ['aeolus', power(moving(plainMoves, buildAndBlow), { blows: true })],
  ['aphrodite', power(plain, { holds: true })],
  ['graeae', power(moving(plainMoves, buildByOthers), { isOdd: true })],
  ['hades', power(plain, { weighs: true })],
  ['harpies', power(plain, { carries: true })],
  ['hera', power(plain, { bars: true })],
  ['hestia', power(moving(plainMoves, buildInside))],
  ['hypnus', power(plain, { lulls: true })],
  ['limus', power(plain, { starves: true })],
  ['morpheus', power(moving(plainMoves, buildForCoins), { mostMemory: 3, strays: true })],
  ['persephone', power(plain, { lifts: true })],
  ['urania', power(plain, { torus: true, carried: { turns: carriedOnce } })],
]);
