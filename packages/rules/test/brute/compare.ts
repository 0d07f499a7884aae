/** Production against brute force at one position. */

import { makeFen, type Position, results } from '@caldera/rules';
import { placements } from './placing.ts';
import { bruteForce } from './turn.ts';

/** The results of a position, or `undefined` when there are too many to compare. */
export const resultsUpTo = (position: Position, limit: number): Set<string> | undefined => {
  const fens = new Set<string>();
  for (const after of results(position)) {
    fens.add(makeFen(after));
    if (fens.size > limit) return undefined;
  }
  return fens;
};

/** In a game that is over nobody asks whether a hero's power was used by its last step. */
const settled = (fen: string): string => (fen.includes('#') ? fen.replaceAll('[x]', '') : fen);

const differences = (produced: ReadonlySet<string>, wanted: ReadonlySet<string>): string[] => {
  const expected = new Set([...wanted].map(settled));
  const found = new Set([...produced].map(settled));
  return [
    ...[...found].filter((each) => !expected.has(each)).map((each) => `only the library: ${each}`),
    ...[...expected].filter((each) => !found.has(each)).map((each) => `only the clauses: ${each}`),
  ];
};

/** What only one of the two has: empty when they agree, `undefined` when the brute force gave up. */
export const compare = (fen: string, produced: ReadonlySet<string>): string[] | undefined => {
  const forced = bruteForce(fen);
  return forced === undefined ? undefined : differences(produced, forced);
};

/** The same where workers are placed. */
export const comparePlacing = (fen: string, produced: ReadonlySet<string>): string[] =>
  differences(produced, placements(fen));
