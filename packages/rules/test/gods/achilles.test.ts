import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectWin,
  FLAT,
  fenOf,
  openAfter,
  optionsAfter,
  playText,
} from '../support/play.ts';

const PLAIN = `${FLAT}/1/achilles:E5,B2/mortal:A5,E1`;

test('ACHILLES-1: once, his worker builds before and after its move', () => {
  expectLegal(PLAIN, '^a3 b2>b3^b4[x]', `${heights('a3=1 b4=1')}/2/achilles[x]:E5,B3/mortal:A5,E1`);
  expectIllegal(`${FLAT}/1/achilles[x]:E5,B2/mortal:A5,E1`, '^a3 b2>b3^b4');
});

test('ACHILLES-2: the builder is the one that moves, it may climb, and it builds again', () => {
  expectIllegal(PLAIN, '^b3 e5>e4^e3[x]');
  expectLegal(PLAIN, '^b3 b2>b3^b4[x]', `${heights('b3=1 b4=1')}/2/achilles[x]:E5,B3/mortal:A5,E1`);
  expectIllegal(PLAIN, '^b3 b2>b3[x]');
});

test('ACHILLES-3: he may win on the block he just built', () => {
  expectWin(`${heights('b2=2 b3=2')}/1/achilles:E5,B2/mortal:A5,E1`, '^b3 b2>b3#');
});

test('ACHILLES-3: the example told in words, ACHILLES-T2', () => {
  expectWin('0000000000020000200000000/1/achilles:E5,B2/mortal:A5,E1', '^b3 b2>b3#');
});

test('ACHILLES-4: both builds may be on the same space', () => {
  expectLegal(PLAIN, '^c3 b2>b3^c3[x]', `${heights('c3=2')}/2/achilles[x]:E5,B3/mortal:A5,E1`);
});

test('ACHILLES-5: the first build uses the power up; an ordinary turn keeps it', () => {
  expect(fenOf(playText(PLAIN, '^a3 b2>b3^b4[x]'))).toContain('achilles[x]');
  expectLegal(PLAIN, 'b2>b3^b4', `${heights('b4=1')}/2/achilles:E5,B3/mortal:A5,E1`);
});

test('ACHILLES-6: a first build after which the worker cannot go on is not offered', () => {
  // The only way out of a1 is a2: a block on it makes it two levels up.
  const corner = `${heights('a2=1 b1=4 b2=4')}/1/achilles:A1,E5/mortal:A5,E1`;
  expectIllegal(corner, '^a2 a1>a2^a1');
  expect(optionsAfter(corner)).not.toContain('^a2');
  expect(optionsAfter(corner)).toContain('a1>a2');
});

test('ACHILLES-7: Persephone never makes him use it, but whoever uses it must climb if that is possible then', () => {
  const flat = `${FLAT}/1/achilles:E5,B2/persephone:A5,E1`;
  expectLegal(flat, 'b2>b3^b4');
  expectIllegal(flat, '^a3 b2>b3^b4[x]');
  expectLegal(flat, '^b3 b2>b3^b4[x]');
  expectIllegal(`${FLAT}/1/achilles:E5,B2/limus:C4,A1`, '^b3 b2>a2^a3[x]');
  expect(openAfter(`${heights('b3=3')}/1/achilles:E5,B2/gaea:A5,E1`, '^b3*').decides).toBe(1);
});
