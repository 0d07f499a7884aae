import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { addressKey, Crowd, callerOf } from '../src/live/address.ts';
import { Buckets } from '../src/live/bucket.ts';
import { Browser } from './support/client.ts';
import { frozen, start } from './support/server.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s: an IPv6 network is one caller', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('only proxies that are trusted say who is calling', () => {
  const request = {
    socket: { remoteAddress: '10.0.0.1' },
    headers: { 'x-forwarded-for': '203.0.113.9, 192.0.2.7' },
  } as unknown as IncomingMessage;
  expect([0, 1, 2, 3].map((proxies) => callerOf(request, proxies))).toEqual([
    '10.0.0.1',
    '192.0.2.7',
    '203.0.113.9',
    '203.0.113.9',
  ]);
});

test('who has left makes room, once', () => {
  const crowd = new Crowd(2);
  const leave = crowd.enter('192.0.2.7');
  expect(crowd.enter('192.0.2.7')).toBeTypeOf('function');
  expect(crowd.enter('192.0.2.7')).toBeUndefined();
  expect(crowd.enter('192.0.2.8')).toBeTypeOf('function');
  leave?.();
  leave?.();
  expect(crowd.enter('192.0.2.7')).toBeTypeOf('function');
  expect(crowd.enter('192.0.2.7')).toBeUndefined();
});

test('a bucket that nobody uses is forgotten, one in use is not', () => {
  let now = 0;
  const buckets = new Buckets(1, 0.5, () => now);
  expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false]);
  for (let index = 0; index < 10_001; index += 1) buckets.take(`${index}`);
  now = 1_000;
  expect(buckets.take('a')).toBe(false);
  now = 2_000;
  expect(buckets.take('a')).toBe(true);
});

const statusOfUpgrade = (address: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`);
    onTestFinished(() => socket.terminate());
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    socket.on('error', () => undefined);
  });

test('one address cannot hold all connections: sockets and streams count alike', async () => {
  const { address } = await start({ connections: 3 });
  const { game } = await new Browser(address).create();
  expect([await statusOfUpgrade(address), await statusOfUpgrade(address)]).toEqual([101, 101]);
  const leaving = new AbortController();
  const stream = await fetch(`${address}/api/games/${game.id}/events`, { signal: leaving.signal });
  expect(stream.status).toBe(200);
  expect(await statusOfUpgrade(address)).toBe(429);
  expect((await fetch(`${address}/api/games/${game.id}/events`)).status).toBe(429);
  leaving.abort();
  while ((await statusOfUpgrade(address)) === 429) await new Promise((resolve) => setTimeout(resolve, 5));
});

test('opening sockets counts like asking', async () => {
  const { address } = await start({ rateLimit: 5 }, frozen());
  const answers = [];
  for (let index = 0; index < 8; index += 1) answers.push(await statusOfUpgrade(address));
  expect(answers.slice(0, 5)).toEqual([101, 101, 101, 101, 101]);
  expect(answers).toContain(429);
});

test('chat cannot be flooded by more connections, by other guests or without a socket', async () => {
  const { address } = await start({}, frozen());
  const ann = new Browser(address);
  const { game, token } = await ann.create();
  const say = { kind: 'say', text: 'again' } as const;
  const codes: (string | number)[] = [];
  for (let index = 0; index < 4; index += 1) {
    const answer = await (await ann.live()).command(game.id, token, say);
    codes.push(answer.type === 'refused' ? answer.error.code : answer.type);
  }
  for (let index = 0; index < 4; index += 1) {
    const body = { id: `h${index}`, command: say };
    codes.push(
      (await ann.send('POST', `/api/games/${game.id}/commands`, body, { 'x-caldera-seat': token })).status,
    );
  }
  expect(codes).toEqual(['event', 'event', 'event', 'event', 200, 429, 429, 429]);
  const spectators = [];
  for (let index = 0; index < 24; index += 1) {
    const guest = new Browser(address);
    await guest.send('GET', '/api/me');
    spectators.push((await (await guest.live()).command(game.id, undefined, say)).type);
  }
  expect(spectators[0]).toBe('event');
  expect(spectators).toContain('refused');
});

test('asked to end, a server also ends the streams that are open', async () => {
  const { address, app } = await start();
  const { game } = await new Browser(address).create();
  const stream = await fetch(`${address}/api/games/${game.id}/events`);
  const closed = app.close();
  // Ends by itself: the client then connects again.
  await stream.text();
  await closed;
  expect(app.context.streams.count).toBe(0);
});

test('asked to end, a server does not wait for connections on which nothing was ever asked', async () => {
  const { address, app } = await start();
  const { port, hostname } = new URL(address);
  const silent = connect(Number(port), hostname);
  onTestFinished(() => {
    silent.destroy();
  });
  await new Promise<void>((resolve) => app.http.server.once('connection', () => resolve()));
  const letGo = new Promise<void>((resolve) => silent.once('close', () => resolve()));
  await app.close();
  await letGo;
  expect(app.http.server.listening).toBe(false);
}, 5_000);
