import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, fenOf, optionsAfter, playText, winnerOf } from '../support/play.ts';

const HIGH = `${heights('c4=3')}/1/medea:E5,B2/mortal:C4,E1`;

test('MEDEA-1: once, all blocks under a worker beside hers are removed', () => {
  expectLegal(HIGH, 'b2>b3^a4!!c4[x]', `${heights('a4=1')}/2/medea[x]:E5,B3/mortal:C4,E1`);
  const own = `${heights('c3=2')}/1/medea:C3,B2/mortal:A5,E1`;
  expectLegal(own, 'b2>b3^a4!!c3[x]', `${heights('a4=1')}/2/medea[x]:B3,C3/mortal:A5,E1`);
  expectIllegal(`${heights('c4=3')}/1/medea[x]:E5,B2/mortal:C4,E1`, 'b2>b3^a4!!c4');
  expectIllegal(`${heights('c4=3')}/1/medea:E5,B1/mortal:C4,E1`, 'b1>b2^a3!!c4[x]');
});

test('MEDEA-2: whoever comes down has not moved: Pan does not win by it', () => {
  const pan = playText(`${heights('c4=3')}/1/medea:E5,B2/pan:C4,E1`, 'b2>b3^a4!!c4[x]');
  expect(winnerOf(pan)).toBeUndefined();
});

test('MEDEA-3: tokens on the blocks leave; a worker on a coin cannot be chosen', () => {
  const coin = `${heights('c4=1')}/1/medea:E5,B2/clio[2|C4]:C4,E1`;
  expectIllegal(coin, 'b2>b3^a4!!c4[x]');
  const whirlpool = `${heights('c4=1')}/1/medea:E5,B2/charybdis[C4]:C4,E1`;
  expect(fenOf(playText(whirlpool, 'b2>b3^a4!!c4[x]'))).toContain('charybdis:');
});

test('MEDEA-4: the rest of the tower is gone and goes nowhere else', () => {
  const after = playText(HIGH, 'b2>b3^a4!!c4[x]');
  expect(fenOf(after).slice(0, 25)).toBe(heights('a4=1'));
});

test('MEDEA-5: after the build, and only if she likes', () => {
  expect(optionsAfter(HIGH, 'b2>b3', '^a4')).toEqual(['!c4', 'skip']);
  expect(optionsAfter(HIGH)).not.toContain('!c4');
});
