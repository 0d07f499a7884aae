import { expect, test } from 'vitest';
import { globToPattern, readOptions, sample } from '../scripts/mutate/options.mjs';

test('a glob matches the end of a path', () => {
  const gods = globToPattern('gods/*.ts');
  expect(gods.test('packages/rules/src/gods/pan.ts')).toBe(true);
  expect(gods.test('packages/rules/src/gods/deep/pan.ts')).toBe(false);
  expect(globToPattern('src/**/*.ts').test('packages/rules/src/gods/deep/pan.ts')).toBe(true);
  expect(globToPattern('pan.ts').test('packages/rules/src/gods/pan.ts')).toBe(true);
  expect(globToPattern('pan.ts').test('packages/rules/src/gods/caspan.ts')).toBe(false);
});

test('a sample depends on its seed alone and repeats nothing', () => {
  const all = Array.from({ length: 50 }, (_, index) => index);
  expect(sample(all, 20, 7)).toEqual(sample(all, 20, 7));
  expect(sample(all, 20, 7)).not.toEqual(sample(all, 20, 8));
  expect(new Set(sample(all, 20, 7)).size).toBe(20);
  expect(sample(all, Infinity, 7).toSorted((a, b) => a - b)).toEqual(all);
});

test('an option that makes no sense is refused', () => {
  expect(() => readOptions(['--sample', 'many'])).toThrow('--sample');
  expect(() => readOptions(['--concurrency', '0'])).toThrow('--concurrency');
});
