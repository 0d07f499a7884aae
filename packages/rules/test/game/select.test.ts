/** SELECT: which worker acts. */

import { squareXY } from '@caldera/rules';
import { expect, test } from 'vitest';
import { after, choose, expectRefused, on, operableNow, workerOn, xy } from './support.ts';

const FLAT = '0'.repeat(25);
const OPEN = `${FLAT}/1/mortal:B2,D4/mortal:A5,E1`;
/** The worker in the corner a5 is walled in; the one on d4 is not. */
const WALLED = '02000 22000 00000 00000 00000/1/mortal:A5,D4/mortal:B2,E1';

test('SELECT-1: the worker exists and stands on the named cell', () => {
  const game = on(OPEN);
  const id = workerOn(game, 'b2') ?? 0;
  expect(game.select(id, 1, ...xy('b2')).ok).toBe(true);
  const error = expectRefused(game.select(id, 1, ...xy('d4')), 'SELECT-1', 'WORKER_ELSEWHERE');
  expect(error.operation).toBe('select');
  expectRefused(game.select(id, 1, ...xy('c3')), 'SELECT-1', 'WORKER_ELSEWHERE');
  expectRefused(game.select(id, 1, 7, 7), 'SELECT-1', 'WORKER_ELSEWHERE');
  expectRefused(game.select(99, 1, ...xy('b2')), 'SELECT-1', 'UNKNOWN_WORKER');
  expectRefused(game.select(0, 1, ...xy('b2')), 'SELECT-1', 'UNKNOWN_WORKER');
});

test('SELECT-1: the player exists', () => {
  const game = on(OPEN);
  for (const nobody of [0, 3, Number.NaN]) {
    expectRefused(game.select(workerOn(game, 'b2') ?? 0, nobody, ...xy('b2')), 'SELECT-1', 'UNKNOWN_PLAYER');
  }
});

test('SELECT-1: by the cell alone, it is on the board and holds a worker', () => {
  expectRefused(on(OPEN).selectAt(1, ...xy('c3')), 'SELECT-1', 'NO_WORKER');
  expectRefused(on(OPEN).selectAt(1, -1, 0), 'SELECT-1', 'OFF_BOARD');
});

test('SELECT-2: the player owns the worker, whoever’s turn it is', () => {
  const game = on(OPEN);
  const foe = workerOn(game, 'a5') ?? 0;
  expectRefused(game.select(foe, 1, ...xy('a5')), 'SELECT-2', 'NOT_YOUR_WORKER');
  expectRefused(game.select(workerOn(game, 'b2') ?? 0, 2, ...xy('b2')), 'SELECT-2', 'NOT_YOUR_WORKER');
});

test('SELECT-3: it is the player’s turn', () => {
  const game = on(OPEN);
  expectRefused(game.select(workerOn(game, 'a5') ?? 0, 2, ...xy('a5')), 'SELECT-3', 'NOT_YOUR_TURN');
});

test('SELECT-3: choosing the other worker instead is allowed while nothing has moved', () => {
  const game = choose(choose(on(OPEN), 'b2'), 'd4');
  expect(game.status).toBe('MOVE');
  expect(game.workers.filter(({ active }) => active).map(({ at }) => at)).toEqual(['d4']);
});

test('SELECT-3: not after the worker has moved', () => {
  const moved = after(choose(on(OPEN), 'b2').move(1, ...xy('b3')));
  expectRefused(moved.selectAt(1, ...xy('d4')), 'SELECT-3', 'OTHER_WORKER_ACTS');
  expectRefused(moved.selectAt(1, ...xy('b3')), 'SELECT-3', 'OTHER_WORKER_ACTS');
});

test('SELECT-3: not before all workers are placed', () => {
  const game = after(on(`${FLAT}/1/mortal/mortal`).placeWorker(1, 0, 0));
  expectRefused(game.selectAt(1, 0, 0), 'SELECT-3', 'WORKERS_NOT_PLACED');
});

test('SELECT-4: afterwards that worker is active, the status is MOVE, its moves are operable', () => {
  const game = choose(on(OPEN), 'b2');
  expect(game.status).toBe('MOVE');
  expect(game.workers.filter(({ active }) => active).map(({ at }) => at)).toEqual(['b2']);
  expect(operableNow(game)).toEqual(['a3', 'b3', 'c3', 'a2', 'c2', 'a1', 'b1', 'c1']);
  expect(game.events).toEqual([
    { kind: 'selected', player: 1, worker: workerOn(game, 'b2'), at: squareXY(...xy('b2')) },
  ]);
  expect(game.state.messages).toEqual(['Ada takes the worker on b2.', 'Ada: move.']);
});

test('SELECT-4: a worker without a legal move can’t be selected', () => {
  const game = on(WALLED);
  const { message } = expectRefused(game.selectAt(1, ...xy('a5')), 'SELECT-4', 'NO_LEGAL_STEP');
  expect(message).toBe('The worker on a5 can’t move.');
  expect(operableNow(game)).toEqual(['d4']);
});

test('SELECT-4: nor one whose every move would leave the turn incomplete', () => {
  // b1 can only swap into the corner; then domes and workers leave nothing to build on (Apollo 7).
  const game = on('00000 00000 00000 44400 00400/1/apollo:E5,B1/mortal:A5,A1');
  expect(operableNow(game)).toEqual(['e5']);
  expectRefused(game.selectAt(1, ...xy('b1')), 'SELECT-4', 'NO_LEGAL_STEP');
});

test('SELECT-4: a walled-in worker of Hermes may be selected, because it may build', () => {
  const game = choose(on(WALLED.replace('mortal:A5', 'hermes:A5')), 'a5');
  expect(game.status).toBe('BUILD');
  expect(operableNow(game)).toEqual(['b5', 'a4', 'b4']);
});
