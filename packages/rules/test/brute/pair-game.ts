/** One random game of a line-up: invariants at every position, and the brute force asked at some of them. */

import { GODS, type God, makeFen, type Position } from '@caldera/rules';
import { lostInText, unsound } from '../support/invariants.ts';
import { type Dice, diceOf, pick, randomGame, startOf, withRandomTowers } from '../support/random-play.ts';
import { compare, NOT_YET, resultsUpTo } from './compare.ts';

export interface Bounds {
  /** Turns after which the game is left. */
  readonly turns: number;
  /** Positions of the game at which the brute force is asked. */
  readonly compared: number;
  /** Positions with more turns than this are not compared (Heracles' domes, Morpheus' coins). */
  readonly limit: number;
}

export interface Outcome {
  readonly problems: readonly string[];
  readonly positions: number;
  readonly compared: number;
  readonly tooMany: number;
}

const isPlaced = ({ placed, workers }: Position): boolean => placed === (1 << workers.length) - 1;

/** Positions of a game, some of them with towers that random play seldom sees. */
const samples = (positions: readonly Position[], count: number, dice: Dice): Position[] => {
  const placed = positions.filter(isPlaced);
  if (placed.length === 0) return [];
  return Array.from({ length: count }, () => pick(dice, placed)).map((position) =>
    position.winner < 0 && dice(2) === 0 ? withRandomTowers(position, dice) : position,
  );
};

/** Plays a game of that line-up; the same one for the same seed. */
export const checkPairGame = (gods: readonly God[], seed: number, bounds: Bounds): Outcome => {
  const dice = diceOf(seed);
  const { positions } = randomGame(startOf(gods), dice, bounds.turns);
  const problems = positions.flatMap((position) => [...unsound(position), ...lostInText(position)]);
  let compared = 0;
  let tooMany = 0;
  const known = gods.every(({ id }) => !NOT_YET.includes(id));
  for (const position of known ? samples(positions, bounds.compared, dice) : []) {
    const produced = resultsUpTo(position, bounds.limit);
    if (produced === undefined) {
      tooMany += 1;
      continue;
    }
    compared += 1;
    const fen = makeFen(position);
    problems.push(...compare(fen, produced).map((difference) => `${fen}: ${difference}`));
  }
  return { problems, positions: positions.length, compared, tooMany };
};

/** The same for a line-up given by ids. */
export const checkLineup = (ids: readonly string[], seed: number, bounds: Bounds): Outcome =>
  checkPairGame(
    ids.flatMap((id) => GODS.filter((god) => god.id === id)),
    seed,
    bounds,
  );
