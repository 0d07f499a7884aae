/** Commands that move the game on: steps, whole turns, going back within one's turn, and the draft. */

import { type OpenTurn, ok, parseTurn, type Result, takeDraftStep } from '@caldera/rules';
import type { Command, Refusal } from '../protocol/index.ts';
import { type Random, settle } from './ending.ts';
import type { Ledger } from './ledger.ts';
import { conflict, gameOver, illegalStep, notStarted, notYourTurn, refuse } from './refuse.ts';
import { decider, keepsSecrets, type Room } from './room.ts';
import { startGame } from './starting.ts';

type Of<K extends Command['kind']> = Extract<Command, { kind: K }>;
export type Done = Result<undefined, Refusal>;
export const DONE: Done = ok(undefined);

export interface Hands {
  readonly seat: number;
  /** Network delay of whoever holds the seat, in milliseconds. */
  readonly lag: number;
  readonly random: Random;
}

const cannotPlay = (room: Room, seat: number, operation: string): Done | undefined => {
  if (room.status === 'ended') return gameOver(operation);
  if (room.status !== 'playing') return notStarted(operation);
  return decider(room) === seat ? undefined : notYourTurn(operation);
};

const isStale = (room: Room, command: { readonly ply?: number; readonly taken?: number }): boolean =>
  (command.ply !== undefined && command.ply !== room.turns.length) ||
  (command.taken !== undefined && command.taken !== room.takers.length);

const lagOf = ({ lag }: Hands, room: Room): { readonly lag?: number } =>
  room.clock === undefined || lag === 0 ? {} : { lag };

export const playSteps = (ledger: Ledger, command: Of<'play'>, hands: Hands): Done => {
  const { room } = ledger;
  // Whoever lost a race learns so, and not that it is suddenly somebody else's turn.
  if (room.status === 'playing' && isStale(room, command)) return conflict('play');
  const no = cannotPlay(room, hands.seat, 'play');
  if (no !== undefined) return no;
  let turn: OpenTurn | undefined = room.turn;
  for (const [index, step] of command.steps.entries()) {
    const isOpen = turn?.isComplete === false && (index === 0 || turn.decides === hands.seat);
    const next = isOpen ? turn?.take(step) : undefined;
    if (next === undefined) return illegalStep(turn, step, hands.seat);
    turn = next;
  }
  const steps = turn?.steps.slice(room.turn?.steps.length ?? 0) ?? [];
  ledger.add({ kind: 'played', seat: hands.seat, steps, ...lagOf(hands, room) }, turn);
  settle(ledger, hands.random);
  return DONE;
};

export const playTurn = (ledger: Ledger, command: Of<'turn'>, hands: Hands): Done => {
  const { position, takers } = ledger.room;
  if (ledger.room.status === 'playing' && isStale(ledger.room, command)) return conflict('turn');
  const no = cannotPlay(ledger.room, hands.seat, 'turn');
  if (no !== undefined) return no;
  if (position === undefined || takers.length > 0) {
    return refuse(
      'turn',
      'MOVE-12',
      'TURN_UNDER_WAY',
      'Finish the turn step by step, or undo its steps first.',
    );
  }
  const turn = parseTurn(position, command.text);
  if (!turn.ok) return refuse('turn', 'MOVE-16', turn.error.code, turn.error.message);
  return playSteps(ledger, { kind: 'play', steps: turn.value.steps }, hands);
};

export const undo = (ledger: Ledger, { seat }: Hands): Done => {
  const { room } = ledger;
  if (room.status !== 'playing') return room.status === 'ended' ? gameOver('undo') : notStarted('undo');
  // Once somebody else has to decide, they have seen it.
  if (room.takers.at(-1) !== seat || decider(room) !== seat) {
    return refuse('undo', 'SEAT-3', 'NOTHING_TO_UNDO', 'There is no step of yours to take back.');
  }
  // What was seen cannot be unseen.
  if (keepsSecrets(room))
    return refuse('undo', 'SEAT-3', 'HIDDEN', 'With hidden workers a step stays taken.');
  ledger.add({ kind: 'undone', seat });
  return DONE;
};

export const draft = (ledger: Ledger, command: Of<'draft'>, hands: Hands): Done => {
  const { room } = ledger;
  if (room.draft === undefined) return refuse('draft', 'NEW-4', 'NO_DRAFT', 'Nothing is drafted now.');
  const next = takeDraftStep(room.draft, hands.seat, command.step);
  if (!next.ok) return refuse('draft', 'NEW-4', next.error.code, next.error.message);
  ledger.add({ kind: 'drafted', seat: hands.seat, step: command.step });
  startGame(ledger, hands.random);
  return DONE;
};
