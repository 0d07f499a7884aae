import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../scripts/lib/files.mjs';
import { complaints } from './imports.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const dependenciesOf = (name: string): string[] => {
  const {
    dependencies = {},
    peerDependencies = {},
  }: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(`${ROOT}packages/${name}/package.json`, 'utf8'),
  );
  return Object.keys({ ...dependencies, ...peerDependencies });
};

test.each(readdirSync(`${ROOT}packages`))('packages/%s imports only what lies below it', (name) => {
  const files = filesUnder(ROOT, `packages/${name}`, /\/(src|test|assembly)\/.*\.tsx?$/);
  const found = files.flatMap((file) =>
    complaints(file, readFileSync(ROOT + file, 'utf8'), dependenciesOf(name)),
  );
  expect(found).toEqual([]);
});

describe('the check itself', () => {
  const ALL = [
    '@caldera/rules',
    '@caldera/engine',
    '@caldera/server',
    '@caldera/web',
    '@caldera/cli',
    'fastify',
  ];
  const count = (path: string, text: string, dependencies = ALL) =>
    complaints(path, text, dependencies).length;

  test.each([
    ['packages/rules/src/a.ts', `import { search } from '@caldera/engine';`],
    ['packages/rules/src/a.ts', `export * from '@caldera/engine';`],
    ['packages/rules/src/a.ts', `const engine = await import('@caldera/engine');`],
    ['packages/rules/src/a.ts', `type S = import('@caldera/engine').Search;`],
    ['packages/rules/src/a.ts', `import { x } from '../../engine/src/x.ts';`],
    ['packages/rules/src/a.ts', `import { x } from '../test/x.ts';`],
    ['packages/rules/src/gods/a.ts', `import { x } from '../../x.ts';`],
    ['packages/rules/src/a.ts', `import { readFileSync } from 'node:fs';`],
    ['packages/rules/src/a.ts', `import { readFileSync } from 'fs';`],
    ['packages/rules/src/a.ts', `import fc from 'fastify';`],
    ['packages/rules/src/a.ts', `export const now = (): number => Date.now();`],
    ['packages/rules/src/a.ts', `export const now = new Date();`],
    ['packages/rules/src/a.ts', `export const dice = (): number => Math.random();`],
    ['packages/rules/src/a.ts', `export const dice = (): number => Math['random']();`],
    ['packages/rules/src/a.ts', `console.log(1);`],
    ['packages/rules/test/a.test.ts', `import { search } from '@caldera/engine';`],
    ['packages/rules/test/a.test.ts', `import { search } from '../../engine/src/x.ts';`],
    ['packages/engine/src/a.ts', `import type { Room } from '@caldera/server';`],
    ['packages/engine/src/a.ts', `import { generate } from '../assembly/generator.ts';`],
    ['packages/engine/test/a.test.ts', `import { generate } from '../assembly/generator.ts';`],
    ['packages/engine/assembly/a.ts', `import { TURN } from '../src/state.ts';`],
    ['packages/engine/assembly/fast/a.ts', `import { squares } from '@caldera/rules';`],
    ['packages/engine/assembly/a.ts', `import asc from 'assemblyscript/asc';`],
    ['packages/server/src/a.ts', `import { view } from '@caldera/web';`],
    ['packages/web/src/a.tsx', `import { room } from '@caldera/server';`],
    ['packages/web/src/a.tsx', `import { type Room, room } from '@caldera/server';`],
    ['packages/web/src/a.tsx', `import { main } from '@caldera/cli';`],
    ['packages/novel/src/a.ts', `export const x = 1;`],
  ])('%s refuses %s', (path, text) => {
    expect(count(path, text)).toBeGreaterThan(0);
  });

  test('a dependency that package.json does not list is refused', () => {
    expect(count('packages/server/src/a.ts', `import fastify from 'fastify';`, [])).toBe(1);
    expect(count('packages/engine/src/a.ts', `import { x } from '@caldera/rules';`, [])).toBe(1);
  });

  test.each([
    ['packages/rules/src/gods/a.ts', `import type { God } from '../core/god.ts';`],
    ['packages/rules/src/a.ts', `export const a = { process: 1 }; a.process; Math.clz32(1); // Date`],
    [
      'packages/rules/test/a.test.ts',
      `import { newGame } from '@caldera/rules'; import { b } from '../src/b.ts';`,
    ],
    ['packages/engine/src/a.ts', `import { newGame } from '@caldera/rules'; import { cpus } from 'node:os';`],
    [
      'packages/engine/assembly/fast/a.ts',
      `import { field } from '../rows'; import { put } from './results';`,
    ],
    ['packages/server/src/a.ts', `import { search } from '@caldera/engine'; import f from 'fastify/x';`],
    [
      'packages/web/src/a.tsx',
      `import type { Room } from '@caldera/server'; export const A = () => <p>hi</p>;`,
    ],
    ['packages/web/src/a.tsx', `import { type Room } from '@caldera/server';`],
    ['packages/cli/src/a.ts', `import { serve } from '@caldera/server'; console.log(Date.now());`],
  ])('%s accepts %s', (path, text) => {
    expect(complaints(path, text, ALL)).toEqual([]);
  });
});
