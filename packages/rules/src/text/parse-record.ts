/** Reads records: generous about numbers, spaces and missing results, exact about turns. Hostile texts come to an end. */

import type { Position } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { SQUARES } from '../core/squares.ts';
import { parseFen } from './parse-fen.ts';
import { type GameRecord, OPEN_RESULT, resultOf } from './record.ts';
import { type RecordBudget, RecordReader } from './record-reader.ts';
import { type HeaderToken, readHeaders, readPieces, wrongAt } from './record-tokens.ts';
import type { TextError } from './text-error.ts';

const BUDGET: RecordBudget = { turns: 5000, depth: 40 };

const DERIVED = ['gods', 'start', 'result'];
const isNamed = (header: HeaderToken, key: string): boolean => header.key.toLowerCase() === key;

/** The position the game starts from: a whole one, or the empty board of the powers. */
const readStart = (text: string, headers: readonly HeaderToken[]): Result<Position, TextError> => {
  const start = headers.find((header) => isNamed(header, 'start'));
  const gods = headers.find((header) => isNamed(header, 'gods'));
  const source = start ?? gods;
  if (source === undefined) {
    return fail(wrongAt(text, 0, 'ERR_RECORD_HEADER', 'a record needs a header Start or Gods'));
  }
  const prefix = start === undefined ? `${'0'.repeat(SQUARES.length)}/1/` : '';
  const parsed = parseFen(`${prefix}${source.value}`);
  if (parsed.ok) return parsed;
  const { code, column, message } = parsed.error;
  const offset = Math.max(0, column - 1 - prefix.length);
  return fail(wrongAt(text, source.at + offset, code, `${source.key}: ${message}`));
};

/** What the record says about the result, if it does not contradict itself. */
const readResult = (
  text: string,
  headers: readonly HeaderToken[],
  { result, main }: RecordReader,
): Result<string, TextError> => {
  const header = headers.find((each) => isNamed(each, 'result'));
  const said = [header?.value.trim(), result?.text].filter(
    (each) => each !== undefined && each !== OPEN_RESULT,
  );
  const played = resultOf(main.position);
  const [claimed = played] = said;
  const at = header?.at ?? result?.at ?? text.length;
  const refuse = (message: string): Result<never, TextError> =>
    fail(wrongAt(text, at, 'ERR_RECORD_RESULT', message));
  if (said.some((each) => each !== claimed))
    return refuse('header and end of the record tell different results');
  if (played !== OPEN_RESULT && claimed !== played) return refuse(`the game ended ${played}, not ${claimed}`);
  const players = main.position.table.players;
  if (claimed !== OPEN_RESULT && !(/^[01](-[01])+$/.test(claimed) && claimed.split('-').length === players)) {
    return refuse(
      `"${claimed}" is no result: * or a 0 or 1 for each player, as in ${Array(players).fill('0').join('-')}`,
    );
  }
  return ok(claimed);
};

/** Reads a record. */
export const parseRecord = (
  text: string,
  budget: Partial<RecordBudget> = {},
): Result<GameRecord, TextError> => {
  const head = readHeaders(text);
  if (!head.ok) return head;
  const { headers, end } = head.value;
  const start = readStart(text, headers);
  if (!start.ok) return start;
  const reader = new RecordReader(text, start.value, { ...BUDGET, ...budget });
  for (const piece of readPieces(text, end)) {
    const problem = piece.ok ? reader.take(piece.value) : piece.error;
    if (problem !== undefined) return fail(problem);
  }
  const problem = reader.finish();
  if (problem !== undefined) return fail(problem);
  const result = readResult(text, headers, reader);
  if (!result.ok) return result;
  const { comments, turns } = reader.main;
  return ok({
    headers: headers
      .filter(({ key }) => !DERIVED.includes(key.toLowerCase()))
      .map(({ key, value }) => ({ key, value })),
    start: start.value,
    line: { comments, turns },
    ...(reader.underWay === undefined ? {} : { underWay: reader.underWay }),
    result: result.value,
  });
};
