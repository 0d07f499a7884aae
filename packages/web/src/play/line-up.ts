/** Who can meet whom, and the position their game starts from. */

import { banBetween, emptyPosition, GODS, type God, type Position, tableOf } from '@caldera/rules';

/** Powers that can be chosen for a game of so many players. */
export const godsFor = (players: number): readonly God[] =>
  GODS.filter((god) => god.players.includes(players));

/** The same powers for another number of players: what does not fit there, and who is new, plays without one. */
export const seatedFor = (gods: readonly God[], players: number): readonly God[] => {
  const fitting = godsFor(players);
  const [mortal] = GODS.filter((god) => god.set === 'mortal');
  return Array.from({ length: players }, (_, player) => {
    const god = gods[player];
    return god !== undefined && fitting.includes(god) ? god : mortal;
  }).flatMap((god) => god ?? []);
};

export const banAmong = (gods: readonly God[]): string | undefined => {
  for (const [index, god] of gods.entries()) {
    for (const other of gods.slice(index + 1)) {
      const ban = banBetween(god.id, other.id);
      if (ban !== undefined) return ban.why;
    }
  }
  return undefined;
};

/** Who has to begin, if a power says so. */
export const starterAmong = (gods: readonly God[], wanted: number): number => {
  const must = gods.findIndex((god) => god.mustStart === true);
  if (must >= 0) return must;
  const last = gods.findIndex((god) => god.mustGoLast === true);
  return last === wanted ? (last + 1) % gods.length : wanted;
};

export const startFor = (gods: readonly God[], starter: number): Position =>
  emptyPosition(tableOf(gods), starterAmong(gods, starter));

export const randomGods = (players: number): readonly God[] => {
  const pool = godsFor(players).filter((god) => god.set !== 'mortal');
  const chosen = Array.from({ length: players }, () => pool[Math.floor(Math.random() * pool.length)]);
  const gods = chosen.flatMap((god) => (god === undefined ? [] : [god]));
  const fine = new Set(gods).size === players && banAmong(gods) === undefined;
  return fine ? gods : randomGods(players);
};
