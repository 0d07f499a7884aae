/** What the measurements of the engine share. */

import { type Position, parseFen } from '@caldera/rules';

export const read = (fen: string): Position => {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(`${fen}: ${parsed.error.message}`);
  return parsed.value;
};

/** Milliseconds of processor time from now on, so that a busy machine does not count. */
export const stopwatch = (): (() => number) => {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
};

/** The usual ratio of pairs: one that is off by far does not count for all the others. */
export const geometricMean = (ratios: readonly number[]): number =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
