import { DEFAULTS, startServer } from '@caldera/server';
import { expect, test } from 'vitest';
import { Browser } from './support/client.ts';
import { playRandomly, viewOf } from './support/playing.ts';
import { start, temporaryFolder } from './support/server.ts';

test('an engine holds a seat and plays until the game is over', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const { game, token } = await ann.create({
    gods: { mode: 'given', gods: ['demeter', 'artemis'], first: 1 },
    seats: [{ kind: 'me' }, { kind: 'engine', level: 2 }],
  });
  const live = await ann.live();
  const view = await playRandomly(live, game.id, token, 0);
  expect(view.status).toBe('ended');
  expect(new Set(view.turns.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
});

test('an engine drafts', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const { game, token } = await ann.create({
    gods: { mode: 'challenger', pool: { sets: ['simple'] } },
    seats: [{ kind: 'engine', level: 1 }, { kind: 'me' }],
  });
  const live = await ann.live();
  let view = await viewOf(live, game.id, token);
  while (view.draft?.seat !== 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    view = await viewOf(live, game.id, token);
  }
  const god = view.draft.choices[0] ?? '';
  const picked = await live.command(game.id, token, { kind: 'draft', step: { kind: 'pick', god } });
  expect(picked.type).toBe('event');
  await live.until((m) => m.type === 'event' && m.facts.some((fact) => fact.kind === 'started'));
});

test('an engine goes on with its turn after the server was restarted', async () => {
  const data = temporaryFolder();
  const first = await startServer({ ...DEFAULTS, data, port: 0, logLevel: 'error' });
  const ann = new Browser(first.address);
  const { game, token } = await ann.create({ seats: [{ kind: 'engine', level: 1 }, { kind: 'me' }] });
  await first.app.close();
  const { address } = await start({ data });
  const again = new Browser(address);
  again.cookie = ann.cookie;
  const live = await again.live();
  const view = await viewOf(live, game.id, token);
  if (view.decides === 0) await live.until((m) => m.type === 'event' && m.seq > view.seq);
  expect((await viewOf(live, game.id, token)).decides).toBe(1);
});
