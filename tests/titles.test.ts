import { describe, expect, test } from 'vitest';
import { testTitles } from '../scripts/docs/titles.mjs';

const titles = (source: string): string[] => testTitles('sample.test.ts', source);

describe('test titles read from source', () => {
  test('plain tests, with their groups', () => {
    expect(titles(`describe('A-1', () => { test('first', f); it("second", f) }); test('third', f)`)).toEqual([
      'A-1 › first',
      'A-1 › second',
      'third',
    ]);
  });

  test('a table counts with what stands in its title, not with its rows', () => {
    expect(titles(`test.each([['A-1', 2]])('A-2: %s', (a: string) => {})`)).toEqual(['A-2: %s']);
    expect(titles(`for (const id of ['A-1']) test(\`\${id}: works\`, f)`)).toEqual(['…: works']);
    expect(titles(`test('A-1 A-2: ' + name, f)`)).toEqual(['A-1 A-2: …']);
  });

  test('modifiers are seen through', () => {
    expect(titles(`test.concurrent('A-1', f); describe.each([1])('A-2', () => { it('x', f) })`)).toEqual([
      'A-1',
      'A-2 › x',
    ]);
  });

  test('groups of the browser tests are groups too', () => {
    expect(titles(`test.describe('A-1', () => { test('x', f) }); test.describe('A-2', () => {})`)).toEqual([
      'A-1 › x',
    ]);
  });

  test('what does not run proves nothing', () => {
    expect(
      titles(`test.skip('A-1', f); test.todo('A-2'); describe.skip('A-3', () => { test('x', f) })`),
    ).toEqual([]);
  });

  test('a group without tests and a string that only looks like a test prove nothing', () => {
    expect(titles(`describe('A-1', () => {}); const s = "test('A-2', f)"; other('A-3', f)`)).toEqual([]);
  });
});
