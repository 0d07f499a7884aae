/**
 * The answer to a call whose precondition fails: which operation, which clause of the contracts, a code that programs
 * can rely on, and a sentence for a person.
 */

export const OPERATIONS = [
  'new',
  'placeWorker',
  'select',
  'move',
  'moveWorker',
  'playerMove',
  'build',
  'skip',
  'usePower',
  'take',
  'takeTurn',
  'undo',
  'load',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** The clauses that can refuse something; the others say what holds afterwards. */
export const REFUSING_CLAUSES = [
  'NEW-4',
  'PLACE-1',
  'PLACE-2',
  'PLACE-3',
  'PLACE-4',
  'SELECT-1',
  'SELECT-2',
  'SELECT-3',
  'SELECT-4',
  'MOVE-1',
  'MOVE-2',
  'MOVE-3',
  'MOVE-4',
  'MOVE-5',
  'MOVE-6',
  'MOVE-7',
  'MOVE-8',
  'MOVE-9',
  'MOVE-10',
  'MOVE-12',
  'MOVE-16',
  'MINO-1',
  'MINO-2',
  'MINO-3',
  'BUILD-1',
  'BUILD-2',
  'BUILD-3',
  'BUILD-4',
  'BUILD-5',
  'BUILD-6',
  'BUILD-7',
  'BUILD-8',
  'SKIP-1',
  'SKIP-2',
  'INV-5',
] as const;
export type RefusingClause = (typeof REFUSING_CLAUSES)[number];

export const VIOLATION_CODES = [
  // No game comes to be.
  'UNKNOWN_POWER',
  'NAME_EMPTY',
  'NAME_TOO_LONG',
  'UNKNOWN_START_PLAYER',
  'PLAYER_COUNT',
  'BANNED_PAIR',
  'TWICE',
  'START_PLAYER',
  'BAD_POSITION',
  'BAD_SAVE',
  // Not now, not you.
  'GAME_OVER',
  'WORKERS_NOT_PLACED',
  'WORKERS_PLACED',
  'UNKNOWN_PLAYER',
  'NOT_YOUR_TURN',
  'NO_WORKER_LEFT',
  'UNKNOWN_WORKER',
  'WORKER_ELSEWHERE',
  'NO_WORKER',
  'NO_WORKER_SELECTED',
  'NOT_YOUR_WORKER',
  'OTHER_WORKER_ACTS',
  'NO_LEGAL_STEP',
  'ALREADY_MOVED',
  'NOT_MOVED_YET',
  'MOVES_DECLINED',
  'NOTHING_TO_SKIP',
  'NOTHING_TO_UNDO',
  'NOT_OFFERED',
  'AMBIGUOUS',
  'BAD_TURN_TEXT',
  // Not there.
  'OFF_BOARD',
  'SAME_SQUARE',
  'NOT_NEIGHBOURING',
  'OCCUPIED',
  'CANNOT_GIVE_WAY',
  'DOME',
  'CLOSED',
  'TOO_HIGH',
  'WRONG_PIECE',
  'OWN_POWER_FORBIDS',
  'OPPONENT_FORBIDS',
  'TURN_CANNOT_BE_COMPLETED',
] as const;
export type ViolationCode = (typeof VIOLATION_CODES)[number];

/** Why, without saying which operation was asked for. */
export interface Refusal {
  readonly clause: RefusingClause;
  readonly code: ViolationCode;
  readonly message: string;
}

export interface Violation extends Refusal {
  readonly operation: Operation;
}

export const refuse = (clause: RefusingClause, code: ViolationCode, message: string): Refusal => ({
  clause,
  code,
  message,
});

/** A refusal as the answer to one operation; key order is part of what goes over the wire. */
export const violationOf = (operation: Operation, { clause, code, message }: Refusal): Violation => ({
  operation,
  clause,
  code,
  message,
});
