/** One random game of a line-up: invariants at every position, and the brute force asked at every one of them. */

import { GODS, type God, hasTurn, makeFen, type Position } from '@caldera/rules';
import { lostInText, unsound } from '../support/invariants.ts';
import { diceOf, randomGame, startOf, withRandomTowers } from '../support/random-play.ts';
import { compare, resultsUpTo } from './compare.ts';
import { placements } from './placing.ts';
import { bruteForce } from './turn.ts';

export interface Bounds {
  /** Turns after which a game is left that has not come to its end. */
  readonly turns: number;
  /** The brute force is asked at one position out of so many; 1 = at all of them. */
  readonly every: number;
  /** One position out of so many is compared once more, with towers that random play seldom sees. */
  readonly towers: number;
  /** Positions with more turns than this are not compared. */
  readonly limit: number;
}

export interface Outcome {
  readonly problems: readonly string[];
  /** Whether the game came to its end. */
  readonly ended: boolean;
  readonly positions: number;
  readonly compared: number;
  /** How many of these were turns of placing. */
  readonly placings: number;
  /** The most turns that a compared position had. */
  readonly most: number;
  /** Positions that should have been compared and have more turns than the limit. */
  readonly tooMany: number;
  /** Positions for which the brute force gave up. */
  readonly givenUp: number;
}

const isPlaced = ({ placed, workers, table, ram }: Position): boolean =>
  placed === (1 << workers.length) - 1 && (table.fleece === undefined || ram !== 0);

/** Plays a game of that line-up; the same one for the same seed. */
export const checkPairGame = (gods: readonly God[], seed: number, bounds: Bounds, fleece?: God): Outcome => {
  const dice = diceOf(seed);
  const { positions } = randomGame(startOf(gods, fleece), dice, bounds.turns);
  const problems = positions.flatMap((position) => [...unsound(position), ...lostInText(position)]);
  const counts = { compared: 0, placings: 0, most: 0, tooMany: 0, givenUp: 0 };
  const check = (position: Position): void => {
    const produced = resultsUpTo(position, bounds.limit);
    if (produced === undefined) {
      counts.tooMany += 1;
      return;
    }
    const fen = makeFen(position);
    const differences = compare(fen, produced, isPlaced(position) ? bruteForce : placements);
    if (differences === undefined) {
      counts.givenUp += 1;
      return;
    }
    counts.compared += 1;
    if (!isPlaced(position)) counts.placings += 1;
    counts.most = Math.max(counts.most, produced.size);
    for (const difference of differences) problems.push(`${fen}: ${difference}`);
  };
  for (const position of positions) {
    if (dice(bounds.every) === 0) check(position);
    if (isPlaced(position) && position.winner < 0 && dice(bounds.towers) === 0)
      check(withRandomTowers(position, dice));
  }
  const last = positions.at(-1);
  return { problems, ended: last !== undefined && !hasTurn(last), positions: positions.length, ...counts };
};

/** How a line-up names the power beside the Ram. */
export const FLEECE = 'fleece=';

/** The same for a line-up given by ids; the last may be the power beside the Ram. */
export const checkLineup = (ids: readonly string[], seed: number, bounds: Bounds): Outcome => {
  const named = (id: string): God[] => GODS.filter((god) => god.id === id);
  const [fleece] = named(ids.find((id) => id.startsWith(FLEECE))?.slice(FLEECE.length) ?? '');
  return checkPairGame(ids.flatMap(named), seed, bounds, fleece);
};
