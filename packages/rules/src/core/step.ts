/** One decision of a turn, as clients send it and records keep it. */

import type { Piece } from './board.ts';
import type { Square } from './squares.ts';

export type Step =
  | { readonly kind: 'place'; readonly at: Square }
  | { readonly kind: 'move'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'build'; readonly by: Square; readonly at: Square; readonly piece: Piece }
  /** A worker is displaced by choice: ferried, dragged, sung to. `by` is the worker whose power does it, if one does. */
  | { readonly kind: 'force'; readonly by?: Square; readonly from: Square; readonly to: Square }
  | { readonly kind: 'swap'; readonly from: Square; readonly to: Square }
  /** A worker leaves the game. */
  | { readonly kind: 'remove'; readonly at: Square }
  /** Blocks are taken away. */
  | { readonly kind: 'unbuild'; readonly at: Square }
  /** A token goes to a square. */
  | { readonly kind: 'token'; readonly at: Square }
  /** A pair of workers is named. */
  | { readonly kind: 'bind'; readonly own: Square; readonly other: Square }
  /** A choice without a square: a direction, a block of spaces, a way to go on. */
  | { readonly kind: 'choose'; readonly option: number }
  /** The outcome of a draw, supplied from outside. */
  | { readonly kind: 'draw'; readonly card: number }
  /** No further optional step. */
  | { readonly kind: 'skip' };

export type StepKind = Step['kind'];

/** Whether an offered step is the one that was asked for. What the request leaves open (who builds, say) is free. */
export const fits = (offered: Step, asked: Step): boolean => {
  if (offered.kind !== asked.kind) return false;
  // Asked for every step of every game on a server: no copies, no lists of fields.
  const offer: Readonly<Record<string, unknown>> = offered;
  const request: Readonly<Record<string, unknown>> = asked;
  for (const field in request) {
    if (request[field] !== undefined && offer[field] !== request[field]) return false;
  }
  return true;
};
