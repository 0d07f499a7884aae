import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, FLAT, openAfter, optionsAfter, turnTexts } from '../support/play.ts';

const OPEN = `${FLAT}/1/hestia:E5,B2/mortal:A5,E1`;

test('HESTIA-1: a second build, not on the edge', () => {
  expectLegal(OPEN, 'b2>b3^a3^b4', `${heights('a3=1 b4=1')}/2/hestia:E5,B3/mortal:A5,E1`);
  expectLegal(OPEN, 'b2>b3^a4', `${heights('a4=1')}/2/hestia:E5,B3/mortal:A5,E1`);
  expectIllegal(OPEN, 'b2>b3^a3^a4', `${heights('a3=1 a4=1')}/2/hestia:E5,B3/mortal:A5,E1`);
});

test('HESTIA-2: the first may be anywhere, the second on the same interior space', () => {
  expect(optionsAfter(OPEN, 'b2>b3')).toEqual(['^a2', '^a3', '^a4', '^b2', '^b4', '^c2', '^c3', '^c4']);
  expect(optionsAfter(OPEN, 'b2>b3', '^b4')).toEqual(['^b2', '^b4', '^c2', '^c3', '^c4', 'skip']);
  expectLegal(OPEN, 'b2>b3^b4^b4', `${heights('b4=2')}/2/hestia:E5,B3/mortal:A5,E1`);
  expectIllegal(OPEN, 'b2>b3^a3^a3', `${heights('a3=2')}/2/hestia:E5,B3/mortal:A5,E1`);
});

test('HESTIA-3: by the same worker, ordinary pieces, domes too', () => {
  const tall = `${heights('b4=2 c4=3')}/1/hestia:E5,B2/mortal:A5,E1`;
  expectLegal(tall, 'b2>b3^b4^b4', `${heights('b4=4 c4=3')}/2/hestia:E5,B3/mortal:A5,E1`);
  expectLegal(tall, 'b2>b3^c4^b4', `${heights('b4=3 c4=4')}/2/hestia:E5,B3/mortal:A5,E1`);
  expectIllegal(tall, 'b2>b3^a3^d4');
});

test('HESTIA-4: without an interior space in reach there is no second build', () => {
  const cornered = `${FLAT}/1/hestia:B1,E5/mortal:B2,E1`;
  expectLegal(cornered, 'b1>a1^a2', `${heights('a2=1')}/2/hestia:E5,A1/mortal:B2,E1`);
  expect(openAfter(cornered, 'b1>a1', '^a2').isComplete).toBe(true);
});

test('HESTIA-5: two builds on the edge are impossible, edge first and inside second is the order', () => {
  const both = turnTexts(OPEN).filter((text) => /^b2>b3\^a\d\^a\d/.test(text));
  expect(both).toEqual([]);
  expectIllegal(OPEN, 'b2>b3^b4^a3');
  expectLegal(OPEN, 'b2>b3^a3^b4');
});

test('HESTIA-6: Limus limits each build, Gaea may answer each dome', () => {
  const limus = `${heights('c3=3')}/1/hestia:E5,B2/limus:A5,C4`;
  expectIllegal(limus, 'b2>b3^a2^b4');
  expectIllegal(limus, 'b2>b3^b4^c2');
  expectLegal(limus, 'b2>b3^a2^c3', `${heights('c3=4 a2=1')}/2/hestia:E5,B3/limus:A5,C4`);
  const gaea = `${heights('b4=3')}/1/hestia:E5,B2/gaea:D1,E1`;
  expect(optionsAfter(gaea, 'b2>b3', '^b4*')).toContain('+c4');
  expect(optionsAfter(gaea, 'b2>b3', '^b4*', '+c4')).not.toContain('^c4');
});
