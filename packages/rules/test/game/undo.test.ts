/** Taking back within a turn. */

import type { Game } from '@caldera/rules';
import { expect, test } from 'vitest';
import { after, choose, expectRefused, on, xy } from './support.ts';

const FLAT = '0'.repeat(25);
const start = (): Game => on(`${FLAT}/1/demeter:B2,D4/mortal:A5,E1`);
/** Everything but the count of operations. */
const look = ({ state }: Game): object => ({ ...state, version: 0 });

test('each choice and each step goes back to what was there before', () => {
  const games = [start()];
  const go = (next: Game): Game => {
    games.push(next);
    return next;
  };
  const moved = go(after(go(choose(start(), 'b2')).move(1, ...xy('b3'))));
  let game = after(moved.build(1, ...xy('b4')));
  for (const before of games.toReversed()) {
    game = after(game.undo(1));
    expect(look(game)).toEqual(look(before));
  }
  expectRefused(game.undo(1), 'MOVE-4', 'NOTHING_TO_UNDO');
});

test('after a move without a choice, the worker that moved stays chosen', () => {
  const game = after(after(start().moveWorker(...xy('b2'), ...xy('b3'))).undo());
  expect(look(game)).toEqual(look(choose(start(), 'b2')));
});

test('a long turn goes back step by step', () => {
  const first = on(`${FLAT}/1/hermes:B2,D4/mortal:A5,E1`);
  const second = after(first.moveWorker(...xy('b2'), ...xy('b3')));
  const third = after(second.moveWorker(...xy('b3'), ...xy('b4')));
  let game = after(third.moveWorker(...xy('b4'), ...xy('c4')));
  for (const before of [third, second, first]) {
    game = after(game.undo());
    expect(game.workers.map(({ at }) => at)).toEqual(before.workers.map(({ at }) => at));
  }
  expect(after(game.undo()).status).toBe('SELECT');
});

test('a skipped second move can be taken back, and the move made', () => {
  const artemis = on(`${FLAT}/1/artemis:B2,D4/mortal:A5,E1`);
  const skipped = after(after(artemis.moveWorker(...xy('b2'), ...xy('b3'))).skip(1));
  const back = after(skipped.undo(1));
  expect(back.status).toBe('MOVE_OR_SKIP');
  expect(back.move(1, ...xy('b4')).ok).toBe(true);
});

test('placed workers can be taken back until the last one is placed', () => {
  const one = after(on(`${FLAT}/1/mortal/mortal`).placeWorker(1, 0, 0));
  expect(
    after(one.undo(1))
      .state.board.flat()
      .every(({ worker }) => worker === null),
  ).toBe(true);
  const two = after(one.placeWorker(1, 1, 1));
  expectRefused(two.undo(1), 'MOVE-3', 'NOT_YOUR_TURN');
  expectRefused(two.undo(2), 'MOVE-4', 'NOTHING_TO_UNDO');
});

test('a complete turn stands, and only its player takes a step back', () => {
  const done = after(start().takeTurn('b2>b3^b4'));
  expectRefused(done.undo(), 'MOVE-4', 'NOTHING_TO_UNDO');
  const moved = after(start().moveWorker(...xy('b2'), ...xy('b3')));
  expectRefused(moved.undo(2), 'MOVE-3', 'NOT_YOUR_TURN');
  expect(moved.undo(1).ok).toBe(true);
});

test('the version grows with every change, and an undone step is one', () => {
  const chosen = choose(start(), 'b2');
  expect([start(), chosen, after(chosen.undo())].map(({ state }) => state.version)).toEqual([0, 1, 2]);
  const moved = after(on(`${FLAT}/1/artemis:B2,D4/mortal:A5,E1`).moveWorker(...xy('b2'), ...xy('b3')));
  const declined = after(moved.skip(1));
  const back = after(declined.undo());
  expect([moved, declined, back, after(back.undo())].map(({ state }) => state.version)).toEqual([1, 2, 3, 4]);
});
