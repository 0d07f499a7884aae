import { makeState, parseFen } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectStuck,
  FLAT,
  openAfter,
  optionsAfter,
  playText,
  turnTexts,
} from '../support/play.ts';

const RICH = `${heights('b4=2')}/1/morpheus[2]:E5,B2/mortal:A5,E1`;

test('MORPHEUS-1: every turn begins with one more coin', () => {
  expectLegal(
    `${FLAT}/1/morpheus[1]:E5,B2/mortal:A5,E1`,
    'b2>b3[2]',
    `${FLAT}/2/morpheus[2]:E5,B3/mortal:A5,E1`,
  );
  const later = playText(`${FLAT}/1/morpheus[0]:E5,B2/mortal:A5,E1`, 'b2>b3[1]', 'a5>a4^a5', 'b3>b2[2]');
  expect(makeState(later, 0)).toBe('2');
  expect(makeState(playText(`${FLAT}/1/morpheus/mortal`, '+a1+e5', '+c3+c4', 'a1>a2[1]'), 0)).toBe('1');
});

test('MORPHEUS-2: he builds as often as he has coins, or not at all', () => {
  const two = `${FLAT}/1/morpheus[1]:E5,B2/mortal:A5,E1`;
  expectLegal(two, 'b2>b3^b4[1]', `${heights('b4=1')}/2/morpheus[1]:E5,B3/mortal:A5,E1`);
  expectLegal(two, 'b2>b3^b4^b4[0]', `${heights('b4=2')}/2/morpheus[0]:E5,B3/mortal:A5,E1`);
  expectIllegal(two, 'b2>b3^b4^b4^b4[0]');
  expect(openAfter(two, 'b2>b3', '^b4', '^b4').isComplete).toBe(true);
});

test('MORPHEUS-3: all by the worker that moved, blocks and then a dome on one space are fine', () => {
  expectLegal(RICH, 'b2>b3^b4^b4[1]', `${heights('b4=4')}/2/morpheus[1]:E5,B3/mortal:A5,E1`);
  expectLegal(RICH, 'b2>b3^b4^b4^a4[0]', `${heights('a4=1 b4=4')}/2/morpheus[0]:E5,B3/mortal:A5,E1`);
  expectIllegal(RICH, 'b2>b3^b4^d4[1]');
  expect(optionsAfter(RICH, 'b2>b3', '^b4', '^b4*')).not.toContain('^b4*');
});

test('MORPHEUS-4: coins that are not spent stay, without limit', () => {
  const hoard = `${FLAT}/1/morpheus[40]:E5,B2/mortal:A5,E1`;
  expect(makeState(openAfter(hoard, 'b2>b3', '^b4', 'skip').after ?? openAfter(hoard).position, 0)).toBe(
    '40',
  );
  expect(parseFen(`${FLAT}/1/morpheus[-1]:E5,B2/mortal:A5,E1`).ok).toBe(false);
  expect(parseFen(`${FLAT}/1/morpheus[x]:E5,B2/mortal:A5,E1`).ok).toBe(false);
});

test('MORPHEUS-4: a turn tells the coins also where their number is what it was', () => {
  const texts = turnTexts(`${FLAT}/1/morpheus[1]:E5,B2/mortal:A5,E1`);
  expect(texts).toContain('b2>b3^b4[1]');
  expect(texts.filter((text) => !/\[[012]\]$/.test(text))).toEqual([]);
});

test('MORPHEUS-5: he is stuck only when he can not move', () => {
  const walled = heights('b5=4 a3=4 b3=4 c4=4 c5=4 c3=4');
  // Nothing is left to build on but the space just left, and even that he may leave alone.
  expectLegal(`${walled}/1/morpheus[0]:A5,A4/mortal:E1,E2`, 'a5>b4[1]');
  expectStuck(`${heights('b5=2 a4=2 b4=2')}/1/morpheus[5]:A5/mortal:E1,E2`);
});

test('MORPHEUS-6: Limus limits each build; where none is left the coin is saved', () => {
  const besieged = `${FLAT}/1/morpheus[0]:A5/limus:B5,B2`;
  expectLegal(besieged, 'a5>a4[1]', `${FLAT}/2/morpheus[1]:A4/limus:B5,B2`);
  expect(openAfter(besieged, 'a5>a4').isComplete).toBe(true);
  expectIllegal(`${FLAT}/1/morpheus[3]:B2,E1/limus:C4,A1`, 'b2>b3^c2^b4[2]');
});

test('MORPHEUS-7: in other hands his coins stay on the card, and the next one comes there too', () => {
  const circe = `${FLAT}/1/circe:C3,E1/morpheus[2]:A5,E5`;
  expectLegal(circe, 'c3>c4^c5^b5[1]', `${heights('b5=1 c5=1')}/2/circe[*]:C4,E1/morpheus[1]:A5,E5`);
  const owner = expectLegal(circe, 'c3>c4[3]', `${FLAT}/2/circe[*]:C4,E1/morpheus[3]:A5,E5`);
  expectIllegal(owner, 'a5>a4[4]');
  expectLegal(owner, 'a5>a4^a5', `${heights('a5=1')}/1/circe[*]:C4,E1/morpheus[3]:E5,A4`);
});

test('MORPHEUS-8: the text tells the coins before the coming start of turn', () => {
  expect(optionsAfter(`${FLAT}/1/morpheus[0]:E5,B2/mortal:A5,E1`, 'b2>b3')).toContain('^b4');
  expectIllegal(`${FLAT}/1/morpheus[0]:E5,B2/mortal:A5,E1`, 'b2>b3^b4^b4[0]');
  expectLegal(
    `${FLAT}/1/morpheus:E5,B2/mortal:A5,E1`,
    'b2>b3^b4[0]',
    `${heights('b4=1')}/2/morpheus[0]:E5,B3/mortal:A5,E1`,
  );
});
