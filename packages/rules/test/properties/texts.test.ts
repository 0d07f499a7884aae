/**
 * Texts that nobody meant: whatever arrives, the answer is a value, and an error points into the text. And what is read
 * leads to texts that can be read, too.
 */

import {
  emptyPosition,
  GODS,
  makeFen,
  makeTurn,
  parseComment,
  parseFen,
  parseOpenTurn,
  parseRecord,
  parseTurn,
  type Result,
  type TextError,
  tableOf,
  turns,
} from '@caldera/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lostInText, unsound } from '../support/invariants.ts';
import { at, FLAT } from '../support/play.ts';
import { diceOf, PAIRS, pick, randomGame, startOf } from '../support/random-play.ts';
import { firstOf } from '../support/values.ts';

const PIECES = [
  ...'0123456789abcdeABCDE/#[]():,.+^!*><x?-{}" \n\t'.split(''),
  'b2>c3',
  '^d4',
  '1. ',
  '[Gods "',
  'é',
  '𝄞',
];

const garbage = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...PIECES), maxLength: 120 }),
);

/** One to three small changes somewhere in a text. */
const mutate = (text: string, seed: number): string => {
  const dice = diceOf(seed);
  let mutated = text;
  for (let count = 1 + dice(3); count > 0; count -= 1) {
    const from = dice(mutated.length + 1);
    const to = Math.min(mutated.length, from + dice(3));
    mutated = mutated.slice(0, from) + (dice(3) === 0 ? '' : pick(dice, PIECES)) + mutated.slice(to);
  }
  return mutated;
};

const expectPointsInside = (text: string, result: Result<unknown, TextError>): void => {
  if (result.ok) return;
  const { column, line = 1, message } = result.error;
  const lines = text.split('\n');
  const row = result.error.line === undefined ? text : (lines[line - 1] ?? '');
  expect(line >= 1 && line <= lines.length, `${message}: line ${line} of ${JSON.stringify(text)}`).toBe(true);
  expect(
    column >= 1 && column <= row.length + 1,
    `${message}: column ${column} of ${JSON.stringify(text)}`,
  ).toBe(true);
  expect(message.length).toBeGreaterThan(5);
};

const TABLE = at(`${FLAT}/1/hermes:C3,E1/athena:A5,A4`);

const expectAnswers = (text: string): void => {
  expectPointsInside(text, parseFen(text));
  expectPointsInside(text, parseTurn(TABLE, text));
  expectPointsInside(text, parseOpenTurn(TABLE, text));
  expectPointsInside(text, parseRecord(text, { turns: 50 }));
  expect(typeof parseComment(text).text).toBe('string');
};

test('garbage is refused with a place and a sentence', () => {
  fc.assert(fc.property(garbage, expectAnswers), { numRuns: 2000 });
});

test('damaged positions are refused or read, never half read', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const dice = diceOf(seed);
      const { positions } = randomGame(startOf(pick(dice, PAIRS)), dice, 2 + dice(4));
      const text = mutate(makeFen(pick(dice, positions)), seed);
      const parsed = parseFen(text);
      expectPointsInside(text, parsed);
      // What is read is a position like any other: its text is canonical and its turns can be counted.
      if (!parsed.ok) return;
      expect(makeFen(at(makeFen(parsed.value)))).toBe(makeFen(parsed.value));
      firstOf(20, turns(parsed.value));
    }),
    { numRuns: 400 },
  );
});

const SECRETIVE = GODS.filter(({ hiddenInformation }) => hiddenInformation === true);

test.each(SECRETIVE.map((god) => [god.name, god] as const))(
  'whoever is let begin against %s, every placing and every turn leads to a text',
  { timeout: 120_000 },
  (_, god) => {
    const begun = PAIRS.filter((pair) => pair.includes(god)).flatMap((pair) =>
      [0, 1].map((starter) => emptyPosition(tableOf(pair), starter)),
    );
    const allowed = begun.filter((start) => parseFen(makeFen(start)).ok);
    expect(allowed.length).toBeGreaterThanOrEqual(begun.length / 2);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = diceOf(seed);
        for (const start of allowed) {
          const { positions } = randomGame(start, dice, 4);
          expect(positions.flatMap((position) => [...unsound(position), ...lostInText(position)])).toEqual(
            [],
          );
        }
      }),
      { numRuns: 1 },
    );
  },
);

test('damaged turns are refused or legal', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const dice = diceOf(seed);
      const { positions } = randomGame(startOf(pick(dice, PAIRS)), dice, 2 + dice(4));
      const before = positions.findLast(({ winner }) => winner < 0) ?? TABLE;
      const some = firstOf(30, turns(before));
      if (some.length === 0) return;
      const text = mutate(makeTurn(before, pick(dice, some)), seed);
      const parsed = parseTurn(before, text);
      expectPointsInside(text, parsed);
      const again = parsed.ok ? parseTurn(before, makeTurn(before, parsed.value)) : { ok: true };
      expect(again.ok).toBe(true);
    }),
    { numRuns: 400 },
  );
});
