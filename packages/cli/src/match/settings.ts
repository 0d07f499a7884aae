/** What the command line says about a match. */

import { randomFrom, randomOpening } from '@caldera/engine';
import { fail, ok, type Position, parseFen, type Result, tableOf } from '@caldera/rules';
import { findGod } from '../find-god.ts';

/** A whole number from 1 on, or what is wrong with it. */
export const readCount = (name: string, text: string | undefined, absent: number): Result<number, string> =>
  text === undefined
    ? ok(absent)
    : /^[1-9]\d{0,8}$/.test(text)
      ? ok(Number(text))
      : fail(`--${name} needs a whole number above zero, not "${text}".`);

/** `elo0,elo1`, as in `0,10`. */
export const readBounds = (
  text: string | undefined,
): Result<readonly [number, number] | undefined, string> => {
  if (text === undefined) return ok(undefined);
  const [low, high, more] = text.split(',').map(Number);
  return low !== undefined && high !== undefined && more === undefined && low < high
    ? ok([low, high])
    : fail(`--sprt needs two numbers, the lower one first, as in "0,10", not "${text}".`);
};

/** One position a line; empty lines and those that begin with # do not count. */
export const readOpenings = (text: string): Result<readonly Position[], string> => {
  const positions: Position[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const position = parseFen(line.trim());
    if (!position.ok) return fail(`line ${index + 1} of the openings: ${position.error.message}`);
    if (position.value.table.sides !== 2)
      return fail(`line ${index + 1} of the openings: a match is for two players`);
    positions.push(position.value);
  }
  return positions.length === 0 ? fail('the file has no openings') : ok(positions);
};

const RANDOM_TURNS = 2;

/** Random openings for a pair of gods, as in `pan,athena`. */
export const makeOpenings = (
  gods: string,
  count: number,
  seed: number,
): Result<readonly Position[], string> => {
  const names = gods.split(',');
  const found = names.map(findGod);
  const wrong = found.find((god) => !god.ok);
  if (wrong !== undefined && !wrong.ok) return fail(wrong.error);
  if (names.length !== 2) return fail(`--gods needs two names, as in "pan,athena", not "${gods}".`);
  const table = tableOf(found.flatMap((god) => (god.ok ? [god.value] : [])));
  const random = randomFrom(seed);
  return ok(Array.from({ length: count }, () => randomOpening(table, RANDOM_TURNS, random)));
};
