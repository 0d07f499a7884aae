/** A game as one viewer may see it. */

import type { Step } from '@caldera/rules';
import { z } from 'zod';
import { AGREEMENTS, type Agreement } from './command.ts';
import { type GameResult, REASONS, type Reason, resultSchema, type Sitter, sitterSchema } from './fact.ts';
import { type GameSetup, setupSchema } from './setup.ts';
import { stepSchema } from './step.ts';

export const GAME_STATUSES = ['open', 'drafting', 'playing', 'ended'] as const;
/** `open`: somebody is still missing. */
export type GameStatus = (typeof GAME_STATUSES)[number];

/** Milliseconds left by seat as they stood at server time `at`; the running one is going down since. */
export interface ClockView {
  readonly remaining: readonly number[];
  /** Seat whose clock runs, or -1. */
  readonly running: number;
  readonly at: number;
}

export interface DraftView {
  /** Seat that is waited for, and for what. */
  readonly seat: number;
  readonly step: 'offer' | 'start-power' | 'pick' | 'start-player';
  readonly offer: readonly string[];
  readonly picks: readonly (string | null)[];
  /** What may be picked now. */
  readonly choices: readonly string[];
}

export interface TurnView {
  readonly seat: number;
  readonly steps: readonly Step[];
  readonly text: string;
  /** Server time at which it was complete. */
  readonly at: number;
}

export interface Loss {
  readonly seat: number;
  readonly ply: number;
  readonly reason: Reason;
}

export interface GameView {
  readonly id: string;
  /** Number of the last event that is contained in this view. */
  readonly seq: number;
  readonly setup: GameSetup;
  readonly status: GameStatus;
  readonly createdAt: number;
  /** By seat; null: free. */
  readonly seats: readonly (Sitter | null)[];
  /** By seat, once known. */
  readonly gods: readonly string[];
  readonly first: number;
  readonly draft?: DraftView;
  /** Position text before the turn under way. Empty until the game has started. */
  readonly fen: string;
  /** Turns completed. */
  readonly ply: number;
  /** Steps taken in the turn under way. */
  readonly steps: readonly Step[];
  /** Seat that takes the next step, or -1. */
  readonly decides: number;
  /** All turns so far; empty for those who may not see everything. */
  readonly turns: readonly TurnView[];
  /** Who dropped out of a game that went on, after how many turns, and why. */
  readonly losses: readonly Loss[];
  readonly clock?: ClockView;
  readonly offers: readonly { readonly seat: number; readonly what: Agreement }[];
  /** Seats whose player has been gone for a while, with the server time since when. */
  readonly gone: readonly { readonly seat: number; readonly since: number }[];
  readonly result?: GameResult;
  readonly rematch?: string;
  /** The viewer's seat, if there is one. */
  readonly you?: number;
}

const seat = z.int().min(-1).max(3);

export const clockViewSchema: z.ZodType<ClockView> = z.strictObject({
  remaining: z.array(z.int()),
  running: seat,
  at: z.int(),
});

export const gameViewSchema: z.ZodType<GameView> = z.strictObject({
  id: z.string(),
  seq: z.int(),
  setup: setupSchema,
  status: z.enum(GAME_STATUSES),
  createdAt: z.int(),
  seats: z.array(sitterSchema.nullable()),
  gods: z.array(z.string()),
  first: seat,
  draft: z
    .strictObject({
      seat,
      step: z.enum(['offer', 'start-power', 'pick', 'start-player']),
      offer: z.array(z.string()),
      picks: z.array(z.string().nullable()),
      choices: z.array(z.string()),
    })
    .exactOptional(),
  fen: z.string(),
  ply: z.int(),
  steps: z.array(stepSchema),
  decides: seat,
  turns: z.array(z.strictObject({ seat, steps: z.array(stepSchema), text: z.string(), at: z.int() })),
  losses: z.array(z.strictObject({ seat, ply: z.int(), reason: z.enum(REASONS) })),
  clock: clockViewSchema.exactOptional(),
  offers: z.array(z.strictObject({ seat, what: z.enum(AGREEMENTS) })),
  gone: z.array(z.strictObject({ seat, since: z.int() })),
  result: resultSchema.exactOptional(),
  rematch: z.string().exactOptional(),
  you: seat.exactOptional(),
});
