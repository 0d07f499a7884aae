/** What the root needs of a search below it. */

import type { Stack } from './stack.ts';

export const MOST_PLIES = 128;
/** Further turns of a position are never tried: the core ranks no more. Few powers have a tenth of it. */
export const MOST_TURNS: number = 1 << 14;

/** Told how many positions were visited, says at how many it wants to be asked again, or `STOP`. */
export type Watch = (nodes: number) => number;
export const STOP = -1;

export interface TreeSearch {
  readonly stack: Stack;
  readonly nodes: number;
  stopped: boolean;
  /** No line is followed further than this. */
  set horizon(ply: number);
  /** A search from a position of this mover begins. */
  begin(mover: number): void;
  visit(
    base: number,
    ply: number,
    left: number,
    low: number,
    high: number,
    passed: boolean,
    known: number,
  ): number;
  glance(base: number, ply: number): number;
  lineFrom(from: number): number[];
  /** What was learnt of turns counts for less from now on. */
  fade(): void;
  /** What was learnt of turns is forgotten. */
  forget(): void;
}
