/** Records of random games, commented at random: what is written is what is read. */

import {
  type Comment,
  type GameRecord,
  makeFen,
  makeRecord,
  makeTurn,
  OpenTurn,
  type Position,
  parseRecord,
  type RecordedLine,
  resultOf,
} from '@caldera/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Dice, diceOf, PAIRS, pick, randomGame, startOf } from '../support/random-play.ts';
import { readValue } from '../support/values.ts';

const WORDS = [
  'why',
  '1.',
  '(not',
  'this)',
  '[%clk',
  '*',
  'b2>b3',
  '"so"',
  '\\',
  '0-1',
  'line\nbreak',
  '#',
  '…',
];

const randomComment = (dice: Dice): Comment => ({
  text: Array.from({ length: 1 + dice(4) }, () => pick(dice, WORDS)).join(' '),
  ...(dice(3) === 0 ? { clock: dice(7200) / 2 } : {}),
  ...(dice(4) === 0 ? { elapsed: dice(600) / 10 } : {}),
  ...(dice(4) === 0 ? { evaluation: { kind: 'win' as const, turns: dice(9) - 4 } } : {}),
});
const randomComments = (dice: Dice): Comment[] =>
  Array.from({ length: Math.max(0, dice(5) - 3) }, () => randomComment(dice));

/** A game with side lines; they get shorter the deeper they lie. */
const randomLine = (start: Position, dice: Dice, length: number): RecordedLine => {
  const { turns, positions } = randomGame(start, dice, length);
  return {
    comments: randomComments(dice),
    turns: turns.map((turn, index) => {
      const before = positions[index] ?? start;
      const after = turn.after ?? before;
      const variations = dice(6) === 0 ? [randomLine(before, dice, 1 + dice(Math.max(1, length >> 2)))] : [];
      return {
        turn: { steps: turn.steps, events: turn.events, after },
        comments: randomComments(dice),
        variations: variations.filter((line) => line.turns.length > 0),
      };
    }),
  };
};

const randomRecord = (seed: number): GameRecord => {
  const dice = diceOf(seed);
  const start = startOf(pick(dice, PAIRS));
  const line = randomLine(start, dice, dice(9));
  const last = line.turns.at(-1)?.turn.after ?? start;
  const open = last.winner < 0 && dice(3) === 0 ? OpenTurn.start(last) : undefined;
  const step = open === undefined || open.options.length === 0 ? undefined : pick(dice, open.options);
  const underWay = step?.kind === 'move' || step?.kind === 'build' ? open?.take(step) : undefined;
  return {
    headers: [
      { key: 'Event', value: `Game ${seed} "quoted" \\ and [so] on` },
      { key: 'X_unknown', value: '' },
    ],
    start,
    line,
    ...(underWay === undefined || underWay.isComplete ? {} : { underWay }),
    result: resultOf(last),
  };
};

/** What of a record must survive, as plain values. Who of two workers builds is no part of a turn's text. */
const plainLine = (start: Position, { comments, turns }: RecordedLine): unknown => {
  let before = start;
  return {
    comments,
    turns: turns.map((entry) => {
      const from = before;
      before = entry.turn.after;
      return {
        text: makeTurn(from, entry.turn),
        after: makeFen(entry.turn.after),
        comments: entry.comments,
        variations: entry.variations.map((line) => plainLine(from, line)),
      };
    }),
  };
};
const plain = ({ headers, start, line, underWay, result }: GameRecord): unknown => ({
  headers,
  line: plainLine(start, line),
  underWay: underWay?.events,
  result,
});

test('a record reads as it was written', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const record = randomRecord(seed);
      const text = makeRecord(record);
      const read = readValue(parseRecord(text), text);
      expect(plain(read)).toEqual(plain(record));
      expect(makeRecord(read)).toBe(text);
    }),
    { numRuns: 150 },
  );
});
