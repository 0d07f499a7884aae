/** PLACE: the workers come to the board. */

import { Game } from '@caldera/rules';
import { expect, test } from 'vitest';
import { after, cellAt, expectRefused, operableNow, workerOn, xy } from './support.ts';

const fresh = (start = 1): Game => after(Game.new(start, 'Ada', 'Bob', 'mortal', 'mortal'));
const placed = (game: Game, player: number, ...names: string[]): Game =>
  names.reduce((before, name) => after(before.placeWorker(player, ...xy(name))), game);
const ready = (): Game => placed(placed(fresh(), 1, 'b2', 'b3'), 2, 'd2', 'd3');

test('PLACE-1: only while the status is PLACE', () => {
  const error = expectRefused(ready().placeWorker(1, ...xy('a1')), 'PLACE-1', 'WORKERS_PLACED');
  expect(error.operation).toBe('placeWorker');
});

test('PLACE-2: only the player whose turn it is, and nobody who does not exist', () => {
  expectRefused(fresh().placeWorker(2, 0, 0), 'PLACE-2', 'NOT_YOUR_TURN');
  expectRefused(fresh(2).placeWorker(1, 0, 0), 'PLACE-2', 'NOT_YOUR_TURN');
  for (const nobody of [0, 3, -1, 1.5, Number.NaN]) {
    expectRefused(fresh().placeWorker(nobody, 0, 0), 'PLACE-2', 'UNKNOWN_PLAYER');
  }
});

test('PLACE-3: nobody places a third worker', () => {
  const game = placed(fresh(), 1, 'b2', 'b3');
  expectRefused(game.placeWorker(1, ...xy('a1')), 'PLACE-3', 'NO_WORKER_LEFT');
  const other = placed(fresh(2), 2, 'b2', 'b3');
  expectRefused(other.placeWorker(2, ...xy('a1')), 'PLACE-3', 'NO_WORKER_LEFT');
  expectRefused(other.placeWorker(3, ...xy('a1')), 'PLACE-2', 'UNKNOWN_PLAYER');
});

test('PLACE-4: not on a cell that holds a worker', () => {
  const game = placed(fresh(), 1, 'b2');
  expectRefused(game.placeWorker(1, ...xy('b2')), 'PLACE-4', 'OCCUPIED');
  expectRefused(placed(game, 1, 'b3').placeWorker(2, ...xy('b2')), 'PLACE-4', 'OCCUPIED');
});

test.each([
  [-1, 0],
  [0, -1],
  [5, 0],
  [0, 5],
  [0.5, 0],
  [Number.NaN, 0],
])('PLACE-4: not off the board at (%d, %d)', (x, y) => {
  expectRefused(fresh().placeWorker(1, x, y), 'PLACE-4', 'OFF_BOARD');
});

test('PLACE-5: the worker stands on the cell and the cell names the worker', () => {
  const game = placed(fresh(), 1, 'b2');
  expect(cellAt(game, 'b2').worker).toEqual({ id: 1, player: 1 });
  expect(game.workers[0]).toEqual({ id: 1, player: 1, at: 'b2', active: false, moved: false });
  expect(workerOn(placed(game, 1, 'c3'), 'c3')).toBe(2);
});

test('PLACE-6: after a player’s last worker the other player is active', () => {
  const one = placed(fresh(), 1, 'b2');
  expect([one.activePlayer, one.status]).toEqual([1, 'PLACE']);
  const two = placed(one, 1, 'b3');
  expect([two.activePlayer, two.status]).toEqual([2, 'PLACE']);
});

test('PLACE-6: after everyone’s last worker the status is SELECT and the start player is active', () => {
  expect([ready().activePlayer, ready().status]).toEqual([1, 'SELECT']);
  const other = placed(placed(fresh(2), 2, 'b2', 'b3'), 1, 'd2', 'd3');
  expect([other.activePlayer, other.status]).toEqual([2, 'SELECT']);
});

test('PLACE-7: the operable cells are the free ones, then the workers that may be chosen', () => {
  expect(operableNow(placed(fresh(), 1, 'b2'))).not.toContain('b2');
  expect(operableNow(placed(fresh(), 1, 'b2'))).toHaveLength(24);
  expect(operableNow(placed(fresh(), 1, 'b2', 'b3'))).toHaveLength(23);
  expect(operableNow(ready())).toEqual(['b3', 'b2']);
});
