import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectWin,
  FLAT,
  openAfter,
  optionsAfter,
  resultTexts,
} from '../support/play.ts';

const SHORE = `${FLAT}/1/triton:E5,B2/mortal:C5,E1`;

test('TRITON-1: a move that ends on the edge entitles to another one', () => {
  expectLegal(SHORE, 'b2>a2>b3^b4', `${heights('b4=1')}/2/triton:E5,B3/mortal:C5,E1`);
  expectIllegal(SHORE, 'b2>a2 e5>e4^e3');
  expectIllegal(`${heights('a1=2')}/1/triton:E5,B2/mortal:C5,E1`, 'b2>a2>a1^b1');
});

test('TRITON-2: again and again along the edge, until a move inside ends it', () => {
  expectLegal(SHORE, 'b2>a1>b1>c1^c2', `${heights('c2=1')}/2/triton:E5,C1/mortal:C5,E1`);
  expectIllegal(SHORE, 'b2>a2>b3>b4^b5');
  expectIllegal(`${FLAT}/1/triton:E5,C3/mortal:A1,E1`, 'c3>c4>c5^d5');
  expect(optionsAfter(SHORE, 'b2>b3').every((step) => step.startsWith('^'))).toBe(true);
});

test('TRITON-3: spaces may be visited again, the first one too', () => {
  expectLegal(SHORE, 'b2>a2>b2^a2', `${heights('a2=1')}/2/triton:E5,B2/mortal:C5,E1`);
  expect(optionsAfter(SHORE, 'b2>a2', 'a2>a1', 'a1>a2')).toContain('a2>a1');
  // Endless walks are one walk each: every result is listed once.
  const results = resultTexts(SHORE);
  expect(new Set(results).size).toBe(results.length);
});

test('TRITON-4: starting on the edge gives nothing', () => {
  const edge = `${FLAT}/1/triton:A3,E5/mortal:C5,E1`;
  expect(optionsAfter(edge, 'a3>b3').every((step) => step.startsWith('^'))).toBe(true);
  expect(optionsAfter(edge, 'a3>a4')).toContain('a4>b4');
});

test('TRITON-5: he may stop after any move, and that worker builds', () => {
  expectLegal(SHORE, 'b2>a2^a1', `${heights('a1=1')}/2/triton:E5,A2/mortal:C5,E1`);
  expect(optionsAfter(SHORE, 'b2>a2')).toContain('^a1');
  expectIllegal(SHORE, 'b2>a2^e4');
});

test('TRITON-6: each step may climb one level, and level 3 wins at once', () => {
  const stairs = `${heights('a5=3 a4=2 a3=1')}/1/triton:E5,B2/mortal:C5,E1`;
  expectWin(stairs, 'b2>a3>a4>a5#');
  expectIllegal(stairs, 'b2>a3>a4>a5>b5^c4');
  expectIllegal(`${heights('a4=2')}/1/triton:E5,B2/mortal:C5,E1`, 'b2>a3>a4^a5');
});

test('TRITON-7: every step is tested, only the last one by Aphrodite, one climb is enough for Persephone', () => {
  const step = heights('a3=1');
  expectIllegal(`${step}/1/triton:E5,B2/athena[^]:C5,E1`, 'b2>a2>a3^a4');
  expectLegal(`${step}/1/triton:E5,B2/athena[^]:C5,E1`, 'b2>a2>a1^b1');
  expectIllegal(`${heights('a3=1 b2=1')}/1/triton:E5,B2/hades:C5,E1`, 'b2>a3>a2^a1');
  expectIllegal(`${FLAT}/1/triton:E5,B2/aeolus[s]:C5,E1`, 'b2>a2>a1^b1');
  expectIllegal(`${FLAT}/1/triton:E5,B2/hippolyta[C5]:C5,E1`, 'b2>a1>a2^a3');
  expectLegal(`${FLAT}/1/triton:E5,B2/hippolyta[C5]:C5,E1`, 'b2>a3>b4^a5');
  const near = `${FLAT}/1/triton:E5,B2/aphrodite:C3,E1`;
  expectLegal(near, 'b2>a2>b3^b4');
  expectIllegal(near, 'b2>a2^a1');
  const climb = `${step}/1/triton:E5,B2/persephone:C5,E1`;
  expectLegal(climb, 'b2>a2>a3>b2^b1');
  expectIllegal(climb, 'b2>a2^a1');
});

test('TRITON-8: coins and Talus are closed at every step, a whirlpool carries in between', () => {
  expectIllegal(`${heights('a3=1')}/1/triton:E5,B2/clio[2|A3]:C5,E1`, 'b2>a2>a3^a4');
  expectIllegal(`${FLAT}/1/triton:E5,B2/europa[A3]:C5,E1`, 'b2>a2>a3^a4');
  // Chosen on the edge, carried inside: he may go on. Chosen inside, carried to the edge: he may not.
  expectLegal(`${FLAT}/1/triton:E5,B2/charybdis[A2,D3]:C5,E1`, 'b2>a2(a2>d3)>d2^c2');
  const inside = `${FLAT}/1/triton:E5,B2/charybdis[B3,E3]:C5,E1`;
  expect(optionsAfter(inside, 'b2>b3').every((step) => step.startsWith('^'))).toBe(true);
});

test('TRITON-9: every end space is found, with the levels as they are', () => {
  const alone = `${heights('b2=1')}/1/triton:B3/mortal:A1,B2`;
  const ends = new Set(resultTexts(alone).map((text) => /triton:(..)/.exec(text)?.[1]));
  // Everywhere but where the others stand: the edge leads to every space but c3, and that one is next door.
  expect(ends.size).toBe(23);
  expect(openAfter(alone, 'b3>c3', '^d2').isComplete).toBe(true);
});
