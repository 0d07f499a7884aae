/** Where the learner keeps things in memory. */

import { MOST_ACTIVE, ROWS } from '../net/features.ts';
import { type Layout, SIGHTS } from '../net/shape.ts';

export const FLOAT = 4;
export const VECTOR = 16;

/** In bytes. */
export interface Places {
  readonly weights: number;
  readonly gradients: number;
  readonly means: number;
  readonly squares: number;
  /** By symmetry, then by row: where the weights of the row begin that it becomes. */
  readonly turned: number;
  readonly list: number;
  readonly sums: number;
  readonly size: number;
  readonly end: number;
}

export const placesOf = ({ size, hidden }: Layout): Places => {
  const bytes = Math.ceil((size * FLOAT) / VECTOR) * VECTOR;
  const turned = 4 * bytes;
  const list = turned + SIGHTS * ROWS * FLOAT;
  const sums = Math.ceil((list + MOST_ACTIVE * FLOAT) / VECTOR) * VECTOR;
  return {
    weights: 0,
    gradients: bytes,
    means: 2 * bytes,
    squares: 3 * bytes,
    turned,
    list,
    sums,
    size: bytes,
    end: sums + hidden * FLOAT,
  };
};
