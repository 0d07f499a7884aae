/** Where the games of a match begin: from a file, or at random. */

import { readFile } from 'node:fs/promises';
import { randomFrom, randomOpening } from '@caldera/engine';
import {
  fail,
  hasTurn,
  lineupProblem,
  NOBODY,
  ok,
  type Position,
  parseFen,
  type Result,
  tableOf,
} from '@caldera/rules';
import { findGod } from '../find-god.ts';
import { messageOf } from '../message-of.ts';

const openingProblem = (position: Position): string | undefined => {
  const { players, gods } = position.table;
  if (players !== 2) return `a match is for two players, not for ${players}`;
  if (position.winner !== NOBODY) return 'the game is over';
  return lineupProblem(gods)?.message ?? (hasTurn(position) ? undefined : 'there is no legal turn');
};

/** One position a line; empty lines and those that begin with # do not count. */
export const readOpenings = (text: string): Result<readonly Position[], string> => {
  const positions: Position[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const position = parseFen(line.trim());
    const problem = position.ok ? openingProblem(position.value) : position.error.message;
    if (problem !== undefined) return fail(`line ${index + 1} of the openings: ${problem}`);
    if (position.ok) positions.push(position.value);
  }
  return positions.length === 0 ? fail('the file has no openings') : ok(positions);
};

const RANDOM_TURNS = 2;

/** Random openings for a pair of gods, as in `pan,athena`. */
const makeOpenings = (gods: string, count: number, seed: number): Result<readonly Position[], string> => {
  const names = gods.split(',');
  const found = names.map(findGod);
  const wrong = found.find((god) => !god.ok);
  if (wrong !== undefined && !wrong.ok) return fail(wrong.error);
  if (names.length !== 2) return fail(`--gods needs two names, as in "pan,athena", not "${gods}".`);
  const lineup = found.flatMap((god) => (god.ok ? [god.value] : []));
  const problem = lineupProblem(lineup);
  if (problem !== undefined) return fail(problem.message);
  const table = tableOf(lineup);
  const random = randomFrom(seed);
  return ok(Array.from({ length: count }, () => randomOpening(table, RANDOM_TURNS, random)));
};

export interface Wanted {
  readonly file: string | undefined;
  readonly gods: string;
  /** Where absent, all that the file has. */
  readonly games: number | undefined;
  readonly seed: number;
}

const DEFAULT_GAMES = 100;

/** An opening for every two games. */
export const findOpenings = async ({
  file,
  gods,
  games,
  seed,
}: Wanted): Promise<Result<readonly Position[], string>> => {
  if (file === undefined) return makeOpenings(gods, (games ?? DEFAULT_GAMES) / 2, seed);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return fail(`the openings can’t be read: ${messageOf(error)}`);
  }
  const openings = readOpenings(text);
  if (!openings.ok || games === undefined) return openings;
  const { length } = openings.value;
  return length * 2 < games
    ? fail(`the file has openings for ${length * 2} games, each played twice, and not for ${games}`)
    : ok(openings.value.slice(0, games / 2));
};
