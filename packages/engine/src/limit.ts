/** When to stop thinking, as a value. Whatever is reached first ends the search; nothing set means only a stop does. */

import { fail, ok, type Result } from '@caldera/rules';

export interface Limit {
  /** Complete turns to look ahead. */
  readonly depth?: number;
  /** Positions to visit: the same answer every time, on one thread. */
  readonly nodes?: number;
  /** Milliseconds. */
  readonly movetime?: number;
}

export const depth = (turns: number): Limit => ({ depth: turns });
export const nodes = (count: number): Limit => ({ nodes: count });
export const movetime = (milliseconds: number): Limit => ({ movetime: milliseconds });
export const UNLIMITED: Limit = {};

const least = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b);

/** Ends with whichever of them ends first. */
export const anyOf = (...limits: readonly Limit[]): Limit => {
  let all: Limit = {};
  for (const limit of limits) {
    const deep = least(all.depth, limit.depth);
    const many = least(all.nodes, limit.nodes);
    const long = least(all.movetime, limit.movetime);
    all = {
      ...(deep === undefined ? {} : { depth: deep }),
      ...(many === undefined ? {} : { nodes: many }),
      ...(long === undefined ? {} : { movetime: long }),
    };
  }
  return all;
};

export const DEEPEST = 100;

/** A sentence when the limit makes no sense. */
export const checkLimit = (limit: Limit): Result<Limit, string> => {
  for (const [name, value] of Object.entries(limit) as [keyof Limit, number | undefined][]) {
    if (value === undefined) continue;
    if (!Number.isSafeInteger(value) || value < 1)
      return fail(`${name} must be a whole number above zero, not ${value}`);
  }
  return ok(limit);
};
