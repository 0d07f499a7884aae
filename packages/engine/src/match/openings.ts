/** Where games of a match begin: placed at random, then a few random turns that decide nothing. */

import { emptyPosition, hasTurn, NOBODY, type Position, results, type Table } from '@caldera/rules';
import { starterAt } from '../starter.ts';

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
