import { GODS } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, expectNoWin, expectWin, FLAT, optionsAfter } from '../support/play.ts';

const DRAG = `${FLAT}/1/scylla:E5,B2/mortal:A5,C2`;

test('SCYLLA-1: an opponent beside the space just left may be forced into it', () => {
  expectLegal(DRAG, 'b2>b3(c2>b2)^b4', `${heights('b4=1')}/2/scylla:E5,B3/mortal:A5,B2`);
  expectLegal(DRAG, 'b2>b3^b4', `${heights('b4=1')}/2/scylla:E5,B3/mortal:A5,C2`);
  expectIllegal(DRAG, 'b2>b3(e5>b2)^b4');
});

test('SCYLLA-2: beside the space left, whatever the levels', () => {
  expectIllegal(DRAG, 'b2>b3(a5>b2)^b4');
  expectLegal(`${heights('b2=3')}/1/scylla:E5,B2/mortal:A5,C2`, 'b2>b3(c2>b2)^b4');
  expectLegal(`${heights('c2=3')}/1/scylla:E5,B2/mortal:A5,C2`, 'b2>b3(c2>b2)^b4');
});

test('SCYLLA-3: one worker', () => {
  const two = `${FLAT}/1/scylla:E5,B2/mortal:A2,C2`;
  expect(optionsAfter(two, 'b2>b3')).toEqual(['(a2>b2)', '(c2>b2)', 'skip']);
  expect(optionsAfter(two, 'b2>b3', '(a2>b2)').filter((step) => step.startsWith('('))).toEqual([]);
});

test('SCYLLA-4: a win comes first', () => {
  const win = `${heights('b2=2 b3=3')}/1/scylla:E5,B2/mortal:A5,C2`;
  expectWin(win, 'b2>b3#');
  expect(optionsAfter(win, 'b2>b3')).toEqual([]);
});

test('SCYLLA-5: then the worker that moved builds', () => {
  expectIllegal(DRAG, 'b2>b3(c2>b2)^b2');
  expectIllegal(DRAG, 'b2>b3(c2>b2)^d5');
  expectLegal(DRAG, 'b2>b3(c2>b2)^c2');
});

test('SCYLLA-6: who is dragged wins nothing', () => {
  expectNoWin(`${heights('b2=3 c2=2')}/1/scylla:E5,B2/mortal:A5,C2`, 'b2>b3(c2>b2)^b4');
});

test('SCYLLA-7: with Aphrodite, whirlpools, Harpies and coins', () => {
  // Aphrodite 10: leaving is allowed with a drag, and then the drag is a must; a win needs none.
  const marked = `${FLAT}/1/scylla:E5,B2/aphrodite:A5,C1`;
  expectLegal(marked, 'b2>b3(c1>b2)^b4');
  expectIllegal(marked, 'b2>b3^b4');
  expectLegal(marked, 'b2>b1^b2');
  expectWin(`${heights('b2=2 b3=3')}/1/scylla:E5,B2/aphrodite:A5,C1`, 'b2>b3#');
  expectWin(`${heights('b4=2 c3=3')}/1/scylla:E5,B4/aphrodite:A5,E1`, 'b4>c3#');
  // Charybdis 11: the drag comes first. It may fill the second whirlpool, or free it.
  const home = `${FLAT}/1/scylla:E5,B2/charybdis[B3,B2]:A5,C2`;
  expectLegal(home, 'b2>b3(c2>b2)^b4');
  expectLegal(home, 'b2>b3(b3>b2)^b3');
  expectIllegal(home, 'b2>b3^b4');
  expectIllegal(home, 'b2>b3(b3>b2)(c2>b2)^b3');
  const held = `${FLAT}/1/scylla:E5,B2/charybdis[B3,C2]:A5,C2`;
  expectLegal(held, 'b2>b3^b4');
  expectLegal(held, 'b2>b3(c2>b2)(b3>c2)^c3');
  // A worker that a whirlpool is about to take has not won by its step; where it lands decides.
  const summit = heights('b2=2 b3=3');
  expectNoWin(`${summit}/1/scylla:E5,B2/charybdis[B3,D2]:A5,A1`, 'b2>b3(b3>d2)^d3');
  expectWin(`${summit}/1/scylla:E5,B2/charybdis[B3,C2]:A5,C2`, 'b2>b3#');
  expectWin(`${heights('d2=3')}/1/scylla:E5,B2/charybdis[B3,D2]:A5,C2`, 'b2>b3(c2>b2)(b3>d2)#');
  // Carried back to where she came from she leaves no space to drag anybody to: the win is none for Aphrodite.
  const back = `${heights('b2=3')}/1/scylla:A5,B2/aphrodite:C1,E5/atlas/charybdis[B3,B2]`;
  expectIllegal(back, 'b2>b3(b3>b2)#');
  expectWin(back.replace('C1', 'C2'), 'b2>b3(b3>b2)#');
  // The slide comes after the drag.
  expectLegal(`${FLAT}/1/scylla:B2,E5/harpies:C2,A5`, 'b2>b3(c2>b2)(b3>b4)(b4>b5)^c5');
  expectIllegal(`${heights('c2=1')}/1/scylla:E5,B2/clio[2|C2]:A5,C2`, 'b2>b3(c2>b2)^b4');
});

test('SCYLLA-8: two or four players, not three', () => {
  expect(GODS.find(({ id }) => id === 'scylla')?.players).toEqual([2, 4]);
  expectLegal(`${FLAT}/1/pan:E5,B2/atlas:A5,C2/scylla/zeus`, 'b2>b3^b4');
  expectLegal(`${FLAT}/3/pan:E5,B2/atlas:A5,C2/scylla/zeus`, 'b2>b3(c2>b2)^b4');
  expectIllegal(`${FLAT}/1/pan:E5,B2/atlas:A5,C2/scylla/zeus`, 'b2>b3(c2>b2)^b4');
});
