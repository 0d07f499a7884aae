/** MOVE-1 … MOVE-10: what a move needs. */

import { Game } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { after, choose, expectRefused, on, operableNow, xy } from './support.ts';

const FLAT = '0'.repeat(25);
const OPEN = `${FLAT}/1/mortal:B2,D4/mortal:A5,E1`;
const OVER = `${FLAT}/2/mortal#:B2,D4/mortal:A5,E1`;

/** The same move by all three operations, the worker being selected where that is needed. */
const everyMove = (game: Game, from: string, to: string) => {
  const ready = game.status === 'SELECT' ? choose(game, from) : game;
  const [x, y] = xy(to);
  return [
    ready.move(ready.activePlayer ?? 0, x, y),
    ready.moveWorker(...xy(from), x, y),
    ready.playerMove(y, x),
  ] as const;
};

test('MOVE-4: the worker that moved is the one that acts, in the first corner like anywhere', () => {
  const moved = after(on(`${FLAT}/1/mortal:B5,D4/mortal:A1,E1`).moveWorker(...xy('b5'), ...xy('a5')));
  expect(moved.status).toBe('BUILD');
  expect(operableNow(moved)).toEqual(['b5', 'a4', 'b4']);
});

test('MOVE-1: nobody moves once somebody has won', () => {
  const game = on(OVER);
  const { message } = expectRefused(game.move(2, ...xy('a4')), 'MOVE-1', 'GAME_OVER');
  expect(message).toBe('The game is over.');
  expectRefused(game.moveWorker(...xy('a5'), ...xy('a4')), 'MOVE-1', 'GAME_OVER');
  expectRefused(game.playerMove(1, 0), 'MOVE-1', 'GAME_OVER');
});

test('MOVE-2: nobody moves before all workers are placed', () => {
  let game = after(Game.new(1, 'Ada', 'Bob', 'mortal', 'mortal'));
  for (const name of ['b2', 'd4']) {
    expectRefused(game.move(1, ...xy('b3')), 'MOVE-2', 'WORKERS_NOT_PLACED');
    game = after(game.placeWorker(1, ...xy(name)));
  }
  expectRefused(game.moveWorker(...xy('b2'), ...xy('b3')), 'MOVE-2', 'WORKERS_NOT_PLACED');
  expectRefused(game.playerMove(2, 1), 'MOVE-2', 'WORKERS_NOT_PLACED');
});

test('MOVE-3: only the player whose turn it is', () => {
  const game = choose(on(OPEN), 'b2');
  const error = expectRefused(game.move(2, ...xy('b3')), 'MOVE-3', 'NOT_YOUR_TURN');
  expect(error.operation).toBe('move');
  expectRefused(game.move(3, ...xy('b3')), 'MOVE-3', 'UNKNOWN_PLAYER');
  expectRefused(on(OPEN.replace('/1/', '/2/')).move(1, ...xy('b3')), 'MOVE-3', 'NOT_YOUR_TURN');
});

describe('MOVE-4: the worker', () => {
  test('MOVE-4: has to be selected', () => {
    expectRefused(on(OPEN).move(1, ...xy('b3')), 'MOVE-4', 'NO_WORKER_SELECTED');
    // while a power asks for something else nobody is chosen either
    const abyss = on(`${'0'.repeat(25)}/1/tartarus:B2,D4/mortal:A5,E1`);
    expectRefused(abyss.move(1, ...xy('b3')), 'MOVE-4', 'NO_WORKER_SELECTED');
    const error = expectRefused(on(OPEN).playerMove(2, 1), 'MOVE-4', 'NO_WORKER_SELECTED');
    expect(error).toMatchObject({ operation: 'playerMove', message: 'Choose a worker first.' });
  });

  test('MOVE-4: stands on the named cell and belongs to the current player', () => {
    const empty = expectRefused(on(OPEN).moveWorker(...xy('c3'), ...xy('c4')), 'MOVE-4', 'NO_WORKER');
    expect(empty).toMatchObject({ operation: 'moveWorker', message: 'No worker stands on c3.' });
    expectRefused(on(OPEN).moveWorker(...xy('a5'), ...xy('a4')), 'MOVE-4', 'NOT_YOUR_WORKER');
  });

  test('MOVE-4: need not be selected when its cell is named, not even when the other one is', () => {
    const game = after(choose(on(OPEN), 'd4').moveWorker(...xy('b2'), ...xy('b3')));
    expect(game.workers.map(({ at }) => at)).toContain('b3');
  });

  test('MOVE-4: has not moved yet in this turn', () => {
    const moved = after(on(OPEN).moveWorker(...xy('b2'), ...xy('b3')));
    for (const answer of everyMove(moved, 'b3', 'b4')) expectRefused(answer, 'MOVE-4', 'ALREADY_MOVED');
  });

  test('MOVE-4: nor has the other one moved', () => {
    const moved = after(on(OPEN).moveWorker(...xy('b2'), ...xy('b3')));
    expectRefused(moved.moveWorker(...xy('d4'), ...xy('d3')), 'MOVE-4', 'OTHER_WORKER_ACTS');
  });

  test('MOVE-4: moves again where its power says so, and no more often', () => {
    const once = after(on(OPEN.replace('mortal', 'artemis')).moveWorker(...xy('b2'), ...xy('b3')));
    const { message } = expectRefused(once.move(1, ...xy('b2')), 'MOVE-4', 'OWN_POWER_FORBIDS');
    expect(message).toContain('not back to where it started');
    const twice = after(once.move(1, ...xy('b4')));
    expectRefused(twice.move(1, ...xy('b5')), 'MOVE-4', 'ALREADY_MOVED');
  });
});

