import { expect, test } from 'vitest';
import {
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectWin,
  FLAT,
  optionsAfter,
  resultTexts,
  turnTexts,
} from '../support/play.ts';

const OPEN = '0000000300000000000000000/1/demeter:E5,B2/mortal:A5,E1';

test('DEMETER-1: a second build, on a different space', () => {
  expectLegal(OPEN, 'b2>b3^b4^a4', '0000011300000000000000000/2/demeter:E5,B3/mortal:A5,E1');
  expectIllegal(OPEN, 'b2>b3^b4^b4', '0000002300000000000000000/2/demeter:E5,B3/mortal:A5,E1');
});

test('DEMETER-2: both by the worker that moved', () => {
  expectIllegal(OPEN, 'b2>b3^b4^d4');
  expectIllegal(OPEN, 'b2>b3^d4^b4');
  expectIllegal(OPEN, 'b2>b3^b4>b2^a1');
});

test('DEMETER-3: blocks on level 0 to 2, domes on level 3, in either build', () => {
  expectLegal(OPEN, 'b2>b3^c4^b4', '0000001400000000000000000/2/demeter:E5,B3/mortal:A5,E1');
  expectLegal(OPEN, 'b2>b3^b4^c4', '0000001400000000000000000/2/demeter:E5,B3/mortal:A5,E1');
  const two = '0000003300000000000000000/1/demeter:E5,B2/mortal:A5,E1';
  expectLegal(two, 'b2>b3^c4^b4', '0000004400000000000000000/2/demeter:E5,B3/mortal:A5,E1');
  expectIllegal(OPEN, 'b2>b3^b4*^a4');
});

test('DEMETER-4: the first space is closed to the second build whatever was put there', () => {
  expectIllegal(OPEN, 'b2>b3^c4^c4');
  expect(optionsAfter(OPEN, 'b2>b3', '^b4')).not.toContain('^b4');
  expect(optionsAfter(OPEN, 'b2>b3', '^b4')).toContain('^a4');
});

test('DEMETER-5: the second build may be left out, by choice or for want of space', () => {
  expectLegal(OPEN, 'b2>b3^b4', '0000001300000000000000000/2/demeter:E5,B3/mortal:A5,E1');
  expect(optionsAfter(OPEN, 'b2>b3', '^b4')).toContain('skip');
  const corner = '0000000000000004400000000/1/demeter:E5,B1/mortal:C5,E1';
  expectLegal(corner, 'b1>a1^b1', '0000000000000004400001000/2/demeter:E5,A1/mortal:C5,E1');
});

test('DEMETER-6: the order of two builds makes no second turn', () => {
  const fens = resultTexts(OPEN);
  expect(new Set(fens).size).toBe(fens.length);
  const both = turnTexts(OPEN).filter(
    (text) => text.startsWith('b2>b3') && text.includes('^a4') && text.includes('^b4'),
  );
  expect(both).toHaveLength(1);
});

test('DEMETER-8: moving, winning and losing are as ever', () => {
  expectWin('0000000000002300000000000/1/demeter:C3,E1/mortal:A5,A4', 'c3>d3#');
  expectNoWin('0000000000003300000000000/1/demeter:C3,E1/mortal:A5,A4', 'c3>d3^c3^c4');
  expectIllegal('0000000000000200000000000/1/demeter:C3,E1/mortal:A5,A4', 'c3>d3^c3');
  expect(turnTexts(`${FLAT}/1/demeter:C3,E1/mortal:A5,A4`).every((text) => /^(c3|e1)>../.test(text))).toBe(
    true,
  );
});
