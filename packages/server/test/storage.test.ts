import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { decide, openGame } from '../src/room/decide.ts';
import { replay } from '../src/room/fold.ts';
import { type Entry, newRoom } from '../src/room/room.ts';
import { setupOf } from '../src/routes/games.ts';
import { Games } from '../src/storage/games.ts';
import { Players } from '../src/storage/players.ts';
import { Postgres } from '../src/storage/postgres.ts';
import { Ratings } from '../src/storage/ratings.ts';
import { migrate } from '../src/storage/schema.ts';
import { sharedSetting } from '../src/storage/settings.ts';
import type { Sql, SqlValue } from '../src/storage/sql.ts';
import { SqliteFile } from '../src/storage/sqlite.ts';
import { TestPostgres } from './support/postgres.ts';
import { temporaryFolder } from './support/server.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.remove());

const unexpected = (error: unknown): void => {
  throw error;
};

const STORAGES: readonly [string, () => Promise<() => Promise<Sql>>][] = [
  [
    'the embedded file',
    async () => {
      const path = join(temporaryFolder(), 'test.db');
      return () => SqliteFile.open(path);
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await postgres.database();
      return async () => new Postgres(url, unexpected);
    },
  ],
];

const entry = (seq: number, text = 'hello'): Entry => ({
  seq,
  at: 1_790_000_000_000 + seq,
  author: 'seat 0',
  command: `c${seq}`,
  facts: [{ kind: 'said', seat: 0, name: 'Ann “A” O’Neil ☃', text }],
});

