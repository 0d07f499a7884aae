import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, expectNoWin, FLAT, optionsAfter } from '../support/play.ts';

test('ARTEMIS-10: every step obeys Athena, Hades, Aeolus and Hippolyta', () => {
  expectIllegal(`${heights('b4=1')}/1/artemis:E5,B2/athena[^]:A5,E1`, 'b2>b3>b4^b5');
  expectIllegal(`${heights('b2=1 b3=1')}/1/artemis:E5,B2/hades:A5,E1`, 'b2>b3>b4^b5');
  expectIllegal(`${FLAT}/1/artemis:E5,B2/aeolus[n]:A5,E1`, 'b2>c3>c4^c5');
  expectIllegal(`${FLAT}/1/artemis:E5,B2/hippolyta[A5]:A5,E1`, 'b2>c3>c4^c5');
  expectLegal(`${FLAT}/1/artemis:E5,B2/hippolyta[A5]:A5,E1`, 'b2>c3>d4^d5');
});

test('ARTEMIS-12: if one or two moves can contain a climb, one of them must', () => {
  const second = `${heights('b4=1')}/1/artemis:E5,B2/persephone:A5,E1`;
  expectLegal(second, 'b2>b3>b4^b5');
  expectIllegal(second, 'b2>b3^a3');
  expectIllegal(second, 'b2>c2>d2^d1');
});

test('ARTEMIS-13: a slide after each move; the ban is on the chosen target', () => {
  const slide = `${FLAT}/1/artemis:C3,E1/harpies:A5,E5`;
  expectLegal(slide, 'c3>d3(d3>e3)>d2(d2>c1)^b1');
  // Stepping west from e3 she slides over c3, where she started, to the edge.
  expectLegal(slide, 'c3>d3(d3>e3)>d3(d3>c3)(c3>b3)(b3>a3)^a2');
  expectIllegal(`${heights('b3=1')}/1/artemis:C3,E1/harpies:A5,E5`, 'c3>c4(c4>c5)>c4^b4');
  expectIllegal(`${heights('e3=1')}/1/artemis:C3,E1/harpies:A5,E5`, 'c3>d3>c3(c3>b3)(b3>a3)^a2');
});

test('ARTEMIS-14: a first move onto a perimeter level 3 does not win against Hera; the second may follow', () => {
  const hera = `${heights('b4=2 b5=3')}/1/artemis:B4,E1/hera:A1,D1`;
  expectNoWin(hera, 'b4>b5^c5');
  expectNoWin(hera, 'b4>b5>c5^d5');
});

test('ARTEMIS-15: a whirlpool may carry her away between the moves; coins and Talus stay closed', () => {
  expectLegal(`${FLAT}/1/artemis:B2,A5/charybdis[B3,D2]:A1,E5`, 'b2>b3(b3>d2)>d3^d4');
  expectIllegal(`${heights('b3=1')}/1/artemis:B2,A5/clio[2|B3]:A1,E5`, 'b2>b3>b4^b5');
  expectIllegal(`${FLAT}/1/artemis:B2,A5/europa[B3]:A1,E5`, 'b2>b3>b4^b5');
});

test('ARTEMIS-16: a sleeping worker makes no move at all', () => {
  const asleep = `${heights('b2=1')}/1/artemis:B2,E1/hypnus:A5,E5`;
  expect(optionsAfter(asleep).every((step) => step.startsWith('e1>'))).toBe(true);
});
