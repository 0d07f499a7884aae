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

const TWINS = `${FLAT}/1/castor:D4,B2/mortal:A5,E1`;

test('CASTOR-1: an ordinary turn', () => {
  expectLegal(TWINS, 'b2>b3^b4', `${heights('b4=1')}/2/castor:D4,B3/mortal:A5,E1`);
  expectIllegal(TWINS, 'b2>b3^d5');
});

test('CASTOR-2: or all move and nobody builds', () => {
  expectLegal(TWINS, 'b2>b3 d4>d3', `${FLAT}/2/castor:B3,D3/mortal:A5,E1`);
  expectLegal(TWINS, 'd4>d3 b2>b3', `${FLAT}/2/castor:B3,D3/mortal:A5,E1`);
  expectIllegal(TWINS, 'b2>b3 d4>d3 ^d2');
  expectIllegal(TWINS, 'b2>b3>b4 d4>d3');
});

test('CASTOR-3: or all build and nobody moves', () => {
  expectLegal(TWINS, '^b3^d5', `${heights('b3=1 d5=1')}/2/castor:D4,B2/mortal:A5,E1`);
  expectIllegal(TWINS, 'b2>b3 ^b4^d5');
  expectIllegal(TWINS, '^b3');
});

test('CASTOR-4: all means all', () => {
  const shut = `${heights('a2=4 b2=4 b1=4')}/1/castor:D4,A1/mortal:A5,E1`;
  expectIllegal(shut, 'd4>d3');
  expectIllegal(shut, '^d5');
  expectLegal(shut, 'd4>d3^d4');
});

test('CASTOR-5: one may follow the other, but they can’t change places', () => {
  const pair = `${FLAT}/1/castor:B2,B3/mortal:A5,E1`;
  expectLegal(pair, 'b3>b4 b2>b3');
  expectIllegal(pair, 'b2>b3 b3>b2');
});

test('CASTOR-6: a climb to level 3 in the moving turn wins at once', () => {
  expectWin(`${heights('c3=2 d3=3')}/1/castor:C3,D3/mortal:A1,B1`, 'd3>e3 c3>d3#');
  const summit = `${heights('c3=2 c4=3')}/1/castor:C3,E5/mortal:A1,B1`;
  expect(optionsAfter(summit, 'c3>c4')).toEqual([]);
});

test('CASTOR-7: one worker may do either or both, none pass', () => {
  const one = `${FLAT}/1/castor:B2/mortal:A5,E1`;
  expectLegal(one, 'b2>b3^b4');
  expectLegal(one, 'b2>b3', `${FLAT}/2/castor:B3/mortal:A5,E1`);
  expectLegal(one, '^b3', `${heights('b3=1')}/2/castor:B2/mortal:A5,E1`);
  expect(resultTexts(`${FLAT}/1/castor:/mortal:A5,E1`)).toEqual([`${FLAT}/2/castor:/mortal:A5,E1`]);
  expectLegal(`${FLAT}/1/castor:/mortal:A5,E1`, '-', `${FLAT}/2/castor:/mortal:A5,E1`);
});

test('CASTOR-8: Hypnus, Persephone and Aphrodite bind each kind of turn', () => {
  const asleep = `${heights('b2=1')}/1/castor:D4,B2/hypnus:A5,E1`;
  expectIllegal(asleep, 'b2>b3 d4>d3');
  expectIllegal(asleep, 'd4>d3 b2>b3');
  expectLegal(asleep, '^b3^d5');
  expectLegal(asleep, 'd4>d3^d4');
  expectLegal(`${heights('b2=2 d4=2')}/1/castor:D4,B2/hypnus:A5,E1`, 'b2>b3 d4>d3');
  const stairs = `${heights('b3=1')}/1/castor:D4,B2/persephone:A5,E1`;
  expectLegal(stairs, 'd4>d3 b2>b3');
  expectLegal(stairs, 'b2>b3^b4');
  expectIllegal(stairs, '^b3^d5');
  expectIllegal(stairs, 'd4>d3 b2>a2');
  const near = `${FLAT}/1/castor:C4,B2/aphrodite:C3,E1`;
  expectLegal(near, 'c4>b4 b2>c2');
  expectIllegal(near, 'c4>c5 b2>c2');
  expectLegal(near, '^c5^a1');
});

test('CASTOR-9: both may build on the same space', () => {
  const near = `${heights('c3=2')}/1/castor:D4,B2/mortal:A5,E1`;
  expectLegal(near, '^c3^c3', `${heights('c3=4')}/2/castor:D4,B2/mortal:A5,E1`);
  expectStuck(`${heights('a2=4 b2=4 b1=4 d5=4 d4=4 e4=4')}/1/castor:E5,A1/mortal:A5,E1`);
});
