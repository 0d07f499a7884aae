/** What a game screen needs to know of a game, and what it can ask of it, wherever the game lives. */

import type { Step } from '@caldera/rules';
import type { Readable } from '../app/store.ts';
import type { Game } from './game.ts';

export type SeatKind = 'person' | 'engine';

export interface Seat {
  readonly kind: SeatKind;
  /** Empty: the screen finds a name. */
  readonly name: string;
  readonly level?: number;
  /** Somebody on this device decides here. */
  readonly here: boolean;
}

export interface GameSnapshot {
  readonly game: Game;
  readonly seats: readonly Seat[];
  /** Who decides now sits at this device. */
  readonly mayAct: boolean;
  /** The engine is at work. */
  readonly thinking: boolean;
  /** Whose side of the board is nearest. */
  readonly pov: number;
}

export interface GameController extends Readable<GameSnapshot> {
  take: (step: Step) => void;
  undo: () => void;
  /** Ends a complete turn. */
  commit: () => void;
  resign?: () => void;
  /** Takes back to one's own last turn. */
  takeBack?: () => void;
  rematch?: () => void;
  /** Makes the engine answer now. */
  hurry?: () => void;
  dispose: () => void;
}
