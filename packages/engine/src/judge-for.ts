/** Who judges the positions of a line-up: the network for two sides; with three it is not asked, and the search has its own. */

import type { Table } from '@caldera/rules';
import { HAND_WRITTEN, type Judge } from './judge.ts';
import { netJudge } from './net/net-judge.ts';
import { ownWeights } from './net/own-weights.ts';

/** Making one takes some milliseconds, so those of the last line-ups are kept. */
const KEPT = 8;
const judges = new Map<string, Judge>();

export const judgeFor = (lineUp: Table): Judge => {
  if (lineUp.sides !== 2) return HAND_WRITTEN;
  const key = lineUp.gods.map(({ id }) => id).join(' ');
  const judge = judges.get(key) ?? netJudge(ownWeights(), lineUp);
  judges.delete(key);
  judges.set(key, judge);
  for (const oldest of judges.keys()) {
    if (judges.size <= KEPT) break;
    judges.delete(oldest);
  }
  return judge;
};
