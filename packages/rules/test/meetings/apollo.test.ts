import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, FLAT, fenOf, playText } from '../support/play.ts';

test('APOLLO-10: what limits moves limits swaps', () => {
  expectIllegal(`${heights('b2=1')}/1/apollo:E5,B2/hades:A5,C2`, 'b2>c2(c2>b2)^d2');
  expectIllegal(`${FLAT}/1/apollo:E5,C2/aeolus[w]:A5,B2`, 'c2>b2(b2>c2)^a2');
  expectIllegal(`${FLAT}/1/apollo:E5,B2/hippolyta[A5]:A5,C2`, 'b2>c2(c2>b2)^d2');
  expectLegal(`${FLAT}/1/apollo:E5,B2/hippolyta[A5]:A5,C3`, 'b2>c3(c3>b2)^d3');
  expectIllegal(`${heights('b2=1')}/1/apollo:E5,B2/hypnus:A5,C2`, 'b2>c2(c2>b2)^d2');
  const climb = `${heights('c2=1')}/1/apollo:E5,B2/persephone:A5,C2`;
  expectLegal(climb, 'b2>c2(c2>b2)^d2');
  expectIllegal(climb, 'b2>b3^b4');
});

test('APOLLO-12: after a swap the slide goes on, and the swapped worker stays behind', () => {
  expectLegal(
    `${FLAT}/1/apollo:B3,A1/harpies:E5,C3`,
    'b3>c3(c3>b3)(c3>d3)(d3>e3)^e2',
    `${heights('e2=1')}/2/apollo:E3,A1/harpies:E5,B3`,
  );
});

test('APOLLO-13: nobody on a coin is swapped, nobody stands on Talus', () => {
  expectIllegal(`${heights('c3=1')}/1/apollo:B3,E1/clio[2|C3]:E5,C3`, 'b3>c3(c3>b3)^b4');
  expectIllegal(`${FLAT}/1/apollo:B3,E1/europa[C3]:E5,A5`, 'b3>c3^b4');
});

test('APOLLO-14: around Limus is judged after the swap', () => {
  const limus = `${FLAT}/1/apollo:E5,B2/limus:C2,E3`;
  // She stands on b2 then: a1 neighbours her, d1 does not.
  expectIllegal(limus, 'b2>c2(c2>b2)^b1');
  expectLegal(limus, 'b2>c2(c2>b2)^d1');
});

test('APOLLO-15: a swap with a hidden worker happens, and the turn goes on', () => {
  const after = playText(`${FLAT}/1/apollo:E5,B2/hecate:A5,C3`, 'b2>c3(c3>b2)^c4');
  expect(fenOf(after)).toBe(`${heights('c4=1')}/2/apollo:E5,C3/hecate:A5,B2`);
});

test('APOLLO-16: the mover may be carried away by a whirlpool, the swapped worker not', () => {
  const onto = `${FLAT}/1/apollo:E5,B2/charybdis[C2,E1]:A5,C2`;
  expect(fenOf(playText(onto, 'b2>c2(c2>b2)(c2>e1)^d1'))).toContain('apollo:E5,E1/charybdis[C2,E1]:A5,B2');
  const under = `${FLAT}/1/apollo:E5,B2/charybdis[B2,E1]:A5,C2`;
  expect(fenOf(playText(under, 'b2>c2(c2>b2)^d1'))).toContain('apollo:E5,C2/charybdis[B2,E1]:A5,B2');
});
