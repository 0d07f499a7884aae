/** Cuts a turn text into tokens. Each move is completed with the square it starts from, so that a token stands alone. */

import { fail, ok, type Result } from '../core/result.ts';
import type { TextError } from './text-error.ts';

export interface Token {
  readonly text: string;
  readonly column: number;
}

export interface TurnTokens {
  readonly events: readonly Token[];
  /** What the bracket at the end says, if there is one. */
  readonly state: Token | undefined;
  readonly wins: boolean;
  /** The sign of a win. */
  readonly end: Token | undefined;
}

const SQUARE = '[a-eA-E][1-5]';
const TOKENS = [
  ['space', /\s+|\{[^}]*\}/y],
  ['move', new RegExp(`(${SQUARE})>(${SQUARE})`, 'y')],
  ['onward', new RegExp(`>(${SQUARE})`, 'y')],
  ['force', new RegExp(`\\((${SQUARE})>(${SQUARE})\\)`, 'y')],
  [
    'plain',
    new RegExp(
      `\\(${SQUARE}<>${SQUARE}\\)|\\([x?]${SQUARE}\\)|[+]${SQUARE}|\\^${SQUARE}\\*?|!!?${SQUARE}`,
      'y',
    ),
  ],
  ['state', /\[[^\]]*\]/y],
  ['win', /#/y],
] as const;
type TokenKind = (typeof TOKENS)[number][0];

interface Found {
  readonly kind: TokenKind;
  readonly match: RegExpExecArray;
}

const tokenAt = (text: string, index: number): Found | undefined => {
  for (const [kind, pattern] of TOKENS) {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match !== null) return { kind, match };
  }
  return undefined;
};

export const readTokens = (text: string): Result<TurnTokens, TextError> => {
  const events: Token[] = [];
  let state: Token | undefined;
  let end: Token | undefined;
  /** Where the worker that moved last stands now. */
  let walker = '';
  let index = 0;
  while (index < text.length) {
    const found = tokenAt(text, index);
    const column = index + 1;
    if (found === undefined || (found.kind === 'onward' && walker === '')) {
      return fail({
        code: 'ERR_TURN_TOKEN',
        column,
        message: `"${text.slice(index, index + 6)}" is no step of a turn`,
      });
    }
    if ((state !== undefined || end !== undefined) && found.kind !== 'space' && found.kind !== 'win') {
      return fail({ code: 'ERR_TURN_TOKEN', column, message: 'nothing may follow the end of a turn' });
    }
    const token = found.match[0].toLowerCase();
    const [, from = '', to = ''] = found.match.map((part) => part.toLowerCase());
    switch (found.kind) {
      case 'space':
        break;
      case 'move':
        events.push({ text: token, column });
        walker = to;
        break;
      case 'onward':
        events.push({ text: `${walker}>${from}`, column });
        walker = from;
        break;
      case 'force':
        events.push({ text: token, column });
        if (walker === from) walker = to;
        break;
      case 'plain':
        events.push({ text: token, column });
        break;
      case 'state':
        state = { text: found.match[0].slice(1, -1), column };
        break;
      case 'win':
        end = { text: '#', column };
        break;
    }
    index += found.match[0].length;
  }
  return ok({ events, state, wins: end !== undefined, end });
};
