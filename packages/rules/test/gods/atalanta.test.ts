import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, expectWin, FLAT, fenOf, playText } from '../support/play.ts';

const STAIRS = `${heights('b3=1 b4=2 b5=3')}/1/atalanta:E5,B2/mortal:A1,E1`;

test('ATALANTA-1: once, one worker moves as often as it likes', () => {
  expectLegal(`${FLAT}/1/atalanta:E5,B2/mortal:A1,E1`, 'b2>b3>b4>c5^d5[x]');
  expectIllegal(`${FLAT}/1/atalanta:E5,B2/mortal:A1,E1`, 'b2>b3 e5>e4^e3[x]');
  expectIllegal(`${FLAT}/1/atalanta[x]:E5,B2/mortal:A1,E1`, 'b2>b3>b4^b5');
});

test('ATALANTA-2: any route, spaces may repeat, each step may climb, and level 3 wins', () => {
  expectWin(STAIRS, 'b2>b3>b4>b5#');
  expectLegal(
    `${FLAT}/1/atalanta:E5,B2/mortal:A1,E1`,
    'b2>b3>b2^b3[x]',
    `${heights('b3=1')}/2/atalanta[x]:E5,B2/mortal:A1,E1`,
  );
  expectIllegal(`${heights('b3=2')}/1/atalanta:E5,B2/mortal:A1,E1`, 'b2>b3>b4^b5');
});

test('ATALANTA-3: the second move uses the power, then that worker builds once', () => {
  expectLegal(STAIRS, 'b2>b3^c3', `${heights('b3=1 b4=2 b5=3 c3=1')}/2/atalanta:E5,B3/mortal:A1,E1`);
  expect(fenOf(playText(STAIRS, 'b2>b3>b4^a4[x]'))).toContain('atalanta[x]');
  expectIllegal(STAIRS, 'b2>b3>b4^a4^a3[x]');
});

test('ATALANTA-4: limits act on every step, Aphrodite on the last', () => {
  expectIllegal(`${heights('b4=1')}/1/atalanta:E5,B2/athena[^]:A5,E1`, 'b2>b3>b4^b5[x]');
  const near = `${FLAT}/1/atalanta:C3,E1/aphrodite:B4,A1`;
  expectLegal(near, 'c3>d3>c4^c3[x]');
  expectIllegal(near, 'c3>c4>d4^d5[x]');
});
