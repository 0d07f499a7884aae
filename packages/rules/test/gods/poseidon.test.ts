import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectWin,
  FLAT,
  openAfter,
  optionsAfter,
  turnTexts,
} from '../support/play.ts';

const SEA = `${FLAT}/1/poseidon:D4,B2/mortal:A5,E1`;

test('POSEIDON-1: the worker that did not move builds up to three times from the ground', () => {
  expectLegal(SEA, 'b2>b3^b4^d5^d5^e5', `${heights('d5=2 e5=1 b4=1')}/2/poseidon:D4,B3/mortal:A5,E1`);
  expectLegal(SEA, 'b2>b3^b4^d5', `${heights('d5=1 b4=1')}/2/poseidon:D4,B3/mortal:A5,E1`);
  expectIllegal(SEA, 'b2>b3^b4^d5^d5^e5^e5');
  expectIllegal(SEA, '^d5 b2>b3^b4');
});

test('POSEIDON-2: ordinary builds, domes too, and he may stop after any of them', () => {
  const tall = `${heights('d5=2')}/1/poseidon:D4,B2/mortal:A5,E1`;
  expectLegal(tall, 'b2>b3^b4^d5^d5', `${heights('d5=4 b4=1')}/2/poseidon:D4,B3/mortal:A5,E1`);
  expectIllegal(tall, 'b2>b3^b4^d5^d5^d5');
  expect(optionsAfter(SEA, 'b2>b3', '^b4')).toContain('skip');
  expect(optionsAfter(SEA, 'b2>b3', '^b4', '^d5', '^d5')).toContain('skip');
  expect(openAfter(SEA, 'b2>b3', '^b4', '^d5', '^d5', '^e5').isComplete).toBe(true);
  expectLegal(SEA, 'b2>b3^b4', `${heights('b4=1')}/2/poseidon:D4,B3/mortal:A5,E1`);
});

test('POSEIDON-3: only from the ground', () => {
  const high = `${heights('d4=1')}/1/poseidon:D4,B2/mortal:A5,E1`;
  expectIllegal(high, 'b2>b3^b4^d5');
  expect(turnTexts(high).filter((text) => /b2>.*\^.*\^/.test(text))).toEqual([]);
  // The worker on the ground that stays behind is the one that counts.
  expectLegal(high, 'd4>d3^d2^a2');
  expectWin(`${heights('b2=2 b3=3')}/1/poseidon:D4,B2/mortal:A5,E1`, 'b2>b3#');
});

test('POSEIDON-4: only with exactly two workers', () => {
  const lonely = `${FLAT}/1/poseidon:B2/mortal:A5,E1`;
  expect(openAfter(lonely, 'b2>b3', '^b4').isComplete).toBe(true);
});

test('POSEIDON-5: Limus and Gaea act on each build', () => {
  const limus = `${FLAT}/1/poseidon:D4,B2/limus:E5,A1`;
  expectIllegal(limus, 'b2>b3^b4^d5');
  expectIllegal(limus, 'b2>b3^b4^c5^e4');
  expectLegal(limus, 'b2>b3^b4^c5^c5', `${heights('c5=2 b4=1')}/2/poseidon:D4,B3/limus:E5,A1`);
  const gaea = `${heights('d5=3')}/1/poseidon:D4,B2/gaea:D1,E1`;
  expect(optionsAfter(gaea, 'b2>b3', '^b4', '^d5*')).toContain('+e5');
  expect(optionsAfter(gaea, 'b2>b3', '^b4', '^d5*', '+e5')).not.toContain('^e5');
  expect(optionsAfter(gaea, 'b2>b3', '^b4', '^d5*', '+e5')).toContain('^e4');
});

test('POSEIDON-6: with four players the worker of the team that did not move', () => {
  const team = `${FLAT}/3/pan:D4,B2/mortal:A5,E1/poseidon/atlas`;
  expectLegal(team, 'b2>b3^b4^d5', `${heights('d5=1 b4=1')}/4/pan:D4,B3/mortal:A5,E1/poseidon/atlas`);
  expectIllegal(team.replace('/3/', '/1/'), 'b2>b3^b4^d5');
});
