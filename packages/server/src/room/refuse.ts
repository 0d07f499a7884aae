/** Refusals of the game service, each with the clause of the contract it stands for. */

import { fail, type OpenTurn, type Step, whyNot } from '@caldera/rules';
import type { Refusal } from '../protocol/index.ts';

export type Refused = { readonly ok: false; readonly error: Refusal };

export const refuse = (operation: string, clause: string, code: string, message: string): Refused =>
  fail({ operation, clause, code, message });

export const gameOver = (operation: string): Refused =>
  refuse(operation, 'MOVE-1', 'GAME_OVER', 'The game is over.');
export const notStarted = (operation: string): Refused =>
  refuse(operation, 'MOVE-2', 'NOT_STARTED', 'The game has not started yet.');
export const notYourTurn = (operation: string): Refused =>
  refuse(operation, 'MOVE-3', 'NOT_YOUR_TURN', 'It is not your turn.');
export const noSeat = (operation: string): Refused =>
  refuse(operation, 'SEAT-1', 'NO_SEAT', 'Only somebody who plays in this game may do that.');
export const conflict = (operation: string): Refused =>
  refuse(operation, 'SEAT-2', 'CONFLICT', 'The game has moved on: look again before you play.');

/** What refuses the step, in the words of the rules. */
export const illegalStep = (turn: OpenTurn | undefined, step: Step, seat: number): Refused => {
  const why = turn && whyNot(turn, step, seat);
  return why === undefined
    ? refuse(step.kind, 'MOVE-16', 'ILLEGAL_STEP', `You can’t ${step.kind} like that now.`)
    : fail(why);
};
