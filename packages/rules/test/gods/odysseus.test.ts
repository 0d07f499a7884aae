import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, FLAT, playText, winnerOf } from '../support/play.ts';

const PLAIN = `${FLAT}/1/odysseus:C3,B1/mortal:D4,D3`;

test('ODYSSEUS-1: once, he sends neighbouring opponents to free corners, each once', () => {
  expectLegal(PLAIN, '(d3>a5)(d4>e1) c3>d3^c3[x]', `${heights('c3=1')}/2/odysseus[x]:D3,B1/mortal:A5,E1`);
  expectIllegal(PLAIN, '(d3>c5) c3>d3^c3[x]');
  expectIllegal(`${FLAT}/1/odysseus[x]:C3,B1/mortal:D4,D3`, '(d3>a5) c3>d3^c3');
  // b1 neighbours a1, so a worker sent there stands beside him again: not twice.
  expectIllegal(PLAIN, '(d3>a1)(a1>a5) c3>d3^c3[x]');
});

test('ODYSSEUS-2: one after the other, to a corner of any level without a dome', () => {
  const high = `${heights('a5=3 e5=4')}/1/odysseus:C3,B1/mortal:D4,D3`;
  expectLegal(high, '(d3>a5) c3>d3^c3[x]');
  expectIllegal(high, '(d3>e5) c3>d3^c3[x]');
  expectLegal(`${FLAT}/1/odysseus:B2,C3/mortal:A1,D3`, '(a1>e5)(d3>a1) c3>d3^c3[x]');
});

test('ODYSSEUS-3: beside him is judged when it is that worker’s turn', () => {
  expectIllegal(`${FLAT}/1/odysseus:C3,B1/mortal:E5,D3`, '(e5>a5) c3>c4^c5[x]');
});

test('ODYSSEUS-4: then an ordinary turn; nobody wins by being sent', () => {
  const after = playText(`${heights('a5=3')}/1/odysseus:C3,B1/mortal:D4,D3`, '(d3>a5) c3>d3^c3[x]');
  expect(winnerOf(after)).toBeUndefined();
  expectIllegal(PLAIN, '(d3>a5)[x]');
});

test('ODYSSEUS-5: coins protect, coins and Talus close a corner', () => {
  expectIllegal(`${heights('d3=1')}/1/odysseus:C3,B1/clio[2|D3]:D4,D3`, '(d3>a5) c3>c4^c5[x]');
  expectIllegal(`${heights('a5=1')}/1/odysseus:C3,B1/clio[2|A5]:D4,D3`, '(d3>a5) c3>c4^c5[x]');
  expectIllegal(`${FLAT}/1/odysseus:C3,B1/europa[A5]:D4,D3`, '(d3>a5) c3>c4^c5[x]');
});
