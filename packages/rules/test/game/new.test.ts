/** NEW: how a game comes to be, and how none does. */

import { BANS, Game, GODS, NAME_LIMIT, squares, workersOf } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { after, expectRefused } from './support.ts';

const ada = (power1: string, power2 = 'mortal', start = 1) => Game.new(start, 'Ada', 'Bob', power1, power2);

test('NEW-1: each player has the rules of the power it was given', () => {
  const game = after(ada('apollo', 'minotaur'));
  expect(game.players.map(({ god }) => god)).toEqual(['apollo', 'minotaur']);
  expect(game.turn.walk.table.gods.map(({ name }) => name)).toEqual(['Apollo', 'Minotaur']);
});

test('NEW-1: mortal is a player without a power', () => {
  expect(after(ada('mortal')).players.map(({ god }) => god)).toEqual(['mortal', 'mortal']);
});

test('NEW-1: each power brings as many workers as its card says', () => {
  for (const god of GODS.filter(({ players }) => players.includes(2))) {
    const game = after(god.mustGoLast === true ? ada(god.id, 'mortal', 2) : ada(god.id));
    const counts = game.players.map(({ workers }) => workers.length);
    expect([god.name, ...counts]).toEqual([god.name, workersOf(god), 2]);
  }
});

test('NEW-2: each player knows its name, its opponent and its two workers', () => {
  expect(after(ada('pan')).players).toEqual([
    { id: 1, name: 'Ada', god: 'pan', opponents: [2], workers: [1, 2], out: false },
    { id: 2, name: 'Bob', god: 'mortal', opponents: [1], workers: [3, 4], out: false },
  ]);
});

test('NEW-2: ids stay the same whatever happens to the workers', () => {
  let game = after(ada('apollo'));
  for (const [player, x, y] of [
    [1, 1, 1],
    [1, 4, 4],
    [2, 2, 1],
    [2, 0, 4],
  ] as const) {
    game = after(game.placeWorker(player, x, y));
  }
  expect(game.workers.map(({ id, at }) => `${id} ${at}`)).toEqual(['1 b4', '2 e1', '3 c4', '4 a1']);
  game = after(game.moveWorker(1, 1, 2, 1));
  expect(game.workers.map(({ id, at }) => `${id} ${at}`)).toEqual(['1 c4', '2 e1', '3 b4', '4 a1']);
});

test('NEW-2: a name is kept without the spaces around it', () => {
  expect(after(Game.new(1, '  Ada ', 'Bob', 'pan', 'mortal')).players[0]?.name).toBe('Ada');
});

