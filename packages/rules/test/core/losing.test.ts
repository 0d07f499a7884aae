/** Defeat outside a turn. */

import { lose, makeFen, walkFrom } from '@caldera/rules';
import { expect, test } from 'vitest';
import { beginTurn } from '../../src/core/beginning.ts';
import { eliminate } from '../../src/core/ending.ts';
import { memoryOf, remember } from '../../src/core/walk.ts';
import { workersOfPlayer } from '../../src/core/workers.ts';
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

test('G11.2: of three, every mark on the workers that leave goes with them, and no other', () => {
  const board = `${FLAT}/2/mortal:A5,B5/mortal:C5,D5/mortal:E5,A4`;
  for (const player of [0, 1, 2]) {
    const walk = walkFrom(at(board));
    beginTurn(walk);
    const all = 0b111111;
    const leaving = 0b11 << (2 * player);
    for (const mark of ['female', 'recent', 'bound']) Reflect.set(walk, mark, all);
    remember(walk, player, 5);
    eliminate(walk, player);
    expect([walk.female, walk.recent, walk.bound]).toEqual(Array.from({ length: 3 }, () => all & ~leaving));
    expect([0, 1, 2].map((other) => workersOfPlayer(walk, other))).toEqual(
      [0b11, 0b1100, 0b110000].map((workers) => workers & ~leaving),
    );
    expect([walk.out, memoryOf(walk, player), walk.winner]).toEqual([1 << player, 0, -1]);
    expect(walk.toMove).toBe(player === 1 ? 2 : 1);
  }
});
