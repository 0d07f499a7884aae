/** What somebody may ask of a game. Each command gets exactly one answer: an event, or a refusal. */

import type { DraftStep, Step } from '@caldera/rules';
import { z } from 'zod';
import { draftStepSchema, stepSchema } from './step.ts';

export const AGREEMENTS = ['draw', 'abort', 'take-back', 'rematch'] as const;
/** What takes effect once every side wants it. */
export type Agreement = (typeof AGREEMENTS)[number];

export type Command =
  /**
   * One step, several, or a whole turn. `ply` and `taken` say for which state it is meant (turns completed, steps taken
   * in this turn): if the game has moved on, the command is refused as a conflict.
   */
  | { readonly kind: 'play'; readonly steps: readonly Step[]; readonly ply?: number; readonly taken?: number }
  /** A whole turn as turn text, `b3>b4^a3`. */
  | { readonly kind: 'turn'; readonly text: string; readonly ply?: number }
  /** Takes back the last step of one's own turn under way. */
  | { readonly kind: 'undo' }
  | { readonly kind: 'draft'; readonly step: DraftStep }
  | { readonly kind: 'resign' }
  | { readonly kind: 'offer'; readonly what: Agreement }
  | { readonly kind: 'decline'; readonly what: Agreement }
  /** The opponent has been gone for too long: a win, or a draw if one prefers. */
  | { readonly kind: 'claim'; readonly as: 'win' | 'draw' }
  | { readonly kind: 'say'; readonly text: string };

const ply = z.int().min(0).max(100_000).exactOptional();

export const commandSchema: z.ZodType<Command> = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('play'),
      steps: z.array(stepSchema).min(1).max(40),
      ply,
      taken: z.int().min(0).max(100).exactOptional(),
    }),
    z.strictObject({ kind: z.literal('turn'), text: z.string().min(1).max(300), ply }),
    z.strictObject({ kind: z.literal('undo') }),
    z.strictObject({ kind: z.literal('draft'), step: draftStepSchema }),
    z.strictObject({ kind: z.literal('resign') }),
    z.strictObject({ kind: z.literal('offer'), what: z.enum(AGREEMENTS) }),
    z.strictObject({ kind: z.literal('decline'), what: z.enum(AGREEMENTS) }),
    z.strictObject({ kind: z.literal('claim'), as: z.enum(['win', 'draw']) }),
    z.strictObject({ kind: z.literal('say'), text: z.string().min(1).max(500) }),
  ])
  .describe('What a seat, or for `say` a spectator, asks of a game.');
