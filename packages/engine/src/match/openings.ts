/** Where games of a match begin: placed at random, then a few random turns that end nothing. */

import { emptyPosition, hasTurn, NOBODY, type Position, results, type Table } from '@caldera/rules';
import { starterAt } from '../starter.ts';
import { Thinker } from '../thinker.ts';
import { Transpositions } from '../transpositions.ts';

const TRIES = 100;

const randomBeginning = (table: Table, turns: number, random: () => number): Position | undefined => {
  let position: Position = emptyPosition(table, starterAt(table));
  for (let turn = 0; turn < table.players + turns; turn += 1) {
    const open = [...results(position)].filter(({ winner }) => winner === NOBODY);
    const next = open[Math.floor(random() * open.length)];
    if (next === undefined) return undefined;
    position = next;
  }
  return hasTurn(position) ? position : undefined;
};

/** `turns` random turns after the placement. */
export const randomOpening = (table: Table, turns: number, random: () => number): Position => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const position = randomBeginning(table, turns, random);
    if (position !== undefined) return position;
  }
  throw new Error(`no game of ${table.gods.map(({ name }) => name).join(' against ')} gets that far`);
};

/** Whoever is ahead by more than that, in hundredths of a level, has the better side. */
const AHEAD = 15;
/** After so many tries in vain it is the powers that are uneven. */
const EVEN_TRIES = 500;

/**
 * Random openings in which a look at so many positions finds neither side ahead: most others are decided, and tell
 * strong players from stronger ones no more. Ends where there seem to be none.
 */
export function* evenOpenings(
  table: Table,
  turns: number,
  random: () => number,
  nodes: number,
): Generator<Position, void> {
  const thinker = new Thinker(Transpositions.ofSize(8 << 20));
  let inVain = 0;
  while (inVain < EVEN_TRIES) {
    const position = randomOpening(table, turns, random);
    thinker.clear();
    const [best] = thinker.think(position, { nodes }).choices;
    const isEven = best !== undefined && Math.abs(best.value) <= AHEAD;
    inVain = isEven ? 0 : inVain + 1;
    if (isEven) yield position;
  }
}
