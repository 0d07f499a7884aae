/**
 * What a board shows and what comes back from it. The three boards (3D, flat, text) take the same props and know no
 * rules: what may be done comes in, "this square was picked" goes out.
 */

import type { Square } from '@caldera/rules';

export const WORKER_SHAPES = ['round', 'tapered', 'tall'] as const;
export type WorkerShape = (typeof WORKER_SHAPES)[number];

/** A worker keeps its id wherever it goes, so that it can glide there. */
export interface WorkerView {
  readonly id: string;
  readonly player: number;
  readonly square: Square;
  readonly shape: WorkerShape;
}

export interface TokenView {
  readonly player: number;
  readonly god: string;
  /** Nobody may enter: it counts as a dome. */
  readonly closed: boolean;
}

export interface SquareView {
  readonly square: Square;
  readonly level: number;
  readonly dome: boolean;
  readonly worker: WorkerView | undefined;
  readonly tokens: readonly TokenView[];
}

/** The ways a square can be offered. Each has its own mark, on every board. */
export const OFFER_KINDS = [
  'worker',
  'place',
  'move',
  'build',
  'dome',
  'force',
  'swap',
  'remove',
  'unbuild',
  'token',
  'bind',
] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export interface Offer {
  readonly kind: OfferKind;
  /** Another worker that gives way, and where it goes. */
  readonly sends?: { readonly from: Square; readonly to: Square };
  /** Taking it wins the game. */
  readonly wins?: boolean;
}

/** What the last turn left: where it went from, where to, and what it built. */
export interface Trace {
  readonly paths: readonly { readonly from: Square; readonly to: Square }[];
  readonly built: readonly Square[];
}

/** What the threat glasses show: who could win there next turn, and where that can be stopped. */
export interface Threats {
  readonly wins: ReadonlyMap<Square, readonly number[]>;
  readonly stops: ReadonlySet<Square>;
}

export interface BoardView {
  /** In board order: a5 first, e1 last. */
  readonly squares: readonly SquareView[];
  readonly workers: readonly WorkerView[];
  readonly offers: ReadonlyMap<Square, readonly Offer[]>;
  /** The worker that acts, or that has been picked. */
  readonly selected: Square | undefined;
  readonly trace: Trace;
  readonly threats: Threats | undefined;
  /** Whose side of the board is nearest. */
  readonly pov: number;
  /** The side that has won, if any. */
  readonly winner: number | undefined;
}

export interface BoardProps {
  readonly view: BoardView;
  /** What the players are called, for whoever hears the board. */
  readonly names: readonly string[];
  readonly onPick: (square: Square) => void;
  /** Only to be looked at: nothing to tap, no camera to turn. */
  readonly still?: boolean;
}

export const NO_TRACE: Trace = { paths: [], built: [] };
