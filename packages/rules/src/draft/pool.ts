/** Which powers a table plays with. */

import { GOD_SETS, type God, type GodSet } from '../core/god.ts';
import { GODS } from '../gods/index.ts';
import { joinProblem } from '../gods/lineup.ts';

export interface PoolRules {
  /** Sets to draw from; all but the mortal's empty card where absent. */
  readonly sets?: readonly GodSet[];
  readonly without?: readonly string[];
  readonly noLuck?: boolean;
  readonly noHiddenInformation?: boolean;
  /** Powers that no official box contains are off unless asked for. */
  readonly unofficial?: boolean;
}

const DRAFTED_SETS = GOD_SETS.filter((set) => set !== 'mortal');

/** Every power that may be drafted at a table of that many players. */
export const poolOf = (rules: PoolRules, players: number): readonly God[] =>
  GODS.filter(
    (god) =>
      (rules.sets ?? DRAFTED_SETS).includes(god.set) &&
      god.players.includes(players) &&
      rules.without?.includes(god.id) !== true &&
      (rules.noLuck !== true || god.randomness !== true) &&
      (rules.noHiddenInformation !== true || god.hiddenInformation !== true) &&
      (rules.unofficial === true || god.official === true),
  );

/** A number from 0 up to, not including, the limit: chance comes from outside. */
export type Draw = (below: number) => number;

/**
 * Powers drawn one after the other so that all of them may meet; `undefined` when the pool cannot fill the table. Draws
 * that lead nowhere are taken back, so a small pool with bans is still used to the full.
 */
export const drawLineup = (
  pool: readonly God[],
  count: number,
  draw: Draw,
  soFar: readonly God[] = [],
  players: number = count,
): readonly God[] | undefined => {
  if (soFar.length === count) return soFar;
  const left = pool.filter((god) => joinProblem(god, soFar, players) === undefined);
  while (left.length > 0) {
    const drawn = left.splice(draw(left.length), 1);
    const lineup = drawLineup(left, count, draw, [...soFar, ...drawn], players);
    if (lineup !== undefined) return lineup;
  }
  return undefined;
};

/** Whether the pool has powers enough to complete a table. Stops at the first that do, so it costs next to nothing. */
export const canComplete = (pool: readonly God[], players: number, soFar: readonly God[]): boolean =>
  soFar.length === players ||
  pool.some(
    (god, index) =>
      joinProblem(god, soFar, players) === undefined &&
      canComplete(pool.slice(index + 1), players, [...soFar, god]),
  );
