/** What is wrong with a text, and where. Codes are stable; sentences are for people. */

export const TEXT_ERRORS = [
  'ERR_HEIGHTS',
  'ERR_TO_MOVE',
  'ERR_PLAYERS',
  'ERR_GOD',
  'ERR_GOD_STATE',
  'ERR_WINNER',
  'ERR_WORKERS',
  'ERR_FLEECE',
  'ERR_TURN_TOKEN',
  'ERR_TURN_ILLEGAL',
  'ERR_TURN_INCOMPLETE',
  'ERR_TURN_AMBIGUOUS',
  'ERR_RECORD_HEADER',
  'ERR_RECORD_TURN',
  'ERR_RECORD_RESULT',
  'ERR_RECORD_TOO_LONG',
] as const;
export type TextErrorCode = (typeof TEXT_ERRORS)[number];

export interface TextError {
  readonly code: TextErrorCode;
  /** First offending character, counted from 1. */
  readonly column: number;
  /** Counted from 1; only where a text has lines. */
  readonly line?: number;
  readonly message: string;
}
