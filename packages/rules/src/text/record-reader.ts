/** Puts a record together, one piece of its text after the other. */

import type { OpenTurn } from '../core/open-turn.ts';
import type { Position } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Turn } from '../core/turns.ts';
import { UNDER_WAY } from './make-turn.ts';
import { parseOpenTurn, parseTurn, partNotes } from './parse-turn.ts';
import type { Comment, RecordedLine } from './record.ts';
import { parseComment } from './record-comment.ts';
import { type RecordToken, wrongAt } from './record-tokens.ts';
import type { TextError, TextErrorCode } from './text-error.ts';

/** How much a reader is willing to read. */
export interface RecordBudget {
  /** Turns, those in variations included. */
  readonly turns: number;
  /** Variations within variations. */
  readonly depth: number;
}

/** A turn being written down: it may still get comments and variations. */
interface Entry {
  readonly turn: Turn;
  readonly comments: Comment[];
  readonly variations: RecordedLine[];
}

/** A line being read: the main one, or a variation. */
interface Frame {
  readonly comments: Comment[];
  readonly turns: Entry[];
  /** Before the last turn, and after it. */
  before: Position;
  position: Position;
}

const frameAt = (position: Position): Frame => ({ comments: [], turns: [], before: position, position });

export class RecordReader {
  readonly #text: string;
  readonly #budget: RecordBudget;
  readonly #frames: Frame[];
  /** The pieces since the last number: a turn, its notes and comments. */
  #pending: { readonly number: RecordToken; readonly pieces: RecordToken[] } | undefined;
  #turns = 0;
  underWay: OpenTurn | undefined;
  result: RecordToken | undefined;

  constructor(text: string, start: Position, budget: RecordBudget) {
    this.#text = text;
    this.#budget = budget;
    this.#frames = [frameAt(start)];
  }

  get main(): Frame {
    return this.#frames[0] as Frame;
  }

  /** Takes one piece; what is wrong with it, if anything. */
  take(token: RecordToken): TextError | undefined {
    if (this.result !== undefined) return this.#wrong(token.at, 'nothing follows the result');
    switch (token.kind) {
      case 'turn':
        if (this.#pending === undefined)
          return this.#wrong(token.at, 'a turn begins with its number, as in "1. "');
        this.#pending.pieces.push(token);
        return undefined;
      case 'comment':
        this.#comment(token);
        return undefined;
      case 'number':
        return this.#flush() ?? this.#number(token);
      case 'open':
        return this.#flush() ?? this.#open(token);
      case 'close':
        return this.#flush() ?? this.#close(token);
      case 'result':
        return this.#flush() ?? this.#end(token);
    }
  }

  finish(): TextError | undefined {
    return (
      this.#flush() ??
      (this.#frames.length > 1 ? this.#wrong(this.#text.length, 'a variation is not closed') : undefined)
    );
  }

  get #frame(): Frame {
    return this.#frames.at(-1) as Frame;
  }

  #wrong(at: number, message: string, code: TextErrorCode = 'ERR_RECORD_TURN'): TextError {
    return wrongAt(this.#text, at, code, message);
  }

  #comment(token: RecordToken): void {
    const { turns, comments } = this.#frame;
    if (this.#pending !== undefined) this.#pending.pieces.push(token);
    else (turns.at(-1)?.comments ?? comments).push(parseComment(token.text));
  }

  #number(token: RecordToken): TextError | undefined {
    if (this.underWay !== undefined)
      return this.#wrong(token.at, 'nothing follows a turn that is not complete');
    this.#turns += 1;
    if (this.#turns > this.#budget.turns) {
      return this.#wrong(token.at, `more than ${this.#budget.turns} turns`, 'ERR_RECORD_TOO_LONG');
    }
    this.#pending = { number: token, pieces: [] };
    return undefined;
  }

  #open(token: RecordToken): TextError | undefined {
    const { turns, before } = this.#frame;
    if (turns.length === 0) return this.#wrong(token.at, 'a variation comes after the turn it replaces');
    if (this.#frames.length > this.#budget.depth) {
      return this.#wrong(
        token.at,
        `more than ${this.#budget.depth} variations within each other`,
        'ERR_RECORD_TOO_LONG',
      );
    }
    this.#frames.push(frameAt(before));
    return undefined;
  }

  #close(token: RecordToken): TextError | undefined {
    const closed = this.#frames.length > 1 ? this.#frames.pop() : undefined;
    if (closed === undefined) return this.#wrong(token.at, 'no variation is open');
    if (closed.turns.length === 0) return this.#wrong(token.at, 'a variation without a turn');
    const { comments, turns } = closed;
    this.#frame.turns.at(-1)?.variations.push({ comments, turns });
    return undefined;
  }

  #end(token: RecordToken): TextError | undefined {
    if (this.#frames.length > 1) return this.#wrong(token.at, 'a variation is not closed');
    this.result = token;
    return undefined;
  }

  /** Reads the turn whose pieces are complete. */
  #flush(): TextError | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending === undefined) return undefined;
    const [first] = pending.pieces;
    const last = pending.pieces.at(-1);
    if (first === undefined || last === undefined)
      return this.#wrong(pending.number.at, 'a number without a turn');
    const frame = this.#frame;
    const text = this.#text.slice(first.at, last.end);
    const open =
      pending.pieces
        .filter(({ kind }) => kind === 'turn')
        .at(-1)
        ?.text.endsWith(UNDER_WAY) === true;
    const read = open ? this.#readOpen(frame, text) : parseTurn(frame.position, text);
    if (!read.ok) {
      const { column, code, message } = read.error;
      return this.#wrong(first.at + column - 1, `turn ${this.#numberOf(frame)}: ${message}`, code);
    }
    if (read.value === undefined) return undefined;
    const braces = pending.pieces.flatMap((piece) => (piece.kind === 'comment' ? [piece.text] : []));
    const comments = partNotes(read.value.events, braces).comments.map(parseComment);
    frame.turns.push({ turn: read.value, comments, variations: [] });
    frame.before = frame.position;
    frame.position = read.value.after;
    return undefined;
  }

  #readOpen(frame: Frame, text: string): Result<undefined, TextError> {
    if (this.#frames.length > 1) {
      return fail({
        code: 'ERR_RECORD_TURN',
        column: 1,
        message: 'only the last turn of the game may be incomplete',
      });
    }
    const read = parseOpenTurn(frame.position, text.replace(/\{[^}]*\}\s*$/, ''));
    if (!read.ok) return read;
    this.underWay = read.value;
    return ok(undefined);
  }

  #numberOf(frame: Frame): number {
    const above = this.#frames.slice(0, this.#frames.indexOf(frame));
    return above.reduce((sum, { turns }) => sum + turns.length - 1, frame.turns.length + 1);
  }
}
