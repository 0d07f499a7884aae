import { readFileSync } from 'node:fs';
import { parseRecord } from '@caldera/rules';
import type { GameEvent, GameSummary } from '@caldera/server/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Browser } from './support/client.ts';
import { frozen, start } from './support/server.ts';

const code = (body: unknown): string => (body as { error: { code: string } }).error.code;
const PLACE = (at: number) => ({ kind: 'play', steps: [{ kind: 'place', at }] });

const seatKey = (token: string): Record<string, string> => ({ 'x-caldera-seat': token });

test('the lobby lists public games, and games by link only to their players', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const open = await ann.create({ isPublic: true });
  const hidden = await ann.create();
  const me = (await ann.send('GET', '/api/me')).body as { id: string };
  const list = async (who: Browser, query: string): Promise<string[]> => {
    const { body } = await who.send('GET', `/api/games?${query}`);
    return (body as { games: GameSummary[] }).games.map(({ id }) => id);
  };
  const bob = new Browser(address);
  expect(await list(bob, 'status=open')).toEqual([open.game.id]);
  expect(await list(bob, `player=${me.id}`)).toEqual([open.game.id]);
  expect((await list(ann, `player=${me.id}`)).toSorted()).toEqual([open.game.id, hidden.game.id].toSorted());
  expect((await bob.send('GET', '/api/games?status=nonsense')).status).toBe(400);
});

test('NEW-4: a game that cannot be is not created', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const create = async (body: object) => {
    const reply = await ann.send('POST', '/api/games', body);
    return [reply.status, code(reply.body)];
  };
  const given = (gods: string[], first = 0) => ({ gods: { mode: 'given', gods, first } });
  expect(await create(given(['pan', 'batman']))).toEqual([400, 'UNKNOWN_POWER']);
  expect(await create(given(['aphrodite', 'nemesis']))).toEqual([400, 'BANNED_PAIR']);
  expect(await create(given(['pan', 'atlas'], 3))).toEqual([400, 'UNKNOWN_START_PLAYER']);
  expect(await create({ seats: [{ kind: 'open' }, { kind: 'open' }] })).toEqual([400, 'NO_SEAT_FOR_YOU']);
  expect(await create({ rated: true })).toEqual([400, 'RATED_NEEDS_ACCOUNT']);
  expect(await create({ surprise: true })).toEqual([400, 'BAD_REQUEST']);
});

test('a seat is taken once; coming back by the link is no second seat', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const bob = new Browser(address);
  const { game, token } = await ann.create();
  const first = await bob.join(game.id);
  expect(await bob.join(game.id)).toMatchObject({ seat: 1, token: first.token });
  expect(await ann.join(game.id)).toMatchObject({ seat: 0, token });
  const late = await new Browser(address).send('POST', `/api/games/${game.id}/join`, {});
  expect([late.status, code(late.body)]).toEqual([409, 'NO_FREE_SEAT']);
  expect((await ann.send('GET', '/api/games/AAAAAAAAAAAA')).status).toBe(404);
});

test('a client without sockets plays by commands, polls the log and follows the stream', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const { game, token } = await ann.create();
  await new Browser(address).join(game.id);
  const path = `/api/games/${game.id}`;
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const stream = await fetch(`${address}${path}/events?from=1`, { signal: abort.signal });
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  const played = await ann.send('POST', `${path}/commands`, { id: 'a', command: PLACE(3) }, seatKey(token));
  expect(played.body).toMatchObject({ type: 'event', id: 'a', seq: 3 });
  const { events } = (await ann.send('GET', `${path}/log?from=2`)).body as { events: GameEvent[] };
  expect(events.map(({ seq }) => seq)).toEqual([3]);
  const reader = stream.body?.getReader();
  let text = '';
  while (!text.includes('id: 3\n')) text += Buffer.from((await reader?.read())?.value ?? []).toString();
  expect(text).toMatch(/^id: 2\ndata: \{.*"seq":2/);
});

