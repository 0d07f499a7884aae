/** BUILD: what a build needs, and what it leaves behind. */

import type { Game, Piece } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { after, cellAt, choose, expectRefused, kindsOf, on, operableNow, xy } from './support.ts';

const FLAT = '0'.repeat(25);
const OPEN = `${FLAT}/1/mortal:B2,D4/mortal:A5,E1`;
/** Ada's worker has just moved to b2 and builds. */
const builder = (heights: string, foe = 'mortal:A5,E1', own = 'mortal:B1,D4'): Game =>
  after(on(`${heights}/1/${own}/${foe}`).moveWorker(...xy('b1'), ...xy('b2')));
/** The same build in both forms. */
const everyBuild = (game: Game, at: string, piece?: Piece) =>
  [game.build(game.activePlayer ?? 0, ...xy(at), piece), game.build(...xy('b2'), ...xy(at), piece)] as const;

describe('BUILD-1: it is the player’s turn and the worker has just moved', () => {
  test('BUILD-1: not before the move', () => {
    const { message } = expectRefused(on(OPEN).build(1, ...xy('b3')), 'BUILD-1', 'NOT_MOVED_YET');
    expect(message).toBe('Move first, then build.');
    expectRefused(choose(on(OPEN), 'b2').build(1, ...xy('b3')), 'BUILD-1', 'NOT_MOVED_YET');
    expectRefused(on(OPEN).build(...xy('b2'), ...xy('b3')), 'BUILD-1', 'NOT_MOVED_YET');
  });

  test('BUILD-1: not by the other player, nor by nobody', () => {
    const error = expectRefused(builder(FLAT).build(2, ...xy('b3')), 'BUILD-1', 'NOT_YOUR_TURN');
    expect(error.operation).toBe('build');
    expectRefused(builder(FLAT).build(3, ...xy('b3')), 'BUILD-1', 'UNKNOWN_PLAYER');
  });

  test('BUILD-1: not before all workers are placed', () => {
    expectRefused(on(`${FLAT}/1/mortal/mortal`).build(1, 0, 0), 'BUILD-1', 'WORKERS_NOT_PLACED');
  });

  test('BUILD-1: before the move where the power allows it', () => {
    const game = choose(on(OPEN.replace('mortal', 'prometheus')), 'b2');
    const built = after(game.build(1, ...xy('b3')));
    expect([built.status, cellAt(built, 'b3').level]).toEqual(['MOVE', 1]);
    expect(on(OPEN.replace('mortal', 'prometheus')).build(...xy('b2'), ...xy('b3')).ok).toBe(true);
  });

  test('BUILD-1: a second time only as the power says', () => {
    const once = after(builder(FLAT, 'mortal:A5,E1', 'demeter:B1,D4').build(1, ...xy('b3')));
    const { message } = expectRefused(once.build(1, ...xy('b3')), 'BUILD-1', 'OWN_POWER_FORBIDS');
    expect(message).toContain('not on the same space');
  });
});

test('BUILD-2: the builder stands where the call says', () => {
  const game = builder(FLAT);
  expectRefused(game.build(...xy('c3'), ...xy('b3')), 'BUILD-2', 'NO_WORKER');
  expectRefused(game.build(...xy('a5'), ...xy('b5')), 'BUILD-2', 'NOT_YOUR_WORKER');
  expectRefused(game.build(...xy('d4'), ...xy('d3')), 'BUILD-2', 'OTHER_WORKER_ACTS');
  expectRefused(game.build(9, 9, ...xy('d3')), 'BUILD-2', 'OFF_BOARD');
});

test('BUILD-2: with several workers that may build, one has to be chosen or named', () => {
  const game = on(OPEN.replace('mortal', 'hermes'));
  expectRefused(game.build(1, ...xy('b3')), 'BUILD-2', 'NO_WORKER_SELECTED');
  expect(game.build(...xy('b2'), ...xy('b3')).ok).toBe(true);
});

test.each([
  [5, 0],
  [-1, 0],
  [0, 5],
  [0, -1],
  [0.5, 0],
])('BUILD-3: the cell (%d, %d) is not on the board', (x, y) => {
  expectRefused(builder(FLAT).build(1, x, y), 'BUILD-3', 'OFF_BOARD');
  expectRefused(builder(FLAT).build(...xy('b2'), x, y), 'BUILD-3', 'OFF_BOARD');
});

