/** One random game of a line-up: invariants at every position, and the brute force asked at every one of them. */

import { GODS, type God, makeFen, type Position } from '@caldera/rules';
import { lostInText, unsound } from '../support/invariants.ts';
import { diceOf, randomGame, startOf, withRandomTowers } from '../support/random-play.ts';
import { compare, resultsUpTo } from './compare.ts';

export interface Bounds {
  /** Turns after which the game is left. */
  readonly turns: number;
  /** The brute force is asked at one position out of so many; 1 = at all of them. */
  readonly every: number;
  /** One position out of so many is compared once more, with towers that random play seldom sees. */
  readonly towers: number;
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

/** Plays a game of that line-up; the same one for the same seed. */
export const checkPairGame = (gods: readonly God[], seed: number, bounds: Bounds, fleece?: God): Outcome => {
  const dice = diceOf(seed);
  const { positions } = randomGame(startOf(gods, fleece), dice, bounds.turns);
  const problems = positions.flatMap((position) => [...unsound(position), ...lostInText(position)]);
  const asked = positions
    .filter(isPlaced)
    .flatMap((position) => [
      ...(dice(bounds.every) === 0 ? [position] : []),
      ...(position.winner < 0 && dice(bounds.towers) === 0 ? [withRandomTowers(position, dice)] : []),
    ]);
  let compared = 0;
  for (const position of asked) {
    const produced = resultsUpTo(position, bounds.limit);
    const fen = makeFen(position);
    const differences = produced === undefined ? undefined : compare(fen, produced);
    if (differences === undefined) continue;
    compared += 1;
    problems.push(...differences.map((difference) => `${fen}: ${difference}`));
  }
  return { problems, positions: positions.length, compared, tooMany: asked.length - compared };
};

/** The same for a line-up given by ids. */
export const checkLineup = (ids: readonly string[], seed: number, bounds: Bounds): Outcome =>
  checkPairGame(
    ids.flatMap((id) => GODS.filter((god) => god.id === id)),
    seed,
    bounds,
  );
