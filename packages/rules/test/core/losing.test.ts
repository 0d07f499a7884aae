/** Defeat outside a turn. */

import { lose, makeFen } from '@caldera/rules';
import { expect, test } from 'vitest';
import { at, FLAT } from '../support/play.ts';

test('of two players the other one has won', () => {
  expect(makeFen(lose(at(`${FLAT}/1/pan:A2,A1/apollo:B2,B1`), 0))).toBe(`${FLAT}/2/pan:A2,A1/apollo#:B2,B1`);
});

test('of three, workers and memory leave and the others play on until one is left', () => {
  const three = at(`${FLAT}/1/athena[^]:A2,A1/apollo:B2,B1/pan:C2,C1`);
  const two = lose(three, 0);
  expect(makeFen(two)).toBe(`${FLAT}/2/athena-:/apollo:B2,B1/pan:C2,C1`);
  expect(makeFen(lose(two, 2))).toBe(`${FLAT}/2/athena-:/apollo#:B2,B1/pan-:`);
});

test('of three, while somebody else is to move, the turn stays', () => {
  const three = at(`${FLAT}/1/athena[^]:A2,A1/apollo:B2,B1/pan:C2,C1`);
  expect(makeFen(lose(three, 1))).toBe(`${FLAT}/1/athena[^]:A2,A1/apollo-:/pan:C2,C1`);
});

test('of four, the other team has won', () => {
  expect(lose(at(`${FLAT}/3/pan:A2,A1/apollo:B2,B1/atlas/demeter`), 2).winner % 2).toBe(1);
});

test('twice, or after the end, changes nothing', () => {
  const over = at(`${FLAT}/2/pan#:A2,A1/apollo:B2,B1`);
  expect(lose(over, 0)).toBe(over);
  const two = at(`${FLAT}/2/athena-:/apollo:B2,B1/pan:C2,C1`);
  expect(lose(two, 0)).toBe(two);
});
