/**
 * A game as a value: where it started, the turns that were played, and what people said and tried beside them. In the
 * spirit of PGN, for two to four players: every turn has its own running number, so nothing depends on whose it is.
 */

import type { OpenTurn } from '../core/open-turn.ts';
import type { Position } from '../core/position.ts';
import { sideOf } from '../core/table.ts';
import type { Turn } from '../core/turns.ts';
import { NOBODY } from '../core/walk.ts';

export interface Header {
  readonly key: string;
  readonly value: string;
}

/** From the view of the player who made the turn: levels ahead, or turns until a win (a loss when negative). */
export type Evaluation =
  | { readonly kind: 'levels'; readonly levels: number }
  | { readonly kind: 'win'; readonly turns: number };

export interface Comment {
  readonly text: string;
  /** Seconds left on the player's clock after the turn. */
  readonly clock?: number;
  /** Seconds the turn took. */
  readonly elapsed?: number;
  readonly evaluation?: Evaluation;
}

export interface RecordedTurn {
  readonly turn: Turn;
  readonly comments: readonly Comment[];
  /** Other ways to go on, each beginning with a turn in place of this one. */
  readonly variations: readonly RecordedLine[];
}

export interface RecordedLine {
  /** Before the first turn. */
  readonly comments: readonly Comment[];
  readonly turns: readonly RecordedTurn[];
}

export interface GameRecord {
  /** Event, site, date, players, clock and whatever else somebody wants to keep, in order. */
  readonly headers: readonly Header[];
  readonly start: Position;
  readonly line: RecordedLine;
  /** The turn that has begun but is not complete. */
  readonly underWay?: OpenTurn;
  /** `1-0`, `0-1`, `0-0-1`, `1-0-1-0`: a 1 for everybody who has won; `*` while nobody has. */
  readonly result: string;
}

/** Nobody has won, or nobody knows. */
export const OPEN_RESULT = '*';

/** The result of a position: winners stand with their team. */
export const resultOf = ({ table, winner }: Position): string =>
  winner === NOBODY
    ? OPEN_RESULT
    : table.gods.map((_, player) => (sideOf(table, player) === sideOf(table, winner) ? '1' : '0')).join('-');

/** The first header of that key, whatever its case. */
export const headerOf = ({ headers }: GameRecord, key: string): string | undefined =>
  headers.find((header) => header.key.toLowerCase() === key.toLowerCase())?.value;

/** The position after the last complete turn of the main line. */
export const finalPosition = ({ start, line }: GameRecord): Position =>
  line.turns.at(-1)?.turn.after ?? start;