describe.each(STORAGES)('%s', (_, prepare) => {
  const open = async (): Promise<{ sql: Sql; games: Games; again: () => Promise<Sql> }> => {
    const connect = await prepare();
    const sql = await connect();
    onTestFinished(() => sql.close());
    await migrate(sql);
    return { sql, games: new Games(sql), again: connect };
  };
  const room = newRoom('AAAAAAAAAAAA', setupOf({ isPublic: true }), 1000);

  test('keeps the log of a game in order and gives back what it was given', async () => {
    const { sql, games, again } = await open();
    await games.create({ empty: room, outcomes: [] });
    for (const seq of [1, 2, 3]) expect(await games.append(room, room, entry(seq))).toBe('stored');
    const other = await again();
    const stored = await new Games(other).load(room.id);
    await other.close();
    expect(stored).toEqual({
      id: room.id,
      setup: room.setup,
      createdAt: 1000,
      entries: [1, 2, 3].map((n) => entry(n)),
    });
    expect(await games.entriesAfter(room.id, 2)).toEqual([entry(3)]);
    expect(sql.dialect).toMatch(/sqlite|postgres/);
  });

  test('lets one of two writers of the same entry win, and the other one know', async () => {
    const { games } = await open();
    await games.create({ empty: room, outcomes: [] });
    const written = await Promise.all([
      games.append(room, room, entry(1, 'first')),
      games.append(room, room, entry(1, 'second')),
      games.append(room, room, entry(2)),
    ]);
    expect(written).toEqual(['stored', 'conflict', 'stored']);
    expect((await games.load(room.id))?.entries).toEqual([entry(1, 'first'), entry(2)]);
  });

  test('does nothing of a batch in which one statement fails', async () => {
    const { sql } = await open();
    const players = new Players(sql);
    const ann = { id: 'ann', kind: 'guest' as const, name: 'Ann', login: null, createdAt: 1 };
    await players.add(ann);
    const add = "INSERT INTO players (id, kind, name, created_at) VALUES (?, 'guest', 'X', 1)";
    const batch = sql.batch([
      { sql: add, values: ['bob'] },
      { sql: add, values: ['ann'] },
    ]);
    await expect(batch).rejects.toThrow(/unique/i);
    expect(await players.find('bob')).toBeUndefined();
    expect(await players.find('ann')).toEqual(ann);
  });

  test('commits what arrives together, and all of it is there afterwards', async () => {
    const { games, again } = await open();
    const ids = Array.from({ length: 50 }, (_, index) => `GAME${String(index).padStart(8, '0')}`);
    for (const id of ids) await games.create({ empty: { ...room, id }, outcomes: [] });
    const rooms = ids.map((id) => ({ ...room, id }));
    const written = await Promise.all(rooms.map((each) => games.append(each, each, entry(1))));
    expect(new Set(written)).toEqual(new Set(['stored']));
    const other = await again();
    const [row] = await other.all('SELECT count(*) AS entries FROM entries');
    await other.close();
    expect(row?.entries).toBe(50);
  });

  test('stores a rematch with the entry that names it, or neither', async () => {
    const { sql, games } = await open();
    const around = { now: 5, random: () => 0, nextGame: () => 'unused' };
    const room = newRoom('AAAAAAAAAAAA', setupOf({}), 1);
    await games.create({ empty: room, outcomes: [] });
    const entry = { seq: 1, at: 2, author: '', command: '', facts: [] };
    const seats = ['ann', 'bob'].map((name) => ({ player: name, kind: 'guest', name }) as const);
    const next = openGame('BBBBBBBBBBBB', room.setup, seats, around);
    const late = openGame('CCCCCCCCCCCC', room.setup, seats, around);
    expect(await games.append(room, room, entry, next)).toBe('stored');
    expect(await games.append(room, room, entry, late)).toBe('conflict');
    expect((await games.load('BBBBBBBBBBBB'))?.entries.map(({ seq }) => seq)).toEqual([1, 2]);
    expect((await games.seatsOf('ann')).map(({ game }) => game)).toEqual(['BBBBBBBBBBBB']);
    expect(await games.load('CCCCCCCCCCCC')).toBeUndefined();
    expect(await sql.all('SELECT id FROM games WHERE id = ?', ['CCCCCCCCCCCC'])).toEqual([]);
  });

  test('knows which games wait for an engine', async () => {
    const { games } = await open();
    const around = { now: 5, random: () => 0, nextGame: () => 'unused' };
    const engine = { kind: 'engine', name: 'Engine 1', level: 1 } as const;
    const ann = { player: 'ann', kind: 'guest', name: 'Ann' } as const;
    await games.create(openGame('DDDDDDDDDDDD', setupOf({}), [engine, ann], around));
    await games.create(openGame('EEEEEEEEEEEE', setupOf({}), [ann, engine], around));
    expect(await games.waitingForEngine()).toEqual(['DDDDDDDDDDDD']);
    const stored = await games.load('DDDDDDDDDDDD');
    if (stored === undefined) throw new Error('not stored');
    const room = replay(stored.id, stored.setup, stored.createdAt, stored.entries);
    const asked = {
      command: { kind: 'resign' },
      id: 'a',
      author: 'seat 1',
      seat: 1,
      name: '',
      lag: 0,
    } as const;
    const resigned = decide(room, asked, around);
    if (!resigned.ok) throw new Error(resigned.error.message);
    await games.append(room, resigned.value.room, resigned.value.entry);
    expect(await games.waitingForEngine()).toEqual([]);
  });

  test('migrates once, also when several processes start together', async () => {
    const connect = await prepare();
    const many = await Promise.all([connect(), connect(), connect()]);
    onTestFinished(async () => {
      for (const sql of many) await sql.close();
    });
    await Promise.all(many.map((sql) => migrate(sql)));
    const secrets = await Promise.all(
      many.map((sql, index) => sharedSetting(sql, 'secret', () => `secret ${index}`)),
    );
    expect(new Set(secrets).size).toBe(1);
  });

  test('finds games by status, player, name and god, and only public ones unless asked', async () => {
    const { games } = await open();
    const sitter = { player: 'ann', kind: 'guest' as const, name: 'Ann' };
    const hidden = { ...room, id: 'BBBBBBBBBBBB', setup: setupOf({}), createdAt: 2000 };
    for (const each of [room, hidden]) {
      await games.create({ empty: each, outcomes: [] });
      const after = { ...each, seats: [sitter, null], gods: ['pan', 'athena'], status: 'playing' as const };
      await games.append(each, after, entry(1));
    }
    const find = async (filter: object) =>
      (await games.list({ onlyPublic: true, limit: 10, ...filter })).map(({ id }) => id);
    expect(await find({})).toEqual([room.id]);
    expect(await find({ onlyPublic: false })).toEqual([hidden.id, room.id]);
    expect(await find({ onlyPublic: false, before: 2000 })).toEqual([room.id]);
    expect(await find({ status: 'open' })).toEqual([]);
    expect(await find({ player: 'ann', god: 'pan', name: 'aNN', status: 'playing' })).toEqual([room.id]);
    expect(await find({ god: 'zeus' })).toEqual([]);
    expect((await games.list({ onlyPublic: true, limit: 1 }))[0]).toMatchObject({
      names: ['Ann', null],
      gods: ['pan'],
    });
  });

  test('lists any number of games with one question', async () => {
    const { sql } = await open();
    const asked: string[] = [];
    const all = (text: string, values?: readonly SqlValue[]) => {
      asked.push(text);
      return sql.all(text, values);
    };
    const games = new Games({ ...sql, all, batch: (statements) => sql.batch(statements) } as Sql);
    for (let number = 0; number < 5; number += 1) {
      await games.create({ empty: { ...room, id: `GAME${number}`.padEnd(12, 'X') }, outcomes: [] });
    }
    expect((await games.list({ onlyPublic: true, limit: 4 })).map(({ names }) => names)).toEqual(
      Array.from({ length: 4 }, () => [null, null]),
    );
    expect(asked.length).toBe(1);
  });

  test('rates a game once, whoever tries again', async () => {
    const { sql } = await open();
    const ratings = new Ratings(sql);
    const after = new Map([
      ['ann', { rating: 1600, deviation: 100, volatility: 0.06, games: 1, ratedAt: 5 }],
    ]);
    expect(await ratings.save('blitz', 'game', 5, after)).toBe(true);
    expect(await ratings.save('blitz', 'game', 6, after)).toBe(false);
    expect(await ratings.find('ann', 'blitz')).toMatchObject({ rating: 1600, games: 1, ratedAt: 5 });
  });
});
