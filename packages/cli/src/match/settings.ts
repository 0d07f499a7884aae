/** What the command line says about a match. */

import { fail, ok, type Position, type Result } from '@caldera/rules';
import type { Terms } from './contender.ts';
import { findOpenings, type Wanted } from './openings.ts';

/** A whole number from 1 on, or what is wrong with it. */
export const readCount = <Absent = number>(
  name: string,
  text: string | undefined,
  absent: Absent,
): Result<number | Absent, string> =>
  text === undefined
    ? ok(absent)
    : /^[1-9]\d{0,8}$/.test(text)
      ? ok(Number(text))
      : fail(`--${name} needs a whole number above zero, not "${text}".`);

const readGames = (text: string | undefined): Result<number | undefined, string> => {
  const games = readCount('games', text, undefined);
  return games.ok && games.value !== undefined && games.value % 2 !== 0
    ? fail(`--games needs an even number, because every opening is played from both seats, not "${text}".`)
    : games;
};

/** Differences beyond that can’t be told from certainty. */
const MOST_ELO = 1000;

/** `elo0,elo1`, as in `0,10`. */
export const readBounds = (
  text: string | undefined,
): Result<readonly [number, number] | undefined, string> => {
  if (text === undefined) return ok(undefined);
  const [, low, high] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text)?.map(Number) ?? [];
  return low !== undefined && high !== undefined && -MOST_ELO <= low && low < high && high <= MOST_ELO
    ? ok([low, high])
    : fail(
        `--sprt needs two numbers from −${MOST_ELO} to ${MOST_ELO}, the lower one first, as in "0,10", not "${text}".`,
      );
};

/** `Level=9,Threads=2`, as the line protocol says it. */
const readOptions = (name: string, list: string | undefined): Result<readonly string[], string> => {
  const options: string[] = [];
  for (const option of list?.split(',') ?? []) {
    const [, key, value] = /^\s*([^=\s]+)\s*=\s*(\S+)\s*$/.exec(option) ?? [];
    if (key === undefined || value === undefined)
      return fail(`--${name} needs names and values, as in "Level=9,Threads=2", not "${option}".`);
    options.push(`name ${key} value ${value}`);
  }
  return ok(options);
};

/** Lateness that is the machine’s fault rather than the program’s. */
const marginOf = (movetime: number): number => 50 + Math.ceil(movetime / 10);

/** Silence that no program needs beyond its limit. */
const PATIENCE = 20_000;

interface Given {
  readonly games?: string;
  readonly movetime?: string;
  readonly nodes?: string;
  readonly gods?: string;
  readonly openings?: string;
  readonly seed?: string;
  readonly even?: string;
  readonly concurrency?: string;
  readonly sprt?: string;
  readonly margin?: string;
  readonly strict?: true;
  readonly patience?: string;
  readonly 'first-options'?: string;
  readonly 'second-options'?: string;
}

export interface Settings {
  readonly openings: readonly Position[];
  readonly concurrency: number;
  readonly bounds: readonly [number, number] | undefined;
  readonly terms: Terms;
  /** Absent where nobody looks at the clock. */
  readonly movetime: number | undefined;
  readonly firstOptions: readonly string[];
  readonly secondOptions: readonly string[];
}

const readTerms = (given: Given): Result<Pick<Settings, 'terms' | 'movetime'>, string> => {
  const movetime = readCount('movetime', given.movetime, undefined);
  if (!movetime.ok) return movetime;
  const nodes = readCount('nodes', given.nodes, movetime.value === undefined ? 10_000 : undefined);
  if (!nodes.ok) return nodes;
  const margin = readCount('margin', given.margin, marginOf(movetime.value ?? 0));
  if (!margin.ok) return margin;
  const patience = readCount('patience', given.patience, PATIENCE);
  if (!patience.ok) return patience;
  if (movetime.value === undefined && (given.margin !== undefined || given.strict === true))
    return fail('--margin and --strict need --movetime.');
  const go = [
    ...(movetime.value === undefined ? [] : [`movetime ${movetime.value}`]),
    ...(nodes.value === undefined ? [] : [`nodes ${nodes.value}`]),
  ].join(' ');
  return ok({
    movetime: movetime.value,
    terms: {
      go,
      // No program that is worth a match needs more than a millisecond for a position.
      longest: movetime.value ?? nodes.value ?? 0,
      patience: patience.value,
      time: movetime.value === undefined ? Number.POSITIVE_INFINITY : movetime.value + margin.value,
      strict: given.strict === true,
    },
  });
};

export const readSettings = async (
  given: Given,
  onEven: Wanted['onEven'],
): Promise<Result<Settings, string>> => {
  const games = readGames(given.games);
  if (!games.ok) return games;
  const terms = readTerms(given);
  if (!terms.ok) return terms;
  const seed = readCount('seed', given.seed, 1);
  if (!seed.ok) return seed;
  const even = readCount('even', given.even, undefined);
  if (!even.ok) return even;
  if (given.openings !== undefined && even.value !== undefined)
    return fail('--even chooses among random openings: leave --openings or --even out.');
  const concurrency = readCount('concurrency', given.concurrency, 1);
  if (!concurrency.ok) return concurrency;
  const bounds = readBounds(given.sprt);
  if (!bounds.ok) return bounds;
  const firstOptions = readOptions('first-options', given['first-options']);
  if (!firstOptions.ok) return firstOptions;
  const secondOptions = readOptions('second-options', given['second-options']);
  if (!secondOptions.ok) return secondOptions;
  const openings = await findOpenings({
    file: given.openings,
    gods: given.gods ?? 'mortal,mortal',
    games: games.value,
    seed: seed.value,
    even: even.value,
    onEven,
  });
  if (!openings.ok) return openings;
  return ok({
    ...terms.value,
    openings: openings.value,
    concurrency: concurrency.value,
    bounds: bounds.value,
    firstOptions: firstOptions.value,
    secondOptions: secondOptions.value,
  });
};
