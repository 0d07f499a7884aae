import { type Position, results, walkFrom } from '@caldera/rules';
import { expect, test } from 'vitest';
import { FastGenerator } from '../src/core/fast-generator.ts';
import { RulesGenerator } from '../src/generator.ts';
import type { Stack } from '../src/stack.ts';
import { MEMORY2, POSITION_WIDTH, TURN, WIDTH, writeWalk } from '../src/state.ts';
import { positionFrom, putFirst } from './helpers.ts';

const BOARD = '0000000100001000100000100/1';

const fastFor = (position: Position): FastGenerator => {
  const generator = FastGenerator.of(position.table);
  if (generator === undefined) throw new Error('no fast way');
  putFirst(generator.core.stack, position);
  return generator;
};

/** What fast powers write of a position, from every row above the first. */
const positionsIn = (stack: Stack): string[] =>
  Array.from({ length: stack.top / WIDTH - 1 }, (_, index) => {
    const base = (index + 1) * WIDTH;
    return stack.rows.slice(base, base + MEMORY2).join(' ');
  });

/** The same, as the rules list them. */
const knownOf = (position: Position): string[] => {
  const row = new Int32Array(WIDTH);
  return [...results(position)].map((after) => {
    writeWalk(row, 0, walkFrom(after));
    return row.slice(0, MEMORY2).join(' ');
  });
};

test('a stack that outgrows its memory keeps what lies on it', () => {
  const { calls, stack } = fastFor(positionFrom(`${BOARD}/mortal:B3,D3/pan:C2,C4`)).core;
  const first = stack.rows.slice(0, WIDTH);
  const { buffer } = calls.memory;
  let last = 0;
  while (calls.memory.buffer === buffer) {
    last = stack.push();
    stack.rows[last + TURN] = last;
  }
  expect(buffer.byteLength).toBe(0);
  expect(stack.top).toBe(last + WIDTH);
  expect(stack.rows.slice(0, WIDTH)).toEqual(first);
  const lost: number[] = [];
  for (let base = WIDTH; base <= last; base += WIDTH) if (stack.rows[base + TURN] !== base) lost.push(base);
  expect(lost).toEqual([]);
});

test('the fast way goes on in memory that has grown', () => {
  const generator = fastFor(positionFrom(`${BOARD}/demeter:B3,D3/pan:C2,C4`));
  const { calls, stack } = generator.core;
  const count = generator.generate(0, 0);
  const turns = positionsIn(stack);
  expect(turns.length).toBe(count);
  const { buffer } = calls.memory;
  // Nothing is given back, as if a search went deeper and deeper.
  while (calls.memory.buffer === buffer) expect(generator.generate(0, 0)).toBe(count);
  const all = positionsIn(stack);
  expect(all.slice(0, count)).toEqual(turns);
  expect(all.slice(-count)).toEqual(turns);
});

test('more turns than there was room for at first are listed as the rules have them', () => {
  const position = positionFrom(`${BOARD}/heracles:B3,D3/mortal:C2,C4`);
  const generator = new RulesGenerator(position.table);
  const { calls, stack } = generator.core;
  const { buffer } = calls.memory;
  putFirst(stack, position);
  const count = generator.generate(0);
  expect(calls.memory.buffer).not.toBe(buffer);
  const known = knownOf(position);
  expect(count).toBe(known.length);
  expect(positionsIn(stack)).toEqual(known);
});

/** Any of these would be a ram, or a worker that is bound, if the rules took it for one. */
const LEFTOVERS = [-1, 1 << 20, 0x155a5, 0xf0f0f0];

// With many coins, or many turns, the fast way asks the rules, which read the whole row.
test.each([
  'morpheus[4]:B3,A1/mortal:C2,C4',
  'morpheus[5]:B3,A1/mortal:C2,C4',
  'morpheus[5]:B2,D4/mortal:A5,E1',
  'morpheus[7]:B3,A1/mortal:C2,C4',
])('%s: whatever else a row keeps, Morpheus has the turns that he has', (players) => {
  const position = positionFrom(`${BOARD}/${players}`);
  const generator = fastFor(position);
  const { calls, stack } = generator.core;
  const putWith = (leftover: number): void => {
    putFirst(stack, position);
    stack.rows.fill(leftover, MEMORY2, POSITION_WIDTH);
  };
  const ask = (leftover: number): unknown[] => {
    putWith(leftover);
    const answers = [generator.canWin(0), generator.threats(0), generator.isStuck(0)];
    putWith(leftover);
    generator.generate(0, 0);
    return [answers, positionsIn(stack).sort()];
  };
  const sift = (leftover: number): string[] => {
    putWith(leftover);
    const row = stack.addressOf(0);
    calls.openSieve(position.toMove, 0, -1, row, 5);
    calls.generate(row, 0, true);
    return positionsIn(stack);
  };
  const turns = ask(0);
  const few = sift(0);
  expect(turns).toEqual([[false, 0, false], knownOf(position).sort()]);
  expect(few).toHaveLength(5);
  for (const leftover of LEFTOVERS) {
    expect(ask(leftover)).toEqual(turns);
    expect(sift(leftover)).toEqual(few);
  }
});
