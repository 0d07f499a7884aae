import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectStuck,
  expectWin,
  optionsAfter,
  turnTexts,
} from '../support/play.ts';

const STEP = `${heights('c4=1 c3=1 b3=2')}/1/mortal:C3,E1/hades:A5,A1`;

test('HADES-1: opponents move level or up, never down', () => {
  expect(optionsAfter(STEP).filter((step) => step.startsWith('c3'))).toEqual(['c3>b3', 'c3>c4']);
  expectIllegal(STEP, 'c3>d3^d4', `${heights('c4=1 c3=1 b3=2 d4=1')}/2/mortal:D3,E1/hades:A5,A1`);
  expectLegal(STEP, 'c3>c4^c5');
  expectWin(`${heights('c3=2 d3=3')}/1/mortal:C3,E1/hades:A5,A1`, 'c3>d3#');
  // Hades goes where he likes.
  expectLegal(`${heights('c3=3')}/1/hades:C3,E1/mortal:A5,A1`, 'c3>d3^d4');
});

test('HADES-2: every step of a longer turn is tested, on the levels of that moment', () => {
  const hill = `${heights('b3=1')}/1/artemis:B2,E5/hades:A5,E1`;
  expectLegal(hill, 'b2>c3>c4^c5');
  expect(turnTexts(hill).filter((text) => text.startsWith('b2>b3>'))).toEqual([]);
  // The first build lifts a lower neighbour to the builder's own level and opens a level move.
  const builder = `${heights('b2=1 e5=1')}/1/prometheus:B2,E5/hades:A5,E1`;
  expectIllegal(builder, 'b2>b3^b4');
  expectLegal(builder, '^b3 b2>b3 ^b4');
});

test('HADES-3: forces go down freely, swaps and pushes downwards are moves down', () => {
  const swap = `${heights('b2=1')}/1/apollo:B2,E5/hades:C2,A5`;
  expectIllegal(swap, 'b2>c2(c2>b2)^d2');
  expectLegal(`${heights('c2=1')}/1/apollo:B2,E5/hades:C2,A5`, 'b2>c2(c2>b2)^d2');
  expectIllegal(`${heights('b2=1')}/1/minotaur:B2,E5/hades:C2,A5`, 'b2>c2(c2>d2)^b2');
  expectLegal(`${heights('b2=1 c2=1')}/1/minotaur:B2,E5/hades:C2,A5`, 'b2>c2(c2>d2)^b2');
  expectIllegal(`${heights('b2=1')}/1/iris:B2,E5/hades:C2,A5`, 'b2>d2^d1');
  expectLegal(`${heights('b2=1 d2=1')}/1/iris:B2,E5/hades:C2,A5`, 'b2>d2^d1');
  // A slide down is a force.
  expectLegal(`${heights('b3=1 c3=1')}/1/pan:B3,E1/harpies:A5,E5/hades:A1,C1`, 'b3>c3(c3>d3)(d3>e3)^e4');
});

test('HADES-4: without a complete turn the opponent has lost', () => {
  expectStuck(`${heights('e5=1 c3=1')}/1/mortal:E5,C3/hades:A5,A1`);
  expectNoWin(`${heights('e5=1 c3=1 d4=1')}/1/mortal:E5,C3/hades:A5,A1`, 'c3>d4^c4');
});

test('HADES-5: his own workers are free in the hands of Dionysus and Eris', () => {
  expectLegal(`${heights('d4=3 a5=1')}/1/dionysus:C3,E1/hades:A5,A1`, 'c3>d3^d4 a5>a4^a3');
  const eris = `${heights('a5=1 c3=1')}/1/eris:C3,E1/hades:A5,A1`;
  expectLegal(eris, 'a5>a4^a3');
  expectIllegal(eris, 'c3>d3^d4');
});
