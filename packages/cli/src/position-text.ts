/** Position texts from the command line: read, or refused with the column and what to do about it. */

import {
  fail,
  GODS,
  ok,
  type Position,
  parseFen,
  type Result,
  type TextError,
  type TextErrorCode,
} from '@caldera/rules';
import { nearest } from './nearest.ts';

const EXAMPLE = '0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2';

const ADVICE: Partial<Record<TextErrorCode, string>> = {
  ERR_HEIGHTS: 'Write 25 heights, row by row from a5 to e1.',
  ERR_TO_MOVE: 'Write the number of the player to move behind the first "/".',
  ERR_PLAYERS: `Write it like ${EXAMPLE}.`,
  ERR_GOD: '"caldera gods" lists the names.',
  ERR_WORKERS: 'Write the squares behind the god like mortal:B3,D3.',
  ERR_FLEECE: 'Write the power beside the Ram like fleece=apollo:C3.',
};

const adviceFor = ({ code, message }: TextError): string => {
  const typed = code === 'ERR_GOD' ? /^"([^"]+)"/.exec(message)?.[1] : undefined;
  const meant =
    typed === undefined
      ? undefined
      : nearest(
          typed,
          GODS.map(({ id }) => id),
        );
  return meant === undefined ? (ADVICE[code] ?? '') : `Did you mean "${meant}"? ${ADVICE[code]}`;
};

/** One line for a person: where, what, and what to do. */
const explain = (error: TextError): string =>
  `column ${error.column}: ${error.message}. ${adviceFor(error)}`.trim();

export const readPosition = (text: string): Result<Position, string> => {
  const position = parseFen(text);
  return position.ok ? ok(position.value) : fail(`bad position, ${explain(position.error)}`);
};
