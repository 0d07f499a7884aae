/** What a step did to the board, in order: enough to animate it, to write it down and to follow each worker. */

import type { Piece } from './board.ts';
import type { Square } from './squares.ts';

export type Event =
  /** `interrupting`: in the turn of an opponent. */
  | {
      readonly kind: 'placed';
      readonly at: Square;
      readonly player: number;
      readonly interrupting: boolean;
    }
  | { readonly kind: 'moved'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'forced'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'swapped'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'removed'; readonly at: Square }
  /** `low`: a dome where a block was possible. */
  | { readonly kind: 'built'; readonly at: Square; readonly piece: Piece; readonly low: boolean }
  /** `all`: every block under a worker, not just the top one. */
  | { readonly kind: 'unbuilt'; readonly at: Square; readonly all: boolean }
  /** Side information that the final state of a card does not show by itself. */
  | { readonly kind: 'noted'; readonly text: string }
  | { readonly kind: 'cancelled'; readonly at: Square };