test('BUILD-4: the cell neighbours the builder', () => {
  expect(operableNow(builder(FLAT))).toEqual(['a3', 'b3', 'c3', 'a2', 'c2', 'a1', 'b1', 'c1']);
  for (const answer of everyBuild(builder(FLAT), 'b4')) {
    const { message } = expectRefused(answer, 'BUILD-4', 'NOT_NEIGHBOURING');
    expect(message).toBe('Too far: b4 does not neighbour b2.');
  }
  for (const answer of everyBuild(builder(FLAT), 'b2')) expectRefused(answer, 'BUILD-4', 'SAME_SQUARE');
});

test('BUILD-5: the cell holds no worker, neither the builder’s nor the opponent’s', () => {
  const game = builder(FLAT, 'mortal:A3,E1', 'mortal:B1,C3');
  for (const at of ['a3', 'c3']) {
    for (const answer of everyBuild(game, at)) {
      expect(expectRefused(answer, 'BUILD-5', 'OCCUPIED').message).toBe(`A worker stands on ${at}.`);
    }
  }
});

test('BUILD-6: the cell has no dome, at whatever level, nor anything that counts as one', () => {
  const game = builder('00000 00000 4b000 00000 00000');
  for (const at of ['a3', 'b3']) {
    for (const answer of everyBuild(game, at)) expectRefused(answer, 'BUILD-6', 'DOME');
  }
  for (const answer of everyBuild(builder(FLAT, 'europa[C3]:A5,E1'), 'c3')) {
    expectRefused(answer, 'BUILD-6', 'CLOSED');
  }
});

describe('BUILD-7: levels 0 to 2 take a block, level 3 takes a dome', () => {
  const game = builder('00000 00000 01200 00300 00000');

  test.each([
    ['a3', 1],
    ['b3', 2],
    ['c3', 3],
  ])('BUILD-7: %s takes a block and nothing else', (at, level) => {
    for (const answer of [...everyBuild(game, at), ...everyBuild(game, at, 'block')]) {
      expect(cellAt(after(answer), at)).toMatchObject({ level, dome: false });
    }
    for (const answer of everyBuild(game, at, 'dome')) expectRefused(answer, 'BUILD-7', 'WRONG_PIECE');
  });

  test('BUILD-7: level 3 takes a dome and nothing else', () => {
    for (const answer of [...everyBuild(game, 'c2'), ...everyBuild(game, 'c2', 'dome')]) {
      expect(cellAt(after(answer), 'c2')).toMatchObject({ level: 3, dome: true });
    }
    for (const answer of everyBuild(game, 'c2', 'block')) {
      const { message } = expectRefused(answer, 'BUILD-7', 'WRONG_PIECE');
      expect(message).toBe('C2 is three levels high: it takes a dome.');
    }
  });

  test('BUILD-7: Atlas may put a dome anywhere, and says so', () => {
    const atlas = builder('00000 00000 01200 00300 00000', 'mortal:A5,E1', 'atlas:B1,D4');
    for (const answer of everyBuild(atlas, 'b3', 'dome')) {
      expect(cellAt(after(answer), 'b3')).toMatchObject({ level: 1, dome: true });
    }
    for (const answer of everyBuild(atlas, 'b3')) {
      expect(cellAt(after(answer), 'b3')).toMatchObject({ level: 2, dome: false });
    }
  });

  test('BUILD-7: where only a dome is possible, a build without a word is that dome', () => {
    const atlas = builder(FLAT, 'limus:A4,E1', 'atlas:B1,D4');
    expectRefused(atlas.build(1, ...xy('a3'), 'block'), 'BUILD-8', 'OPPONENT_FORBIDS');
    expect(operableNow(atlas)).toContain('a3');
    expect(cellAt(after(atlas.build(1, ...xy('a3'))), 'a3')).toMatchObject({ level: 0, dome: true });
  });
});

test('BUILD-8: no power of an opponent forbids it', () => {
  const game = builder('00000 00000 03000 00000 00000', 'limus:A4,E1');
  for (const answer of everyBuild(game, 'a3')) {
    const { message } = expectRefused(answer, 'BUILD-8', 'OPPONENT_FORBIDS');
    expect(message).toContain('Limus');
  }
  for (const answer of everyBuild(game, 'b3')) expect(answer.ok).toBe(true);
  for (const answer of everyBuild(game, 'c2')) expect(answer.ok).toBe(true);
});