test('a played game can be taken along: record, JSON, position by ply', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const bob = new Browser(address);
  const { game, token } = await ann.create({ gods: { mode: 'given', gods: ['pan', 'atlas'], first: 0 } });
  const { token: second } = await bob.join(game.id);
  const path = `/api/games/${game.id}`;
  const turn = (key: string, id: string, text: string) =>
    ann.send('POST', `${path}/commands`, { id, command: { kind: 'turn', text } }, seatKey(key));
  await turn(token, '1', '+c3+c4');
  await turn(second, '2', '+a1+a2');
  await turn(token, '3', 'c3>d3^d2');
  await ann.send('POST', `${path}/commands`, { id: '4', command: { kind: 'resign' } }, seatKey(second));
  const record = String((await ann.send('GET', `${path}/record`)).body);
  const read = parseRecord(record);
  expect(read.ok && [read.value.result, read.value.line.turns.length]).toEqual(['1-0', 3]);
  expect(record).toContain('[Gods "pan/atlas"]');
  expect(record).toContain('3. c3>d3^d2');
  const { fen } = (await ann.send('GET', `${path}/positions/2`)).body as { fen: string };
  expect(fen).toBe('0000000000000000000000000/1/pan:C4,C3/atlas:A2,A1');
  expect((await ann.send('GET', `${path}/positions/9`)).status).toBe(404);
  expect((await ann.send('GET', `${path}/record.json`)).body).toMatchObject({ format: 'caldera-game' });
  const gods = (await ann.send('GET', '/api/statistics')).body;
  expect(gods).toMatchObject({
    pairs: [
      { god: 'atlas', against: 'pan', games: 1, wins: 0 },
      { god: 'pan', wins: 1 },
    ],
  });
});

test('statistics are counted once for all who ask within some seconds', async () => {
  let now = 1_000_000;
  const { address } = await start({}, () => now);
  const ann = new Browser(address);
  const counted = async (): Promise<unknown> => (await ann.send('GET', '/api/statistics')).body;
  expect(await counted()).toEqual({ gods: [], pairs: [] });
  const { game, token } = await ann.create({ gods: { mode: 'given', gods: ['pan', 'atlas'], first: 0 } });
  await new Browser(address).join(game.id);
  const body = { id: 'r', command: { kind: 'resign' } };
  await ann.send('POST', `/api/games/${game.id}/commands`, body, seatKey(token));
  expect(await counted()).toEqual({ gods: [], pairs: [] });
  now += 10_000;
  expect(await counted()).toMatchObject({ gods: [{ god: 'atlas', wins: 1 }, { god: 'pan' }] });
});

test('statistics leave out what was called off, and lists take no odd characters', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const { game, token } = await ann.create({ gods: { mode: 'given', gods: ['pan', 'atlas'], first: 0 } });
  const { token: second } = await new Browser(address).join(game.id);
  for (const key of [token, second]) {
    const body = { id: 'a', command: { kind: 'offer', what: 'abort' } };
    await ann.send('POST', `/api/games/${game.id}/commands`, body, seatKey(key));
  }
  expect((await ann.send('GET', '/api/statistics')).body).toEqual({ gods: [], pairs: [] });
  for (const query of ['player=%00', 'god=%00', 'name=%00'])
    expect((await ann.send('GET', `/api/games?${query}`)).status).toBe(400);
});

test('every answer carries the security headers, and scripts of others cannot run', async () => {
  const { address } = await start();
  for (const path of ['/api/me', '/nowhere', '/healthz', '/api/docs']) {
    const { headers } = await new Browser(address).send('GET', path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-inline|script-src[^;]*\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  }
});

test('another site can do nothing in one’s name: not by request, not by socket', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  await ann.send('GET', '/api/me');
  const evil = { origin: 'https://evil.example' };
  expect((await ann.send('POST', '/api/games', {}, evil)).status).toBe(403);
  expect((await ann.send('POST', '/api/game/new', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await ann.send('POST', '/api/games', {}, { origin: address })).status).toBe(201);
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, {
    headers: { ...evil, cookie: ann.cookie },
  });
  const refused = await new Promise<string>((resolve) => {
    socket.on('error', (error) => resolve(error.message));
  });
  expect(refused).toContain('403');
});

test('cookies are out of reach of scripts, and a forged one is nobody', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const { headers, body } = await ann.send('GET', '/api/me');
  expect(headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Lax/);
  const { id } = body as { id: string };
  const thief = new Browser(address);
  thief.cookie = `caldera_player=g.${id}.${'A'.repeat(32)}`;
  expect(((await thief.send('GET', '/api/me')).body as { id: string }).id).not.toBe(id);
});

