import { expect, test } from 'vitest';
import { Browser } from './support/client.ts';
import { playRandomly } from './support/playing.ts';
import { start } from './support/server.ts';

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

test('an engine drafts and goes on after the server was restarted', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const { game, token } = await ann.create({
    gods: { mode: 'challenger', pool: { sets: ['simple'] } },
    seats: [{ kind: 'engine', level: 1 }, { kind: 'me' }],
  });
  const live = await ann.live();
  await live.watch(game.id, token);
  const offered = await live.until(
    (m) =>
      (m.type === 'done' && (m.view?.draft?.offer.length ?? 0) === 2) ||
      (m.type === 'event' && m.facts.some((fact) => fact.kind === 'drafted')),
  );
  const god =
    offered.type === 'event'
      ? offered.facts.flatMap((fact) =>
          fact.kind === 'drafted' && fact.step.kind === 'offer' ? fact.step.gods : [],
        )[0]
      : offered.type === 'done'
        ? offered.view?.draft?.offer[0]
        : undefined;
  const picked = await live.command(game.id, token, {
    kind: 'draft',
    step: { kind: 'pick', god: god ?? '' },
  });
  expect(picked.type).toBe('event');
  await live.until((m) => m.type === 'event' && m.facts.some((fact) => fact.kind === 'started'));
});
