/** MOVE-11 … MOVE-16: what a move leaves behind. */

import { expect, test } from 'vitest';
import { after, cellAt, choose, expectRefused, kindsOf, on, operableNow, workerOn, xy } from './support.ts';

const FLAT = '0'.repeat(25);
const OPEN = `${FLAT}/1/mortal:B2,D4/mortal:A5,E1`;

test('MOVE-11: the worker stands on the target, the origin is empty, board and worker agree', () => {
  const before = on(OPEN);
  const id = workerOn(before, 'b2');
  const game = after(choose(before, 'b2').move(1, ...xy('c3')));
  expect(cellAt(game, 'b2').worker).toBeNull();
  expect(cellAt(game, 'c3').worker).toEqual({ id, player: 1 });
  expect(game.workers.find((worker) => worker.id === id)?.at).toBe('c3');
  expect(kindsOf(game)).toEqual(['moved']);
});

test('MOVE-11: a swap leaves both where they came to stand', () => {
  const before = on(`${FLAT}/1/apollo:B2,D4/mortal:C2,E1`);
  const [own, foe] = [workerOn(before, 'b2'), workerOn(before, 'c2')];
  const game = after(before.moveWorker(...xy('b2'), ...xy('c2')));
  expect([workerOn(game, 'c2'), workerOn(game, 'b2')]).toEqual([own, foe]);
  expect(game.events).toMatchObject([{ workers: [own] }, { workers: [foe] }]);
});

test('MOVE-12: the worker is marked moved and has to build', () => {
  const game = after(choose(on(OPEN), 'b2').move(1, ...xy('b3')));
  expect(game.workers.filter(({ moved }) => moved).map(({ at }) => at)).toEqual(['b3']);
  expectRefused(game.move(1, ...xy('b4')), 'MOVE-4', 'ALREADY_MOVED');
  expectRefused(game.skip(1), 'SKIP-2', 'NOTHING_TO_SKIP');
});

test('MOVE-12: a move after which nothing could be built is no move', () => {
  const walled = on('00000 00000 00000 44400 00400/1/apollo:E5,B1/mortal:A5,A1');
  const { message } = expectRefused(
    walled.moveWorker(...xy('b1'), ...xy('a1')),
    'MOVE-12',
    'TURN_CANNOT_BE_COMPLETED',
  );
  expect(message).toBe('After a move to a1 you could not complete your turn.');
});

test('MOVE-13: the win check ran: up onto level 3 ends the game at once', () => {
  const game = after(
    on('00000 00000 00000 23000 00000/1/mortal:A2,D4/mortal:A5,E1').moveWorker(...xy('a2'), ...xy('b2')),
  );
  expect([game.status, game.checkVictory(), game.activePlayer]).toEqual(['END', 1, null]);
  expect(kindsOf(game)).toEqual(['moved', 'won']);
});

test('MOVE-13: a loss of the opponent ends the game too, as soon as the turn is complete', () => {
  // Towers of three shut Bob in, and Ada comes down onto his last way out.
  const game = on('03000 03000 03000 00000 00000/1/mortal:B3,E5/mortal:A5,A4');
  const moved = after(game.moveWorker(...xy('b3'), ...xy('a3')));
  expect([moved.status, moved.checkVictory()]).toEqual(['BUILD', null]);
  const built = after(moved.build(1, ...xy('b2')));
  expect([built.status, built.checkVictory()]).toEqual(['END', 1]);
  expect(kindsOf(built)).toEqual(['built', 'turn-ended', 'lost', 'won']);
});

test('MOVE-14: the status is BUILD when nobody won', () => {
  expect(after(choose(on(OPEN), 'b2').move(1, ...xy('b3'))).status).toBe('BUILD');
});

test('MOVE-14: or the power’s optional step', () => {
  const game = after(on(OPEN.replace('mortal', 'artemis')).moveWorker(...xy('b2'), ...xy('b3')));
  expect(game.status).toBe('MOVE_OR_SKIP');
});

test('MOVE-15: the operable cells are those of the build', () => {
  const game = after(choose(on(OPEN), 'b2').move(1, ...xy('a1')));
  expect(operableNow(game)).toEqual(['a2', 'b2', 'b1']);
});

test('MOVE-16: an invalid move changes nothing and says why', () => {
  const game = choose(on('00000 00000 02000 00000 00000/1/mortal:B2,D4/mortal:A5,E1'), 'b2');
  const before = JSON.stringify([game, game.state]);
  const error = expectRefused(game.move(1, ...xy('b3')), 'MOVE-9', 'TOO_HIGH');
  expect(error.message).toBe('Too high: b3 is two levels up.');
  expect(JSON.stringify([game, game.state])).toBe(before);
});

test('MOVE-16: nor does a turn text that can’t be played, or comes in the middle of a turn', () => {
  const game = on(OPEN);
  const { message } = expectRefused(game.takeTurn('b2>b4^b5'), 'MOVE-16', 'BAD_TURN_TEXT');
  expect(message).toContain('b2>b4');
  expectRefused(game.takeTurn('what?'), 'MOVE-16', 'BAD_TURN_TEXT');
  const moved = after(game.moveWorker(...xy('b2'), ...xy('b3')));
  expectRefused(moved.takeTurn('b2>b3^b4'), 'MOVE-16', 'BAD_TURN_TEXT');
});
