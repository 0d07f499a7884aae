/**
 * A power as a value: facts, and pure hooks grouped by whose turn they act in. Core code never names a god; a god says
 * what it changes and leaves the rest to the mortal rules (G7.1).
 */

import type { Piece } from './board.ts';
import type { Phase } from './phase.ts';
import type { MutablePosition, Position } from './position.ts';
import type { Square, SquareSet } from './squares.ts';
import type { Walk } from './walk.ts';

export const GOD_SETS = ['mortal', 'simple', 'advanced', 'golden-fleece', 'hero', 'promo'] as const;
export type GodSet = (typeof GOD_SETS)[number];

/** Who holds the power, and on whose card it keeps its memory: the same player, unless a card was taken. */
export interface Holder {
  readonly player: number;
  readonly card: number;
}

/** Acts in the holder's own turn. */
export interface OwnTurn {
  /** The graph of the turn; the mortal one where absent. */
  readonly start?: Phase;
  /** Two different walks never lead to the same position, so nobody has to look for repeats. Checked by a test. */
  readonly neverRepeats?: boolean;
  /** Before anything else (G6.2). */
  readonly begins?: (walk: Walk, holder: Holder) => void;
  /** Levels a move may climb; 1 where absent. */
  readonly climbs?: (walk: Walk, holder: Holder) => number;
  /** The board continues at the opposite edge for the holder's moves and builds. */
  readonly torus?: boolean;
  /** Where an opponent's worker on `to` goes when the mover enters from `from`; `NOWHERE` if it cannot give way. */
  readonly sends?: (walk: Walk, from: Square, to: Square) => Square;
  /** Spaces that a move reaches beyond the neighbouring ones. */
  readonly leaps?: (walk: Walk, from: Square) => SquareSet;
  /** A move was made: what follows of itself, before any win check (G6.5 b). */
  readonly moved?: (walk: Walk, holder: Holder, from: Square, to: Square, rise: number) => void;
  /** A further condition that makes the move just made a win. */
  readonly wins?: (walk: Walk, holder: Holder, from: Square, to: Square, rise: number) => boolean;
  /** A climb to level 3 that does not win after all. */
  readonly forgoesWin?: (walk: Walk, rise: number) => boolean;
  /** A piece was built by a worker of the holder. */
  readonly built?: (walk: Walk, holder: Holder, at: Square, piece: Piece) => void;
  /** Follows of itself when the turn ends (G6.7). */
  readonly ends?: (walk: Walk, holder: Holder) => void;
  /** Whether that opponent has lost by how the turn ended: the last thing asked of it (G6.7). */
  readonly defeats?: (walk: Walk, holder: Holder, opponent: number) => boolean;
  /**
   * A winning move does not pass an opponent's test as it stands: whether it would have passed with a step that it left
   * out only because it won.
   */
  readonly redeems?: (walk: Walk, passes: (walk: Walk) => boolean) => boolean;
  /** A further turn that the one just completed has earned: the phase that offers it (G6.9). */
  readonly earns?: (walk: Walk, holder: Holder) => Phase | undefined;
}

/** Acts in the turns of the holder's opponents. */
export interface FoeTurn {
  readonly begins?: (walk: Walk, holder: Holder) => void;
  /** The moves from `from` that stay allowed (MOVE-10). */
  readonly limitsMove?: Limit;
  /** The spaces on which a block may still be built (BUILD-8). */
  readonly limitsBlocks?: Limit;
  /** Spaces that count as domed for the opponents. */
  readonly closes?: (walk: Walk, holder: Holder) => SquareSet;
  /** The opponents do not see the holder's workers. */
  readonly hidesWorkers?: boolean;
  /** A winning move to this space does not win (G4.4). */
  readonly preventsWin?: (walk: Walk, holder: Holder, to: Square) => boolean;
  /** A winning move to this space wins for the holder instead. */
  readonly stealsWin?: (walk: Walk, holder: Holder, to: Square) => boolean;
  /** After an opponent's move that did not win: a slide, a shove (G6.5 f). */
  readonly follows?: (walk: Walk, holder: Holder, from: Square, to: Square) => void;
  /** A turn that fails this never existed (G7.3). Judged when it is complete, and when a move wins. */
  readonly accepts?: (walk: Walk, holder: Holder) => boolean;
  /** A turn has to meet this if any complete legal turn can (G7.4). */
  readonly demands?: (walk: Walk, holder: Holder) => boolean;
  /** Only where workers go can meet the demand: what is not met when the moving is over never will be. */
  readonly demandsMove?: boolean;
  /** What the player reads whose turn fails `accepts` or `demands`. */
  readonly objection?: string;
}

