import { expect, test } from 'vitest';
import { LoginLimit } from '../src/players/login-limit.ts';
import { Signer } from '../src/players/secrets.ts';
import { Browser } from './support/client.ts';
import { frozen, start } from './support/server.ts';

const ANN = { login: 'Ann', password: 'correct horse' };
const code = (body: unknown): string => (body as { error: { code: string } }).error.code;

test('a guest becomes an account, keeps its games, signs out and in again', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const { game, token } = await ann.create();
  const guestCookie = ann.cookie;
  const registered = await ann.send('POST', '/api/account/register', ANN);
  expect([registered.status, registered.body]).toEqual([
    201,
    expect.objectContaining({ name: 'ann', kind: 'account' }),
  ]);
  expect(ann.cookie).not.toBe(guestCookie);
  const old = new Browser(address);
  old.cookie = guestCookie;
  const me = registered.body as { id: string };
  expect(((await old.send('GET', '/api/me')).body as { id: string }).id).not.toBe(me.id);
  const session = ann.cookie;
  expect((await ann.send('POST', '/api/account/logout', {})).status).toBe(204);
  const stolen = new Browser(address);
  stolen.cookie = session;
  expect((await stolen.send('POST', '/api/account/logout', {})).status).toBe(401);
  const again = new Browser(address);
  expect((await again.send('POST', '/api/account/login', { ...ANN, login: 'ANN' })).body).toMatchObject({
    id: me.id,
  });
  expect((await again.send('GET', `/api/games/${game.id}`)).body).toMatchObject({ token });
});

