import { expect, test } from 'vitest';
import { Browser } from './support/client.ts';
import { firstStep, viewOf } from './support/playing.ts';
import { start } from './support/server.ts';

test('two guests meet by link and play until one has won', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const bob = new Browser(address);
  const { game, token, seat } = await ann.create({
    gods: { mode: 'given', gods: ['pan', 'apollo'], first: 0 },
  });
  expect(game.status).toBe('open');
  const joined = await bob.join(game.id);
  expect([seat, joined.seat, joined.game.status]).toEqual([0, 1, 'playing']);
  const keys = [token, joined.token];
  const lives = [await ann.live(), await bob.live()] as const;
  let view = await viewOf(lives[0], game.id, token);
  await viewOf(lives[1], game.id, joined.token);
  let steps = 0;
  while (view.status === 'playing') {
    const mover = lives[view.decides as 0 | 1];
    const answer = await mover.command(game.id, keys[view.decides], {
      kind: 'play',
      steps: [firstStep(view)],
    });
    expect(answer.type).toBe('event');
    steps += 1;
    view = await viewOf(lives[0], game.id, token);
  }
  expect(steps).toBeGreaterThan(8);
  expect(view.result?.winners.length).toBe(1);
  const [a, b] = lives.map((live) => live.heard.flatMap((m) => (m.type === 'event' ? [m.seq] : [])));
  await lives[1].event(view.seq);
  expect(a).toEqual(Array.from({ length: view.seq - 2 }, (_, index) => index + 3));
  expect(b).toEqual(a);
});

test('a step sent twice under one id is done once', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const { game, token } = await ann.create();
  await new Browser(address).join(game.id);
  const live = await ann.live();
  const command = { kind: 'play', steps: [{ kind: 'place', at: 12 }] } as const;
  const ask = () =>
    live.ask({ type: 'command', id: 'same', game: game.id, seat: token, command: command as never });
  const first = await ask();
  live.heard.length = 0;
  const second = await ask();
  expect(first.type === 'event' && second.type === 'event' && first.seq === second.seq).toBe(true);
});
