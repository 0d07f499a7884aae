/** Who meets whom in the pair check: every allowed ordered pair, the Golden Fleece, then some triples and teams. */

import { GODS, type God } from '@caldera/rules';
import { diceOf, PAIRS, randomLineup } from '../support/random-play.ts';
import { FLEECE } from './pair-game.ts';

const idsOf = (gods: readonly God[]): string[] => gods.map(({ id }) => id);

/** Games for each power that may lie beside the Ram. */
const RAM_GAMES = 3;
const ramGames = (): string[][] =>
  GODS.filter(({ fleece }) => fleece === true).flatMap(({ id }) =>
    Array.from({ length: RAM_GAMES }, () => ['mortal', 'mortal', `${FLEECE}${id}`]),
  );

/** The ids of the line-ups, tables of three and four last. */
export const lineups = (seed: number, tables: number): string[][] => {
  const dice = diceOf(seed);
  const larger = Array.from({ length: 2 * tables }, (_, index) =>
    randomLineup(index % 2 === 0 ? 3 : 4, dice),
  );
  return [...PAIRS.map(idsOf), ...ramGames(), ...larger.map(idsOf)];
};
