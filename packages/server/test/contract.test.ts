import type { GameState } from '@caldera/rules';
import { DEFAULTS, startServer } from '@caldera/server';
import { beforeEach, expect, test } from 'vitest';
import { Browser, type Reply } from './support/client.ts';
import { randomFrom, SEED } from './support/random.ts';
import { start, temporaryFolder } from './support/server.ts';

let ann: Browser;

const NEW = { startPlayer: 1, name1: 'Ann', name2: 'Bob', power1: 'minotaur', power2: 'pan' };

beforeEach(async () => {
  const { address } = await start();
  ann = new Browser(address);
});

const post = (path: string, body: unknown = {}): Promise<Reply> =>
  ann.send('POST', `/api/game/${path}`, body);
const state = async (): Promise<GameState> => (await ann.send('GET', '/api/game/state')).body as GameState;

const placed = async (): Promise<void> => {
  await post('new', NEW);
  for (const [row, col] of [
    [1, 1],
    [3, 3],
    [1, 3],
    [3, 1],
  ]) {
    expect((await post('place-worker', { row, col })).status).toBe(200);
  }
};

const errorOf = (reply: Reply) =>
  (
    reply.body as {
      error: { operation: string; clause: string; code: string; message: string; field?: string };
    }
  ).error;

test('HTTP-1, HTTP-2: move-worker moves the selected worker and answers with the whole game', async () => {
  await placed();
  await post('select-worker', { row: 1, col: 1 });
  const { status, body } = await post('move-worker', { toRow: 1, toCol: 2 });
  expect(status).toBe(200);
  const game = body as GameState;
  expect(game.board[1]?.[2]?.worker).toEqual({ id: 1, player: 1 });
  expect(game.board[1]?.[1]?.worker).toBeNull();
  expect([game.status, game.activePlayer, game.winner]).toEqual(['BUILD', 1, null]);
  expect(game.messages).toContain('Ann moves from b4 to c4.');
  expect(game.players).toEqual([
    { id: 1, name: 'Ann', god: 'minotaur' },
    { id: 2, name: 'Bob', god: 'pan' },
  ]);
  expect(await state()).toEqual(game);
});

