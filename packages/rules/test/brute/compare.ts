/** Production against brute force at one position. */

import { makeFen, type Position, results } from '@caldera/rules';
import { bruteForce } from './turn.ts';

/** Powers that the brute force doesn't know yet: left out of the comparison, never of the invariants. */
export const NOT_YET: readonly string[] = ['hecate'];

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

/** What only one of the two has; empty when they agree. */
export const compare = (fen: string, produced: ReadonlySet<string>): string[] => {
  const expected = new Set([...bruteForce(fen)].map(settled));
  const found = new Set([...produced].map(settled));
  return [
    ...[...found].filter((each) => !expected.has(each)).map((each) => `only the library: ${each}`),
    ...[...expected].filter((each) => !found.has(each)).map((each) => `only the clauses: ${each}`),
  ];
};
