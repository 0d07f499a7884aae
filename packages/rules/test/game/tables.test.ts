/** Three players, two teams, the Golden Fleece: the same operations. */

import { Game } from '@caldera/rules';
import { expect, test } from 'vitest';
import { after, expectRefused, on, operableNow, xy } from './support.ts';

const seats = (...gods: string[]) => gods.map((god, index) => ({ name: `P${index + 1}`, god }));
const placing = (game: Game, ...names: string[]): Game =>
  names.reduce((before, name) => after(before.placeWorker(before.activePlayer ?? 0, ...xy(name))), game);
const FLAT = '0'.repeat(25);

test('three players place and play in turn, from the start player on', () => {
  const game = after(Game.start({ players: seats('pan', 'atlas', 'apollo'), startPlayer: 2 }));
  expect(game.players.map(({ opponents }) => opponents)).toEqual([
    [2, 3],
    [1, 3],
    [1, 2],
  ]);
  const placed = placing(game, 'a1', 'a2', 'c1', 'c2', 'e1', 'e2');
  expect([placed.status, placed.activePlayer]).toEqual(['SELECT', 2]);
  expect(placed.workers.map(({ player, at }) => `${player} ${at}`)).toEqual([
    '1 e1',
    '1 e2',
    '2 a1',
    '2 a2',
    '3 c1',
    '3 c2',
  ]);
});

test('four players are two teams that share their workers', () => {
  const game = after(Game.start({ players: seats('pan', 'atlas', 'apollo', 'artemis'), startPlayer: 1 }));
  expect(game.players.map(({ opponents, workers }) => [opponents, workers])).toEqual([
    [
      [2, 4],
      [1, 2],
    ],
    [
      [1, 3],
      [3, 4],
    ],
    [
      [2, 4],
      [1, 2],
    ],
    [
      [1, 3],
      [3, 4],
    ],
  ]);
  const placed = placing(game, 'b2', 'b3', 'd2', 'd3');
  expect([placed.status, placed.activePlayer]).toEqual(['SELECT', 3]);
  expect(operableNow(placed)).toEqual(['b3', 'b2']);
  expectRefused(placed.selectAt(1, ...xy('b2')), 'SELECT-3', 'NOT_YOUR_TURN');
  expectRefused(placed.selectAt(3, ...xy('d2')), 'SELECT-2', 'NOT_YOUR_WORKER');
});

test('a team wins together', () => {
  const game = on(`00000 00000 00000 23000 00000/1/pan:A2,D4/atlas:A5,E1/apollo/artemis`);
  const won = after(game.moveWorker(...xy('a2'), ...xy('b2')));
  expect([1, 2, 3, 4].map((player) => won.checkWinCondition(player))).toEqual([true, false, true, false]);
});

test('with the Golden Fleece the start player puts the Ram down and the other one begins', () => {
  const players = seats('mortal', 'mortal');
  const game = after(Game.start({ players, startPlayer: 1, fleece: 'pan' }));
  const placed = placing(game, 'a1', 'a2', 'e1', 'e2');
  expect([placed.status, placed.activePlayer]).toEqual(['POWER', 1]);
  const ram = after(placed.usePower(1, ...xy('c3')));
  expect([ram.status, ram.activePlayer]).toEqual(['SELECT', 2]);
  expect(after(Game.fromJSON(JSON.parse(JSON.stringify(ram)))).state).toEqual(ram.state);
});

test('the last of three players has won', () => {
  const game = on('02000 02000 21000 00000 00000/1/pan:C2,E5/atlas:A5,A4/apollo-:');
  const won = after(game.takeTurn('c2>c3^b3'));
  expect(won.checkGameStatus()).toEqual({ status: 'END', winner: 1 });
});

test('an eliminated player’s workers are gone from the cells and from the list', () => {
  const game = on(`${FLAT}/2/pan-:/atlas:A5,A4/apollo:E1,E2`);
  expect(game.players.map(({ out, workers }) => [out, workers.length])).toEqual([
    [true, 0],
    [false, 2],
    [false, 2],
  ]);
});
