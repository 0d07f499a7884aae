import { isComplete, makeFen, squareNamed } from '@caldera/rules';
import { expect, test } from 'vitest';
import { at, expectIllegal, expectLegal, FLAT, optionsAfter, playText } from '../support/play.ts';

const OPEN = `${FLAT}/1/atlas:E5,B2/mortal:A5,E1`;

test('ATLAS-1: a dome instead of a block on level 0, 1 and 2', () => {
  const steps = '0000001200000000000000000/1/atlas:E5,B2/mortal:A5,E1';
  expectLegal(steps, 'b2>b3^a4*', '00000a1200000000000000000/2/atlas:E5,B3/mortal:A5,E1');
  expectLegal(steps, 'b2>b3^b4*', '000000b200000000000000000/2/atlas:E5,B3/mortal:A5,E1');
  expectLegal(steps, 'b2>b3^c4*', '0000001c00000000000000000/2/atlas:E5,B3/mortal:A5,E1');
  expectLegal(steps, 'b2>b3^c4', '0000001300000000000000000/2/atlas:E5,B3/mortal:A5,E1');
});

test('ATLAS-2: on level 3 there is one build, the ordinary dome', () => {
  const high = '0000003000000000000000000/1/atlas:E5,B2/mortal:A5,E1';
  expectLegal(high, 'b2>b3^b4', '0000004000000000000000000/2/atlas:E5,B3/mortal:A5,E1');
  expectIllegal(high, 'b2>b3^b4*');
});

test('ATLAS-3: only neighbouring and unoccupied spaces', () => {
  expectIllegal(OPEN, 'b2>b3^b5*');
  expectIllegal(`${FLAT}/1/atlas:A4,B2/mortal:A5,C4`, 'b2>b3^c4*');
  expectIllegal(`${FLAT}/1/atlas:A4,B2/mortal:A5,C4`, 'b2>b3^a4*');
  expectIllegal('000000a000000000000000000/1/atlas:E5,B2/mortal:A5,E1', 'b2>b3^b4*');
});

test('ATLAS-4: one build a turn', () => {
  expectIllegal(OPEN, 'b2>b3^b4*^a4*');
  expectIllegal(OPEN, 'b2>b3^b4^a4*');
});

test('ATLAS-5: the domed space keeps its level and is closed', () => {
  const domed = playText('0000001000000000000000000/1/atlas:E5,B2/mortal:A5,E1', 'b2>b3^b4*');
  expect(makeFen(domed)).toContain('000000b');
  expect(optionsAfter(domed).filter((step) => step.endsWith('>b4'))).toEqual([]);
  expectIllegal(domed, 'a5>a4^b4');
  // Nobody is pushed there either.
  expectIllegal('0000000000000000000a00000/1/minotaur:C2,A1/mortal:D2,A5', 'c2>d2(d2>e2)^c2');
});

test('ATLAS-6: a low dome is no complete tower', () => {
  const tower = (heights: string): boolean =>
    isComplete(
      at(`${heights}${FLAT.slice(1)}/1/atlas:E5,B2/mortal:A1,E1`),
      squareNamed('a5') ?? (-1 as never),
    );
  expect(['a', 'b', 'c', '3'].map(tower)).toEqual([false, false, false, false]);
  expect(tower('4')).toBe(true);
});

test('ATLAS-9: no second piece on top', () => {
  expectIllegal(OPEN, 'b2>b3^b4^b4');
  expectIllegal(OPEN, 'b2>b3^b4^b4*');
});

test('ATLAS-10: the position text tells low domes from complete towers', () => {
  const text = 'abc4000000000000000000000/1/atlas:E5,B2/mortal:A1,E1';
  expect(makeFen(at(text))).toBe(text);
});
