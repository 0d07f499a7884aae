import { makeState } from '@caldera/rules';
import { expect, test } from 'vitest';
import {
  at,
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectWin,
  FLAT,
  optionsAfter,
  turnOf,
  turnTexts,
} from '../support/play.ts';

const SWAP = `${FLAT}/1/apollo:E5,B2/mortal:A5,C2`;

test('APOLLO-1: besides ordinary moves, a worker swaps with a neighbouring opponent', () => {
  expectLegal(SWAP, 'b2>c2(c2>b2)^d3', '0000000000000100000000000/2/apollo:E5,C2/mortal:A5,B2');
  expectLegal(SWAP, 'b2>b3^b4', '0000001000000000000000000/2/apollo:E5,B3/mortal:A5,C2');
  // Not with an opponent two spaces away.
  expect(optionsAfter(SWAP).filter((step) => step.endsWith('>a5'))).toEqual([]);
  expect(optionsAfter(SWAP)).toContain('b2>c2');
});

test('APOLLO-2: the swap is one event and nobody else is touched', () => {
  const { steps, events, after } = turnOf(SWAP, 'b2>c2(c2>b2)^d3');
  expect(steps.map(({ kind }) => kind)).toEqual(['move', 'build']);
  expect(events.map(({ kind }) => kind)).toEqual(['moved', 'forced', 'built']);
  expect(after.workers[1]).toBe(at(`${FLAT}/1/apollo/mortal:A5,B2`).workers[1]);
});

test('APOLLO-3: at most one level up, any drop', () => {
  const upOne = '0000000000002000010000000/1/apollo:E5,B2/mortal:C3,C2';
  expectLegal(upOne, 'b2>c2(c2>b2)^d2');
  expectIllegal(upOne, 'b2>c3(c3>b2)^d2', '0000000000002000011000000/2/apollo:E5,C3/mortal:B2,C2');
  const drop = '0000000000000000300000000/1/apollo:E5,B2/mortal:A5,C2';
  expectNoWin(drop, 'b2>c2(c2>b2)^d2', '0000000000000000301000000/2/apollo:E5,C2/mortal:A5,B2');
});

test('APOLLO-4: the other worker takes the old space whatever its level', () => {
  // Two levels up, one level up to the top, one level down.
  expectLegal('0000000000000000200000000/1/apollo:E5,B2/mortal:A5,C2', 'b2>c2(c2>b2)^d2');
  expectLegal('0000000000000000230000000/1/apollo:E5,C2/mortal:A5,B2', 'c2>b2(b2>c2)^b3');
  expectLegal('0000000000000000010000000/1/apollo:E5,B2/mortal:A5,C2', 'b2>c2(c2>b2)^d2');
});

test('APOLLO-5: never with the own worker, never onto a dome', () => {
  expectIllegal(`${FLAT}/1/apollo:B2,C2/mortal:A5,E5`, 'b2>c2(c2>b2)^d3');
  const domed = '000000000000000000a000000/1/apollo:E5,C2/mortal:A5,E2';
  expectIllegal(domed, 'c2>d2^c2');
  const team = `${FLAT}/1/apollo:B2,C2/mortal:A5,E5/pan/pan`;
  expect(turnTexts(team).filter((text) => text.includes('('))).toEqual([]);
});

test('APOLLO-6: of three players, either opponent may be swapped', () => {
  const three = `${FLAT}/1/apollo:E5,B2/pan:A5,C2/atlas:B3,E1`;
  expectLegal(three, 'b2>c2(c2>b2)^d3', '0000000000000100000000000/2/apollo:E5,C2/pan:A5,B2/atlas:B3,E1');
  expectLegal(three, 'b2>b3(b3>b2)^b4', '0000001000000000000000000/2/apollo:E5,B3/pan:A5,C2/atlas:B2,E1');
});

test('APOLLO-7: the vacated space is taken, and a swap without any build left is illegal', () => {
  expectIllegal(SWAP, 'b2>c2(c2>b2)^b2');
  const corner = '0000000000000004400000000/1/apollo:E5,B1/mortal:A5,A1';
  expectIllegal(corner, 'b1>a1(a1>b1)^b2');
  expect(optionsAfter(corner)).not.toContain('b1>a1');
});

test('APOLLO-8: swapping up from level 2 to level 3 wins', () => {
  expectWin('0000000000000000230000000/1/apollo:E5,B2/mortal:A5,C2', 'b2>c2(c2>b2)#');
  expectNoWin('0000000000000000330000000/1/apollo:E5,B2/mortal:A5,C2', 'b2>c2(c2>b2)^d2');
});

test('APOLLO-9: being swapped up to level 3, or down, wins for nobody and sets no flag', () => {
  expectNoWin('0000000000000000320000000/1/apollo:E5,B2/mortal:A5,C2', 'b2>c2(c2>b2)^d2');
  const up = expectNoWin('0000000000000000100000000/1/apollo:E5,B2/athena:A5,C2', 'b2>c2(c2>b2)^d2');
  expect(makeState(up, 1)).toBe('');
  expectNoWin('0000000000000000010000000/1/apollo:E5,B2/pan:A5,C2', 'b2>c2(c2>b2)^d2');
});

test('APOLLO-11: a marked worker may swap into a space of Aphrodite', () => {
  expectLegal(`${FLAT}/1/apollo:E5,B2/aphrodite:A5,C2`, 'b2>c2(c2>b2)^d3');
  expectIllegal(`${FLAT}/1/apollo:E5,B2/aphrodite:A5,C2`, 'b2>a2^a1');
});
