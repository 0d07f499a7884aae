/** The network's measures, and how its weights lie in one list of numbers. */

import { ROWS } from './features.ts';
import { NET_GODS } from './gods.ts';

export const GODS_KNOWN: number = NET_GODS.length;
/** Output weights differ by how far the game has come: by blocks on the board. */
export const STAGES = 4;

export const stageOf = (blocks: number): number => (blocks < 8 ? 0 : blocks < 15 ? 1 : blocks < 23 ? 2 : 3);

/** Hundredths of a level in one unit of the network's answer, whose logistic function is the chance to win. */
export const UNIT = 100;

/** Where each group of weights begins, for a hidden layer of this width. */
export interface Layout {
  readonly hidden: number;
  readonly rows: number;
  readonly bias: number;
  readonly ownGod: number;
  readonly otherGod: number;
  readonly output: number;
  readonly ownOutput: number;
  readonly otherOutput: number;
  readonly stageBias: number;
  readonly ownBias: number;
  readonly otherBias: number;
  readonly size: number;
}

export const layoutOf = (hidden: number): Layout => {
  let next = 0;
  const take = (size: number): number => {
    next += size;
    return next - size;
  };
  return {
    hidden,
    rows: take(ROWS * hidden),
    bias: take(hidden),
    ownGod: take(GODS_KNOWN * hidden),
    otherGod: take(GODS_KNOWN * hidden),
    output: take(STAGES * hidden),
    ownOutput: take(GODS_KNOWN * hidden),
    otherOutput: take(GODS_KNOWN * hidden),
    stageBias: take(STAGES),
    ownBias: take(GODS_KNOWN),
    otherBias: take(GODS_KNOWN),
    size: next,
  };
};
