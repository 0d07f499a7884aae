/** Production against brute force at one position. */

import { makeFen, type Position, results } from '@caldera/rules';
import { bruteForce } from './turn.ts';

/** The results of a position, or `undefined` when there are more than a limit. */
export const resultsUpTo = (position: Position, limit: number): Set<string> | undefined => {
  const fens = new Set<string>();
  for (const after of results(position)) {
    fens.add(makeFen(after));
    if (fens.size > limit) return undefined;
  }
  return fens;
};

const isOver = (fen: string): boolean => fen.includes('#');
/** In a game that is over nobody asks whether a hero's power was used by its last step. */
const settled = (fen: string): string => (isOver(fen) ? fen.replaceAll('[x]', '') : fen);

/** Those of a set that another one lacks. */
const missing = (fens: ReadonlySet<string>, others: ReadonlySet<string>): string[] => {
  const lacking: string[] = [];
  for (const fen of fens) if (!others.has(fen)) lacking.push(fen);
  const over = new Set<string>();
  if (lacking.some(isOver)) for (const other of others) if (isOver(other)) over.add(settled(other));
  return lacking.filter((fen) => !over.has(settled(fen)));
};

/** What only one of the two has: empty when they agree, `undefined` when the brute force gave up. */
export const compare = (
  fen: string,
  produced: ReadonlySet<string>,
  ask: typeof bruteForce = bruteForce,
): string[] | undefined => {
  const wanted = ask(fen);
  if (wanted === undefined) return undefined;
  return [
    ...missing(produced, wanted).map((each) => `only the library: ${each}`),
    ...missing(wanted, produced).map((each) => `only the clauses: ${each}`),
  ];
};
