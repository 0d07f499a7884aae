/**
 * What happened in a game, in the order of its log. The log is the game: setup, then entries; everything else is
 * derived by folding them. An entry is what one command did, and it is what travels to everybody who watches.
 */

import type { DraftStep, Step } from '@caldera/rules';
import { z } from 'zod';
import { AGREEMENTS, type Agreement } from './command.ts';
import { draftStepSchema, stepSchema } from './step.ts';

export const REASONS = ['victory', 'no-turn', 'resigned', 'time', 'agreed', 'aborted', 'gone'] as const;
/** How a game ended: a rule of the game, nobody could move on, resignation, the clock, by consent, … */
export type Reason = (typeof REASONS)[number];

export interface GameResult {
  /** Seats that won; none after a draw or an abort. */
  readonly winners: readonly number[];
  readonly reason: Reason;
}

export const PLAYER_KINDS = ['guest', 'account', 'bot', 'engine'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

export interface Sitter {
  /** Public id of the player; an engine has none. */
  readonly player?: string;
  readonly kind: PlayerKind;
  readonly name: string;
  /** Of an engine. */
  readonly level?: number;
}

export type Fact =
  | { readonly kind: 'joined'; readonly seat: number; readonly sitter: Sitter }
  | { readonly kind: 'drafted'; readonly seat: number; readonly step: DraftStep }
  /** Everybody sits, the powers are known, the clocks run. */
  | { readonly kind: 'started'; readonly gods: readonly string[]; readonly first: number }
  /** `seat` -1: chance. `lag`: network delay measured for the seat, in milliseconds. */
  | { readonly kind: 'played'; readonly seat: number; readonly steps: readonly Step[]; readonly lag?: number }
  | { readonly kind: 'undone'; readonly seat: number }
  | { readonly kind: 'offered'; readonly seat: number; readonly what: Agreement }
  | { readonly kind: 'declined'; readonly seat: number; readonly what: Agreement }
  /** Everybody agreed: the game stands as it did after that many turns. */
  | { readonly kind: 'taken-back'; readonly ply: number }
  /** Out of a game that goes on without them (three players). */
  | { readonly kind: 'eliminated'; readonly seat: number; readonly reason: Reason }
  | { readonly kind: 'gone'; readonly seat: number }
  | { readonly kind: 'back'; readonly seat: number }
  | { readonly kind: 'ended'; readonly result: GameResult }
  | { readonly kind: 'rematch'; readonly game: string }
  /** `seat` -1: a spectator. */
  | { readonly kind: 'said'; readonly seat: number; readonly name: string; readonly text: string };

const seat = z.int().min(0).max(3);
const anybody = z.int().min(-1).max(3);

export const resultSchema: z.ZodType<GameResult> = z.strictObject({
  winners: z.array(seat),
  reason: z.enum(REASONS),
});

export const sitterSchema: z.ZodType<Sitter> = z.strictObject({
  player: z.string().exactOptional(),
  kind: z.enum(PLAYER_KINDS),
  name: z.string(),
  level: z.int().exactOptional(),
});

export const factSchema: z.ZodType<Fact> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('joined'), seat, sitter: sitterSchema }),
  z.strictObject({ kind: z.literal('drafted'), seat, step: draftStepSchema }),
  z.strictObject({ kind: z.literal('started'), gods: z.array(z.string()), first: seat }),
  z.strictObject({
    kind: z.literal('played'),
    seat: anybody,
    steps: z.array(stepSchema),
    lag: z.int().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('undone'), seat }),
  z.strictObject({ kind: z.literal('offered'), seat, what: z.enum(AGREEMENTS) }),
  z.strictObject({ kind: z.literal('declined'), seat, what: z.enum(AGREEMENTS) }),
  z.strictObject({ kind: z.literal('taken-back'), ply: z.int() }),
  z.strictObject({ kind: z.literal('eliminated'), seat, reason: z.enum(REASONS) }),
  z.strictObject({ kind: z.literal('gone'), seat }),
  z.strictObject({ kind: z.literal('back'), seat }),
  z.strictObject({ kind: z.literal('ended'), result: resultSchema }),
  z.strictObject({ kind: z.literal('rematch'), game: z.string() }),
  z.strictObject({ kind: z.literal('said'), seat: anybody, name: z.string(), text: z.string() }),
]);
