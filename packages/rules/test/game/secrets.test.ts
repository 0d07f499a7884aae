/** What a player may see of a game with hidden workers. */

import type { Game } from '@caldera/rules';
import { expect, test } from 'vitest';
import { after, expectRefused, on, xy } from './support.ts';

const FLAT = '0'.repeat(25);
const seen = (game: Game, player: number): (number | undefined)[] =>
  game
    .stateFor(player)
    .board.flat()
    .flatMap(({ worker }) => (worker === null ? [] : [worker.player]));

test('hidden workers are seen by their own player only', () => {
  const game = on(`${FLAT}/1/mortal:B2,D4/hecate:C3,E1`);
  expect(seen(game, 1)).toEqual([1, 1]);
  expect(seen(game, 2)).toHaveLength(4);
  expect(game.stateFor(2)).toEqual(game.state);
  expect(game.stateFor(1).operable).toEqual([
    { row: 1, col: 3 },
    { row: 3, col: 1 },
  ]);
});

test('nor do cells or messages give them away', () => {
  const game = on(`${FLAT}/2/mortal:B2,D4/hecate:C3,E1`);
  const chosen = after(game.selectAt(2, ...xy('c3')));
  const moved = after(chosen.move(2, ...xy('c4')));
  expect(game.stateFor(1).operable).toEqual([]);
  expect(chosen.stateFor(1).messages).toEqual(['Bob: move.']);
  expect(moved.stateFor(1).messages).toEqual(['Bob: build.']);
  expect(moved.stateFor(2).messages).toEqual(['Bob moves from c3 to c4.', 'Bob: build.']);
  const built = after(moved.build(2, ...xy('c5')));
  expect(built.stateFor(1).messages).toEqual(['Bob builds on c5.', 'Ada: choose a worker.']);
});

test('the end shows everything', () => {
  const game = on(`${FLAT}/1/mortal#:B2,D4/hecate:C3,E1`);
  expect(seen(game, 1)).toHaveLength(4);
});

test('a step that brought a secret out can’t be taken back', () => {
  const game = on(`${FLAT}/1/apollo:B2,D4/hecate:C3,E1`);
  const plain = after(game.moveWorker(...xy('b2'), ...xy('b3')));
  expect(plain.undo().ok).toBe(true);
  const swapped = after(game.moveWorker(...xy('b2'), ...xy('c3')));
  expect(swapped.status).toBe('BUILD');
  expectRefused(swapped.undo(), 'MOVE-4', 'NOTHING_TO_UNDO');
});

test('to whom her workers are hidden, nothing is left but to let her turn pass', () => {
  const game = on(`${FLAT}/2/mortal:B2,D4/hecate[??]:`);
  expect(game.options).toEqual([{ kind: 'skip' }]);
  expect(game.status).toBe('POWER_OR_SKIP');
});
