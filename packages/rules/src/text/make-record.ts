/** Writes records: headers, then numbered turns with their comments and variations. */

import type { Position } from '../core/position.ts';
import { NOBODY } from '../core/walk.ts';
import { makeFen } from './make-fen.ts';
import { makeOpenTurn, makeTurn } from './make-turn.ts';
import { type Comment, finalPosition, type GameRecord, type RecordedLine, resultOf } from './record.ts';
import { makeComment } from './record-comment.ts';

/** Longer lines are broken, between turns and never within a comment. */
const LINE_WIDTH = 100;

/** Keys are words; values stand in quotes, on one line. */
const makeHeader = (key: string, value: string): string => {
  const oneLine = value.replace(/\s*[\r\n]+\s*/g, ' ');
  return `[${key.replace(/\W/g, '') || 'Note'} "${oneLine.replace(/["\\]/g, '\\$&')}"]`;
};

const makeComments = (comments: readonly Comment[]): string[] =>
  comments.map(makeComment).flatMap((text) => (text === '' ? [] : [`{${text}}`]));

/** The pieces of a line that stay together: a turn with its number, a comment, a variation's opening. */
const makeLine = (start: Position, line: RecordedLine, first: number): string[] => {
  const pieces = makeComments(line.comments);
  let before = start;
  for (const [index, { turn, comments, variations }] of line.turns.entries()) {
    const number = first + index;
    pieces.push(`${number}. ${makeTurn(before, turn)}`, ...makeComments(comments));
    for (const variation of variations) {
      const inside = makeLine(before, variation, number);
      if (inside.length > 0) pieces.push(`(${inside.join(' ')})`);
    }
    before = turn.after;
  }
  return pieces;
};

const wrap = (pieces: readonly string[]): string => {
  const lines: string[] = [];
  let current = '';
  for (const piece of pieces) {
    if (current !== '' && current.length + 1 + piece.length > LINE_WIDTH) {
      lines.push(current);
      current = piece;
    } else current = current === '' ? piece : `${current} ${piece}`;
  }
  return [...lines, current].join('\n');
};

/** The powers as a position text names them, without state: what a reader of the file wants to know first. */
const powersOf = (fen: string): string =>
  fen
    .split('/')
    .slice(2)
    .map((player) => player.replace(/[#[:].*$/, '').replace(/-$/, ''))
    .join('/');

/** Writes a record. What is read back is the same record. */
export const makeRecord = (record: GameRecord): string => {
  const { start, line, underWay, headers } = record;
  const last = finalPosition(record);
  const result = last.winner === NOBODY ? record.result : resultOf(last);
  const pieces = makeLine(start, line, 1);
  if (underWay !== undefined && underWay.steps.length > 0)
    pieces.push(`${line.turns.length + 1}. ${makeOpenTurn(underWay)}`);
  const fen = makeFen(start);
  return [
    ...headers.map(({ key, value }) => makeHeader(key, value)),
    makeHeader('Gods', powersOf(fen)),
    makeHeader('Start', fen),
    makeHeader('Result', result),
    '',
    wrap([...pieces, result]),
    '',
  ].join('\n');
};
