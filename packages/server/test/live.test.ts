import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from '../src/live/connection.ts';
import { Line } from '../src/live/line.ts';
import { Browser, type Live } from './support/client.ts';
import { firstStep, viewOf } from './support/playing.ts';
import { frozen, start } from './support/server.ts';

const pair = async (now = Date.now) => {
  const { address } = await start({}, now);
  const ann = new Browser(address);
  const bob = new Browser(address);
  const first = await ann.create();
  const second = await bob.join(first.game.id);
  return { address, ann, bob, id: first.game.id, keys: [first.token, second.token] as const };
};

const PLACE = (at: number) => ({ kind: 'play', steps: [{ kind: 'place', at: at as never }] }) as const;
const seqs = (live: Live): number[] => live.heard.flatMap((m) => (m.type === 'event' ? [m.seq] : []));

test('two clients race for the same step: one wins, the other gets a conflict', async () => {
  const { ann, id, keys } = await pair();
  const racers = [await ann.live(), await ann.live()] as const;
  for (let round = 0; round < 2; round += 1) {
    const step = PLACE(round * 3);
    const replies = await Promise.all(
      racers.map((live) => live.command(id, keys[0], { ...step, ply: 0, taken: round })),
    );
    expect(replies.map(({ type }) => type).toSorted()).toEqual(['event', 'refused']);
    const refused = replies.find(({ type }) => type === 'refused');
    expect(refused?.type === 'refused' && refused.error.code).toBe('CONFLICT');
  }
});

