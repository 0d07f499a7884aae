import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { backUp, DEFAULTS, OPTIONS, readConfig, restore, startServer } from '@caldera/server';
import { expect, test } from 'vitest';
import { notePresence } from '../src/room/decide.ts';
import { viewRoom } from '../src/room/view.ts';
import { Browser } from './support/client.ts';
import { Play } from './support/rooms.ts';
import { start, temporaryFolder } from './support/server.ts';

test('a backup taken while the server runs brings everything back', async () => {
  const data = temporaryFolder();
  const { address, app } = await start({ data });
  const ann = new Browser(address);
  const { game } = await ann.create();
  await new Browser(address).join(game.id);
  const file = join(temporaryFolder(), 'copy.db');
  expect(await backUp(data, file)).toMatchObject({ ok: true, value: { games: 1, entries: 2 } });
  expect((await backUp(data, file)).ok).toBe(false);
  await ann.create();
  await app.close();
  const other = temporaryFolder();
  expect((await restore(file, data)).ok).toBe(false);
  expect(await restore(file, other)).toMatchObject({ ok: true, value: { games: 1 } });
  const again = await start({ data: other });
  const back = new Browser(again.address);
  back.cookie = ann.cookie;
  expect((await back.send('GET', `/api/games/${game.id}`)).body).toMatchObject({
    game: { status: 'playing', you: 0 },
  });
});

test('a damaged copy is refused and nothing is put in place', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'nonsense.db');
  writeFileSync(file, 'this is no database, but it is long enough to be looked at '.repeat(100));
  expect((await restore(file, join(folder, 'data'))).ok).toBe(false);
  expect(existsSync(join(folder, 'data', 'caldera.db'))).toBe(false);
});

test('a data folder has one server at a time', async () => {
  const data = temporaryFolder();
  const settings = { ...DEFAULTS, data, port: 0, logLevel: 'error' } as const;
  const first = await startServer(settings);
  await expect(startServer(settings)).rejects.toThrow('Another server uses the folder');
  await first.app.close();
  const second = await startServer(settings);
  await second.app.close();
});

test('a copy is not put beside what is left of another file', async () => {
  const data = temporaryFolder();
  const first = await startServer({ ...DEFAULTS, data, port: 0, logLevel: 'error' });
  await first.app.close();
  const copy = join(temporaryFolder(), 'copy.db');
  expect((await backUp(data, copy)).ok).toBe(true);
  const empty = temporaryFolder();
  writeFileSync(join(empty, 'caldera.db-wal'), 'left over');
  expect(await restore(copy, empty)).toMatchObject({ ok: false });
  expect(existsSync(join(empty, 'caldera.db'))).toBe(false);
});

test('a folder without a web client is refused before anything starts', () => {
  const config = readConfig({ web: '/nowhere' }, {});
  expect(config.ok ? [] : config.error.join()).toContain(
    '--web (CALDERA_WEB): is no folder of a built web client',
  );
});

test('the folder of the web client may be named from where the server is started', async () => {
  const web = temporaryFolder();
  writeFileSync(join(web, 'index.html'), 'a page');
  const { address } = await start({ web: relative(process.cwd(), web) });
  expect(await (await fetch(address)).text()).toBe('a page');
});

test('settings are checked at start, each mistake in a sentence', () => {
  expect(readConfig({ port: '8080' }, { CALDERA_HOST: '0.0.0.0' })).toMatchObject({
    ok: true,
    value: { port: 8080, host: '0.0.0.0' },
  });
  const wrong = readConfig(
    { port: 'eighty', 'database-url': 'mysql://x', colour: 'red' },
    { CALDERA_PUBLIC_URL: 'ftp:x' },
  );
  expect(wrong.ok ? [] : wrong.error.map((sentence) => sentence.split(/[ :]/)[0])).toEqual([
    '--colour',
    '--port',
    '--database-url',
    '--public-url',
  ]);
});

test('the page for operators names every option', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  for (const { name } of OPTIONS) expect(page).toContain(`--${name}`);
});

