import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  afterSteps,
  expectIllegal,
  expectLegal,
  expectStuck,
  FLAT,
  optionsAfter,
  playText,
  winnerOf,
} from '../support/play.ts';

const PLAIN = `${heights('b1=1')}/1/jason:E5,B2/mortal:A5,E1`;

test('JASON-1: once, an extra worker lands on a ground space of the perimeter, then moves and builds', () => {
  expectLegal(PLAIN, '+c1 c1>c2^c3[x]', `${heights('b1=1 c3=1')}/2/jason[x]:E5,B2,C2/mortal:A5,E1`);
  expectIllegal(PLAIN, '+d3 d3>c3^c2[x]');
  expectIllegal(PLAIN, '+c1 b2>b3^b4[x]');
  expectIllegal(`${FLAT}/1/jason[x]:E5,B2/mortal:A5,E1`, '+c1 c1>c2^c3');
});

test('JASON-1: the example told in words, JASON-T1', () => {
  expect(optionsAfter('0000000000000000000001000/1/jason:E5,B2/mortal:A5,E1')).not.toContain('+b1');
  expectIllegal('0000000000000000000001000/1/jason:E5,B2/mortal:A5,E1', '+c1^c2[x]');
});

test('JASON-2: not where the new worker could not move and build', () => {
  const walled = `${heights('a2=2 b1=2 b2=2')}/1/jason:E5,C3/mortal:A5,E1`;
  expect(optionsAfter(walled)).not.toContain('+a1');
  expect(optionsAfter(walled)).toContain('+c1');
});

test('JASON-3: from then on three workers and no power', () => {
  const after = playText(PLAIN, '+c1 c1>c2^c3[x]', 'a5>a4^a5');
  expect(optionsAfter(after).some((step) => step.startsWith('+'))).toBe(false);
  expect(new Set(optionsAfter(after).map((step) => step.slice(0, 2)))).toEqual(new Set(['b2', 'c2', 'e5']));
});

test('JASON-4: landing is not moving, but it is coming there', () => {
  // No slide after the landing, one after the move.
  expectLegal(`${FLAT}/1/jason:E5,B2/harpies:A5,E1`, '+a3 a3>b3(b3>c3)(c3>d3)(d3>e3)^e4[x]');
  // A landing on a whirlpool stays where it is.
  expect(optionsAfter(`${FLAT}/1/jason:E5,B2/charybdis[A3,C3]:A5,E1`, '+a3')).toContain('a3>a4');
  expect(winnerOf(afterSteps(`${FLAT}/1/jason:E5,B2/tartarus[A3]:A5,E1`, '+a3'))).toBe(2);
});

test('JASON-5: with no other worker left he can still play this turn', () => {
  expectLegal(`${FLAT}/1/jason:/mortal:A5,E1`, '+c1 c1>c2^c3[x]');
  expectStuck(`${FLAT}/1/jason[x]:/mortal:A5,E1`);
});

test('JASON-6: the new worker has to move as well as build', () => {
  expectIllegal(PLAIN, '+c1^c2[x]');
});
