import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectLegal, expectNoWin, expectStuck, expectWin, turnTexts, winnerOf } from '../support/play.ts';

test('HERA-1: no opponent wins by a move to the edge, whatever the condition', () => {
  const climb = `${heights('c5=3 c4=2 d3=3')}/1/mortal:C4,E1/hera:A5,A1`;
  expectNoWin(climb, 'c4>c5^c4', `${heights('c5=3 c4=3 d3=3')}/2/mortal:C5,E1/hera:A5,A1`);
  expectWin(climb, 'c4>d3#');
  const drop = `${heights('b3=2')}/1/pan:B3,E1/hera:A5,D1`;
  expectNoWin(drop, 'b3>a3^a4');
  expectWin(drop, 'b3>c3#');
  const lovers = `${heights('a2=1 b1=1 b2=1')}/1/eros:B3,B1/hera:E5,E4`;
  expectNoWin(lovers, 'b3>a2^a3');
  expectWin(lovers, 'b3>b2#');
  const carried = `${heights('e3=3')}/1/charybdis[B3,E3]:B2,E1/hera:A5,A1`;
  expectNoWin(carried, 'b2>b3(b3>e3)^d3');
  expectWin(`${heights('d3=3')}/1/charybdis[B3,D3]:B2,E1/hera:A5,A1`, 'b2>b3(b3>d3)#');
});

test('HERA-2: the move stands and the turn goes on', () => {
  const artemis = `${heights('c5=3 c4=2 d4=3')}/1/artemis:C4,E1/hera:A5,A1`;
  expectNoWin(artemis, 'c4>c5>b4^c4');
  expect(turnTexts(artemis).filter((text) => text.includes('c5#'))).toEqual([]);
});

test('HERA-3: standing on level 3 gives nothing later', () => {
  const standing = `${heights('c5=3 d5=3 c4=3')}/1/mortal:C5,E1/hera:A5,A1`;
  expectNoWin(standing, 'c5>c4^b4');
  expectNoWin(standing, 'c5>d5^e5');
});

test('HERA-4: wins and losses that are not by moving are not touched', () => {
  const tower = `${heights('a5=4 b5=4 c5=4 d5=4 e5=3')}/1/chronus:E3,A1/hera:C3,C1`;
  expectWin(tower, 'e3>e4^e5#');
  const stuck = `${heights('b5=2 a4=2 b4=2 d5=2 d4=2 e4=2')}/1/mortal:A5,E5/hera:A1,C3`;
  expectStuck(stuck);
  const flanked = `${heights('b4=0')}/1/maenads:C1,E2/hera:D1,A5`;
  expect(winnerOf(expectLegal(flanked, 'e2>e1^e2#'))).toBe(1);
});

test('HERA-5: she herself wins there', () => {
  expectWin(`${heights('c5=3 c4=2')}/1/hera:C4,E1/mortal:A5,A1`, 'c4>c5#');
});

test('HERA-6: with three and four players all opponents are bound', () => {
  const board = heights('c5=3 c4=2');
  expectNoWin(`${board}/1/pan:C4,E1/atlas:A1,B1/hera:A5,A3`, 'c4>c5^c4');
  expectNoWin(`${board}/2/hera:A5,A3/pan:C4,E1/atlas:A1,B1`, 'c4>c5^c4');
  expectNoWin(`${board}/1/pan:C4,E1/atlas:A1,B1/artemis/hera`, 'c4>c5^c4');
  expectNoWin(`${board}/3/pan:C4,E1/atlas:A1,B1/artemis/hera`, 'c4>c5^c4');
  expectWin(`${board}/1/pan:C4,E1/atlas:A1,B1/hera/artemis`, 'c4>c5#');
});
