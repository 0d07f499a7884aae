/** Cuts a record into headers and the pieces of its line. Knows how the text is put together, nothing of the rules. */

import { fail, ok, type Result } from '../core/result.ts';
import type { Header } from './record.ts';
import type { TextError, TextErrorCode } from './text-error.ts';

/** A piece of the line, and its offset in the text. */
export interface RecordToken {
  readonly kind: 'number' | 'open' | 'close' | 'comment' | 'result' | 'turn';
  readonly at: number;
  /** Where the next piece may begin. */
  readonly end: number;
  readonly text: string;
}

export interface HeaderToken extends Header {
  /** Where the value begins. */
  readonly at: number;
}

export const wrongAt = (text: string, at: number, code: TextErrorCode, message: string): TextError => {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return { code, line, column: at - (before.lastIndexOf('\n') + 1) + 1, message };
};

const HEADER = /\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y;
const SPACE = /\s+/y;

/** The headers, and where the line begins. */
export const readHeaders = (
  text: string,
): Result<{ readonly headers: readonly HeaderToken[]; readonly end: number }, TextError> => {
  const headers: HeaderToken[] = [];
  let at = 0;
  const skip = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    at += match?.[0].length ?? 0;
    return match;
  };
  for (;;) {
    skip(SPACE);
    if (text[at] !== '[') return ok({ headers, end: at });
    const match = skip(HEADER);
    if (match === null) {
      return fail(wrongAt(text, at, 'ERR_RECORD_HEADER', 'a header is [Key "Value"]'));
    }
    headers.push({
      key: match[1] ?? '',
      value: (match[2] ?? '').replace(/\\(.)/g, '$1'),
      at: match.index + match[0].indexOf('"') + 1,
    });
  }
};

const PIECES = [
  ['comment', /\{([^}]*)\}/y],
  // A number is only one at the start of a word: `e1.` would be none.
  ['number', /\d+\.(?:\.\.(?!\.))?/y],
  ['result', /(?:\*|[01](?:-[01]){1,3})(?=[\s)]|$)/y],
  // In parentheses and one step long: somebody is forced, removed, placed or revealed. Everything else is a variation.
  ['turn', /\([a-e][1-5]<?>[a-e][1-5]\)|\([x?+][a-e][1-5]\)/iy],
  ['turn', /\[[^\]]*\]/y],
  ['open', /\(/y],
  ['close', /\)/y],
  ['turn', /[^\s(){}[\]]+/y],
] as const;

/** The pieces of the line, one after the other. */
export const readPieces = function* (text: string, from: number): Generator<Result<RecordToken, TextError>> {
  let at = from;
  let spaced = true;
  while (at < text.length) {
    SPACE.lastIndex = at;
    const space = SPACE.exec(text)?.[0].length ?? 0;
    if (space > 0) {
      at += space;
      spaced = true;
      continue;
    }
    const found = pieceAt(text, at, spaced);
    if (found === undefined) {
      yield fail(wrongAt(text, at, 'ERR_RECORD_TURN', `"${text[at] ?? ''}" has no end, or no beginning`));
      return;
    }
    yield ok(found);
    at = found.end;
    spaced = found.kind !== 'turn';
  }
};

const pieceAt = (text: string, at: number, spaced: boolean): RecordToken | undefined => {
  for (const [kind, pattern] of PIECES) {
    // Numbers and results stand apart: within a word the same characters belong to a turn, as in `^a3*`.
    if (!spaced && (kind === 'number' || kind === 'result')) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { kind, at, end: at + match[0].length, text: match[1] ?? match[0] };
  }
  return undefined;
};
