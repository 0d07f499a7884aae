/** When to stop thinking, as a value. Whatever is reached first ends the search; nothing set means only a stop does. */

import { fail, ok, type Result } from '@caldera/rules';

export interface Limit {
  /** Complete turns to look ahead. */
  readonly depth?: number;
  /** Positions to visit, by all threads together. One thread gives the same answer whenever it begins a new game. */
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

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1;

/** A sentence when the limit makes no sense. Time may be a fraction: it is not counted, it passes. */
export const checkLimit = (limit: Limit): Result<Limit, string> => {
  const { depth: deep, nodes: many, movetime: long } = limit;
  for (const [name, value] of [['depth', deep] as const, ['nodes', many] as const])
    if (value !== undefined && !isCount(value))
      return fail(`${name} must be a whole number above zero, not ${value}`);
  return long === undefined || (Number.isFinite(long) && long > 0)
    ? ok(limit)
    : fail(`movetime must be a number of milliseconds above zero, not ${long}`);
};

/** The same for how many lines are to be followed. */
export const checkLines = (lines: number): Result<number, string> =>
  isCount(lines) ? ok(lines) : fail(`lines must be a whole number above zero, not ${lines}`);
