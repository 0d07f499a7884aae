import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, fenOf, openAfter, optionsAfter, playText } from '../support/play.ts';

// Few free spaces, so that the list of turns stays short: a2, b1, b2 around a1, and e4, d4, d5 around e5.
const OPEN = 'a1 a2 b1 b2 d4 d5 e4 e5';
const WALLS = heights(
  ['a3', 'b3', 'c3', 'd3', 'e3', 'c4', 'c5', 'c2', 'c1', 'd2', 'd1', 'e2', 'a4', 'b4', 'b5']
    .map((at) => `${at}=4`)
    .join(' '),
);
const SMALL = `${WALLS}/1/heracles:A1,E5/mortal:A5,E1`;

test('HERACLES-1: once, all his workers may build domes at any level instead of the build', () => {
  expect(OPEN.split(' ')).toHaveLength(8);
  const after = playText(SMALL, 'a1>a2^b2*^d5*^d4*[x]');
  expect(fenOf(after)).toContain('heracles[x]');
  expect(fenOf(after).slice(0, 25).match(/a/g)).toHaveLength(3);
  expectIllegal(`${WALLS}/1/heracles[x]:A1,E5/mortal:A5,E1`, 'a1>a2^b2*');
});

test('HERACLES-2: building nothing at all uses the power', () => {
  expectLegal(SMALL, 'a1>a2[x]', `${WALLS}/2/heracles[x]:E5,A2/mortal:A5,E1`);
});

test('HERACLES-3: no block with it; one dome on level 3 by the worker that moved is an ordinary build', () => {
  expectIllegal(SMALL, 'a1>a2^b2^d5*[x]');
  const top = SMALL.replace(WALLS, heights('b2=3'));
  expectLegal(top, 'a1>a2^b2');
  expect(fenOf(playText(top, 'a1>a2^b2'))).not.toContain('[x]');
  expect(fenOf(playText(top, 'a1>a2^b2^d5*[x]'))).toContain('[x]');
});

test('HERACLES-4: each dome closes its space, and he may stop after any', () => {
  expectIllegal(SMALL, 'a1>a2^b2*^b2*[x]');
  expect(optionsAfter(SMALL, 'a1>a2', '^b2*')).toEqual(
    ['^a1*', '^b1*', '^d4*', '^d5*', '^e4*', 'skip'].toSorted(),
  );
});

test('HERACLES-5: Limus does not stop domes, Gaea may answer each', () => {
  expectLegal(`${WALLS}/1/heracles:A1,E5/limus:B2,E1`, 'a1>a2^b1*[x]');
  expect(openAfter(`${WALLS}/1/heracles:A1,E5/gaea:A5,E1`, 'a1>a2', '^b2*').decides).toBe(1);
});

test('HERACLES-6: domes on low levels are no complete towers', () => {
  const after = playText(SMALL, 'a1>a2^b2*[x]');
  expect(fenOf(after).slice(0, 25)).toContain('a');
  expect(after.level3 & after.domes & (1 << 16)).toBe(0);
});
