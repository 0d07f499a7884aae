/**
 * The live connection, version 1: one JSON object per frame.
 *
 * Every message of a client carries an `id` of its own choice and gets exactly one answer with that `id`: `event` for a
 * command that changed a game, `done` for anything else that worked, `refused` for what did not. A command that is sent
 * again with the same `id` is not done twice: its first answer is repeated.
 */

import { z } from 'zod';
import { type Command, commandSchema } from './command.ts';
import { type Fact, factSchema } from './fact.ts';
import { type ClockView, clockViewSchema, type GameView, gameViewSchema } from './game.ts';
import { type Refusal, refusalSchema } from './refusal.ts';

export const PROTOCOL = 1;

export type ClientMessage =
  /** Follows a game. `from`: the last event the client has; it then gets those after it, otherwise the whole view. */
  | {
      readonly type: 'watch';
      readonly id: string;
      readonly game: string;
      readonly seat?: string;
      readonly from?: number;
    }
  | { readonly type: 'unwatch'; readonly id: string; readonly game: string }
  /** `seat`: the secret of the seat that asks; without one only spectators' commands are possible. */
  | {
      readonly type: 'command';
      readonly id: string;
      readonly game: string;
      readonly seat?: string;
      readonly command: Command;
    }
  /** Shows that somebody is there, and asks for the server's time. */
  | { readonly type: 'ping'; readonly id: string };

/** One entry of a game's log, as it travels. */
export interface GameEvent {
  readonly type: 'event';
  /** Of the command that this answers; only for the one who sent it. */
  readonly id?: string;
  readonly game: string;
  /** 1, 2, 3 … without gaps in each game. */
  readonly seq: number;
  readonly at: number;
  readonly facts: readonly Fact[];
  readonly clock?: ClockView;
  /** What this viewer sees after it, in games with hidden information only. */
  readonly view?: GameView;
}

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly now: number;
      readonly player: string | null;
    }
  | GameEvent
  | {
      readonly type: 'done';
      readonly id: string;
      readonly now: number;
      readonly view?: GameView;
      readonly events?: readonly GameEvent[];
    }
  | { readonly type: 'refused'; readonly id: string; readonly error: Refusal }
  /** The server is about to close the connection; connect again and go on from the last event. */
  | { readonly type: 'bye'; readonly reason: string };

export const commandId: z.ZodType<string> = z.string().regex(/^[A-Za-z0-9_.:-]{1,40}$/);
export const gameId: z.ZodType<string> = z.string().regex(/^[A-Za-z0-9]{12}$/);
export const seatToken: z.ZodType<string> = z.string().regex(/^[A-Za-z0-9_-]{32}$/);

export const clientMessageSchema: z.ZodType<ClientMessage> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('command'),
    id: commandId,
    game: gameId,
    seat: seatToken.exactOptional(),
    command: commandSchema,
  }),
  z.strictObject({
    type: z.literal('watch'),
    id: commandId,
    game: gameId,
    seat: seatToken.exactOptional(),
    from: z.int().min(0).exactOptional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), id: commandId, game: gameId }),
  z.strictObject({ type: z.literal('ping'), id: commandId }),
]);

export const gameEventSchema: z.ZodType<GameEvent> = z.strictObject({
  type: z.literal('event'),
  id: commandId.exactOptional(),
  game: gameId,
  seq: z.int().min(1),
  at: z.int(),
  facts: z.array(factSchema),
  clock: clockViewSchema.exactOptional(),
  view: gameViewSchema.exactOptional(),
});

export const serverMessageSchema: z.ZodType<ServerMessage> = z.union([
  gameEventSchema,
  z.strictObject({
    type: z.literal('welcome'),
    protocol: z.literal(PROTOCOL),
    now: z.int(),
    player: z.string().nullable(),
  }),
  z.strictObject({
    type: z.literal('done'),
    id: commandId,
    now: z.int(),
    view: gameViewSchema.exactOptional(),
    events: z.array(gameEventSchema).exactOptional(),
  }),
  z.strictObject({ type: z.literal('refused'), id: z.string(), error: refusalSchema }),
  z.strictObject({ type: z.literal('bye'), reason: z.string() }),
]);
