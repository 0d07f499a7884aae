/** Settings of a server: from options or environment, checked before anything starts. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@caldera/rules';
import { z } from 'zod';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded SQL file. */
  readonly data: string;
  /** `postgres://…`; the embedded file is used where absent. */
  readonly databaseUrl?: string;
  /** Folder of the built web client. */
  readonly web?: string;
  /** Address that people type, `https://play.example`: cookies are then sent over TLS only. */
  readonly publicUrl?: string;
  /** How many proxies in front of the server are trusted to say who is calling. */
  readonly proxies: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Requests a minute from one address. */
  readonly rateLimit: number;
  /** Sockets and streams that one address may have open. */
  readonly connections: number;
  /** What `/metrics` asks for; without it only this machine may read it. */
  readonly metricsToken?: string;
  /** Threads for engine seats; 0 refuses engine seats. */
  readonly engineThreads: number;
}

const schema: z.ZodType<Config> = z.strictObject({
  host: z.string().min(1).max(255),
  port: z.int().min(0).max(65_535),
  data: z.string().min(1),
  databaseUrl: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'has to begin with postgres://')
    .exactOptional(),
  web: z
    .string()
    .refine((folder) => existsSync(join(folder, 'index.html')), 'is no folder of a built web client')
    .exactOptional(),
  publicUrl: z.url({ protocol: /^https?$/ }).exactOptional(),
  proxies: z.int().min(0).max(10),
  logLevel: z.enum(['silent', 'error', 'warn', 'info', 'debug']),
  rateLimit: z.int().min(1).max(100_000_000),
  connections: z.int().min(1).max(1_000_000),
  metricsToken: z.string().min(16, 'has to have 16 characters or more').exactOptional(),
  engineThreads: z.int().min(0).max(64),
});

export const DEFAULTS: Config = {
  host: '127.0.0.1',
  port: 3000,
  data: 'data',
  proxies: 0,
  logLevel: 'info',
  rateLimit: 1200,
  connections: 200,
  engineThreads: 1,
};

interface Option {
  readonly name: string;
  readonly field: keyof Config;
  readonly isNumber?: boolean;
  readonly value: string;
  readonly help: string;
}

/** Each also as an environment variable: `--database-url` is `CALDERA_DATABASE_URL`. */
export const OPTIONS: readonly Option[] = [
  { name: 'host', field: 'host', value: 'ADDRESS', help: 'address to listen on' },
  { name: 'port', field: 'port', isNumber: true, value: 'N', help: 'port to listen on; 0 picks a free one' },
  { name: 'data', field: 'data', value: 'FOLDER', help: 'folder for the SQL file' },
  { name: 'database-url', field: 'databaseUrl', value: 'URL', help: 'postgres://… instead of the SQL file' },
  { name: 'web', field: 'web', value: 'FOLDER', help: 'folder of the built web client' },
  { name: 'public-url', field: 'publicUrl', value: 'URL', help: 'address that people type' },
  { name: 'proxies', field: 'proxies', isNumber: true, value: 'N', help: 'trusted proxies in front' },
  { name: 'log-level', field: 'logLevel', value: 'LEVEL', help: 'silent, error, warn, info or debug' },
  {
    name: 'rate-limit',
    field: 'rateLimit',
    isNumber: true,
    value: 'N',
    help: 'requests a minute from one address',
  },
  {
    name: 'connections',
    field: 'connections',
    isNumber: true,
    value: 'N',
    help: 'open sockets and streams of one address',
  },
  { name: 'metrics-token', field: 'metricsToken', value: 'TEXT', help: 'token that /metrics asks for' },
  {
    name: 'engine-threads',
    field: 'engineThreads',
    isNumber: true,
    value: 'N',
    help: 'threads for engine seats',
  },
];

export const variableOf = (option: string): string => `CALDERA_${option.toUpperCase().replaceAll('-', '_')}`;

/** Options given in words, over the environment, over the defaults. Answers with one sentence per mistake. */
export const readConfig = (
  given: Readonly<Record<string, string | undefined>>,
  environment: Readonly<Record<string, string | undefined>>,
  defaults: Config = DEFAULTS,
): Result<Config, readonly string[]> => {
  const values: Record<string, unknown> = { ...defaults };
  const known = new Set(OPTIONS.map(({ name }) => name));
  const mistakes = Object.keys(given)
    .filter((name) => !known.has(name))
    .map((name) => `--${name} is no option.`);
  for (const { name, field, isNumber } of OPTIONS) {
    const text = given[name] ?? environment[variableOf(name)];
    if (text === undefined || text === '') continue;
    values[field] = isNumber === true ? Number(text) : text;
  }
  const checked = schema.safeParse(values);
  if (checked.success && mistakes.length === 0) return ok(checked.data);
  for (const issue of checked.error?.issues ?? []) {
    const option = OPTIONS.find(({ field }) => field === issue.path[0]);
    const name = option?.name ?? String(issue.path[0]);
    mistakes.push(`--${name} (${variableOf(name)}): ${issue.message}.`);
  }
  return fail(mistakes);
};
