/** The network's measures, and how its weights lie in one list of numbers. */

import { ROWS } from './features.ts';
import { NET_GODS } from './gods.ts';
import { SYMMETRIES } from './symmetries.ts';

export const GODS_KNOWN: number = NET_GODS.length;
/** Output weights differ by how far the game has come: by blocks on the board. */
export const STAGES = 4;

export const stageOf = (blocks: number): number => (blocks < 8 ? 0 : blocks < 15 ? 1 : blocks < 23 ? 2 : 3);

/** Hundredths of a level in one unit of the network's answer, whose logistic function is the chance to win. */
export const UNIT = 100;

/** Every kind of hidden unit looks at the board eight times, turned and mirrored: what it learns counts everywhere. */
export const SIGHTS: number = SYMMETRIES.length;

/** Where each group of weights begins, for a hidden layer of so many kinds of units. */
export interface Layout {
  readonly kinds: number;
  /** Units in all: first each kind as the board lies, then each as it lies next. */
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
  const kinds = hidden / SIGHTS;
  let next = 0;
  const take = (size: number): number => {
    next += size;
    return next - size;
  };
  return {
    kinds,
    hidden,
    rows: take(ROWS * kinds),
    bias: take(kinds),
    ownGod: take(GODS_KNOWN * kinds),
    otherGod: take(GODS_KNOWN * kinds),
    output: take(STAGES * kinds),
    ownOutput: take(GODS_KNOWN * kinds),
    otherOutput: take(GODS_KNOWN * kinds),
    stageBias: take(STAGES),
    ownBias: take(GODS_KNOWN),
    otherBias: take(GODS_KNOWN),
    size: next,
  };
};
