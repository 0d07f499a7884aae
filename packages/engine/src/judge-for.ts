/** Who judges in a line-up: the network, for two sides; else what is written by hand. */

import type { Table } from '@caldera/rules';
import { HAND_WRITTEN, type Judge } from './judge.ts';
import { netJudge } from './net/net-judge.ts';
import { ownWeights } from './net/own-weights.ts';

export const judgeFor = (table: Table): Judge =>
  table.sides === 2 ? netJudge(ownWeights(), table) : HAND_WRITTEN;
