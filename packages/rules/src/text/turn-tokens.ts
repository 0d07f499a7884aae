/** Cuts a turn text into tokens. Each move is completed with the square it starts from, so that a token stands alone. */

import { fail, ok, type Result } from '../core/result.ts';
import type { TextError } from './text-error.ts';

export interface Token {
  readonly text: string;
  readonly column: number;
}

export interface TurnTokens {
  readonly events: readonly Token[];
  /** What stands between braces, in order: side information of the turn, or somebody's comment. */
  readonly notes: readonly string[];
  /** What the bracket at the end says, if there is one. */
  readonly state: Token | undefined;
  /** The sign of a win. */
  readonly win: Token | undefined;
}

/** The longest turn of all powers has far fewer steps; hostile texts end here. */
export const MOST_TOKENS = 200;

const SQUARE = '[a-e][1-5]';
const TOKENS = [
  ['space', /\s+/y],
  ['note', /\{([^}]*)\}/y],
  ['move', new RegExp(`(${SQUARE})>(${SQUARE})`, 'iy')],
  ['onward', new RegExp(`>(${SQUARE})`, 'iy')],
  ['force', new RegExp(`\\((${SQUARE})>(${SQUARE})\\)`, 'iy')],
  [
    'plain',
    new RegExp(
      `\\(${SQUARE}<>${SQUARE}\\)|\\([x?+]${SQUARE}\\)|[+]${SQUARE}|\\^${SQUARE}\\*?|!!?${SQUARE}`,
      'iy',
    ),
  ],
  ['state', /\[([^\]]*)\]/y],
  ['win', /#/y],
] as const;
type TokenKind = (typeof TOKENS)[number][0];

interface Found {
  readonly kind: TokenKind;
  readonly text: string;
  readonly groups: readonly string[];
}

const tokenAt = (text: string, index: number): Found | undefined => {
  for (const [kind, pattern] of TOKENS) {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match !== null) return { kind, text: match[0], groups: match.slice(1) };
  }
  return undefined;
};

/** What the tokens read so far allow next. */
const problemWith = (found: Found, walker: string, ended: boolean, won: boolean): string | undefined => {
  if (found.kind === 'space' || found.kind === 'note') return undefined;
  if (found.kind === 'onward' && walker === '')
    return 'no worker has moved yet: name the square it comes from';
  if (won) return 'nothing follows the sign of a win';
  return ended && found.kind !== 'win' ? 'nothing but # follows the state' : undefined;
};

export const readTokens = (text: string): Result<TurnTokens, TextError> => {
  const events: Token[] = [];
  const notes: string[] = [];
  let state: Token | undefined;
  let win: Token | undefined;
  /** Where the worker that moved last stands now. */
  let walker = '';
  const refuse = (column: number, message: string): Result<never, TextError> =>
    fail({ code: 'ERR_TURN_TOKEN', column, message });
  for (let index = 0; index < text.length; ) {
    const column = index + 1;
    const found = tokenAt(text, index);
    if (found === undefined) return refuse(column, `"${text.slice(index, index + 6)}" is no step of a turn`);
    const problem = problemWith(found, walker, state !== undefined, win !== undefined);
    if (problem !== undefined) return refuse(column, problem);
    if (events.length > MOST_TOKENS) return refuse(column, 'no turn is that long');
    const token = { text: found.text.toLowerCase(), column };
    const [a = '', b = ''] = found.groups.map((group) => group.toLowerCase());
    switch (found.kind) {
      case 'space':
        break;
      case 'note':
        notes.push(found.groups[0] ?? '');
        break;
      case 'move':
        events.push(token);
        walker = b;
        break;
      case 'onward':
        events.push({ text: `${walker}>${a}`, column });
        walker = a;
        break;
      case 'force':
        events.push(token);
        if (walker === a) walker = b;
        break;
      case 'plain':
        events.push(token);
        break;
      case 'state':
        state = { text: found.groups[0] ?? '', column };
        break;
      case 'win':
        win = token;
        break;
    }
    index += found.text.length;
  }
  return ok({ events, notes, state, win });
};