test('NEW-3: 25 cells of level 0 without dome or worker, status PLACE', () => {
  const { board, status, winner, operable, version } = after(ada('atlas')).state;
  expect(board.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
  expect(new Set(board.flat().map((cell) => JSON.stringify(cell)))).toEqual(
    new Set(['{"level":0,"dome":false,"worker":null}']),
  );
  expect({ status, winner, version }).toEqual({ status: 'PLACE', winner: null, version: 0 });
  expect(operable).toHaveLength(squares.SQUARES.length);
});

test.each([1, 2])('NEW-3: the active player is the start player %i', (start) => {
  expect(after(ada('pan', 'mortal', start)).activePlayer).toBe(start);
});

describe('NEW-4: no game exists after', () => {
  test('NEW-4: an unknown power', () => {
    const { message } = expectRefused(ada('zorro'), 'NEW-4', 'UNKNOWN_POWER');
    expect(message).toContain('zorro');
    expectRefused(ada('pan', ''), 'NEW-4', 'UNKNOWN_POWER');
  });

  test.each(['', '   ', '\t\n'])('NEW-4: an empty name %j', (name) => {
    expectRefused(Game.new(1, name, 'Bob', 'pan', 'mortal'), 'NEW-4', 'NAME_EMPTY');
    expectRefused(Game.new(1, 'Ada', name, 'pan', 'mortal'), 'NEW-4', 'NAME_EMPTY');
  });

  test('NEW-4: an over-long name, and no shorter one', () => {
    expect(NAME_LIMIT).toBe(40);
    const longest = 'x'.repeat(40);
    expect(Game.new(1, longest, 'Bob', 'pan', 'mortal').ok).toBe(true);
    expectRefused(Game.new(1, `${longest}x`, 'Bob', 'pan', 'mortal'), 'NEW-4', 'NAME_TOO_LONG');
  });

  test.each([0, 3, -1, 1.5, Number.NaN])('NEW-4: a start player %d', (start) => {
    expectRefused(ada('pan', 'mortal', start), 'NEW-4', 'UNKNOWN_START_PLAYER');
  });

  test('NEW-4: a pair of powers that may not be combined, in either order, with the reason', () => {
    const exists = (id: string) => GODS.some((god) => god.id === id);
    const banned = BANS.flatMap(({ pairs, why }) => pairs.map(([a, b]) => ({ a, b, why })));
    const known = banned.filter(({ a, b }) => exists(a) && exists(b));
    expect(known).not.toEqual([]);
    for (const { a, b, why } of known) {
      const { operation, message } = expectRefused(ada(a, b), 'NEW-4', 'BANNED_PAIR');
      expect(operation).toBe('new');
      expect(message).toContain(why);
      expectRefused(ada(b, a), 'NEW-4', 'BANNED_PAIR');
    }
  });

  test('NEW-4: such a pair among three, or in one team', () => {
    const seats = (...gods: string[]) => ({
      players: gods.map((god, index) => ({ name: `P${index}`, god })),
      startPlayer: 1,
    });
    for (const gods of [
      ['atlas', 'pan', 'gaea'],
      ['hermes', 'pan', 'harpies', 'atlas'],
      ['pan', 'hades', 'apollo', 'atlas'],
    ]) {
      expectRefused(Game.start(seats(...gods)), 'NEW-4', 'BANNED_PAIR');
    }
    expect(Game.start(seats('hermes', 'pan', 'triton', 'atlas')).ok).toBe(true);
  });

  test('NEW-4: a power that does not play with so many', () => {
    const seat = (god: string, index: number) => ({ name: `P${index}`, god });
    const three = ['aphrodite', 'pan', 'atlas'].map(seat);
    expectRefused(Game.start({ players: three, startPlayer: 1 }), 'NEW-4', 'PLAYER_COUNT');
    const five = ['pan', 'atlas', 'apollo', 'artemis', 'athena'].map(seat);
    const many = expectRefused(Game.start({ players: five, startPlayer: 1 }), 'NEW-4', 'PLAYER_COUNT');
    expect(many.message).toBe('A game has two, three or four players.');
    expectRefused(Game.start({ players: five.slice(0, 1), startPlayer: 1 }), 'NEW-4', 'PLAYER_COUNT');
  });

  test('NEW-4: a power that has to start, and does not', () => {
    expect(ada('bia', 'mortal', 1).ok).toBe(true);
    expectRefused(ada('bia', 'mortal', 2), 'NEW-4', 'START_PLAYER');
  });

  test('NEW-4: the Golden Fleece with a power of one’s own, or one that may not lie there', () => {
    const players = [
      { name: 'Ada', god: 'mortal' },
      { name: 'Bob', god: 'mortal' },
    ];
    const fleece = (power: string, seats = players) =>
      Game.start({ players: seats, startPlayer: 1, fleece: power });
    expect(fleece('pan').ok).toBe(true);
    expectRefused(fleece('nobody'), 'NEW-4', 'UNKNOWN_POWER');
    expectRefused(fleece('hydra'), 'NEW-4', 'BANNED_PAIR');
    expectRefused(fleece('pan', [...players, { name: 'Cid', god: 'mortal' }]), 'NEW-4', 'PLAYER_COUNT');
    expectRefused(
      fleece('pan', [{ name: 'Ada', god: 'atlas' }, ...players.slice(1)]),
      'NEW-4',
      'BANNED_PAIR',
    );
  });

  test('NEW-4: a position that can’t be read, or has other players', () => {
    expectRefused(Game.from(['Ada', 'Bob'], 'nonsense'), 'NEW-4', 'BAD_POSITION');
    expectRefused(Game.from(['Ada'], `${'0'.repeat(25)}/1/pan/mortal`), 'NEW-4', 'PLAYER_COUNT');
  });
});
