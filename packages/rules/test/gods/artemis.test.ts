import { expect, test } from 'vitest';
import { expectIllegal, expectLegal, expectNoWin, expectWin, FLAT, optionsAfter } from '../support/play.ts';

const OPEN = `${FLAT}/1/artemis:E5,B2/mortal:A5,E1`;

test('ARTEMIS-1: the worker that moved may move again, from where it stands', () => {
  expectLegal(OPEN, 'b2>b3>b4^b5', '0100000000000000000000000/2/artemis:E5,B4/mortal:A5,E1');
  expectIllegal(OPEN, 'b2>b3>d3^d4');
});

test('ARTEMIS-2: not back to where it started', () => {
  expectIllegal(OPEN, 'b2>b3>b2^b3', '0000000000010000000000000/2/artemis:E5,B2/mortal:A5,E1');
  expect(optionsAfter(OPEN, 'b2>b3')).not.toContain('b3>b2');
  expect(optionsAfter(OPEN, 'b2>b3')).toContain('b3>a2');
});

test('ARTEMIS-3: one level with each move, or down and up', () => {
  const stairs = '0000000200010000000000000/1/artemis:E5,B2/mortal:A5,E1';
  expectNoWin(stairs, 'b2>b3>c4^c5', '0010000200010000000000000/2/artemis:E5,C4/mortal:A5,E1');
  expectWin('0000000300020000100000000/1/artemis:E5,B2/mortal:A5,E1', 'b2>b3>c4#');
  expectLegal('0000000100000000200000000/1/artemis:E5,B2/mortal:A5,E1', 'b2>b3>c4^c5');
});

test('ARTEMIS-4: the space between must be one it may enter', () => {
  const walled = '0000000000002000440000000/1/artemis:E5,A1/mortal:A5,A2';
  expectIllegal(walled, 'a1>b2>b3^b4');
  expectIllegal(walled, 'a1>a2>a3^a4');
  expectIllegal('0000000000020000000000000/1/artemis:E5,B2/mortal:A5,E1', 'b2>b3>b4^b5');
});

test('ARTEMIS-5: the other worker does not move, and nobody moves three times', () => {
  expectIllegal(OPEN, 'b2>b3 e5>e4^e3');
  expectIllegal(OPEN, 'b2>b3>b4>c4^c5');
});

test('ARTEMIS-6: without a second move the turn goes on with the build', () => {
  expectLegal(OPEN, 'b2>b3^b2', '0000000000000000100000000/2/artemis:E5,B3/mortal:A5,E1');
  const lonely = '4444444444444444444400004/1/artemis:A1/mortal:D1';
  expectLegal(lonely, 'a1>b1^a1');
  expect(optionsAfter(lonely, 'a1>b1')).toEqual(['^a1', '^c1', 'b1>c1']);
});

test('ARTEMIS-7: one build at the end, also on the starting space or the space between', () => {
  expectLegal(OPEN, 'b2>b3>c2^b2', '0000000000000000100000000/2/artemis:E5,C2/mortal:A5,E1');
  expectLegal(OPEN, 'b2>b3>b4^b3', '0000000000010000000000000/2/artemis:E5,B4/mortal:A5,E1');
  expectIllegal(OPEN, 'b2>b3^b4^a4');
  expectIllegal(OPEN, 'b2>b3^b4 b3>b2');
});

test('ARTEMIS-8: a winning space ends the game and cannot be passed through', () => {
  const top = '2300044444000000000000000/1/artemis:A5,E1/mortal:E5,A1';
  expectWin(top, 'a5>b5#');
  expectIllegal(top, 'a5>b5>c5^d5');
  expect(optionsAfter(top, 'a5>b5')).toEqual([]);
});

test('ARTEMIS-9: down from level 3 and up to another one wins', () => {
  expectWin('0000000300020000300000000/1/artemis:E5,B2/mortal:A5,E1', 'b2>b3>c4#');
});

test('ARTEMIS-11: Aphrodite tests the last move, and a win outside is no step in between', () => {
  const beside = `${FLAT}/1/artemis:C3,E1/aphrodite:B4,A1`;
  expectLegal(beside, 'c3>d3>c4^c3', '0000000000001000000000000/2/artemis:C4,E1/aphrodite:B4,A1');
  expectIllegal(beside, 'c3>d3^e3');
  const winOutside = '0000000000002300000000000/1/artemis:C3,E1/aphrodite:B4,A1';
  expectIllegal(winOutside, 'c3>d3#');
  expectIllegal(winOutside, 'c3>d3>c4^c3');
});
