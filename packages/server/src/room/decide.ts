/** `command in → state and entry out, or a refusal`: the game service as a pure function of state, command and time. */

import { ok, type Result } from '@caldera/rules';
import type { Command, GameSetup, Refusal, Sitter } from '../protocol/index.ts';
import { claim, decline, offer, resign } from './agreeing.ts';
import { deadlineOf } from './clock.ts';
import { dropOut, type Random, settle } from './ending.ts';
import { Ledger, type Outcome } from './ledger.ts';
import { DONE, type Done, draft, type Hands, playSteps, playTurn, undo } from './playing.ts';
import { noSeat, refuse } from './refuse.ts';
import { newRoom, type Room } from './room.ts';
import { takeSeat } from './starting.ts';

export interface Asked {
  readonly command: Command;
  /** The client's id for it, and who it is from. */
  readonly id: string;
  readonly author: string;
  /** Undefined: a spectator. */
  readonly seat: number | undefined;
  /** For chat. */
  readonly name?: string;
  /** Network delay of whoever asks, in milliseconds. */
  readonly lag?: number;
}

export interface Circumstances {
  readonly now: number;
  readonly random: Random;
  /** Makes an id for the next game, should this command bring about a rematch. */
  readonly nextGame: () => string;
}

const say = (ledger: Ledger, text: string, asked: Asked): Done => {
  if (!ledger.room.setup.chat)
    return refuse('say', 'SEAT-7', 'CHAT_OFF', 'Chat is switched off in this game.');
  ledger.add({ kind: 'said', seat: asked.seat ?? -1, name: asked.name ?? '', text });
  return DONE;
};

const carryOut = (ledger: Ledger, asked: Asked, circumstances: Circumstances): Done => {
  const { command, seat } = asked;
  if (command.kind === 'say') return say(ledger, command.text, asked);
  if (seat === undefined) return noSeat(command.kind);
  const hands: Hands = { seat, lag: asked.lag ?? 0, random: circumstances.random };
  switch (command.kind) {
    case 'play':
      return playSteps(ledger, command, hands);
    case 'turn':
      return playTurn(ledger, command, hands);
    case 'undo':
      return undo(ledger, hands);
    case 'draft':
      return draft(ledger, command, hands);
    case 'resign':
      return resign(ledger, hands);
    case 'offer':
      return offer(ledger, command.what, hands, circumstances.nextGame);
    case 'decline':
      return decline(ledger, command.what, hands);
    case 'claim':
      return claim(ledger, command, hands);
  }
};

export const decide = (room: Room, asked: Asked, circumstances: Circumstances): Result<Outcome, Refusal> => {
  const ledger = new Ledger(room, circumstances.now);
  const { seat } = asked;
  // Whoever acts is there, with or without a connection that stays open.
  if (seat !== undefined && room.gone.some((each) => each.seat === seat)) ledger.add({ kind: 'back', seat });
  const done = carryOut(ledger, asked, circumstances);
  return done.ok ? ok(ledger.close(asked.author, asked.id)) : done;
};

export const sit = (
  room: Room,
  seat: number,
  sitter: Sitter,
  circumstances: Circumstances,
): Result<Outcome, Refusal> => {
  const ledger = new Ledger(room, circumstances.now);
  const done = takeSeat(ledger, seat, sitter, circumstances.random);
  return done.ok ? ok(ledger.close('', '')) : done;
};

/** A game as it begins: its room before anybody sat down, and what each of them did by sitting down. */
export interface Opening {
  readonly empty: Room;
  readonly outcomes: readonly Outcome[];
}

export const openGame = (
  id: string,
  setup: GameSetup,
  sitters: readonly (Sitter | null)[],
  circumstances: Circumstances,
): Opening => {
  const empty = newRoom(id, setup, circumstances.now);
  const outcomes: Outcome[] = [];
  for (const [seat, sitter] of sitters.entries()) {
    const room = outcomes.at(-1)?.room ?? empty;
    const sat = sitter === null ? undefined : sit(room, seat, sitter, circumstances);
    if (sat?.ok === true) outcomes.push(sat.value);
  }
  return { empty, outcomes };
};

/** The game that follows, if it is from now on that there is one: sides swapped, same agreements. */
export const openRematch = (before: Room, after: Room, circumstances: Circumstances): Opening | undefined => {
  if (after.rematch === undefined || before.rematch !== undefined) return undefined;
  const { seats, setup } = after;
  const swapped = seats.map((_, seat) => seats[(seat + 1) % seats.length] ?? null);
  return openGame(after.rematch, setup, swapped, circumstances);
};

/** The flag that has fallen by now, if one has; the entry carries the very moment it fell. */
export const expire = (room: Room, circumstances: Circumstances): Outcome | undefined => {
  const deadline = deadlineOf(room.clock);
  if (room.status !== 'playing' || room.clock === undefined || deadline > circumstances.now) return undefined;
  const ledger = new Ledger(room, deadline);
  dropOut(ledger, room.clock.running, 'time');
  settle(ledger, circumstances.random);
  return ledger.close('', '');
};

/** Somebody's last connection was lost, or they are here again. */
export const notePresence = (room: Room, seat: number, here: boolean, now: number): Outcome | undefined => {
  if (room.status !== 'playing' || room.gone.some((each) => each.seat === seat) !== here) return undefined;
  const ledger = new Ledger(room, now);
  ledger.add({ kind: here ? 'back' : 'gone', seat });
  return ledger.close('', '');
};
