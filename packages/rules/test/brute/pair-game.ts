/** One random game of a line-up: invariants at every position, and the brute force asked at every one of them. */

import { GODS, type God, makeFen, type Position } from '@caldera/rules';
import { lostInText, unsound } from '../support/invariants.ts';
import { diceOf, randomGame, startOf, withRandomTowers } from '../support/random-play.ts';
import { compare, comparePlacing, resultsUpTo } from './compare.ts';
import { isPlacing } from './placing.ts';

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
  /** Positions that should have been compared and have too many turns for it. */
  readonly tooMany: number;
}

const isPlaced = ({ placed, workers, table, ram }: Position): boolean =>
  placed === (1 << workers.length) - 1 && (table.fleece === undefined || ram !== 0);

/** Plays a game of that line-up; the same one for the same seed. */
export const checkPairGame = (gods: readonly God[], seed: number, bounds: Bounds, fleece?: God): Outcome => {
  const dice = diceOf(seed);
  const { positions } = randomGame(startOf(gods, fleece), dice, bounds.turns);
  const problems = positions.flatMap((position) => [...unsound(position), ...lostInText(position)]);
  let compared = 0;
  let tooMany = 0;
  const check = (position: Position, ask: typeof compare): void => {
    const produced = resultsUpTo(position, bounds.limit);
    const fen = makeFen(position);
    const differences = produced === undefined ? undefined : ask(fen, produced);
    if (differences === undefined) tooMany += 1;
    else compared += 1;
    problems.push(...(differences ?? []).map((difference) => `${fen}: ${difference}`));
  };
  for (const position of positions) {
    if (dice(bounds.every) === 0) {
      if (isPlaced(position)) check(position, compare);
      else if (isPlacing(makeFen(position))) check(position, comparePlacing);
    }
    if (isPlaced(position) && position.winner < 0 && dice(bounds.towers) === 0)
      check(withRandomTowers(position, dice), compare);
  }
  return { problems, positions: positions.length, compared, tooMany };
};

/** How a line-up names the power beside the Ram. */
export const FLEECE = 'fleece=';

/** The same for a line-up given by ids; the last may be the power beside the Ram. */
export const checkLineup = (ids: readonly string[], seed: number, bounds: Bounds): Outcome => {
  const named = (id: string): God[] => GODS.filter((god) => god.id === id);
  const [fleece] = named(ids.find((id) => id.startsWith(FLEECE))?.slice(FLEECE.length) ?? '');
  return checkPairGame(ids.flatMap(named), seed, bounds, fleece);
};
