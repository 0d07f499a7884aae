import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, FLAT, optionsAfter, playText, winnerOf } from '../support/play.ts';

test('HERMES-10: Athena and Hades do not touch the free turn', () => {
  expectLegal(`${FLAT}/1/hermes:D4,B2/athena[^]:A5,E1`, 'b2>b3>b4 d4>d3^d2');
  expectLegal(`${heights('b2=1 b3=1')}/1/hermes:D4,B2/hades:A5,E1`, 'b2>b3 d4>d3^d2');
});

test('HERMES-11: a sleeper cannot move but may build; a lone one can only build', () => {
  const asleep = `${heights('b2=1')}/1/hermes:D4,B2/hypnus:A5,E1`;
  expectIllegal(asleep, 'b2>b3^b4');
  expectLegal(asleep, 'd4>d3^b3');
  const lone = `${FLAT}/1/hermes:B2/hypnus:A5,E1`;
  expectLegal(lone, '^b3');
  expect(optionsAfter(lone).every((step) => step.startsWith('^'))).toBe(true);
});

test('HERMES-12: while an ordinary climb is possible the free turn is not', () => {
  const climb = `${heights('b3=1')}/1/hermes:D4,B2/persephone:A5,E1`;
  expectLegal(climb, 'b2>b3^b4');
  expectIllegal(climb, '^a1');
  expectIllegal(climb, 'd4>d3^d2');
});

test('HERMES-14: no blocks near Limus, for either builder', () => {
  const limus = `${FLAT}/1/hermes:D4,B2/limus:C3,E1`;
  expectIllegal(limus, '^b3');
  expectIllegal(limus, '^d3');
  expectLegal(limus, '^a1');
});

test('HERMES-15: a whirlpool carries him; further steps are compared with the new level', () => {
  const carried = `${heights('d2=1 d1=1')}/1/hermes:E5,B2/charybdis[B3,D2]:A5,A1`;
  expectLegal(carried, 'b2>b3(b3>d2)>d1^c1');
  expectIllegal(carried, 'b2>b3(b3>d2)>c2^c1');
});

test('HERMES-16: walking into the abyss loses at once', () => {
  expect(winnerOf(playText(`${FLAT}/1/hermes:E5,B2/tartarus[B4]:A5,A1`, 'b2>b3>b4#'))).toBe(2);
});
