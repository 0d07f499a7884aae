import { GODS, makeFen, view } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  afterSteps,
  at,
  expectLegal,
  expectNoWin,
  expectWin,
  FLAT,
  openAfter,
  optionsAfter,
} from '../support/play.ts';

const SUMMIT = heights('c3=2 d3=3');
const FATED = `${SUMMIT}/1/mortal:C3,E1/moerae[C4,D4,C3,D3]:A5,A4,A1`;
const ELSEWHERE = `${SUMMIT}/1/mortal:C3,E1/moerae[A2,B2,A1,B1]:A5,A4,A1`;

test('MOERAE-1: three workers and a secret block; then ordinary turns', () => {
  const start = `${FLAT}/1/moerae/mortal`;
  expect(optionsAfter(start)).toHaveLength(16);
  expect(openAfter(start, 'choose 6').decides).toBe(0);
  expect(makeFen(afterSteps(start, 'choose 6', '+a1', '+c3', '+e5'))).toBe(
    `${FLAT}/2/moerae[C4,D4,C3,D3]:E5,C3,A1/mortal`,
  );
  expectLegal(`${FLAT}/1/moerae[C4,D4,C3,D3]:E5,C3,A1/mortal:B1,D1`, 'c3>c4^c3');
});

test('MOERAE-2 MOERAE-T1: a winning move into a fate space wins for them', () => {
  expectWin(FATED, 'c3>d3#', 2);
  expectWin(ELSEWHERE, 'c3>d3#', 1);
});

test('MOERAE-3: every win by moving is covered', () => {
  const spaces = 'moerae[C4,D4,C3,D3]:A5,A4,A1';
  expectWin(`${heights('c3=2')}/1/pan:C3,E1/${spaces}`, 'c3>d3#', 2);
  expectWin(`${heights('c3=1 b2=1')}/1/eros:D2,B2/${spaces}`, 'd2>c3#', 2);
  expectWin(`${heights('d4=3')}/1/charybdis[D4,B3]:E5,B2/${spaces}`, 'b2>b3(b3>d4)#', 2);
  // The whirlpool entered lies in the block, the one that counts does not.
  expectWin(`${heights('a2=3')}/1/charybdis[C3,A2]:E5,B2/${spaces}`, 'b2>c3(c3>a2)#', 1);
  expectWin(`${heights('d3=3')}/1/iris:B3,E1/moerae[C4,D4,C3,D3]:C3,A4,A1`, 'b3>d3#', 2);
});

test('MOERAE-4: nothing else is touched or revealed', () => {
  expectNoWin(`${heights('c3=3 d3=3')}/1/mortal:C3,E1/moerae[C4,D4,C3,D3]:A5,A4,A1`, 'c3>d3^c3');
  const towers = heights('a5=4 b5=4 c5=4 d5=4 d3=3');
  expectWin(`${towers}/1/chronus:C2,E1/moerae[C4,D4,C3,D3]:A4,A3,A1`, 'c2>c3^d3#', 1);
  const played = expectNoWin(FATED, 'c3>c4^c3');
  expect(makeFen(view(played, 0))).toContain('moerae[?]');
});

test('MOERAE-5: their own wins are ordinary', () => {
  expectWin(`${SUMMIT}/1/moerae[C4,D4,C3,D3]:C3,E1,A1/mortal:A5,A4`, 'c3>d3#', 1);
});

test('MOERAE-6: where no win is attempted there is none to take', () => {
  const edge = heights('d4=2 e4=3');
  const fate = 'moerae[D5,E5,D4,E4]:A4,A2,B1';
  expectNoWin(`${edge}/1/mortal:D4,E1/hera:A5,A1/${fate}`, 'd4>e4^e3');
  expectWin(`${edge}/1/mortal:D4,E1/atlas:A5,A1/${fate}`, 'd4>e4#', 3);
  // In the turn that Dionysus earns nobody wins.
  const earned = `${heights('d4=3 a4=2 b4=3')}/1/dionysus:C3,E1/moerae[A5,B5,A4,B4]:A4,E5,A1`;
  expectNoWin(earned, 'c3>d3^d4 a4>b4^a4');
});

test('MOERAE-7: two or three players', () => {
  expect(GODS.find(({ id }) => id === 'moerae')?.players).toEqual([2, 3]);
  expectWin(`${SUMMIT}/1/pan:C3,E1/atlas:B1,C1/moerae[C4,D4,C3,D3]:A5,A4,A1`, 'c3>d3#', 3);
  expectWin(`${SUMMIT}/2/moerae[C4,D4,C3,D3]:A5,A4,A1/pan:C3,E1/atlas:B1,C1`, 'c3>d3#', 1);
});

test('the position text keeps the block', () => {
  for (const fen of [FATED, ELSEWHERE, FATED.replace('C4,D4,C3,D3', '?')]) expect(makeFen(at(fen))).toBe(fen);
  for (const state of ['C4', 'C4,D4,C3,D2', 'A1,B1,C1,D1', 'C4,D4,C3,Z3']) {
    expect(() => at(FATED.replace('C4,D4,C3,D3', state))).toThrow('ERR_GOD_STATE');
  }
});
