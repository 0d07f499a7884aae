/** SKIP: no further optional step. */

import type { Game } from '@caldera/rules';
import { expect, test } from 'vitest';
import { after, choose, expectRefused, kindsOf, on, operableNow, xy } from './support.ts';

const FLAT = '0'.repeat(25);
const OPEN = `${FLAT}/1/demeter:B2,D4/mortal:A5,E1`;
const moved = (fen: string): Game => after(on(fen).moveWorker(...xy('b2'), ...xy('b3')));
const built = (fen: string): Game => after(moved(fen).build(1, ...xy('b4')));

test('SKIP-1: a player who exists and whose turn it is', () => {
  expectRefused(built(OPEN).skip(2), 'SKIP-1', 'NOT_YOUR_TURN');
  expectRefused(built(OPEN).skip(0), 'SKIP-1', 'UNKNOWN_PLAYER');
  const artemis = moved(OPEN.replace('demeter', 'artemis'));
  expectRefused(artemis.skip(2), 'SKIP-1', 'NOT_YOUR_TURN');
});

test('SKIP-2: only an optional step', () => {
  for (const game of [
    on(`${FLAT}/1/mortal/mortal`),
    on(OPEN),
    choose(on(OPEN), 'b2'),
    moved(OPEN),
    after(built(OPEN).skip(1)),
  ]) {
    const error = expectRefused(game.skip(game.activePlayer ?? 0), 'SKIP-2', 'NOTHING_TO_SKIP');
    expect(error).toMatchObject({ operation: 'skip', message: 'This step can’t be skipped.' });
    expect(game.status).not.toMatch(/SKIP/);
  }
});

test('SKIP-3: marks are cleared, the opponent is active, the status is SELECT, the cells are theirs', () => {
  const game = after(built(OPEN).skip(1));
  expect(game.workers.some(({ active, moved: hasMoved }) => active || hasMoved)).toBe(false);
  expect([game.activePlayer, game.status]).toEqual([2, 'SELECT']);
  expect(operableNow(game)).toEqual(['a5', 'e1']);
  expect(kindsOf(game)).toEqual(['turn-ended']);
});

test('SKIP-3: a position may be given and is ignored', () => {
  expect(after(built(OPEN).skip(1, 9, 9)).state).toEqual(after(built(OPEN).skip(1)).state);
});

test('SKIP-3: the win check ran: whoever has no turn left has lost', () => {
  const game = after(
    on('02000 02000 21000 00000 00000/1/demeter:C2,E5/mortal:A5,A4').moveWorker(...xy('c2'), ...xy('c3')),
  );
  const done = after(after(game.build(1, ...xy('b3'))).skip(1));
  expect([done.status, done.checkVictory()]).toEqual(['END', 1]);
});

test('SKIP-3: after a first move, skipping the second leads to the build', () => {
  const game = after(moved(OPEN.replace('demeter', 'artemis')).skip(1));
  expect([game.activePlayer, game.status]).toEqual([1, 'BUILD']);
  expect(kindsOf(game)).toEqual(['moves-declined']);
  expectRefused(game.move(1, ...xy('b4')), 'MOVE-4', 'MOVES_DECLINED');
  expectRefused(game.skip(1), 'SKIP-2', 'NOTHING_TO_SKIP');
  expect(after(game.build(1, ...xy('b4'))).activePlayer).toBe(2);
});