/** Acts in everybody's turn, the holder's included. */
export interface AnyTurn {
  readonly limitsMove?: Limit;
  readonly closes?: (walk: Walk, holder: Holder) => SquareSet;
  /** Spaces that carry a token without being closed. */
  readonly tokens?: (walk: Walk, holder: Holder) => SquareSet;
  /** Where a worker that moved to `to` is carried; `NOWHERE` if nowhere (G6.5 c). */
  readonly carries?: (walk: Walk, holder: Holder, to: Square) => Square;
  /** A worker came to `at`, by whatever way. */
  readonly entered?: (walk: Walk, holder: Holder, at: Square) => void;
  /** A phase that interrupts the turn right after a build (G6.6). */
  readonly interrupts?: (walk: Walk, holder: Holder, at: Square, piece: Piece) => Phase | undefined;
  /** A condition on the board that wins for the holder whoever made it true (G6.6). */
  readonly wins?: (walk: Walk, holder: Holder) => boolean;
  /** A phase after the turn is complete (G6.9). */
  readonly closing?: (walk: Walk, holder: Holder) => Phase | undefined;
}

export interface Limit {
  readonly allows: (walk: Walk, holder: Holder, from: Square, targets: SquareSet) => SquareSet;
  /** Why a space fell out, for the player who wanted it. */
  readonly why: (walk: Walk, from: Square, to: Square) => string;
}

/** What stands between brackets behind the god's name in a position text. */
export interface StateText {
  readonly write: (position: Position, player: number) => string;
  /** Puts what the text says into the position; a sentence when it cannot be. */
  readonly read: (text: string, position: MutablePosition, player: number) => string | undefined;
  /** Written after every turn, not only when it changed. */
  readonly always?: boolean;
}

export interface God {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly set: GodSet;
  /** Number of the card; none outside the official ones. */
  readonly number?: number;
  /** Balance hint: of the powers in play the one with the lowest number should start. */
  readonly startPriority?: number;
  /** Name in a position text, where it differs from the id. */
  readonly fenName?: string;
  /** One sentence for the player. */
  readonly power: string;
  readonly players: readonly number[];
  /** May lie beside the Ram. */
  readonly fleece?: boolean;
  readonly mustStart?: boolean;
  readonly mustGoLast?: boolean;
  readonly hiddenInformation?: boolean;
  readonly randomness?: boolean;
  readonly oncePerGame?: boolean;
  readonly official?: boolean;
  /** Workers placed at the start; 2 where absent. */
  readonly workers?: number;
  /** The most workers it can ever have; as many as placed where absent. */
  readonly mostWorkers?: number;
  /** What the card remembers when the game begins; 0 where absent. */
  readonly memory?: number;
  readonly state?: StateText;
  /** Opponents do not know what the card remembers. */
  readonly hidesMemory?: boolean;
  /** The power looks at the holder's female worker, or at which of their workers opponents moved last. */
  readonly marksFemale?: boolean;
  readonly marksRecent?: boolean;
  /** The power that the card stands for now, where it lends its holder another one. */
  readonly lends?: (memory: number) => God | undefined;
  /** Can come to hold the power of an opponent. */
  readonly takesPowers?: boolean;
  /** Where the next worker may be placed, out of `free`. */
  readonly places?: (walk: Walk, player: number, free: SquareSet) => SquareSet;
  /**
   * A phase of its own before a turn, whosever it is, as long as the card waits for a choice of its setup. It ends with
   * `beginAnew`.
   */
  readonly prepares?: (walk: Walk, player: number) => Phase | undefined;
  /**
   * Something was built on `at`, or its blocks were taken: the card's tokens leave it (G9.2, G9.3), also while nobody
   * has the power (G9.4).
   */
  readonly sheds?: (walk: Walk, card: number, at: Square) => void;
  /** The card changes hands: what only concerned its old holder no longer counts. */
  readonly forgets?: (walk: Walk, card: number) => void;
  /** Changes who holds which power in the turn about to begin; `held[p]` is the power of player p and its card. */
  readonly holds?: (walk: Walk, player: number, held: HeldPower[]) => void;
  readonly own?: OwnTurn;
  readonly foe?: FoeTurn;
  readonly any?: AnyTurn;
}

export interface HeldPower {
  readonly god: God;
  readonly card: number;
}

export const workersOf = (god: God): number => god.workers ?? 2;
