/** A game as plain data: what an HTTP answer carries, and what two equal games have in common. */

import { levelOf } from '../core/board.ts';
import { has, SIZE, SQUARES, type Square } from '../core/squares.ts';
import type { Cell } from './cells.ts';
import { type Roster, standingOn } from './roster.ts';
import type { Status } from './stage.ts';
import type { Seen } from './why-not-common.ts';

export interface CellState {
  readonly level: number;
  readonly dome: boolean;
  /** The worker that stands here and the player it belongs to. */
  readonly worker: { readonly id: number; readonly player: number } | null;
}

export interface GameState {
  /** Grows with every operation that changed something. */
  readonly version: number;
  readonly status: Status;
  /** The player to act, counted from 1; `null` after the end. */
  readonly activePlayer: number | null;
  readonly winner: number | null;
  readonly players: readonly { readonly id: number; readonly name: string; readonly god: string }[];
  /** Five rows from the top, five cells each from the left. */
  readonly board: readonly (readonly CellState[])[];
  /** Where the operation that the status asks for would succeed. */
  readonly operable: readonly Cell[];
  readonly messages: readonly string[];
}

const cellState = (walk: Seen, roster: Roster, square: Square): CellState => {
  const worker = standingOn(roster, square);
  return {
    level: levelOf(walk, square),
    dome: has(walk.domes, square),
    worker: worker === undefined ? null : { id: worker.id, player: worker.side + 1 },
  };
};

export const boardState = (walk: Seen, roster: Roster): CellState[][] =>
  Array.from({ length: SIZE }, (_, row) =>
    SQUARES.slice(row * SIZE, (row + 1) * SIZE).map((square) => cellState(walk, roster, square)),
  );