test('HTTP-1: the parameters may come as JSON, as a form or in the query', async () => {
  await placed();
  const form = await fetch(`${ann.address}/api/game/select-worker`, {
    method: 'POST',
    headers: { cookie: ann.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'row=1&col=1',
  });
  expect(form.status).toBe(200);
  const query = await ann.send('POST', '/api/game/move-worker?toRow=0&toCol=0');
  expect(query.status).toBe(200);
  expect((query.body as GameState).board[0]?.[0]?.worker).toEqual({ id: 1, player: 1 });
});

test('HTTP-3: new, place-worker, select-worker, build, skip and state are siblings of move-worker', async () => {
  await post('new', { ...NEW, power1: 'demeter' });
  expect((await state()).status).toBe('PLACE');
  for (const [row, col] of [
    [1, 1],
    [3, 3],
    [1, 3],
    [3, 1],
  ])
    await post('place-worker', { row, col, playerId: (await state()).activePlayer });
  await post('select-worker', { row: 1, col: 1 });
  await post('move-worker', { toRow: 1, toCol: 2, playerId: 1 });
  const built = (await post('build', { row: 0, col: 2 })).body as GameState;
  expect([built.status, built.board[0]?.[2]?.level]).toEqual(['BUILD_OR_SKIP', 1]);
  const skipped = (await post('skip', { row: 3, col: 3 })).body as GameState;
  expect([skipped.status, skipped.activePlayer]).toEqual(['SELECT', 2]);
});

test('HTTP-3: Atlas says which piece is meant', async () => {
  await post('new', { ...NEW, power1: 'atlas' });
  for (const [row, col] of [
    [1, 1],
    [3, 3],
    [1, 3],
    [3, 1],
  ])
    await post('place-worker', { row, col });
  await post('select-worker', { row: 1, col: 1 });
  await post('move-worker', { toRow: 1, toCol: 2 });
  const built = (await post('build', { row: 0, col: 2, piece: 'dome' })).body as GameState;
  expect(built.board[0]?.[2]).toMatchObject({ level: 0, dome: true });
});

const BAD: readonly [string, string, object, string][] = [
  ['a missing one', 'move-worker', { toRow: 1 }, 'toCol'],
  ['a text', 'move-worker', { toRow: 'one', toCol: 1 }, 'toRow'],
  ['a fraction', 'move-worker', { toRow: 1, toCol: 1.5 }, 'toCol'],
  ['off the board', 'build', { row: 5, col: 0 }, 'row'],
  ['below the board', 'place-worker', { row: 0, col: -1 }, 'col'],
  ['no piece', 'build', { row: 1, col: 1, piece: 'roof' }, 'piece'],
  ['no such player', 'skip', { playerId: 3 }, 'playerId'],
  ['a list', 'select-worker', { row: [1], col: 1 }, 'row'],
  ['no cell for a power', 'use-power', { row: 1 }, 'col'],
  ['a step that is none', 'step', { step: { kind: 'fly' } }, 'step'],
];

test.each(BAD)(
  'HTTP-4: %s is a 400 that names the field and changes nothing',
  async (_, path, body, field) => {
    await placed();
    const before = await state();
    const reply = await post(path, body);
    expect(reply.status).toBe(400);
    expect(errorOf(reply)).toMatchObject({ operation: path, clause: 'HTTP-4', field });
    expect(await state()).toEqual(before);
  },
);

test('HTTP-4: a contract violation is a 409 with clause, code and sentence, and changes nothing', async () => {
  await placed();
  await post('select-worker', { row: 1, col: 1 });
  const before = await state();
  const reply = await post('move-worker', { toRow: 4, toCol: 4 });
  expect(reply.status).toBe(409);
  expect(errorOf(reply)).toMatchObject({ clause: 'MOVE-6', code: 'NOT_NEIGHBOURING' });
  expect(errorOf(reply).message).not.toBe('');
  expect((reply.body as { state: GameState }).state).toEqual(before);
  expect(await state()).toEqual(before);
});

test('HTTP-4, NEW-4: a game that cannot be is refused and the old one stays', async () => {
  await placed();
  const before = await state();
  const reply = await post('new', { ...NEW, power2: 'batman' });
  expect([reply.status, errorOf(reply).clause, errorOf(reply).code]).toEqual([409, 'NEW-4', 'UNKNOWN_POWER']);
  expect(await state()).toEqual(before);
});

test('HTTP-4: a wrong method is a 405, no game yet a 404', async () => {
  const wrong = await ann.send('GET', '/api/game/move-worker');
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await ann.send('POST', '/api/game/state', {})).status).toBe(405);
  expect((await ann.send('GET', '/api/game/state')).status).toBe(404);
  expect((await post('skip')).status).toBe(404);
});

test('HTTP-4: looking as a player who does not exist is a 400 that names the field', async () => {
  await placed();
  const reply = await ann.send('GET', '/api/game/state?playerId=3');
  expect([reply.status, errorOf(reply).field]).toEqual([400, 'playerId']);
  expect((await ann.send('GET', '/api/game/state?playerId=2')).status).toBe(200);
});

/** Whose workers stand on the board, as an answer tells. */
const workersIn = ({ body }: Reply): number[] =>
  ('board' in (body as object) ? (body as GameState) : (body as { state: GameState }).state).board
    .flat()
    .flatMap(({ worker }) => (worker === null ? [] : [worker.player]));

