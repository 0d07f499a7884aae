/** Steps and drafts as they travel: the same values that the rules use, checked at the edge. */

import type { DraftStep, Square, Step } from '@caldera/rules';
import { z } from 'zod';

/** A number from 0 (a5) to 24 (e1) is what the rules call a square: this is the one place that says so. */
const square = z.int().min(0).max(24).describe('0 = a5, 1 = b5 … 24 = e1') as unknown as z.ZodType<Square>;

const piece = z.enum(['block', 'dome']);

export const stepSchema: z.ZodType<Step> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('place'), at: square }),
    z.strictObject({ kind: z.literal('move'), from: square, to: square }),
    z.strictObject({ kind: z.literal('build'), by: square, at: square, piece }),
    z.strictObject({ kind: z.literal('force'), by: square.exactOptional(), from: square, to: square }),
    z.strictObject({ kind: z.literal('swap'), from: square, to: square }),
    z.strictObject({ kind: z.literal('remove'), at: square }),
    z.strictObject({ kind: z.literal('unbuild'), at: square }),
    z.strictObject({ kind: z.literal('token'), at: square }),
    z.strictObject({ kind: z.literal('bind'), own: square, other: square }),
    z.strictObject({ kind: z.literal('choose'), option: z.int().min(0).max(1000) }),
    z.strictObject({ kind: z.literal('draw'), card: z.int().min(0).max(1000) }),
    z.strictObject({ kind: z.literal('skip') }),
  ])
  .describe('One decision of a turn.');

export const godId: z.ZodType<string> = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

export const draftStepSchema: z.ZodType<DraftStep> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('offer'), gods: z.array(godId).min(1).max(4) }),
    z.strictObject({ kind: z.literal('start-power'), god: godId }),
    z.strictObject({ kind: z.literal('pick'), god: godId }),
    z.strictObject({ kind: z.literal('start-player'), player: z.int().min(0).max(3) }),
  ])
  .describe('One decision of a draft.');
