import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { GameService } from '../src/games/service.ts';
import type { Room } from '../src/room/room.ts';
import { setupOf } from '../src/routes/games.ts';
import { Games } from '../src/storage/games.ts';
import { migrate } from '../src/storage/schema.ts';
import { SqliteFile } from '../src/storage/sqlite.ts';
import { PEOPLE } from './support/rooms.ts';
import { temporaryFolder } from './support/server.ts';

// somebody sits down and never opens the game: whoever waits for them is told, and may claim

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const [ann, bob] = PEOPLE;

const serve = async (): Promise<GameService> => {
  const sql = await SqliteFile.open(join(temporaryFolder(), 'test.db'));
  await migrate(sql);
  const service = new GameService(new Games(sql), {
    now: () => Date.now(),
    random: () => 0,
    newId: () => 'AAAAAAAAAAAA',
    failed: (error) => {
      throw error;
    },
  });
  onTestFinished(async () => {
    service.close();
    await sql.close();
  });
  return service;
};

/** Ann opens the table and looks at it; Bob sits down, and has the first turn. */
const begin = async (service: GameService, clock: object = { kind: 'none' }): Promise<Room> => {
  if (ann === undefined || bob === undefined) throw new Error('nobody is there');
  const setup = setupOf({ gods: { mode: 'given', gods: ['mortal', 'mortal'], first: 1 }, ...clock });
  const { id } = await service.create(setup, [ann, null]);
  await service.watch(id, { seat: 0, heard: () => undefined });
  const joined = await service.join(id, 1, bob);
  if (joined?.ok !== true) throw new Error('nobody could join');
  return joined.value.room;
};

const goneIn = async (service: GameService, { id }: Room): Promise<readonly number[]> =>
  (await service.find(id))?.gone.map(({ seat }) => seat) ?? [];

test('who joined and never came is told to be gone after half a minute, and loses to a claim', async () => {
  const service = await serve();
  const room = await begin(service);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(await goneIn(service, room)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(async () => expect(await goneIn(service, room)).toEqual([1]));
  await vi.advanceTimersByTimeAsync(60_000);
  const claimed = await service.command(room.id, {
    command: { kind: 'claim', as: 'win' },
    id: 'c1',
    author: 'seat 0',
    seat: 0,
    name: 'Ann',
    lag: 0,
  });
  expect(claimed?.ok === true && claimed.value.room.result).toEqual({ winners: [0], reason: 'gone' });
});

test('who opens the game in time is not gone', async () => {
  const service = await serve();
  const room = await begin(service);
  await vi.advanceTimersByTimeAsync(20_000);
  await service.watch(room.id, { seat: 1, heard: () => undefined });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await goneIn(service, room)).toEqual([]);
});

test('who acts without a connection is not gone while the others think', async () => {
  const service = await serve();
  const room = await begin(service);
  for (let taken = 0; (await service.find(room.id))?.turns.length === 0; taken += 1) {
    const step = (await service.find(room.id))?.turn?.options[0];
    if (step === undefined) throw new Error('there is nothing to do');
    const asked = { id: `c${taken}`, author: 'seat 1', seat: 1, name: 'Bob', lag: 0 };
    const played = await service.command(room.id, { ...asked, command: { kind: 'play', steps: [step] } });
    expect(played?.ok).toBe(true);
  }
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await goneIn(service, room)).toEqual([]);
});

test('a game of days waits for nobody', async () => {
  const service = await serve();
  const room = await begin(service, { clock: { kind: 'correspondence', days: 2 } });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await goneIn(service, room)).toEqual([]);
});
