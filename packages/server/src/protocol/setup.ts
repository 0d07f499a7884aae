/** What is agreed before a game begins. */

import { z } from 'zod';
import { godId } from './step.ts';

export const LEVELS = { least: 1, most: 10 } as const;

/** Milliseconds everywhere. `turn`: a fresh limit every turn. `correspondence`: the same, in days. */
export type ClockSetup =
  | { readonly kind: 'none' }
  | { readonly kind: 'fischer'; readonly initial: number; readonly increment: number }
  | { readonly kind: 'turn'; readonly limit: number }
  | { readonly kind: 'correspondence'; readonly days: number };

export interface PoolSetup {
  readonly sets?: readonly ('simple' | 'advanced' | 'golden-fleece' | 'hero' | 'promo')[];
  readonly without?: readonly string[];
  readonly noLuck?: boolean;
  readonly noHiddenInformation?: boolean;
  readonly unofficial?: boolean;
}

/** Powers by seat, or a draft of the rules. */
export type GodsSetup =
  | {
      readonly mode: 'given';
      readonly gods: readonly string[];
      readonly first: number;
      /** The power beside the Ram, in the Golden Fleece variant. */
      readonly fleece?: string;
    }
  | {
      readonly mode: 'challenger' | 'free' | 'random' | 'mirror';
      readonly pool: PoolSetup;
      readonly startPowerFirst?: boolean;
    };

export interface GameSetup {
  readonly players: 2 | 3 | 4;
  readonly gods: GodsSetup;
  readonly clock: ClockSetup;
  readonly rated: boolean;
  /** Listed in the lobby; otherwise only who has the link finds it. */
  readonly isPublic: boolean;
  readonly chat: boolean;
}

export type SeatRequest =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'engine'; readonly level: number };

export const clockSchema: z.ZodType<ClockSetup> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('fischer'),
    initial: z.int().min(1_000).max(10_800_000),
    increment: z.int().min(0).max(180_000),
  }),
  z.strictObject({ kind: z.literal('turn'), limit: z.int().min(1_000).max(3_600_000) }),
  z.strictObject({ kind: z.literal('correspondence'), days: z.int().min(1).max(14) }),
]);

const poolSchema: z.ZodType<PoolSetup> = z.strictObject({
  sets: z
    .array(z.enum(['simple', 'advanced', 'golden-fleece', 'hero', 'promo']))
    .min(1)
    .max(5)
    .exactOptional(),
  without: z.array(godId).max(120).exactOptional(),
  noLuck: z.boolean().exactOptional(),
  noHiddenInformation: z.boolean().exactOptional(),
  unofficial: z.boolean().exactOptional(),
});

export const godsSchema: z.ZodType<GodsSetup> = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('given'),
    gods: z.array(godId).min(2).max(4),
    first: z.int().min(0).max(3),
    fleece: godId.exactOptional(),
  }),
  z.strictObject({
    mode: z.enum(['challenger', 'free', 'random', 'mirror']),
    pool: poolSchema,
    startPowerFirst: z.boolean().exactOptional(),
  }),
]);

export const setupSchema: z.ZodType<GameSetup> = z.strictObject({
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  gods: godsSchema,
  clock: clockSchema,
  rated: z.boolean(),
  isPublic: z.boolean(),
  chat: z.boolean(),
});

export const seatRequestSchema: z.ZodType<SeatRequest> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('engine'), level: z.int().min(LEVELS.least).max(LEVELS.most) }),
]);
