/** Small things that tests of results and generators need. */

import type { Result } from '@caldera/rules';

interface Problem {
  readonly code: string;
  readonly message: string;
}

/** The value of a result that must be one. */
export const readValue = <T>(result: Result<T, Problem>, what: string): T => {
  if (!result.ok) throw new Error(`${what}: ${result.error.message} (${result.error.code})`);
  return result.value;
};

/** The first few of a generator, without asking for more. */
export const firstOf = <T>(count: number, items: Iterable<T>): T[] => {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length === count) break;
    taken.push(item);
  }
  return taken;
};
