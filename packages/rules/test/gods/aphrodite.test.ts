import { godNamed } from '@caldera/rules';
import { expect, test } from 'vitest';
import { expectIllegal, expectLegal, expectStuck, expectWin, FLAT, turnTexts } from '../support/play.ts';

const MARKED = `${FLAT}/1/mortal:D3,A1/aphrodite:E5,C3`;

test('APHRODITE-1: a worker that begins its turn beside her is marked', () => {
  expectIllegal(MARKED, 'd3>e3^e2', '0000000000000000000100000/2/mortal:E3,A1/aphrodite:E5,C3');
  // Coming beside her in this turn marks nobody.
  expectLegal(`${FLAT}/1/mortal:E3,A1/aphrodite:E5,C3`, 'e3>e2^e1');
});

test('APHRODITE-2: a marked worker that moves must end beside one of hers', () => {
  expectLegal(MARKED, 'd3>d2^e2', '0000000000000000000100000/2/mortal:D2,A1/aphrodite:E5,C3');
  expectLegal(MARKED, 'd3>e4^e3', '0000000000000010000000000/2/mortal:E4,A1/aphrodite:E5,C3');
  expectIllegal(MARKED, 'd3>e2^e1');
});

test('APHRODITE-3: the other worker is free', () => {
  expectLegal(MARKED, 'a1>a2^a3', '0000000000100000000000000/2/mortal:D3,A2/aphrodite:E5,C3');
  expectLegal(MARKED, 'a1>b1^c1');
});

test('APHRODITE-4: who cannot obey has lost', () => {
  const walled = '0000000400040000004400040/1/mortal:C3,E1/aphrodite:A5,B4';
  expectStuck(walled);
  expect(turnTexts(walled.replace('aphrodite', 'pan')).length).toBeGreaterThan(0);
});

test('APHRODITE-5: winning moves are bound as well', () => {
  const win = '0000000300002300000000000/1/mortal:C3,E1/aphrodite:B4,A1';
  expectIllegal(win, 'c3>d3#');
  expectWin(win, 'c3>c4#');
});

test('APHRODITE-6: of several moves only the last is tested', () => {
  const artemis = `${FLAT}/1/artemis:C3,E1/aphrodite:B4,A1`;
  expectLegal(artemis, 'c3>d3>c4^c3');
  expectIllegal(artemis, 'c3>c4>d4^d5');
  expectIllegal('0000000000002300000000000/1/artemis:C3,E1/aphrodite:B4,A1', 'c3>d3>c4^c3');
});

test('APHRODITE-7: her workers count where they end', () => {
  expectLegal(`${FLAT}/1/apollo:E5,B2/aphrodite:A5,C2`, 'b2>c2(c2>b2)^d3');
  expectLegal(`${FLAT}/1/minotaur:E5,B2/aphrodite:A5,C2`, 'b2>c2(c2>d2)^b2');
});

test('APHRODITE-8: a worker of hers that is removed still counts where it stood', () => {
  // b3 is marked by a4; Bia's step to c3 takes d3 off the board, and c3 neighbours only that space.
  expectLegal(`${FLAT}/1/bia:B3,E1/aphrodite:A4,D3`, 'b3>c3(xd3)^c4');
  expectIllegal(`${FLAT}/1/bia:B3,E1/aphrodite:A4,E5`, 'b3>c3^c4');
});

test('APHRODITE-13: not for three players', () => {
  expect(godNamed('aphrodite')?.players).toEqual([2, 4]);
});
