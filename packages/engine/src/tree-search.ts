/** What the root needs of a search below it. */

import type { Stack } from './stack.ts';
import type { TurnMemory } from './turn-memory.ts';

export const MOST_PLIES = 128;

/** Told how many positions were visited, says at how many it wants to be asked again, or `STOP`. */
export type Watch = (nodes: number) => number;
export const STOP = -1;

export interface TreeSearch {
  readonly stack: Stack;
  readonly memory: TurnMemory;
  nodes: number;
  stopped: boolean;
  horizon: number;
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
}
