import { makeState } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  at,
  expectIllegal,
  expectLegal,
  expectStuck,
  expectWin,
  FLAT,
  playText,
  turnTexts,
} from '../support/play.ts';

test('ATHENA-1: after a move up, opponents may not move up until her next turn', () => {
  const after = playText('0000010000000000010000000/1/athena:E5,B2/mortal:A5,E1', 'b2>c2^d3');
  expect(makeState(after, 0)).toBe('^');
  expectIllegal(after, 'a5>a4^a3');
  const hers = playText(after, 'a5>b5^c5');
  expect(makeState(hers, 0)).toBe('^');
  // It is she who goes up next: her own flag never binds her.
  expectLegal('0000000000000100010000000/1/athena[^]:E5,C2/mortal:A5,E1', 'c2>d3^d2');
  expectLegal('0000000000000200010000000/1/athena[^]:E5,C2/mortal:A5,E1', 'c2>d3^d2');
});

test('ATHENA-2: being forced up sets no flag', () => {
  const forced = playText('0000000000000000100000000/1/apollo:E5,B2/athena:A5,C2', 'b2>c2(c2>b2)^d2');
  expect(makeState(forced, 1)).toBe('');
  const pushed = playText('0000000000000000003000000/1/minotaur:E5,B2/athena:A5,C2', 'b2>c2(c2>d2)^b2');
  expect(makeState(pushed, 1)).toBe('');
});

test('ATHENA-3: a turn without a move up clears the flag', () => {
  const climbed = '0000000000000000010000000/1/athena[^]:E5,C2/mortal:A5,E1';
  expectLegal(climbed, 'c2>c3^c4[]', '0000000100000000010000000/2/athena:E5,C3/mortal:A5,E1');
  expectLegal(climbed, 'e5>d5^d4[]', '0000000010000000010000000/2/athena:D5,C2/mortal:A5,E1');
  expectLegal('0000000000000100010000000/1/athena[^]:E5,C2/mortal:A5,E1', 'e5>d4^e5[]');
});

test('ATHENA-4: before her first turn nobody is bound', () => {
  expectLegal('0000010000000000000000000/1/mortal:A5,E1/athena:E5,C2', 'a5>a4^a3');
  const placed = playText(`${FLAT}/1/athena/mortal`, '+a1+b2', '+c3+d4');
  expect(makeState(placed, 0)).toBe('');
});

test('ATHENA-5: up is judged at every step from where the worker then stands', () => {
  const low = '0000000000010000000000000/1/artemis:E5,B2/athena[^]:A5,E1';
  expectIllegal(low, 'b2>b3^b4');
  expectIllegal(low, 'b2>c3>b3^b4');
  expectLegal(low, 'b2>c3>c4^b3');
  // From level 2 down to 1 and level again is never up; back up to 2 would be.
  const high = '0000000020001000200000000/1/artemis:E5,B2/athena[^]:A5,E1';
  expectLegal(high, 'b2>c3^d3');
  expectIllegal(high, 'b2>c3>d4^d5');
});

test('ATHENA-6: swaps and pushes upwards are moves up; level moves and drops are free', () => {
  const up = '0000000000000000010000000/1/apollo:E5,B2/athena[^]:A5,C2';
  expectIllegal(up, 'b2>c2(c2>b2)^d2');
  expectIllegal(up.replace('apollo', 'minotaur'), 'b2>c2(c2>d2)^b2');
  const level = '0000000000000000000000000/1/minotaur:E5,B2/athena[^]:A5,C2';
  expectLegal(level, 'b2>c2(c2>d2)^b2');
  expectLegal('0000000000000000200000000/1/mortal:E5,B2/athena[^]:A5,C4', 'b2>b3^b2');
});

test('ATHENA-7: building high and being forced up are not covered', () => {
  const flag = '0000010000000100010000000/2/athena[^]:E5,C2/mortal:A5,E1';
  expectLegal(flag, 'e1>d2^d3', '0000010000000200010000000/1/athena[^]:E5,C2/mortal:A5,D2');
  // The mover's own push sends somebody up, on the other side of the flag.
  expectLegal('0000000000000000001000000/1/minotaur:E5,B2/athena[^]:A5,C2', 'b2>c2(c2>d2)^b2');
});

test('ATHENA-8: who can only move up has lost', () => {
  expectStuck('0100011000001000001100010/2/athena[^]:E5,C3/mortal:A5,E1');
  expect(turnTexts('0100011000001000001100010/2/athena:E5,C3/mortal:A5,E1').length).toBeGreaterThan(0);
});

test('ATHENA-9: no win by climbing, but Pan’s drop still wins', () => {
  const both = '0000000000002300000000000/1/pan:C3,E1/athena[^]:A5,A4';
  expectIllegal(both, 'c3>d3#');
  expectWin(both, 'c3>c2#');
});

test('ATHENA-10: both opponents of three are bound; of four her team-mate is not', () => {
  const three = playText('0000010001000000010000000/1/athena:D4,B2/pan:A5,E1/atlas:E5,A1', 'b2>c2^c1');
  expectIllegal(three, 'a5>a4^a3');
  const third = playText(three, 'a5>b5^c5');
  expectIllegal(third, 'e5>e4^e3');
  expectLegal(playText(third, 'e5>d5^e5'), 'd4>e4^e3');

  const four = playText('0000010001000000010000000/1/athena:D4,B2/pan:A5,E1/atlas/demeter', 'b2>c2^c1');
  expectIllegal(four, 'a5>a4^a3');
  const mate = playText(four, 'a5>b5^c5');
  expectLegal(mate, 'd4>e4^e3');
  const fourth = playText(mate, 'd4>d3^d2');
  expectIllegal(fourth, 'b5>a4^a3');
  expect(makeState(at(fourth), 0)).toBe('^');
});

test('ATHENA-12: where she forbids every climb, Persephone demands none', () => {
  const three = `${heights('b3=1')}/1/pan:B2,E1/athena[^]:A5,A4/persephone:E5,E4`;
  expectLegal(three, 'b2>c2^c1');
  expectIllegal(three.replace('[^]', ''), 'b2>c2^c1');
});
