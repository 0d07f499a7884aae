import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { afterSteps, expectNoWin, expectWin, fenOf, playText, winnerOf } from '../support/play.ts';

test('PAN-6: a drop that Eris makes with his worker wins for him; in an additional turn nobody wins', () => {
  expectWin(`${heights('c4=2')}/1/eris:E5,B2/pan:C4,E1`, 'c4>c3#', 2);
  const dionysus = `${heights('d4=3 a5=2')}/1/dionysus:C3,E1/pan:A5,A1`;
  expectNoWin(dionysus, 'c3>d3^d4 {additional turn} a5>a4^b5');
});

test('PAN-8: against Hera a drop to the perimeter does not win', () => {
  const hera = `${heights('b3=2')}/1/pan:E5,B3/hera:A5,D1`;
  expectNoWin(hera, 'b3>a3^a4');
  expectWin(hera, 'b3>c3#');
});

test('PAN-9: the win comes before the slide', () => {
  expectWin(`${heights('c3=2')}/1/pan:E5,C3/harpies:A5,E1`, 'c3>d3#');
  expectNoWin(`${heights('c3=2 d3=1')}/1/pan:E5,C3/harpies:A5,E1`, 'c3>d3(d3>e3)^e4');
});

test('PAN-10: a drop onto a working whirlpool does not win', () => {
  expectNoWin(`${heights('c3=2')}/1/pan:E5,C3/charybdis[D3,A1]:A5,E1`, 'c3>d3(d3>a1)^a2');
  expectWin(`${heights('c3=2')}/1/pan:E5,C3/charybdis[D3]:A5,E1`, 'c3>d3#');
  expectWin(`${heights('c3=2 a1=3')}/1/pan:E5,C3/charybdis[D3,A1]:A5,E1`, 'c3>d3(d3>a1)#');
});

test('PAN-11: a drop into the abyss loses, one onto a hidden worker is cancelled', () => {
  expect(winnerOf(playText(`${heights('c3=2')}/1/pan:E5,C3/tartarus[D3]:A5,E1`, 'c3>d3#'))).toBe(2);
  const cancelled = afterSteps(`${heights('c3=2')}/1/pan:E5,C3/hecate:D3,E1`, 'c3>d3');
  expect(fenOf(cancelled)).toBe(`${heights('c3=2')}/2/pan:E5,C3/hecate:D3,E1`);
});

test('PAN-12: with Circe holding the card her drops win, his do not', () => {
  expectWin(`${heights('c3=2')}/1/circe:C3,E1/pan:A5,E5`, 'c3>d3#');
  expectNoWin(`${heights('a5=2')}/2/circe[*]:C3,E1/pan:A5,E5`, 'a5>a4^a3');
});

test('PAN-13: a winning drop into a fate space wins for Moerae', () => {
  const fate = `${heights('c3=2')}/1/pan:C3,E1/moerae[C4,D4,C3,D3]:A5,A4,A1`;
  expectWin(fate, 'c3>d3#', 2);
  expectWin(fate, 'c3>c2#', 1);
});
