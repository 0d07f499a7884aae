import { expect, test } from 'vitest';
import { expectIllegal, expectLegal, expectWin, FLAT, optionsAfter, turnTexts } from '../support/play.ts';

const OPEN = `${FLAT}/1/prometheus:E5,B2/mortal:A5,E1`;
const STEP = '0000000000010000000000000/1/prometheus:E5,B2/mortal:A5,E1';

test('PROMETHEUS-1: a build before the move, block or dome', () => {
  expectLegal(OPEN, '^a3 b2>b3 ^b4', '0000001000100000000000000/2/prometheus:E5,B3/mortal:A5,E1');
  const high = '0000000000300000000000000/1/prometheus:E5,B2/mortal:A5,E1';
  expectLegal(high, '^a3 b2>b3 ^b4', '0000001000400000000000000/2/prometheus:E5,B3/mortal:A5,E1');
  expectIllegal(OPEN, '^a3* b2>b3 ^b4');
  expectIllegal(OPEN, '^b4 b2>b3 ^b4');
});

test('PROMETHEUS-2: then the same worker moves, not up, and builds again', () => {
  expectIllegal(STEP, '^a3 b2>b3 ^b4');
  expectIllegal(OPEN, '^a3');
  expectIllegal(OPEN, '^a3 b2>b3');
  expectIllegal(OPEN, '^a3 e5>e4 ^e3');
  expectLegal(STEP, '^a3 b2>c3 ^c4');
});

test('PROMETHEUS-3: up is judged with the first build on the board', () => {
  const raised = '0000000000000000100000000/1/prometheus:E5,B2/mortal:A5,E1';
  expectLegal(raised, '^b3 b2>b3 ^b4', '0000001000010000100000000/2/prometheus:E5,B3/mortal:A5,E1');
  expectIllegal(OPEN, '^c3 b2>c3 ^c2');
});

test('PROMETHEUS-4: both builds may go on one space', () => {
  expectLegal(OPEN, '^c3 b2>b3 ^c3', '0000000000002000000000000/2/prometheus:E5,B3/mortal:A5,E1');
  expectLegal(OPEN, '^a1 b2>b3 ^b2', '0000000000000000100010000/2/prometheus:E5,B3/mortal:A5,E1');
});

test('PROMETHEUS-5: without a first build the turn is ordinary and may go up', () => {
  expectLegal(STEP, 'b2>b3^b4', '0000001000010000000000000/2/prometheus:E5,B3/mortal:A5,E1');
  expectWin('0000000000002300000000000/1/prometheus:C3,E1/mortal:A5,A4', 'c3>d3#');
});

test('PROMETHEUS-6: a first build that leaves no level move is not offered', () => {
  // a1 has one way out, b1; a block there would close it.
  const corner = '0000000000000004400000000/1/prometheus:E5,A1/mortal:A5,E1';
  expectIllegal(corner, '^b1 a1>b1 ^a1');
  expect(optionsAfter(corner)).not.toContain('^b1');
  expect(optionsAfter(corner)).toContain('a1>b1');
});

test('PROMETHEUS-7: the other worker takes no part', () => {
  expectIllegal(OPEN, '^b3 b2>c3 e5>e4 ^e3');
  expectIllegal(OPEN, '^d5 b2>b3 ^b4');
  expectIllegal(OPEN, '^a3 b2>b3 ^e4');
});

test('PROMETHEUS-8: no win by climbing after a first build', () => {
  const top = '0000000000002300000000000/1/prometheus:C3,E1/mortal:A5,A4';
  expectIllegal(top, '^c4 c3>d3#');
  expect(turnTexts(top).filter((text) => text.startsWith('^') && text.endsWith('#'))).toEqual([]);
});
