import { expect, test } from 'vitest';
import { expectIllegal, expectLegal, expectNoWin, expectWin, playText, winnerOf } from '../support/play.ts';

test('PAN-1: a single move down two levels or more wins', () => {
  expectWin('0000000000002000000000000/1/pan:E5,C3/mortal:A5,E1', 'c3>d3#');
  const top = '0000000020003100000000000/1/pan:E5,C3/mortal:A5,E1';
  expectWin(top, 'c3>d3#');
  expectWin(top, 'c3>c2#');
  expectNoWin(top, 'c3>d4^d5', '0001000020003100000000000/2/pan:E5,D4/mortal:A5,E1');
  expectNoWin('0000000000001000000000000/1/pan:E5,C3/mortal:A5,E1', 'c3>d3^d4');
});

test('PAN-2: climbing to level 3 still wins', () => {
  expectWin('0000000000002300000000000/1/pan:C3,E1/mortal:A5,A4', 'c3>d3#');
});

test('PAN-3: two drops of one level are no win', () => {
  // Pan's power in hands that move twice in a turn does not exist alone; two turns are the plainest case.
  const half = playText(
    '0000000000002100000000000/1/pan:E5,C3/mortal:A5,E1',
    'c3>d3^d2',
    'a5>a4^a3',
    'd3>e3^e4',
  );
  expect(winnerOf(half)).toBeUndefined();
});

test('PAN-4: being swapped or pushed down two levels wins nothing', () => {
  expectNoWin('0000000000000000120000000/1/minotaur:E5,B2/pan:A5,C2', 'b2>c2(c2>d2)^b2');
  expectNoWin('0000000000000000010000000/1/apollo:E5,B2/pan:A5,C2', 'b2>c2(c2>b2)^d2');
});

test('PAN-5: the win is immediate, no build follows', () => {
  expectIllegal('0000000000002000000000000/1/pan:E5,C3/mortal:A5,E1', 'c3>d3^d4');
});

test('PAN-7: of four players, only in the turns of Pan’s own player', () => {
  const drop = '0000000000002000000000000';
  expectWin(`${drop}/1/pan:E5,C3/mortal:A5,E1/atlas/demeter`, 'c3>d3#');
  expectLegal(`${drop}/3/pan:E5,C3/mortal:A5,E1/atlas/demeter`, 'c3>d3^d4');
  expectIllegal(`${drop}/3/pan:E5,C3/mortal:A5,E1/atlas/demeter`, 'c3>d3#');
});
