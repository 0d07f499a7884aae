// The package as a stranger gets it: packed, installed from the file without a network, imported, type-checked.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const PATIENCE = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'caldera-shipped-'));
let packed: readonly string[] = [];

const node = (cwd: string, ...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function npm(cwd: string, ...args: string[]): string {
  const own = process.env.npm_execpath;
  const quiet = [...args, '--no-update-notifier', '--cache', join(folder, 'cache')];
  if (own?.endsWith('.js')) return node(cwd, own, ...quiet);
  return execFileSync('npm', quiet, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

beforeAll(() => {
  const rules = join(ROOT, 'packages/rules');
  node(ROOT, TSC, '-b', rules);
  const [tarball]: { filename: string; files: { path: string }[] }[] = JSON.parse(
    npm(rules, 'pack', '--json', '--pack-destination', folder),
  );
  packed = tarball?.files.map(({ path }) => path) ?? [];
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
  );
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', `./${tarball?.filename}`);
}, PATIENCE);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it contains what is needed to run, to type-check and to read, and nothing else', () => {
  expect(packed).toEqual(
    expect.arrayContaining(['LICENSE', 'dist/index.js', 'dist/index.d.ts', 'src/index.ts']),
  );
  const expected = /^(dist\/.+\.(js|d\.ts)(\.map)?|src\/.+\.ts|package\.json|LICENSE|README\.md)$/;
  expect(packed.filter((path) => !expected.test(path))).toEqual([]);
});

test('Node imports it as a module', () => {
  const program = `import * as rules from '@caldera/rules'; process.stdout.write(String(Object.keys(rules).length));`;
  expect(Number(node(folder, '--input-type=module', '--eval', program))).toBeGreaterThan(0);
});

test.each(['nodenext', 'bundler'])(
  'a strict consumer type-checks with module resolution %s',
  (moduleResolution) => {
    // the expected error proves that the compiler found real types and not just anything
    const lines = [
      `import * as rules from '@caldera/rules';`,
      '// @ts-expect-error',
      'void rules.noSuchThing;',
    ];
    writeFileSync(join(folder, 'consumer.ts'), lines.join('\n'));
    const module = moduleResolution === 'bundler' ? 'esnext' : moduleResolution;
    const flags = ['--strict', '--noEmit', '--target', 'es2022', '--module', module];
    const ambient = [
      '--moduleResolution',
      moduleResolution,
      '--types',
      '',
      '--lib',
      'es2022',
      '--skipLibCheck',
      'false',
    ];
    expect(node(folder, TSC, ...flags, ...ambient, 'consumer.ts')).toBe('');
  },
  PATIENCE,
);
