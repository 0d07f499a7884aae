import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { Browser } from './support/client.ts';
import { playRandomly } from './support/playing.ts';
import { start } from './support/server.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot/bot.mjs', import.meta.url));

test('the example bot takes a seat by link and plays until the game is over', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const { game, token } = await ann.create({
    gods: { mode: 'given', gods: ['artemis', 'hermes'], first: 0 },
  });
  const live = await ann.live();
  await live.watch(game.id, token);
  const bot = spawn(process.execPath, [BOT, address, game.id], { stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(() => void bot.kill());
  await live.until((m) => m.type === 'event' && m.facts.some(({ kind }) => kind === 'started'));
  const view = await playRandomly(live, game.id, token, 0);
  expect(view.seats[1]).toMatchObject({ kind: 'bot', name: 'Forty lines' });
  expect([view.status, view.turns.some(({ seat }) => seat === 1)]).toEqual(['ended', true]);
});

test('a bot without a valid token gets nothing', async () => {
  const { address } = await start();
  const bot = new Browser(address);
  for (const token of ['x'.repeat(32), 'short']) {
    const { status } = await bot.send('GET', '/api/bot/stream', undefined, {
      authorization: `Bearer ${token}`,
    });
    expect(status).toBe(401);
  }
  const join = await bot.send('POST', '/api/games', {}, { authorization: `Bearer ${'x'.repeat(32)}` });
  expect(join.status).toBe(401);
});
