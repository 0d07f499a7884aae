import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  FLAT,
  fenOf,
  openAfter,
  optionsAfter,
  playText,
} from '../support/play.ts';

test('ATLAS-7: next to Limus he may still build, but only domes', () => {
  const limus = `${FLAT}/1/atlas:E5,B2/limus:C4,A1`;
  expectLegal(limus, 'b2>c3^d3*');
  expectIllegal(limus, 'b2>c3^d3');
});

test('ATLAS-8: nothing on a coin; a whirlpool goes back to its card', () => {
  expectIllegal(`${heights('b4=1')}/1/atlas:E5,B2/clio[2|B4]:A5,E1`, 'b2>b3^b4*');
  const whirlpool = playText(`${FLAT}/1/atlas:E5,B2/charybdis[B4]:A5,E1`, 'b2>b3^b4*');
  expect(fenOf(whirlpool)).toContain('charybdis:');
});

test('DEMETER-7: Limus forbids blocks for both builds; Gaea may step in after a dome', () => {
  const limus = `${heights('c4=3')}/1/demeter:E5,B2/limus:D4,A1`;
  expectLegal(limus, 'b2>b3^c4^a4');
  expectIllegal(limus, 'b2>b3^a4^c3');
  const gaea = `${heights('c4=3')}/1/demeter:E5,B2/gaea:A5,E1`;
  expect(openAfter(gaea, 'b2>b3', '^c4*').decides).toBe(1);
  expect(optionsAfter(gaea, 'b2>b3', '^c4*', '+b4')).not.toContain('^b4');
});

test('HEPHAESTUS-6: no block near Limus, so no double build; a dome on level 3 is allowed', () => {
  const limus = `${heights('c3=3')}/1/hephaestus:E5,B2/limus:C4,A1`;
  expectIllegal(limus, 'b2>b3^b4^b4');
  expectLegal(limus, 'b2>b3^c3');
  expectLegal(limus, 'b2>b3^c2^c2');
});

test('HEPHAESTUS-7: not on a coin; a whirlpool leaves with the first block', () => {
  expectIllegal(`${heights('b4=1')}/1/hephaestus:E5,B2/clio[2|B4]:A5,E1`, 'b2>b3^b4^b4');
  const whirlpool = playText(`${FLAT}/1/hephaestus:E5,B2/charybdis[B4]:A5,E1`, 'b2>b3^b4^b4');
  expect(fenOf(whirlpool)).toContain('charybdis:');
});
