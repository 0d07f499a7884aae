/** What must be true of every position, whoever plays. */

import { type God, makeFen, type Position, parseFen, squares } from '@caldera/rules';
import { readValue } from './values.ts';

/** Who holds which power may change, so the most generous power of the table is what binds. */
const mostWorkers = (gods: readonly God[]): number =>
  Math.max(...gods.map((god) => god.mostWorkers ?? god.workers ?? 2));

/** A level stands on the one below, nobody shares a space with anything, and nobody has too many workers. */
export const unsound = (position: Position): string[] => {
  const { level1, level2, level3, domes, ram, workers, table } = position;
  const everybody = workers.reduce((all, set) => all | set, 0);
  const apart = workers.reduce((sum, set) => sum + squares.size(set), 0);
  const rules: readonly (readonly [string, boolean])[] = [
    ['level 2 stands on level 1', (level2 & ~level1) === 0],
    ['level 3 stands on level 2', (level3 & ~level2) === 0],
    ['no worker on a dome or the Ram', (everybody & (domes | ram)) === 0],
    ['everything on the board', ((level1 | domes | ram | everybody) & ~squares.EVERYWHERE) === 0],
    ['one worker a space', squares.size(everybody as squares.SquareSet) === apart],
    ['no more workers than allowed', workers.every((set) => squares.size(set) <= mostWorkers(table.gods))],
    ['memory is whole numbers', position.memory.every((memory) => Number.isInteger(memory))],
  ];
  return rules.flatMap(([rule, holds]) => (holds ? [] : [`${makeFen(position)}: ${rule}`]));
};

/** Every number of a position. */
const numbersOf = ({ table, ...rest }: Position): string =>
  JSON.stringify([table.gods.map(({ id }) => id), rest]);

/** The text says everything: what is read back is the same position, number by number. */
export const lostInText = (position: Position): string[] => {
  const text = makeFen(position);
  const read = readValue(parseFen(text), text);
  const problems: string[] = [];
  if (numbersOf(read) !== numbersOf(position))
    problems.push(`${numbersOf(position)} became ${numbersOf(read)}`);
  if (makeFen(read) !== text) problems.push(`${text} became ${makeFen(read)}`);
  return problems;
};