test('a wrong password and an unknown login look the same, and trying is limited', async () => {
  const { address } = await start({}, frozen());
  await new Browser(address).send('POST', '/api/account/register', ANN);
  const thief = new Browser(address);
  const wrong = await thief.send('POST', '/api/account/login', { login: 'ann', password: 'wrong' });
  const unknown = await thief.send('POST', '/api/account/login', { login: 'nobody', password: 'wrong' });
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  const statuses = [];
  for (let index = 0; index < 12; index += 1) {
    statuses.push((await thief.send('POST', '/api/account/login', { login: 'ann', password: 'x' })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('nobody can lock the owner of an account out by trying', async () => {
  const { address } = await start({}, frozen());
  const owner = new Browser(address);
  await owner.send('POST', '/api/account/register', ANN);
  await owner.send('POST', '/api/account/logout');
  const attempt = async (browser: Browser, password: string): Promise<number> =>
    (await browser.send('POST', '/api/account/login', { login: 'ann', password })).status;
  const stranger = new Browser(address);
  let status = 401;
  while (status === 401) status = await attempt(stranger, 'a guess');
  expect(status).toBe(429);
  // Even at the stranger's address: the owner's browser is known.
  expect(await attempt(stranger, ANN.password)).toBe(429);
  expect(await attempt(owner, ANN.password)).toBe(200);
});

test('many addresses do not help to guess a password, nor does a proof that was made up', () => {
  const limit = new LoginLimit(new Signer('secret'), frozen());
  const cookie = limit.deviceCookie('ann');
  const strangers = Array.from({ length: 100 }, (_, index) =>
    limit.maySignIn({ login: 'ann', address: `198.51.100.${index}`, device: undefined }),
  );
  expect(strangers.filter(Boolean).length).toBe(60);
  const address = '203.0.113.5';
  const madeUp = [
    `ann.000000000000.${'0'.repeat(32)}`,
    new LoginLimit(new Signer('?'), frozen()).deviceCookie('ann'),
  ];
  for (const device of [...madeUp, limit.deviceCookie('bob'), ''])
    expect(limit.maySignIn({ login: 'ann', address, device })).toBe(false);
  // A browser that is known has no more attempts than anybody.
  const own = Array.from({ length: 12 }, () => limit.maySignIn({ login: 'ann', address, device: cookie }));
  expect(own.filter(Boolean).length).toBe(10);
});

test('a login is taken once; short passwords and odd logins are refused', async () => {
  const { address } = await start();
  await new Browser(address).send('POST', '/api/account/register', ANN);
  const bob = new Browser(address);
  expect(code((await bob.send('POST', '/api/account/register', ANN)).body)).toBe('LOGIN_TAKEN');
  expect((await bob.send('POST', '/api/account/register', { login: 'bob', password: 'short' })).status).toBe(
    400,
  );
  expect(
    (await bob.send('POST', '/api/account/register', { login: 'b b', password: 'long enough' })).status,
  ).toBe(400);
});

test('a new password ends every other session', async () => {
  const { address } = await start();
  const here = new Browser(address);
  await here.send('POST', '/api/account/register', ANN);
  const there = new Browser(address);
  await there.send('POST', '/api/account/login', ANN);
  const change = (old: string) => here.send('POST', '/api/account/password', { old, new: 'battery staple' });
  expect((await change('wrong')).status).toBe(403);
  expect((await change(ANN.password)).status).toBe(200);
  expect((await there.send('POST', '/api/account/logout', {})).status).toBe(401);
  expect(((await here.send('GET', '/api/me')).body as { kind: string }).kind).toBe('account');
});

test('passwords are kept as hashes, session and bot tokens as fingerprints', async () => {
  const { address, app } = await start();
  const ann = new Browser(address);
  await ann.send('POST', '/api/account/register', ANN);
  const { token } = (await ann.send('POST', '/api/bots', { name: 'Robbie' })).body as { token: string };
  const rows = [
    ...(await app.context.sql.all('SELECT * FROM players')),
    ...(await app.context.sql.all('SELECT * FROM sessions')),
  ];
  const text = JSON.stringify(rows);
  for (const secret of [ANN.password, token, /caldera_player=s\.([^;]+)/.exec(ann.cookie)?.[1] ?? 'none'])
    expect(text).not.toContain(secret);
  expect(text).toContain('scrypt$');
});

test('one takes one’s data along, and deletes it without a trace', async () => {
  const { address, app } = await start();
  const ann = new Browser(address);
  const bob = new Browser(address);
  await ann.send('POST', '/api/account/register', { ...ANN, name: 'Annabel' });
  const me = await ann.send('GET', '/api/me');
  const { game, token } = await ann.create();
  await bob.join(game.id);
  const say = { id: 'a', command: { kind: 'say', text: 'my address is Elm Street 5' } };
  await ann.send('POST', `/api/games/${game.id}/commands`, say, { 'x-caldera-seat': token });
  // Also what is said in a game that one only watches.
  const watched = await bob.create();
  const spectator = await ann.live();
  await spectator.command(watched.game.id, undefined, { kind: 'say', text: 'Elm Street 5, second floor' });
  const data = JSON.stringify((await ann.send('GET', '/api/account/export')).body);
  expect(data).toContain('Annabel');
  expect(data).toContain(game.id);
  expect(data).toContain('second floor');
  expect((await ann.send('POST', '/api/account/delete', { password: 'wrong' })).status).toBe(403);
  expect((await ann.send('POST', '/api/account/delete', { password: ANN.password })).status).toBe(204);
  const left = [];
  for (const table of ['players', 'sessions', 'seats', 'entries', 'ratings', 'games']) {
    left.push(...(await app.context.sql.all(`SELECT * FROM ${table}`)));
  }
  expect(JSON.stringify(left)).not.toMatch(/Annabel|Elm Street|"ann"/);
  expect(JSON.stringify(left)).not.toContain((me.body as { id: string }).id);
  const view = (await bob.send('GET', `/api/games/${game.id}`)).body as {
    game: { seats: { name: string }[] };
  };
  expect(view.game.seats[0]?.name).toBe('Former player');
});

test('rated games change both ratings once, and the leaderboard knows', async () => {
  const { address, app } = await start();
  const ann = new Browser(address);
  const bob = new Browser(address);
  await ann.send('POST', '/api/account/register', ANN);
  const { game, token } = await ann.create({ rated: true });
  const guest = await bob.send('POST', `/api/games/${game.id}/join`, {});
  expect(code(guest.body)).toBe('RATED_NEEDS_ACCOUNT');
  await bob.send('POST', '/api/account/register', { ...ANN, login: 'bob' });
  await bob.join(game.id);
  await ann.send(
    'POST',
    `/api/games/${game.id}/commands`,
    { id: 'r', command: { kind: 'resign' } },
    { 'x-caldera-seat': token },
  );
  const me = async (who: Browser) => ((await who.send('GET', '/api/me')).body as { id: string }).id;
  const rating = async (who: Browser) => app.context.ratings.find(await me(who), 'unlimited');
  while ((await rating(ann)).games === 0) await new Promise((resolve) => setImmediate(resolve));
  expect((await rating(ann)).rating).toBeLessThan(1500);
  expect((await rating(bob)).rating).toBeGreaterThan(1500);
  const { body } = await bob.send('GET', '/api/me/ratings');
  expect(body).toEqual({
    ratings: [
      {
        pool: 'unlimited',
        rating: Math.round((await rating(bob)).rating),
        deviation: expect.any(Number),
        games: 1,
      },
    ],
  });
  expect((await ann.send('GET', '/api/leaderboard/unlimited')).status).toBe(200);
  expect(await app.context.ratings.missed()).toEqual([]);
});
