/** MINO: the move of a player with Minotaur. */

import { expect, test } from 'vitest';
import { after, cellAt, choose, expectRefused, on, operableNow, workerOn, xy } from './support.ts';

const FLAT = '0'.repeat(25);
const PUSH = `${FLAT}/1/minotaur:B2,E5/mortal:C2,A5`;

test('MINO-1: the target may hold an opponent’s worker', () => {
  expect(operableNow(choose(on(PUSH), 'b2'))).toContain('c2');
  expect(choose(on(PUSH), 'b2').move(1, ...xy('c2')).ok).toBe(true);
});

test('MINO-1: never one’s own', () => {
  const game = choose(on(`${FLAT}/1/minotaur:B2,C2/mortal:E5,A5`), 'b2');
  expectRefused(game.move(1, ...xy('c2')), 'MINO-1', 'OCCUPIED');
});

test('MINO-2: the cell behind is on the board', () => {
  const game = on(`${FLAT}/1/minotaur:B2,E5/mortal:A2,A5`);
  const { message } = expectRefused(game.moveWorker(...xy('b2'), ...xy('a2')), 'MINO-2', 'CANNOT_GIVE_WAY');
  expect(message).toBe('The worker on a2 can’t be pushed: the board ends behind it.');
});

test.each(['mortal:C2,D2', 'mortal:C2,A5'])('MINO-2: it holds no worker of anybody (%s)', (foes) => {
  const own = foes === 'mortal:C2,D2' ? 'B2,E5' : 'B2,D2';
  const game = on(`${FLAT}/1/minotaur:${own}/${foes}`);
  const { message } = expectRefused(game.moveWorker(...xy('b2'), ...xy('c2')), 'MINO-2', 'CANNOT_GIVE_WAY');
  expect(message).toBe('The worker on c2 can’t be pushed: another worker stands on d2.');
});

test.each(['4', 'a'])('MINO-2: it has no dome (%s)', (dome) => {
  const game = on(`00000 00000 00000 000${dome}0 00000/1/minotaur:B2,E5/mortal:C2,A5`);
  const { message } = expectRefused(game.moveWorker(...xy('b2'), ...xy('c2')), 'MINO-2', 'CANNOT_GIVE_WAY');
  expect(message).toBe('The worker on c2 can’t be pushed: there is a dome on d2.');
});

test.each([0, 1, 2, 3])('MINO-2: it may be at any level: %i', (level) => {
  const game = on(`00000 00000 00000 000${level}0 00000/1/minotaur:B2,E5/mortal:C2,A5`);
  expect(workerOn(after(game.moveWorker(...xy('b2'), ...xy('c2'))), 'd2')).toBe(workerOn(game, 'c2'));
});

test('MINO-3: the height limit holds for the push too', () => {
  const climb = (level: number) =>
    on(`00000 00000 00000 00${level}00 00000/1/minotaur:B2,E5/mortal:C2,A5`).moveWorker(
      ...xy('b2'),
      ...xy('c2'),
    );
  expect(climb(1).ok).toBe(true);
  const { message } = expectRefused(climb(2), 'MINO-3', 'TOO_HIGH');
  expect(message).toBe('Too high: c2 is two levels up.');
});

test('MINO-3: the dome rule holds too: nobody stands under a dome, and nobody enters one', () => {
  const game = on('00000 00000 00000 00400 00000/1/minotaur:B2,E5/mortal:D2,A5');
  expectRefused(game.moveWorker(...xy('b2'), ...xy('c2')), 'MOVE-8', 'DOME');
});

test('MINO-4: the pushed worker stands behind, the Minotaur’s on its old cell, the origin is empty', () => {
  const before = on(PUSH);
  const game = after(choose(before, 'b2').move(1, ...xy('c2')));
  expect(workerOn(game, 'c2')).toBe(workerOn(before, 'b2'));
  expect(workerOn(game, 'd2')).toBe(workerOn(before, 'c2'));
  expect(cellAt(game, 'b2').worker).toBeNull();
  expect(game.state.messages).toEqual([
    'Ada moves from b2 to c2.',
    'The worker on c2 is sent to d2.',
    'Ada: build.',
  ]);
});

test('MINO-4: diagonally as well', () => {
  const game = after(on(`${FLAT}/1/minotaur:B2,E5/mortal:C3,A5`).moveWorker(...xy('b2'), ...xy('c3')));
  expect(cellAt(game, 'd4').worker?.player).toBe(2);
});

test('MINO-5: the pushed worker counts as not moved', () => {
  const game = after(on(PUSH).moveWorker(...xy('b2'), ...xy('c2')));
  expect(game.workers.map(({ at, moved }) => `${at} ${moved}`)).toEqual([
    'e5 false',
    'c2 true',
    'a5 false',
    'd2 false',
  ]);
});

test('MINO-5: being pushed up to level 3 does not win', () => {
  const game = on('00000 00000 00000 01230 00000/1/minotaur:B2,E5/mortal:C2,A5');
  const pushed = after(game.moveWorker(...xy('b2'), ...xy('c2')));
  expect(cellAt(pushed, 'd2')).toMatchObject({ level: 3, worker: { player: 2 } });
  expect([pushed.status, pushed.checkVictory()]).toEqual(['BUILD', null]);
});

test('MINO-6: an empty target is an ordinary move', () => {
  const game = on('00000 00000 02000 00000 00000/1/minotaur:B2,E5/mortal:C2,A5');
  expect(after(game.moveWorker(...xy('b2'), ...xy('a2'))).status).toBe('BUILD');
  expectRefused(game.moveWorker(...xy('b2'), ...xy('b3')), 'MOVE-9', 'TOO_HIGH');
  expectRefused(game.moveWorker(...xy('b2'), ...xy('b4')), 'MOVE-6', 'NOT_NEIGHBOURING');
});

test('MINO-7: after the push the build and the next turn are the ordinary ones', () => {
  const pushed = after(on(PUSH).moveWorker(...xy('b2'), ...xy('c2')));
  expect(operableNow(pushed)).toEqual(['b3', 'c3', 'd3', 'b2', 'b1', 'c1', 'd1']);
  const built = after(pushed.build(1, ...xy('b2')));
  expect([built.status, built.activePlayer]).toEqual(['SELECT', 2]);
});

test('MINO-7: and so is the victory: a push up onto level 3 wins', () => {
  const game = on('00000 00000 00000 02300 00000/1/minotaur:B2,E5/mortal:C2,A5');
  expect(after(game.moveWorker(...xy('b2'), ...xy('c2'))).checkVictory()).toBe(1);
});