test.each([
  [0, 1, false],
  [1, 2, false],
  [2, 3, false],
  [3, 3, true],
])('BUILD-9: a tower of level %i becomes level %i, dome %s', (level, higher, dome) => {
  for (const answer of everyBuild(builder(`00000 00000 0${level}000 00000 00000`), 'b3')) {
    expect(cellAt(after(answer), 'b3')).toEqual({ level: higher, dome, worker: null });
  }
});

test('BUILD-10: the board shows the build and nothing else has changed', () => {
  const before = builder(FLAT);
  const game = after(before.build(1, ...xy('c3')));
  const changed = game.state.board
    .flat()
    .filter((cell, index) => JSON.stringify(cell) !== JSON.stringify(before.state.board.flat()[index]));
  expect(changed).toEqual([{ level: 1, dome: false, worker: null }]);
  expect(cellAt(game, 'c3').level).toBe(1);
});

test('BUILD-11: marks are cleared, the opponent is active, the status is SELECT', () => {
  const game = after(builder(FLAT).build(1, ...xy('c3')));
  expect(game.workers.some(({ active, moved }) => active || moved)).toBe(false);
  expect([game.activePlayer, game.status]).toEqual([2, 'SELECT']);
  expect(kindsOf(game)).toEqual(['built', 'turn-ended']);
  expect(game.events.map(({ player }) => player)).toEqual([1, 1]);
});

test('BUILD-11: unless the power grants a further optional step', () => {
  const game = after(builder(FLAT, 'mortal:A5,E1', 'demeter:B1,D4').build(1, ...xy('c3')));
  expect([game.activePlayer, game.status]).toEqual([1, 'BUILD_OR_SKIP']);
  expect(game.workers.filter(({ moved }) => moved).map(({ at }) => at)).toEqual(['b2']);
});

test('BUILD-11: where the further step is not possible the turn is over', () => {
  // Domes leave Demeter's worker in the corner one cell; Hephaestus puts no block on level 3.
  const corner = on('00000 00000 00000 44000 00000/1/demeter:B1,D4/mortal:A5,E1');
  const demeter = after(corner.moveWorker(...xy('b1'), ...xy('a1')));
  expect(after(demeter.build(1, ...xy('b1'))).activePlayer).toBe(2);
  const hephaestus = builder('00000 00000 02000 00000 00000', 'mortal:A5,E1', 'hephaestus:B1,D4');
  expect(after(hephaestus.build(1, ...xy('b3'))).activePlayer).toBe(2);
  expect(after(hephaestus.build(1, ...xy('c3'))).status).toBe('BUILD_OR_SKIP');
});

test('BUILD-12: the win check ran: whoever has no turn left has lost', () => {
  const game = on('02000 02000 21000 00000 00000/1/mortal:C2,E5/mortal:A5,A4');
  const moved = after(game.moveWorker(...xy('c2'), ...xy('c3')));
  expect(after(moved.build(1, ...xy('b3'))).checkGameStatus()).toEqual({ status: 'END', winner: 1 });
  expect(after(moved.build(1, ...xy('c2'))).checkGameStatus()).toEqual({ status: 'SELECT', winner: null });
});

test('BUILD-13: the operable cells are the workers of the next player', () => {
  expect(operableNow(after(builder(FLAT).build(1, ...xy('c3'))))).toEqual(['a5', 'e1']);
});

test('BUILD-14: an invalid build changes nothing and says why', () => {
  const game = builder('00000 00000 04000 00000 00000');
  const before = JSON.stringify([game, game.state]);
  const { message } = expectRefused(game.build(1, ...xy('b3')), 'BUILD-6', 'DOME');
  expect(message).toBe('There is a dome on b3.');
  expect(JSON.stringify([game, game.state])).toBe(before);
});

test('BUILD-15: a tower is complete exactly at level 3 with a dome', () => {
  const game = on('0123c ba400 00000 00000 00000/1/mortal:B2,D3/mortal:A2,E1');
  const complete = ['a5', 'b5', 'c5', 'd5', 'e5', 'a4', 'b4', 'c4', 'd4'].filter((name) =>
    game.isTowerComplete(...xy(name)),
  );
  expect(complete).toEqual(['c4']);
  expect(game.isTowerComplete(9, 0)).toBe(false);
});

test('BUILD-15: it is complete from the dome on', () => {
  const game = builder('00000 00000 03000 00000 00000');
  expect(game.isTowerComplete(...xy('b3'))).toBe(false);
  expect(after(game.build(1, ...xy('b3'))).isTowerComplete(...xy('b3'))).toBe(true);
});
