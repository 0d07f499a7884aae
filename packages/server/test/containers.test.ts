import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OPTIONS, variableOf } from '@caldera/server';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const exists = (path: string): boolean => existsSync(fileURLToPath(new URL(path, root)));

test('the image is built from files that are there, and runs the server as nobody special', () => {
  const lines = read('Dockerfile').split('\n');
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((path) => !exists(path))).toEqual([]);
  const packages = JSON.parse(read('package.json')) as { workspaces: string[] };
  expect(packages.workspaces).toEqual(['packages/*']);
  // Whatever is installed has its list of dependencies in the image before npm looks for it.
  const folders = readdirSync(fileURLToPath(new URL('packages', root)));
  expect(folders.filter((name) => !copied.includes(`packages/${name}/package.json`))).toEqual([]);
  expect(lines).toContain('USER node');
  expect(exists('packages/cli/bin/caldera.js')).toBe(true);
});

test.each(['Dockerfile', 'compose.yaml', 'deploy/Caddyfile'])('%s names only settings that exist', (file) => {
  const known = new Set(OPTIONS.map(({ name }) => variableOf(name)));
  const named = read(file).match(/CALDERA_[A-Z_]+/g) ?? [];
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('compose runs three servers on one PostgreSQL behind a proxy, and no password stands in it', () => {
  const compose = read('compose.yaml');
  expect(compose).toMatch(/replicas: 3/);
  expect(compose).toMatch(/image: postgres:\d+/);
  expect(compose).toContain('./deploy/Caddyfile');
  expect(compose).toMatch(/POSTGRES_PASSWORD:\?/);
  // Every name that a service refers to is there: services, volumes, files.
  const section = (name: string): string[] =>
    compose
      .split(/^(?=\S)/m)
      .filter((part) => part.startsWith(`${name}:`))
      .flatMap((part) => [...part.matchAll(/^ {2}(\w+):/gm)].map(([, word = '']) => word));
  expect(section('services')).toEqual(['caldera', 'postgres', 'proxy']);
  const mounted = [...compose.matchAll(/^ {6}- (\w+):\//gm)].map(([, volume = '']) => volume);
  expect(mounted.toSorted()).toEqual(section('volumes').toSorted());
  expect(compose).toContain('@postgres/caldera');
  expect(read('deploy/Caddyfile')).toContain('dynamic a caldera 3000');
  expect(read('Dockerfile')).toContain('CALDERA_PORT=3000');
});
