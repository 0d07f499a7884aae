import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('every threat of the security page names a test that exists', () => {
  const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  const titles = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| threat'))
    .map((line) => line.split('|')[3]?.trim() ?? '');
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
  expect(titles.length).toBeGreaterThan(15);
  expect(titles.filter((title) => !tests.includes(`'${title}'`))).toEqual([]);
});