test('bodies have a limit, wrong types are refused, unknown paths are 404', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  expect((await ann.send('POST', '/api/me/name', { name: 'x'.repeat(70_000) })).status).toBe(413);
  expect((await ann.send('POST', '/api/me/name', { name: 'a\u202eb' })).status).toBe(400);
  expect((await ann.send('POST', '/api/me/name', { name: ' ' })).status).toBe(400);
  expect((await ann.send('POST', '/api/me/name', {}, { 'content-type': 'text/xml' })).status).toBe(415);
  expect((await ann.send('GET', '/api/nothing')).status).toBe(404);
});

test('who asks too often has to wait', async () => {
  const { address } = await start({ rateLimit: 20 }, frozen());
  const ann = new Browser(address);
  const statuses = [];
  for (let index = 0; index < 25; index += 1) statuses.push((await ann.send('GET', '/nowhere')).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect((await ann.send('GET', '/healthz')).status).toBe(200);
});

test('health, readiness and figures tell how the server is', async () => {
  const { address, app } = await start();
  const ann = new Browser(address);
  await ann.create();
  expect((await ann.send('GET', '/readyz')).body).toEqual({ status: 'ready' });
  const metrics = String((await ann.send('GET', '/metrics')).body);
  expect(metrics).toMatch(/caldera_live_games 1\n/);
  expect(metrics).toMatch(/caldera_http_requests_total\{status="2xx"\} \d/);
  expect(app.context.service.liveGames).toBe(1);
});

test('figures are not for everybody', async () => {
  const open = new Browser((await start()).address);
  expect((await open.send('GET', '/metrics')).status).toBe(200);
  // A proxy on the same machine that nobody told the server of.
  const told = { 'x-forwarded-for': '203.0.113.9' };
  expect((await open.send('GET', '/metrics', undefined, told)).status).toBe(403);
  const { address } = await start({ metricsToken: 'a-very-long-token' });
  const ann = new Browser(address);
  expect((await ann.send('GET', '/metrics')).status).toBe(403);
  expect(
    (await ann.send('GET', '/metrics', undefined, { authorization: 'Bearer a-very-long-token' })).status,
  ).toBe(200);
});

test('the server describes itself: every route is in the OpenAPI document and on the page of the interface', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const { paths } = (await ann.send('GET', '/api/docs/openapi.json')).body as {
    paths: Record<string, Record<string, { summary?: string }>>;
  };
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/games', '/api/games/{id}/commands', '/api/game/move-worker']),
  );
  const manual = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  const unnamed = Object.keys(paths).filter((path) => {
    const name = path.replaceAll(/\{(\w+)\}/g, ':$1');
    return !manual.includes(name) && !manual.includes(`\`${name.split('/').at(-1)}\``);
  });
  expect(unnamed).toEqual([]);
  const page = String((await ann.send('GET', '/api/docs')).body);
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { summary }] of Object.entries(methods)) {
      expect(page).toContain(`${method.toUpperCase()} ${path}`);
      expect(summary, `${method} ${path}`).toBeTruthy();
    }
  }
});

test('the live connection describes itself: every message of both sides, as AsyncAPI and on the page', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const live = (await ann.send('GET', '/api/docs/live.json')).body;
  expect(live).toMatchObject({ protocol: 1, address: '/api/live' });
  const { asyncapi, channels } = (await ann.send('GET', '/api/docs/asyncapi.json')).body as {
    asyncapi: string;
    channels: { live: { messages: Record<string, { summary: string; payload: object }> } };
  };
  expect(asyncapi).toBe('3.0.0');
  const { messages } = channels.live;
  expect(Object.keys(messages).toSorted()).toEqual([
    'client-command',
    'client-ping',
    'client-unwatch',
    'client-watch',
    'server-bye',
    'server-done',
    'server-event',
    'server-refused',
    'server-welcome',
  ]);
  expect(Object.values(messages).filter(({ summary }) => summary === '')).toEqual([]);
  const page = String((await ann.send('GET', '/api/docs')).body);
  expect(page).toContain('<td>server</td><td>refused</td><td>type, id, error</td>');
});