test('a flag falls on time although the server was down', async () => {
  const data = temporaryFolder();
  const first = await startServer({ ...DEFAULTS, data, port: 0, logLevel: 'error' });
  const ann = new Browser(first.address);
  const { game } = await ann.create({ clock: { kind: 'turn', limit: 1_000 } });
  const { game: started } = await new Browser(first.address).join(game.id);
  await first.app.close();
  const deadline = (started.clock?.at ?? 0) + 1_000;
  while (Date.now() <= deadline + 50) await new Promise((resolve) => setTimeout(resolve, 20));
  const { address } = await start({ data });
  const { body } = await new Browser(address).send('GET', `/api/games/${game.id}/log?from=2`);
  const until = async (events: { at: number }[]): Promise<{ at: number }[]> => {
    if (events.length > 0) return events;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const again = await new Browser(address).send('GET', `/api/games/${game.id}/log?from=2`);
    return until((again.body as { events: { at: number }[] }).events);
  };
  const [fallen] = await until((body as { events: { at: number }[] }).events);
  expect(fallen).toMatchObject({
    at: deadline,
    facts: [{ kind: 'ended', result: { winners: [1], reason: 'time' } }],
  });
});

test('an opponent who stays away loses the game to a claim, not before a minute', () => {
  const play = new Play();
  const gone = notePresence(play.room, 1, false, play.now);
  if (gone === undefined) throw new Error('nobody noticed');
  play.room = gone.room;
  play.now += 59_999;
  expect(play.do(0, { kind: 'claim', as: 'win' })?.code).toBe('NOT_GONE');
  play.now += 1;
  expect(play.do(1, { kind: 'claim', as: 'win' })?.code).toBe('NOT_GONE');
  expect(play.do(0, { kind: 'claim', as: 'win' })).toBeUndefined();
  expect(play.room.result).toEqual({ winners: [0], reason: 'gone' });
});

/** A room whose seats have been empty for long enough. */
const leftBy = (play: Play, seats: readonly number[]): void => {
  for (const seat of seats) play.room = notePresence(play.room, seat, false, play.now)?.room ?? play.room;
  play.now += 60_000;
};

test('of three who leave one after the other each is claimed from, and the last one wins', () => {
  const play = new Play({ players: 3 });
  leftBy(play, [1, 2]);
  expect(play.do(0, { kind: 'claim', as: 'win' })).toBeUndefined();
  expect(play.entries.at(-1)?.facts).toEqual([{ kind: 'eliminated', seat: 1, reason: 'gone' }]);
  expect(viewRoom(play.room, 0).losses).toEqual([{ seat: 1, ply: 0, reason: 'gone' }]);
  expect(play.do(1, { kind: 'claim', as: 'win' })?.code).toBe('OUT');
  expect(play.do(0, { kind: 'claim', as: 'win' })).toBeUndefined();
  expect(play.room.result).toEqual({ winners: [0], reason: 'gone' });
});

test('nobody loses the game for their team by claiming it when the partner is away', () => {
  const play = new Play({ players: 4 });
  leftBy(play, [2]);
  expect(play.do(0, { kind: 'claim', as: 'win' })?.code).toBe('NOT_GONE');
  expect(play.do(1, { kind: 'claim', as: 'win' })).toBeUndefined();
  expect(play.room.result).toEqual({ winners: [1, 3], reason: 'gone' });
});

test('who acts is not gone, with or without a connection', () => {
  const play = new Play();
  const gone = notePresence(play.room, 0, false, play.now);
  if (gone === undefined) throw new Error('nobody noticed');
  play.room = gone.room;
  play.steps(1);
  expect(play.room.gone).toEqual([]);
  expect(play.entries.at(-1)?.facts.map(({ kind }) => kind)).toEqual(['back', 'played']);
  play.now += 60_000;
  expect(play.do(1, { kind: 'claim', as: 'win' })?.code).toBe('NOT_GONE');
});

test('who comes back is not gone', () => {
  const play = new Play();
  const gone = notePresence(play.room, 1, false, play.now);
  const back = gone && notePresence(gone.room, 1, true, play.now + 10);
  expect(back?.room.gone).toEqual([]);
  expect(notePresence(play.room, 1, true, play.now)).toBeUndefined();
});
