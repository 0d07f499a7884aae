/** Bodies of requests and answers of the HTTP routes that clients use. */

import { z } from 'zod';
import { type Command, commandSchema } from './command.ts';
import { PLAYER_KINDS, type PlayerKind } from './fact.ts';
import { type GameStatus, type GameView, gameViewSchema } from './game.ts';
import { commandId, type GameEvent, gameEventSchema } from './live.ts';
import {
  type ClockSetup,
  clockSchema,
  type GodsSetup,
  godsSchema,
  type SeatRequest,
  seatRequestSchema,
} from './setup.ts';

/** A name that people see: 1 to 30 characters, no control characters, no line breaks, no invisible marks. */
export const playerName: z.ZodType<string> = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'has characters that cannot be shown');

export interface NewGame {
  readonly players?: 2 | 3 | 4;
  readonly gods?: GodsSetup;
  readonly clock?: ClockSetup;
  readonly rated?: boolean;
  readonly isPublic?: boolean;
  readonly chat?: boolean;
  /** By seat. Default: the creator sits first, the others are open. */
  readonly seats?: readonly SeatRequest[];
}

/** What the holder of a seat gets. Keep `token`: it is the key to the seat. */
export interface Seated {
  readonly game: GameView;
  readonly seat: number;
  readonly token: string;
}

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: PlayerKind;
}

/** How strong one is among those who play with such a clock. */
export interface OwnRating {
  readonly pool: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

export interface GameSummary {
  readonly id: string;
  readonly status: GameStatus;
  readonly createdAt: number;
  readonly endedAt: number | null;
  readonly players: number;
  readonly names: readonly (string | null)[];
  readonly gods: readonly string[];
  readonly clock: ClockSetup;
  readonly rated: boolean;
  readonly plies: number;
  readonly winners: readonly number[];
  readonly reason: string | null;
}

/** A command by HTTP, for those who have no live connection. */
export interface CommandRequest {
  readonly id: string;
  readonly command: Command;
}

export const newGameSchema: z.ZodType<NewGame> = z.strictObject({
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]).exactOptional(),
  gods: godsSchema.exactOptional(),
  clock: clockSchema.exactOptional(),
  rated: z.boolean().exactOptional(),
  isPublic: z.boolean().exactOptional(),
  chat: z.boolean().exactOptional(),
  seats: z.array(seatRequestSchema).min(2).max(4).exactOptional(),
});

export const seatedSchema: z.ZodType<Seated> = z.strictObject({
  game: gameViewSchema,
  seat: z.int(),
  token: z.string(),
});

export const meSchema: z.ZodType<Me> = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(PLAYER_KINDS),
});

export const ownRatingSchema: z.ZodType<OwnRating> = z.strictObject({
  pool: z.string(),
  rating: z.int(),
  deviation: z.int(),
  games: z.int(),
});

export const gameSummarySchema: z.ZodType<GameSummary> = z.strictObject({
  id: z.string(),
  status: z.enum(['open', 'drafting', 'playing', 'ended']),
  createdAt: z.int(),
  endedAt: z.int().nullable(),
  players: z.int(),
  names: z.array(z.string().nullable()),
  gods: z.array(z.string()),
  clock: clockSchema,
  rated: z.boolean(),
  plies: z.int(),
  winners: z.array(z.int()),
  reason: z.string().nullable(),
});

export const commandRequestSchema: z.ZodType<CommandRequest> = z.strictObject({
  id: commandId,
  command: commandSchema,
});

/** Answer to a command by HTTP: the event it caused. */
export const commandAnswerSchema: z.ZodType<GameEvent> = gameEventSchema;
