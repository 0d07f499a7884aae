/**
 * The graph a turn walks through: phases joined by edges. One definition serves all: a client walks it one step at a
 * time, a search enumerates its walks, notation names its edges. A power draws its own graph, or takes the mortal one.
 */

import type { Square, SquareSet } from './squares.ts';
import type { Step } from './step.ts';
import type { Walk } from './walk.ts';

/** One way on. Whatever is done, it is done by an actor to a target, and both are square-like numbers below 32. */
export interface Edge {
  readonly kind: Step['kind'];
  /** Who may take it now. */
  readonly actors: (walk: Walk) => SquareSet;
  /** What that actor may take it to. */
  readonly targets: (walk: Walk, actor: Square) => SquareSet;
  /** Takes it: changes the walk and sends it to its next phase, or to the end of the turn. */
  readonly take: (walk: Walk, actor: Square, target: Square) => void;
  /** The same for people and programs outside. */
  readonly step: (walk: Walk, actor: Square, target: Square) => Step;
}

export interface Phase {
  readonly name: string;
  readonly edges: readonly Edge[];
  /** Where stopping here leads: the way of a player who takes none of the edges. `undefined`: an edge must be taken. */
  readonly otherwise?: (walk: Walk) => Next | undefined;
  /**
   * What of the way here can still make a difference: all of it, which worker acts, which workers moved and built, or
   * nothing. Walks that differ only in what no longer matters are one.
   */
  readonly memory?: 'way' | 'worker' | 'workers' | 'nothing';
  /**
   * A loop of builds whose order makes no difference unless somebody acts in between. Whoever enumerates turns then
   * takes them in one order only; a player may take them in any.
   */
  readonly unordered?: boolean;
  /** Nobody moves any more from here on, or is moved. */
  readonly settled?: boolean;
  /** Who decides here; the mover unless said otherwise. */
  readonly decides?: (walk: Walk) => number;
}

/** The turn is complete. */
export const END_OF_TURN: Phase = { name: 'end of turn', edges: [] };
/** The board is made ready for the turns to come: nothing of a turn's end applies. */
export const END_OF_SETUP: Phase = { name: 'end of setup', edges: [] };
/** `decides` of a phase whose outcome is drawn, not chosen. */
export const CHANCE = -2;

/** A phase, or how to find it once the walk is known. */
export type Next = Phase | ((walk: Walk) => Phase);

/** The way of a power that may be declined at no cost: the turn ends here. */
export const mayEnd = (): Phase => END_OF_TURN;
