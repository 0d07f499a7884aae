import type { Config } from '@caldera/server';
import { type ClientMessage, clientMessageSchema, serverMessageSchema } from '@caldera/server/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Browser } from './support/client.ts';
import { generate, type JsonSchema, spoil, spoilText } from './support/fuzz.ts';
import { logAt } from './support/load.ts';
import { TestPostgres } from './support/postgres.ts';
import { type Random, randomFrom, SEED } from './support/random.ts';
import { start } from './support/server.ts';

/** `npm run check:fuzz` sends 10,000 of each. */
const COUNT = Number(process.env.CALDERA_FUZZ ?? 400);

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A server with a game in it, whose log must not change. */
const scene = async (config: Partial<Config> = {}) => {
  const server = await start({ rateLimit: 10_000_000, engineThreads: 0, ...config });
  const ann = new Browser(server.address);
  const { game, token } = await ann.create();
  await new Browser(server.address).join(game.id);
  return { ...server, ann, id: game.id, token, before: await logAt(server.address, game.id) };
};

const COMMON_TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
];

/** Where games are kept; what one database forgives, another may not. */
const STORAGES: readonly [string, () => Promise<Partial<Config>>][] = [
  ['the SQL file', async () => ({})],
  [
    'PostgreSQL',
    async () => {
      const postgres = await TestPostgres.start();
      onTestFinished(() => postgres.remove());
      return { databaseUrl: await postgres.database() };
    },
  ],
];
const AT_ONCE = 10;

test.each(STORAGES)(
  `${COUNT} spoilt requests on %s: 4xx each, no crash, no change`,
  {
    timeout: 1_800_000,
  },
  async (_, config) => {
    const random = randomFrom(SEED);
    const { address, ann, id, before } = await scene(await config());
    const { paths } = (await ann.send('GET', '/api/docs/openapi.json')).body as Description;
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        // Streams stay open, as they should.
        .filter(() => !/events$|stream$/.test(path))
        .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );
    const failures: string[] = [];
    const ask = async (): Promise<number> => {
      const operation = operations[random(operations.length)] as (typeof operations)[number];
      const request = makeRequest(operation, id, random);
      const answer = await fetch(`${address}${request.path}`, request.init);
      const text = await answer.text();
      if (answer.status >= 500)
        failures.push(`${request.init.method} ${request.path} ${request.body} → ${text}`);
      return answer.status;
    };
    // Some turn out to be in order, spoilt as they are: they do not count.
    for (let refused = 0; refused < COUNT && failures.length === 0; ) {
      const statuses = await Promise.all(Array.from({ length: AT_ONCE }, ask));
      refused += statuses.filter((status) => status >= 400).length;
    }
    expect({ seed: SEED, failures }).toEqual({ seed: SEED, failures: [] });
    expect(await logAt(address, id)).toEqual(before);
    expect((await ann.send('GET', '/readyz')).status).toBe(200);
  },
);

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const makeRequest = (
  { path, method, operation }: { path: string; method: string; operation: Operation },
  game: string,
  random: Random,
): { path: string; body: string; init: RequestInit } => {
  const values = (operation.parameters ?? []).map(({ name, in: where, schema }) => {
    const value = name === 'id' && random(2) === 0 ? game : generate(schema, random, {});
    return { name, where, value: asText(random(3) === 0 ? spoil(value, random) : value).slice(0, 500) };
  });
  let filled = path;
  for (const { name, where, value } of values) {
    if (where === 'path')
      filled = filled.replace(`{${name}}`, encodeURIComponent(value.replaceAll(/[\ud800-\udfff]/g, '')));
  }
  const query = values
    .filter(({ where }) => where === 'query')
    .map(({ name, value }) => `${name}=${encodeURIComponent(value.replaceAll(/[\ud800-\udfff]/g, ''))}`);
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const whole =
    schema === undefined ? undefined : JSON.stringify(spoil(generate(schema, random, {}), random));
  const type = random(6) === 0 ? COMMON_TYPES[random(COMMON_TYPES.length)] : 'application/json';
  const body = whole !== undefined && random(4) === 0 ? spoilText(whole, random) : whole;
  return {
    body: body ?? '',
    path: `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    init: {
      method,
      ...(body !== undefined && { body }),
      ...(type !== '' && body !== undefined && { headers: { 'content-type': type ?? '' } }),
    },
  };
};

test(`${COUNT} malformed frames: one protocol error each, no crash, no change`, {
  timeout: 900_000,
}, async () => {
  const random = randomFrom(SEED + 1);
  const { address, ann, id, token, before } = await scene();
  const { fromClient } = (await ann.send('GET', '/api/docs/live.json')).body as { fromClient: JsonSchema };
  const frames: string[] = [];
  while (frames.length < COUNT) {
    const frame = spoil(generate(fromClient, random, { game: id, seat: token }), random);
    const text = random(5) === 0 ? spoilText(JSON.stringify(frame), random) : JSON.stringify(frame);
    if (text !== undefined && !isValid(text)) frames.push(text);
  }
  // A connection takes 300 frames at once before it is asked to slow down.
  for (let from = 0; from < frames.length; from += 250)
    await sendAll(address, frames.slice(from, from + 250));
  expect({ seed: SEED, log: await logAt(address, id) }).toEqual({ seed: SEED, log: before });
});

const isValid = (text: string): boolean => {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text) as ClientMessage).success;
  } catch {
    return false;
  }
};

/** Every frame gets exactly one refusal. */
const sendAll = (address: string, frames: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`);
    let refused = 0;
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame);
    });
    socket.on('message', (data) => {
      const message = serverMessageSchema.parse(JSON.parse((data as Buffer).toString('utf8')));
      if (message.type === 'refused') refused += 1;
      else if (message.type !== 'welcome') reject(new Error(`seed ${SEED}: ${JSON.stringify(message)}`));
      if (refused === frames.length) {
        socket.terminate();
        resolve();
      }
    });
    socket.on('close', () => reject(new Error(`seed ${SEED}: closed after ${refused} of ${frames.length}`)));
  });
