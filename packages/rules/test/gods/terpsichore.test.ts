import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectStuck,
  expectWin,
  FLAT,
  optionsAfter,
  resultTexts,
} from '../support/play.ts';

const DANCE = `${FLAT}/1/terpsichore:D4,B2/mortal:A5,E1`;

test('TERPSICHORE-1: all move once, then all build once, in any order', () => {
  const after = `${heights('b4=1 d2=1')}/2/terpsichore:B3,D3/mortal:A5,E1`;
  expectLegal(DANCE, 'b2>b3 d4>d3 ^b4^d2', after);
  expectLegal(DANCE, 'd4>d3 b2>b3 ^d2^b4', after);
  expectIllegal(DANCE, 'b2>b3 ^b4');
  expectIllegal(DANCE, 'b2>b3 d4>d3 ^b4');
  expectIllegal(DANCE, 'b2>b3>b4 d4>d3 ^b5^d2');
});

test('TERPSICHORE-2: moves and builds are ordinary, also into spaces that others left', () => {
  expectLegal(`${FLAT}/1/terpsichore:B2,B3/mortal:A5,E1`, 'b3>b4 b2>b3 ^b5^b2');
  expectIllegal(`${FLAT}/1/terpsichore:B2,B3/mortal:A5,E1`, 'b2>b3 b3>b4 ^b5^b2');
  expectIllegal(`${heights('b3=2')}/1/terpsichore:D4,B2/mortal:A5,E1`, 'b2>b3 d4>d3 ^b4^d2');
  expectLegal(`${heights('c3=3')}/1/terpsichore:D4,B2/mortal:A5,E1`, 'b2>b3 d4>d3 ^c3^d2');
});

test('TERPSICHORE-3: if not all can move, or then not all can build, it is no turn', () => {
  expectStuck(`${heights('a2=2 b2=2 b1=2')}/1/terpsichore:D4,A1/mortal:A5,E1`);
  // In the corner the only space to build on is the one just left, so the other worker must not follow into it.
  const corner = `${heights('a2=4 b2=4')}/1/terpsichore:B1,C1/mortal:A5,E1`;
  expectLegal(corner, 'b1>a1 c1>d1 ^b1^c1');
  expect(optionsAfter(corner, 'b1>a1')).not.toContain('c1>b1');
});

test('TERPSICHORE-4: the first climb to level 3 wins at once', () => {
  const summit = `${heights('b2=2 b3=3')}/1/terpsichore:D4,B2/mortal:A5,E1`;
  expectWin(summit, 'b2>b3#');
  expectWin(summit, 'd4>d3 b2>b3#');
  expect(optionsAfter(summit, 'b2>b3')).toEqual([]);
});

test('TERPSICHORE-5: nobody builds twice or for another', () => {
  expectIllegal(DANCE, 'b2>b3 d4>d3 ^b4^b2');
  expect(optionsAfter(DANCE, 'b2>b3', 'd4>d3', '^b4')).toEqual([
    '^c2',
    '^c3',
    '^c4',
    '^d2',
    '^d4',
    '^e2',
    '^e3',
    '^e4',
  ]);
});

test('TERPSICHORE-6: one worker moves and builds, without any she passes', () => {
  expectLegal(`${FLAT}/1/terpsichore:B2/mortal:A5,E1`, 'b2>b3^b4');
  expect(resultTexts(`${FLAT}/1/terpsichore:/mortal:A5,E1`)).toEqual([`${FLAT}/2/terpsichore:/mortal:A5,E1`]);
  expectLegal(`${FLAT}/1/terpsichore:/mortal:A5,E1`, '-', `${FLAT}/2/terpsichore:/mortal:A5,E1`);
});

test('TERPSICHORE-7: one of the moves goes up if Persephone asks, every marked worker ends near Aphrodite', () => {
  const stairs = `${heights('b3=1')}/1/terpsichore:D4,B2/persephone:A5,E1`;
  expectLegal(stairs, 'd4>d3 b2>b3 ^b4^d2');
  expectIllegal(stairs, 'b2>a2 d4>d3 ^b2^d2');
  const near = `${FLAT}/1/terpsichore:C4,B2/aphrodite:C3,E1`;
  expectLegal(near, 'c4>b4 b2>c2 ^b5^b2');
  expectIllegal(near, 'c4>c5 b2>c2 ^b5^b2');
  expectIllegal(near, 'c4>b4 b2>a2 ^b5^b2');
});
