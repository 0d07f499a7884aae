/** WIN: who has won, and when. */

import type { Game } from '@caldera/rules';
import { expect, test } from 'vitest';
import { after, expectRefused, kindsOf, on, workerOn, xy } from './support.ts';

const FLAT = '0'.repeat(25);
const CLIMB = '00000 00000 00000 23000 00000/1/mortal:A2,D4/mortal:A5,E1';
const won = (): Game => after(on(CLIMB).moveWorker(...xy('a2'), ...xy('b2')));

test('WIN-1: victory is evaluated after a completed move, for both players', () => {
  const before = on(CLIMB);
  expect([before.checkWinCondition(1), before.checkWinCondition(2)]).toEqual([false, false]);
  expect([won().checkWinCondition(1), won().checkWinCondition(2)]).toEqual([true, false]);
  expect(won().checkWinCondition(3)).toBe(false);
});

test('WIN-1: a move by which nobody wins is evaluated too', () => {
  const game = after(on(CLIMB).moveWorker(...xy('a2'), ...xy('a3')));
  expect(game.checkGameStatus()).toEqual({ status: 'BUILD', winner: null });
});

test('WIN-2: up onto level 3 wins at once, without a build', () => {
  expect(won().checkGameStatus()).toEqual({ status: 'END', winner: 1 });
  expect(won().checkVictory()).toBe(1);
  expect(won().state).toMatchObject({ status: 'END', activePlayer: null, winner: 1, operable: [] });
  expect(won().state.messages).toEqual(['Ada moves from a2 to b2.', 'Ada has won.']);
});

test('WIN-2: player 2 wins by the same rule', () => {
  const game = on('00000 00000 00000 23000 00000/2/mortal:E5,D4/mortal:A2,E1');
  const over = after(game.moveWorker(...xy('a2'), ...xy('b2')));
  expect(over.checkVictory()).toBe(2);
  expect([0, 1, 2, 3].map((player) => over.checkWinCondition(player))).toEqual([false, false, true, false]);
});

test('WIN-2: standing on level 3, or moving along it, is not moving up', () => {
  const game = on('00000 00000 00000 33000 00000/1/mortal:A2,D4/mortal:A5,E1');
  expect(game.checkVictory()).toBeNull();
  expect(after(game.moveWorker(...xy('a2'), ...xy('b2'))).checkVictory()).toBeNull();
});

test('WIN-3: a pushed worker does not win', () => {
  const game = on('00000 00000 00000 00030 00000/1/minotaur:B2,E5/mortal:C2,A5');
  const pushed = after(game.moveWorker(...xy('b2'), ...xy('c2')));
  expect(workerOn(pushed, 'd2')).toBe(workerOn(game, 'c2'));
  expect(pushed.checkVictory()).toBeNull();
});

test('WIN-3: a swapped worker does not win', () => {
  const game = on('00000 00000 00000 03200 00000/1/apollo:B2,E5/mortal:C2,A5');
  const swapped = after(game.moveWorker(...xy('b2'), ...xy('c2')));
  expect(workerOn(swapped, 'b2')).toBe(workerOn(game, 'c2'));
  expect(swapped.checkVictory()).toBeNull();
});

test.each([
  [2, 0],
  [3, 1],
  [3, 0],
])('WIN-4: Pan wins by moving down from %i to %i', (from, to) => {
  const game = on(`00000 00000 00000 ${from}${to}000 00000/1/pan:A2,D4/mortal:A5,E1`);
  expect(after(game.moveWorker(...xy('a2'), ...xy('b2'))).checkVictory()).toBe(1);
});

test('WIN-4: Pan does not win by one level, nor does anybody else by two', () => {
  const pan = on('00000 00000 00000 21000 00000/1/pan:A2,D4/mortal:A5,E1');
  expect(after(pan.moveWorker(...xy('a2'), ...xy('b2'))).checkVictory()).toBeNull();
  const mortal = on('00000 00000 00000 20000 00000/1/mortal:A2,D4/pan:A5,E1');
  expect(after(mortal.moveWorker(...xy('a2'), ...xy('b2'))).checkVictory()).toBeNull();
});

test('WIN-5: with no condition met the game goes on', () => {
  const game = after(on(`${FLAT}/1/mortal:B2,D4/mortal:A5,E1`).takeTurn('b2>b3^b4'));
  expect(game.checkGameStatus()).toEqual({ status: 'SELECT', winner: null });
  expect(game.activePlayer).toBe(2);
});

test('WIN-6: after a win every operation is refused with MOVE-1’s code', () => {
  const game = won();
  const worker = workerOn(game, 'a5') ?? 0;
  for (const player of [1, 2]) {
    for (const answer of [
      game.placeWorker(player, 0, 4),
      game.select(worker, player, ...xy('a5')),
      game.selectAt(player, ...xy('a5')),
      game.move(player, ...xy('a4')),
      game.moveWorker(...xy('a5'), ...xy('a4')),
      game.playerMove(1, 0),
      game.build(player, ...xy('a4')),
      game.build(...xy('a5'), ...xy('a4')),
      game.skip(player),
      game.usePower(player, 0, 0),
      game.take({ kind: 'skip' }),
      game.takeTurn('a5>a4^a5'),
      game.undo(player),
    ]) {
      expectRefused(answer, 'MOVE-1', 'GAME_OVER');
    }
  }
});

test('WIN-7: a player who cannot complete a legal turn loses, and the winner is named', () => {
  // Every neighbour of Bob's workers is two levels up once b3 has grown.
  const game = after(on('02000 02000 21000 00000 00000/1/mortal:C2,E5/mortal:A5,A4').takeTurn('c2>c3^b3'));
  expect(game.checkGameStatus()).toEqual({ status: 'END', winner: 1 });
  expect(kindsOf(game)).toEqual(['built', 'turn-ended', 'lost', 'won']);
  expect(game.state.messages).toEqual([
    'Ada builds on b3.',
    'Bob can’t complete a turn and has lost.',
    'Ada has won.',
  ]);
});

test('WIN-7: also when the game begins in such a position', () => {
  const game = on('00020 00022 00000 22000 02000/1/mortal:E5,A1/mortal:C3,C1');
  expect(game.checkGameStatus()).toEqual({ status: 'END', winner: 2 });
});

test('WIN-7: of three players the one without a turn leaves and the others play on', () => {
  const shut = on('02000 02000 21000 00000 00000/1/pan:C2,E5/atlas:A5,A4/apollo:E1,E2');
  const next = after(shut.takeTurn('c2>c3^b3'));
  expect(kindsOf(next)).toEqual(['built', 'turn-ended', 'lost']);
  expect([next.status, next.activePlayer, next.checkVictory()]).toEqual(['SELECT', 3, null]);
  expect(next.players.map(({ out }) => out)).toEqual([false, true, false]);
  expect(next.workers.filter(({ player }) => player === 2).map(({ at }) => at)).toEqual([null, null]);
  expect(workerOn(next, 'a5')).toBeUndefined();
});
