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
  /** Bit per side: a power that it holds, or may come to hold, looks at its female worker. Only then she is marked. */
  readonly femaleSides: number;
  /** Bit per side: an opponent holds, or may come to hold, a power that looks at who moved last. Only then it is marked. */
  readonly recentSides: number;
  /** Rules of a turn, by mover and powers in force: filled as needed. */
  readonly rules: Map<string, TurnRules>;
  /** The same for line-ups whose powers never shift, by mover alone. */
  readonly steady: (TurnRules | undefined)[];
}

/** The powers that a player has, or can come to have. */
export const powersWithin = (gods: readonly God[], player: number, fleece?: God): readonly God[] => {
  const own = gods[player];
  const reached = own === undefined ? [] : own.takesPowers === true ? gods : [own];
  return fleece === undefined ? reached : [...reached, fleece];
};

export const tableOf = (gods: readonly God[], fleece?: God): Table => {
  const powers = fleece === undefined ? gods : [...gods, fleece];
  const sides = gods.length === 4 ? 2 : gods.length;
  const shifting = powers.some((god) => god.holds !== undefined) || fleece !== undefined;
  const allSides = (1 << sides) - 1;
  let femaleSides = 0;
  let recentSides = 0;
  for (const player of gods.keys()) {
    const side = 1 << (player % sides);
    const within = powersWithin(gods, player, fleece);
    if (within.some(({ marksFemale }) => marksFemale === true)) femaleSides |= side;
    if (within.some(({ marksRecent }) => marksRecent === true)) recentSides |= allSides & ~side;
  }
  return {
    gods,
    players: gods.length,
    sides,
    fleece,
    shifting,
    femaleSides,
    recentSides,
    rules: new Map(),
    steady: [],
  };
};

export const sideOf = (table: Table, player: number): number =>
  table.sides === table.players ? player : player % 2;
export const areFoes = (table: Table, a: number, b: number): boolean => sideOf(table, a) !== sideOf(table, b);