test('HTTP-2: what hides is shown to its player only: in answers, refusals, looks and options', async () => {
  await post('new', { ...NEW, power1: 'mortal', power2: 'hecate' });
  for (const [row, col] of [
    [1, 1],
    [3, 3],
  ])
    await post('place-worker', { row, col });
  expect(workersIn(await post('place-worker', { row: 2, col: 2 }))).toEqual([1, 2, 1]);
  // Hecate has placed both: she sees the answer, then the other player looks.
  expect(workersIn(await post('place-worker', { row: 4, col: 4 }))).toEqual([1, 2, 1, 2]);
  const look = (query: string): Promise<Reply> => ann.send('GET', `/api/game/${query}`);
  expect(workersIn(await look('state'))).toEqual([1, 1]);
  expect(workersIn(await look('state?playerId=2'))).toEqual([1, 2, 1, 2]);
  expect(workersIn(await post('build', { row: 0, col: 0 }))).toEqual([1, 1]);
  expect(workersIn(await post('build', { row: 9, col: 0 }))).toEqual([1, 1]);
  await post('select-worker', { row: 1, col: 1 });
  await post('move-worker', { toRow: 0, toCol: 1 });
  // The answer to the turn's last step is for whoever took it.
  expect(workersIn(await post('build', { row: 0, col: 0 }))).toEqual([1, 1]);
  expect((await look('options?playerId=1')).body).toEqual({ steps: [] });
  expect((await look('options?playerId=2')).body).not.toEqual({ steps: [] });
});

test('HTTP-3: a power’s own steps have routes too: on a cell, and without one', async () => {
  await post('new', { ...NEW, power1: 'tartarus' });
  for (const [row, col] of [
    [1, 1],
    [3, 3],
    [1, 3],
    [3, 1],
  ])
    await post('place-worker', { row, col });
  expect((await state()).status).toBe('POWER');
  expect((await post('use-power', { row: 2, col: 2 })).body).toMatchObject({ status: 'SELECT' });
  await post('new', { ...NEW, power1: 'moerae' });
  const { steps } = (await ann.send('GET', '/api/game/options')).body as { steps: { kind: string }[] };
  expect(steps[0]?.kind).toBe('choose');
  expect((await post('step', { step: steps[0] })).status).toBe(200);
  expect((await post('place-worker', { row: 0, col: 0 })).status).toBe(200);
});

/** Powers for which chance draws, who decide before anything is placed, have other workers or hide them. */
const UNUSUAL = [
  'chaos',
  'tyche',
  'moerae',
  'tartarus',
  'hecate',
  'hydra',
  'jason',
  'circe',
  'nyx',
  'graeae',
];

test('HTTP-3: with unusual powers a game goes on, chance included', async () => {
  const { app } = await start();
  const { desks, identities } = app.context;
  const random = randomFrom(SEED);
  for (const id of UNUSUAL) {
    const player = await identities.welcome();
    const begin = (powers: [string, string]) =>
      desks.begin(player, { startPlayer: 1, names: ['Ann', 'Bob'], powers });
    const first = await begin([id, 'mortal']);
    let { game } = first.error === undefined ? first : await begin(['mortal', id]);
    for (let count = 0; count < 14 && game?.activePlayer !== null; count += 1) {
      const step = game?.options[random(game.options.length)];
      const answer = await desks.act(player.id, (now) => (step === undefined ? now.skip(1) : now.take(step)));
      expect({ id, seed: SEED, error: answer.error }).toEqual({ id, seed: SEED, error: undefined });
      game = answer.game;
    }
  }
});

test('every browser session has a game of its own', async () => {
  await placed();
  const bob = new Browser(ann.address);
  expect((await bob.send('GET', '/api/game/state')).status).toBe(404);
});

test('INV-5: a game of the contract routes survives the server, selection included', async () => {
  const data = temporaryFolder();
  const first = await startServer({ ...DEFAULTS, data, port: 0, logLevel: 'error' });
  ann = new Browser(first.address);
  await placed();
  await post('select-worker', { row: 1, col: 1 });
  const before = await state();
  await first.app.close();
  const { address } = await start({ data });
  const again = new Browser(address);
  again.cookie = ann.cookie;
  expect((await again.send('GET', '/api/game/state')).body).toEqual(before);
});
