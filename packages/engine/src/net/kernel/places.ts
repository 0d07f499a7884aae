/** Where the kernel keeps things in its memory, in bytes. */

import { ALL_WAYS } from '../../masks.ts';
import { MOST_ACTIVE, ROWS } from '../features.ts';
import { STAGES } from '../shape.ts';

const INTEGER = 4;
const VECTOR = 16;

/** What stands in for a position: the state of every square, then the steps of up to seven workers, a byte each. */
export const SLOTS = 32;
export const FIRST_WORKER_SLOT = 25;

/** Sums kept at once for either side to move. A power of two; more of them leave less room for weights nearby. */
export const KEPT_BITS = 9;

export interface KernelPlaces {
  /** Bytes of a row of weights, and of the sums. */
  readonly stride: number;
  readonly rows: number;
  /** By view: biases, output weights by stage, then what is kept for it. */
  readonly views: number;
  readonly viewSize: number;
  /** Within a view. */
  readonly output: number;
  readonly kept: number;
  /** Sums, then the slots that they belong to. */
  readonly keptSize: number;
  /** Where steps lead, by kind of board and wind, then by square. */
  readonly ways: number;
  readonly waysSize: number;
  /** Where the rows of each slot begin. */
  readonly slotRows: number;
  /** Spaces of at least so many levels: of none, of one, two, three; and two empty sets. */
  readonly planes: number;
  /** The slots of the position at hand, and of an empty board. */
  readonly slots: number;
  readonly noSlots: number;
  /** Rows to put on, to take off, and to add without keeping them. */
  readonly added: number;
  readonly removed: number;
  readonly extra: number;
  readonly end: number;
}

export const kernelPlaces = (hidden: number, views: number): KernelPlaces => {
  let next = 0;
  const take = (bytes: number): number => {
    const at = next;
    next += Math.ceil(bytes / VECTOR) * VECTOR;
    return at;
  };
  const stride = hidden * 2;
  const output = stride;
  const kept = output + STAGES * stride;
  const keptSize = stride + SLOTS;
  const viewSize = kept + (keptSize << KEPT_BITS);
  const waysSize = 25 * INTEGER;
  return {
    stride,
    output,
    kept,
    keptSize,
    viewSize,
    waysSize,
    rows: take(ROWS * stride),
    views: take(views * viewSize),
    ways: take(ALL_WAYS.length * waysSize),
    slotRows: take(SLOTS * INTEGER),
    planes: take(6 * INTEGER),
    slots: take(SLOTS),
    noSlots: take(SLOTS),
    added: take(SLOTS * INTEGER),
    removed: take(SLOTS * INTEGER),
    extra: take(MOST_ACTIVE * INTEGER),
    end: next,
  };
};