test.each([
  [5, 2],
  [-1, 2],
  [2, 5],
  [2, -1],
  [1.5, 2],
  [Number.NaN, Number.NaN],
])('MOVE-5: the target (%d, %d) is not on the board', (x, y) => {
  const game = choose(on(OPEN), 'b2');
  expectRefused(game.move(1, x, y), 'MOVE-5', 'OFF_BOARD');
  expectRefused(game.playerMove(y, x), 'MOVE-5', 'OFF_BOARD');
  expectRefused(game.moveWorker(...xy('b2'), x, y), 'MOVE-5', 'OFF_BOARD');
  expectRefused(game.moveWorker(x, y, ...xy('b2')), 'MOVE-5', 'OFF_BOARD');
});

test('MOVE-6: a move goes to a neighbouring cell, diagonals included', () => {
  expect(operableNow(choose(on(OPEN), 'b2'))).toEqual(['a3', 'b3', 'c3', 'a2', 'c2', 'a1', 'b1', 'c1']);
  for (const answer of everyMove(on(OPEN), 'b2', 'b4')) {
    const { message } = expectRefused(answer, 'MOVE-6', 'NOT_NEIGHBOURING');
    expect(message).toBe('Too far: b4 does not neighbour b2.');
  }
  for (const answer of everyMove(on(OPEN), 'b2', 'e2')) expectRefused(answer, 'MOVE-6', 'NOT_NEIGHBOURING');
});

test('MOVE-6: a cell does not neighbour itself', () => {
  for (const answer of everyMove(on(OPEN), 'b2', 'b2')) expectRefused(answer, 'MOVE-6', 'SAME_SQUARE');
});

test('MOVE-7: the target holds no worker', () => {
  const game = on(`${FLAT}/1/mortal:B2,B3/mortal:C2,E1`);
  for (const answer of everyMove(game, 'b2', 'b3')) {
    expect(expectRefused(answer, 'MOVE-7', 'OCCUPIED').message).toBe('Your own worker stands on b3.');
  }
  for (const answer of everyMove(game, 'b2', 'c2')) {
    expect(expectRefused(answer, 'MOVE-7', 'OCCUPIED').message).toBe('Another worker stands on c2.');
  }
});

test('MOVE-7: unless a power allows it: Apollo changes places with an opponent, never with his own', () => {
  const game = on(`${FLAT}/1/apollo:B2,B3/mortal:C2,E1`);
  for (const answer of everyMove(game, 'b2', 'c2')) expect(answer.ok).toBe(true);
  for (const answer of everyMove(game, 'b2', 'b3')) expectRefused(answer, 'MOVE-7', 'OCCUPIED');
});

test('MOVE-8: the target has no dome, at whatever level', () => {
  const game = on('00000 00000 4a000 00000 00000/1/mortal:B2,D4/mortal:A5,E1');
  for (const to of ['a3', 'b3']) {
    for (const answer of everyMove(game, 'b2', to)) {
      expect(expectRefused(answer, 'MOVE-8', 'DOME').message).toBe(`There is a dome on ${to}.`);
    }
  }
});

test('MOVE-8: nor something that counts as a dome', () => {
  const game = on(`${FLAT}/1/mortal:B2,D4/europa[B3]:A5,E1`);
  for (const answer of everyMove(game, 'b2', 'b3')) expectRefused(answer, 'MOVE-8', 'CLOSED');
});

test('MOVE-9: the target is at most one level higher', () => {
  const game = on('00000 00000 12300 00000 00000/1/mortal:B2,D4/mortal:A5,E1');
  expect(operableNow(choose(game, 'b2'))).toEqual(['a3', 'a2', 'c2', 'a1', 'b1', 'c1']);
  for (const answer of everyMove(game, 'b2', 'b3')) {
    expect(expectRefused(answer, 'MOVE-9', 'TOO_HIGH').message).toBe('Too high: b3 is two levels up.');
  }
  for (const answer of everyMove(game, 'b2', 'c3')) {
    expect(expectRefused(answer, 'MOVE-9', 'TOO_HIGH').message).toBe('Too high: c3 is three levels up.');
  }
});

test('MOVE-9: any drop is allowed', () => {
  const game = on('00000 00000 12000 03000 00000/1/mortal:B2,D4/mortal:A5,E1');
  for (const to of ['a3', 'b3', 'c3']) {
    for (const answer of everyMove(game, 'b2', to)) expect(answer.ok).toBe(true);
  }
});

describe('MOVE-10: no power of an opponent forbids the move', () => {
  test('MOVE-10: Athena, after she climbed', () => {
    const game = on('00000 00000 10000 00000 00000/1/mortal:B2,D4/athena[^]:A5,E1');
    for (const answer of everyMove(game, 'b2', 'a3')) {
      const { message } = expectRefused(answer, 'MOVE-10', 'OPPONENT_FORBIDS');
      expect(message).toBe('Athena climbed last turn, so you can’t move up now.');
    }
    for (const answer of everyMove(game, 'b2', 'a2')) expect(answer.ok).toBe(true);
  });

  test('MOVE-10: Aphrodite, for a worker that would leave her', () => {
    const game = on(`${FLAT}/1/mortal:B2,D4/aphrodite:A3,E1`);
    for (const answer of everyMove(game, 'b2', 'c1')) {
      const { message } = expectRefused(answer, 'MOVE-10', 'OPPONENT_FORBIDS');
      expect(message).toBe('Aphrodite holds this worker: it has to end its turn beside one of hers.');
    }
    for (const answer of everyMove(game, 'b2', 'b3')) expect(answer.ok).toBe(true);
    for (const answer of everyMove(game, 'd4', 'd5')) expect(answer.ok).toBe(true);
  });
});
