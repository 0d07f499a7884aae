import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from './support/client.ts';
import { LoadedGame, logAt, playOn } from './support/load.ts';
import { viewOf } from './support/playing.ts';
import { TestPostgres } from './support/postgres.ts';
import { ServerProcess } from './support/process.ts';
import { randomFrom, SEED } from './support/random.ts';

let postgres: TestPostgres;
let servers: readonly [ServerProcess, ServerProcess];

beforeAll(async () => {
  postgres = await TestPostgres.start();
  const url = await postgres.database();
  const start = (): Promise<ServerProcess> => ServerProcess.start({ 'database-url': url });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const server of servers) await server.end('SIGTERM');
  await postgres.remove();
});

const PLACE = (at: number) => ({ kind: 'play', steps: [{ kind: 'place', at: at as never }] }) as const;

test('players on two processes see each other’s steps', async () => {
  const [a, b] = servers;
  const ann = new Browser(a.address);
  const bob = new Browser(b.address);
  const { game, token } = await ann.create();
  const second = await bob.join(game.id);
  const [annLive, bobLive] = [await ann.live(), await bob.live()];
  await bobLive.watch(game.id, second.token);
  await annLive.watch(game.id, token);
  // The second player joined elsewhere: this process hears of it.
  while ((await viewOf(annLive, game.id, token)).status !== 'playing')
    await new Promise((resolve) => setTimeout(resolve, 5));
  await annLive.command(game.id, token, PLACE(0));
  await bobLive.event(3);
  await annLive.command(game.id, token, PLACE(1));
  await bobLive.event(4);
  await bobLive.command(game.id, second.token, PLACE(7));
  expect((await annLive.event(5)).facts[0]).toMatchObject({ kind: 'played', seat: 1 });
});

test('two processes race for the same step: one wins, the other gets a conflict', async () => {
  const [a, b] = servers;
  const ann = new Browser(a.address);
  const { game, token } = await ann.create();
  await new Browser(b.address).join(game.id);
  const lives = [await ann.live(), await new Browser(b.address).live()];
  for (const taken of [0, 1]) {
    const command = { ...PLACE(taken * 3), ply: 0, taken };
    const replies = await Promise.all(lives.map((live) => live.command(game.id, token, command)));
    expect(replies.map(({ type }) => type).toSorted()).toEqual(['event', 'refused']);
    const refused = replies.find(({ type }) => type === 'refused');
    expect(refused?.type === 'refused' && refused.error.code).toBe('CONFLICT');
  }
  expect((await logAt(a.address, game.id)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

test('who deletes their data on one process is forgotten on the others at once', async () => {
  const [a, b] = servers;
  const ann = new Browser(a.address);
  const { game, token } = await ann.create();
  await ann.send('POST', '/api/me/name', { name: 'Ariadne' });
  await new Browser(b.address).join(game.id);
  const live = await ann.live();
  await live.command(game.id, token, { kind: 'say', text: 'my secret' });
  const nameAt = async ({ address }: ServerProcess): Promise<string | undefined> =>
    (await viewOf(await new Browser(address).live(), game.id)).seats[0]?.name;
  const before = await nameAt(b);
  expect((await ann.send('POST', '/api/account/delete', {})).status).toBe(204);
  expect(await nameAt(a)).toBe('Former player');
  while ((await nameAt(b)) === before) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await nameAt(b)).toBe('Former player');
});

test('PostgreSQL stops and starts under load: clients go on, nothing acknowledged is lost', async () => {
  const random = randomFrom(SEED);
  const games = await Promise.all(
    Array.from({ length: 8 }, (_, index) => LoadedGame.create(servers[index % 2 === 0 ? 0 : 1].address)),
  );
  const answered = (): number => games.reduce((sum, game) => sum + game.acknowledged.length, 0);
  const until = async (goal: number): Promise<void> => {
    while (answered() < goal && games.some(({ isOver }) => !isOver))
      await new Promise((resolve) => setTimeout(resolve, 5));
  };
  let stopped = false;
  const playing = games.map(async (game, index) => {
    const { address } = servers[index % 2 === 0 ? 0 : 1];
    while (!stopped && !game.isOver) await playOn(address, game, random, () => stopped);
  });
  await until(60);
  await postgres.down();
  const ready = await fetch(`${servers[0].address}/readyz`);
  expect(ready.status).toBe(503);
  await postgres.up();
  await until(answered() + 60);
  stopped = true;
  await Promise.all(playing);
  for (const game of games) {
    const stored = new Map((await logAt(servers[0].address, game.id)).map(({ seq, facts }) => [seq, facts]));
    for (const { seq, facts } of game.acknowledged)
      expect({ seed: SEED, facts: stored.get(seq) }).toEqual({ seed: SEED, facts });
  }
});

test('asked to end, a server says goodbye, ends in good order, and is as it was when it comes back', async () => {
  const [a] = servers;
  const ann = new Browser(a.address);
  const { game, token } = await ann.create();
  const live = await ann.live();
  await live.watch(game.id, token);
  expect(await a.end('SIGTERM')).toBe(0);
  expect(live.heard.at(-1)).toMatchObject({ type: 'bye' });
});
