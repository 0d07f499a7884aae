/** Who sits at the board: the players' powers and what follows from them. One value per line-up, shared by all its positions. */

import type { God } from './god.ts';
import type { TurnRules } from './turn-rules.ts';

export interface Table {
  /** The cards, in seat order. */
  readonly gods: readonly God[];
  readonly players: number;
  /** Teams with four players, else every player alone. */
  readonly sides: number;
  /** The power beside the Ram, in the Golden Fleece variant. */
  readonly fleece: God | undefined;
  /** Who holds which power can change from turn to turn. */
  readonly shifting: boolean;
  /** A power in play looks at the female workers, or at who moved last: only then are they marked. */
  readonly marksFemale: boolean;
  readonly marksRecent: boolean;
  /** Rules of a turn, by mover and powers in force: filled as needed. */
  readonly rules: Map<string, TurnRules>;
  /** The same for line-ups whose powers never shift, by mover alone. */
  readonly steady: (TurnRules | undefined)[];
}

export const tableOf = (gods: readonly God[], fleece?: God): Table => {
  const powers = fleece === undefined ? gods : [...gods, fleece];
  return {
    gods,
    players: gods.length,
    sides: gods.length === 4 ? 2 : gods.length,
    fleece,
    shifting: powers.some((god) => god.holds !== undefined) || fleece !== undefined,
    marksFemale: powers.some((god) => god.marksFemale === true),
    marksRecent: powers.some((god) => god.marksRecent === true),
    rules: new Map(),
    steady: [],
  };
};

export const sideOf = (table: Table, player: number): number =>
  table.sides === table.players ? player : player % 2;
export const areFoes = (table: Table, a: number, b: number): boolean => sideOf(table, a) !== sideOf(table, b);
