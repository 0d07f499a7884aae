import { expect, test } from 'vitest';
import { expectIllegal, expectLegal, expectNoWin, expectWin, optionsAfter } from '../support/play.ts';

const STEPS = '0000031200000000000000000/1/hephaestus:E5,B2/mortal:A5,E1';

test('HEPHAESTUS-1: one more block on the block just built', () => {
  expectLegal(STEPS, 'b2>b3^c3^c3', '0000031200002000000000000/2/hephaestus:E5,B3/mortal:A5,E1');
  expectIllegal(STEPS, 'b2>b3^c3^c3^c3');
});

test('HEPHAESTUS-2: the second piece is never a dome', () => {
  expectIllegal(STEPS, 'b2>b3^c4^c4', '0000031400000000000000000/2/hephaestus:E5,B3/mortal:A5,E1');
  expectLegal(STEPS, 'b2>b3^c4', '0000031300000000000000000/2/hephaestus:E5,B3/mortal:A5,E1');
  expect(optionsAfter(STEPS, 'b2>b3', '^c4')).toEqual([]);
});

test('HEPHAESTUS-3: the double build needs level 0 or 1', () => {
  expectLegal(STEPS, 'b2>b3^b4^b4', '0000033200000000000000000/2/hephaestus:E5,B3/mortal:A5,E1');
  expectLegal(STEPS, 'b2>b3^a3^a3', '0000031200200000000000000/2/hephaestus:E5,B3/mortal:A5,E1');
  expect(optionsAfter(STEPS, 'b2>b3', '^b4')).toEqual(['^b4', 'skip']);
});

test('HEPHAESTUS-4: after a dome there is no second build', () => {
  expectLegal(STEPS, 'b2>b3^a4', '0000041200000000000000000/2/hephaestus:E5,B3/mortal:A5,E1');
  expectIllegal(STEPS, 'b2>b3^a4^a4');
  expect(optionsAfter(STEPS, 'b2>b3', '^a4*')).toEqual([]);
});

test('HEPHAESTUS-5: same worker, same space, by choice', () => {
  expectLegal(STEPS, 'b2>b3^b4', '0000032200000000000000000/2/hephaestus:E5,B3/mortal:A5,E1');
  expectIllegal(STEPS, 'b2>b3^c3^b4');
  expectIllegal(STEPS, 'b2>b3^c3 b3>b2');
});

test('HEPHAESTUS-8: moving, winning and losing are as ever', () => {
  expectWin('0000000000002300000000000/1/hephaestus:C3,E1/mortal:A5,A4', 'c3>d3#');
  expectNoWin('0000000000003300000000000/1/hephaestus:C3,E1/mortal:A5,A4', 'c3>d3^c3');
  expectIllegal('0000000000000200000000000/1/hephaestus:C3,E1/mortal:A5,A4', 'c3>d3^c3');
});