test('every command is answered exactly once, whoever watches', async () => {
  const { ann, bob, id, keys } = await pair();
  const watching = await ann.live();
  await watching.watch(id, keys[0]);
  const silent = await bob.live();
  await watching.command(id, keys[0], PLACE(0));
  await watching.command(id, keys[0], PLACE(0));
  await silent.command(id, keys[1], PLACE(9));
  await watching.command(id, keys[0], PLACE(1));
  await silent.command(id, keys[1], PLACE(9));
  await watching.event(4);
  for (const live of [watching, silent]) {
    const ids = live.heard.flatMap((m) => ('id' in m && m.id !== undefined ? [m.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(seqs(watching)).toEqual([3, 4, 5].slice(0, seqs(watching).length));
  expect(seqs(silent)).toEqual([5]);
});

test('after a gap a client asks for what it missed and gets exactly that', async () => {
  const { ann, bob, id, keys } = await pair();
  const live = await bob.live();
  for (const at of [0, 1]) {
    const player = await ann.live();
    await player.command(id, keys[0], PLACE(at));
  }
  const answer = await live.watch(id, keys[1], 3);
  expect(answer.type === 'done' && answer.events?.map(({ seq }) => seq)).toEqual([4]);
  await live.command(id, keys[1], PLACE(7));
  expect((await live.event(5)).facts[0]).toMatchObject({ kind: 'played', seat: 1 });
});

test('a lost connection is no lost step: the same command again has the same answer', async () => {
  const { ann, id, keys } = await pair();
  const first = await ann.live();
  first.socket.send(
    JSON.stringify({ type: 'command', id: 'x1', game: id, seat: keys[0], command: PLACE(4) }),
  );
  first.socket.terminate();
  const second = await ann.live();
  const answer = await second.ask({ type: 'command', id: 'x1', game: id, seat: keys[0], command: PLACE(4) });
  expect(answer.type).toBe('event');
  expect((await viewOf(second, id)).steps.length).toBe(1);
});

test('a command that is on its way twice is done once and answered twice', async () => {
  const { ann, id, keys } = await pair();
  for (const isWatching of [false, true]) {
    const live = await ann.live();
    if (isWatching) await live.watch(id, keys[0]);
    const command = { ...PLACE(isWatching ? 5 : 4), ply: 0, taken: isWatching ? 1 : 0 };
    const frame = JSON.stringify({ type: 'command', id: `t${isWatching}`, game: id, seat: keys[0], command });
    live.socket.send(frame);
    live.socket.send(frame);
    await live.ask({ type: 'ping', id: 'p' });
    await live.until(() => live.heard.filter((m) => 'id' in m && m.id === `t${isWatching}`).length === 2);
    const answers = live.heard.filter((m) => 'id' in m && m.id === `t${isWatching}`);
    expect(answers.map((m) => m.type === 'event' && m.seq)).toEqual(isWatching ? [4, 4] : [3, 3]);
  }
});

test('spectators see every step and can take none', async () => {
  const { address, ann, id, keys } = await pair();
  const spectator = await new Browser(address).live();
  const view = await viewOf(spectator, id);
  expect(view.you).toBeUndefined();
  const live = await ann.live();
  await live.command(id, keys[0], { kind: 'play', steps: [firstStep(view)] });
  expect((await spectator.event(3)).facts.length).toBe(1);
  const own = await spectator.command(id, undefined, PLACE(9));
  expect(own.type === 'refused' && own.error.code).toBe('NO_SEAT');
});

test('a wrong key opens no seat, and a key of another game neither', async () => {
  const { ann, id, keys } = await pair();
  const other = await ann.create();
  const live = await ann.live();
  for (const key of [other.token, 'x'.repeat(32)]) {
    for (const reply of [await live.command(id, key, PLACE(0)), await live.watch(id, key)]) {
      expect(reply.type === 'refused' && reply.error.code).toBe('WRONG_SEAT_KEY');
    }
  }
  const http = (key: Record<string, string>) =>
    ann.send('POST', `/api/games/${id}/commands`, { id: 'a', command: PLACE(0) }, key);
  expect((await http({})).status).toBe(403);
  expect((await http({ 'x-caldera-seat': other.token })).status).toBe(403);
  expect((await http({ 'x-caldera-seat': keys[0] })).status).toBe(200);
});

test('nonsense is refused and the connection lives on', async () => {
  const { ann } = await pair();
  const live = await ann.live();
  const frames = [
    '',
    '{',
    'null',
    '[]',
    '{"type":"watch"}',
    '{"type":"command","id":"q","game":"x","command":{}}',
  ];
  for (const frame of frames) live.socket.send(frame);
  live.socket.send(Buffer.from([1, 2, 3]));
  expect((await live.ask({ type: 'ping', id: 'p' })).type).toBe('done');
  expect(live.heard.filter(({ type }) => type === 'refused').length).toBe(frames.length + 1);
});

test('frames that are too large, or far too many, end the connection', async () => {
  const { ann } = await pair(frozen());
  const large = await ann.live();
  large.socket.send('x'.repeat(20_000));
  await expect(large.ask({ type: 'ping', id: 'p' })).rejects.toThrow('closed');
  const many = await ann.live();
  for (let index = 0; index < 400; index += 1) many.socket.send('{}');
  await many.until(({ type }) => type === 'bye');
});

test('a client that does not read is cut off, and nobody else notices', async () => {
  const { ann, bob, id, keys } = await pair();
  const { app } = await start();
  // A socket whose buffer is full: what the system below us does cannot be filled up in a test's time.
  const ended: string[] = [];
  const stream = { writableLength: 0, write: () => true };
  const stuck = { readyState: 1, OPEN: 1, terminate: () => ended.push('terminated'), close: () => undefined };
  const line = new Line(stuck as unknown as WebSocket, stream as unknown as Duplex);
  const connection = new Connection(app.context, line, undefined, '');
  stream.writableLength = 2_000_000;
  await connection.receive('{"type":"ping","id":"a"}');
  expect(ended).toEqual(['terminated']);
  const [a, b] = [await ann.live(), await bob.live()];
  await b.watch(id, keys[1]);
  await a.command(id, keys[0], PLACE(0));
  expect((await b.event(3)).seq).toBe(3);
});

test('chat reaches everybody, and nobody can flood it', async () => {
  const { ann, bob, id, keys } = await pair(frozen());
  const live = await ann.live();
  const other = await bob.live();
  await other.watch(id, keys[1]);
  await live.command(id, keys[0], { kind: 'say', text: '<script>alert(1)</script>' });
  const [fact] = (await other.event(3)).facts;
  expect(fact).toMatchObject({ kind: 'said', seat: 0, text: '<script>alert(1)</script>' });
  const replies = [];
  for (let index = 0; index < 8; index += 1) {
    replies.push(await live.command(id, keys[0], { kind: 'say', text: `${index}` }));
  }
  expect(replies.some((reply) => reply.type === 'refused' && reply.error.code === 'TOO_FAST')).toBe(true);
});

test('a rematch waits with sides swapped', async () => {
  const { ann, bob, id, keys } = await pair();
  const [a, b] = [await ann.live(), await bob.live()];
  await a.command(id, keys[0], { kind: 'resign' });
  await a.command(id, keys[0], { kind: 'offer', what: 'rematch' });
  await b.command(id, keys[1], { kind: 'offer', what: 'rematch' });
  const { rematch, seats } = await viewOf(a, id, keys[0]);
  const next = await viewOf(a, rematch ?? '');
  expect(next.status).toBe('playing');
  expect(next.seats).toEqual([seats[1], seats[0]]);
  const again = await ann.send('GET', `/api/games/${rematch}`);
  expect((again.body as { game: { you: number } }).game.you).toBe(1);
});

test('what hides stays hidden: from the opponent, from spectators, in events, views, records and positions', async () => {
  const { address } = await start();
  const ann = new Browser(address);
  const bob = new Browser(address);
  const { game, token } = await ann.create({ gods: { mode: 'given', gods: ['mortal', 'hecate'], first: 0 } });
  const { token: secret } = await bob.join(game.id);
  const lives = [await ann.live(), await bob.live(), await new Browser(address).live()] as const;
  await lives[0].watch(game.id, token);
  await lives[1].watch(game.id, secret);
  await lives[2].watch(game.id);
  await lives[0].command(game.id, token, { kind: 'turn', text: '+a1+a2' });
  await lives[1].command(game.id, secret, { kind: 'turn', text: '+d4+e5' });
  const own = await viewOf(lives[1], game.id, secret);
  expect(own.fen).toContain('D4');
  expect(own.turns.at(-1)?.text).toContain('+d4');
  await lives[0].event(own.seq);
  await lives[2].event(own.seq);
  await viewOf(lives[0], game.id, token);
  await viewOf(lives[2], game.id);
  const texts = [JSON.stringify(lives[0].heard), JSON.stringify(lives[2].heard)];
  for (const path of ['', '/log', '/record', '/record.json', '/positions/2']) {
    texts.push(JSON.stringify((await ann.send('GET', `/api/games/${game.id}${path}`)).body));
    texts.push(JSON.stringify((await new Browser(address).send('GET', `/api/games/${game.id}${path}`)).body));
  }
  // d4 is square 8, e5 is square 4. Ids and the guests' names made of them are random, and may well contain "d4".
  for (const text of texts) {
    expect(text.replaceAll(/"(id|game|player|name)":"[^"]*"/g, '')).not.toMatch(/\bd4\b|\be5\b|"at":[48]\b/i);
  }
  const mine = await bob.send('GET', `/api/games/${game.id}/positions/2`);
  expect(JSON.stringify(mine.body)).toContain('D4');
  await lives[1].command(game.id, secret, { kind: 'resign' });
  expect(JSON.stringify((await ann.send('GET', `/api/games/${game.id}/record`)).body)).toContain('d4');
});
