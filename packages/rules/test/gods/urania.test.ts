import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, expectNoWin, expectWin, FLAT, optionsAfter } from '../support/play.ts';

const CORNER = `${FLAT}/1/urania:C3,A1/mortal:B5,D2`;

test('URANIA-1: her moves and builds go on at the opposite edge and corner', () => {
  expect(optionsAfter(CORNER).filter((step) => step.startsWith('a1'))).toEqual([
    'a1>a2',
    'a1>a5',
    'a1>b1',
    'a1>b2',
    'a1>e1',
    'a1>e2',
    'a1>e5',
  ]);
  expectLegal(CORNER, 'a1>e5^a5', `${heights('a5=1')}/2/urania:E5,C3/mortal:B5,D2`);
  expectLegal(CORNER, 'a1>e1^e5');
  expectIllegal(CORNER, 'a1>c5^c4');
  // Everybody else meets the edge.
  expectIllegal(CORNER.replace('/1/', '/2/'), 'b5>b1^b2');
});

test('URANIA-2: heights and workers count as always, and a wrapped climb wins', () => {
  expectWin(`${heights('a3=3 e3=2')}/1/urania:C5,E3/mortal:B1,D1`, 'e3>a3#');
  expectIllegal(`${heights('a3=3 e3=1')}/1/urania:C5,E3/mortal:B1,D1`, 'e3>a3#');
  expectIllegal(`${FLAT}/1/urania:C5,E3/mortal:A3,D1`, 'e3>a3^a2');
  expectIllegal(`${heights('a3=a')}/1/urania:C5,E3/mortal:B1,D1`, 'e3>e4^a3');
});

test('URANIA-3: for everything else neighbouring is ordinary', () => {
  // A Limus worker on a3 does not guard e3, though Urania could build there from a2.
  expectLegal(`${FLAT}/1/urania:B2,C5/limus:A3,E1`, 'b2>a1^e5');
  expectIllegal(`${FLAT}/1/urania:B2,C5/limus:A3,E1`, 'b2>a1^a2');
  // e3 and b3 are on both sides of a3 only for her.
  expectNoWin(`${FLAT}/1/maenads:E3,B2/urania:A3,C5`, 'b2>b3^b2');
});

test('URANIA-4: the direction of a wrapped step is the one across the edge', () => {
  // No moves to the east: the wind blows to the west. From e3 to a3 is east, from a3 to e3 is west.
  const wind = `${FLAT}/1/urania:E3,C5/aeolus[e]:B1,D1`;
  expectIllegal(wind, 'e3>a3^a2');
  expectLegal(wind, 'e3>d3^d2');
  expectLegal(wind.replace('E3', 'A3'), 'a3>e3^e2');
  const amazon = `${FLAT}/1/urania:E3,C5/hippolyta[B1]:B1,D1`;
  expectIllegal(amazon, 'e3>a3^a4');
  expectLegal(amazon, 'e3>a2^a3');
});

test('URANIA-5: a wrapped step slides on but not across the edge, and wins nothing on the edge before Hera', () => {
  expectLegal(
    `${FLAT}/1/urania:E3,C5/harpies:B1,D1`,
    'e3>a3(a3>b3)(b3>c3)(c3>d3)(d3>e3)^e4',
    `${heights('e4=1')}/2/urania:C5,E3/harpies:B1,D1`,
  );
  expectLegal(`${FLAT}/1/urania:E3,C5/harpies:A2,D1`, 'e3>e4(e4>e5)^e1');
  expectNoWin(`${heights('a3=3 e3=2')}/1/urania:C5,E3/hera:B1,D1`, 'e3>a3^a4');
});
