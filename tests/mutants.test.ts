import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { instrument, mutantsOf } from '../scripts/mutate/mutants.mjs';

const changes = (source: string): string[] =>
  mutantsOf('sample.ts', source).map(({ original, replacement }) => `${original} -> ${replacement}`);

/** What a function with this body answers: first the intact one, then each of its mutants. */
function outcomes(body: string): unknown[] {
  const source = `function answer() { ${body} }`;
  const mutants = mutantsOf('sample.ts', source);
  const program = instrument(source, mutants, (index) => `on === ${index}`);
  return [-1, ...mutants.keys()].map((on): unknown => runInNewContext(`${program}; answer();`, { on }));
}

describe('mutants', () => {
  test('operators, conditions, constants, methods and statements are tried', () => {
    expect(changes('x = a < b;')).toEqual(['x = a < b; -> ', 'a < b -> (a) <= (b)', 'a < b -> (a) >= (b)']);
    expect(changes('const x = !a;')).toEqual(['!a -> a']);
    expect(changes('const x = c ? a : b;')).toEqual(['c ? a : b -> a', 'c ? a : b -> b']);
    expect(changes('const x = [1, 2, true];')).toEqual(['1 -> 0', '2 -> 3', 'true -> false']);
    expect(changes('const x = all.some(f);')).toEqual(['all.some(f) -> all.every(f)']);
    expect(changes('if (a) { throw b; }')).toEqual(['a -> true', 'a -> false', 'throw b; -> ']);
  });

  test('types, imports, names and texts are left alone', () => {
    expect(changes(`import a from './1.ts'; type B = 1 | 2; interface C { x: 3 }`)).toEqual([]);
    expect(changes(`export const d = { 1: 'x' } as Record<1, 'x'>;`)).toEqual([]);
    expect(changes(`export const e = 'a' + 'b'; function f<T extends 1>(g: 2): 3 | 4 { return g; }`)).toEqual(
      [],
    );
  });

  test('a value under a type assertion still counts', () => {
    expect(changes('const a = (x & y) as 1 | 2;')).toEqual(['x & y -> (x) | (y)']);
  });

  test('the line is the one a reader looks up', () => {
    expect(mutantsOf('sample.ts', 'a;\nb;\nconst c = d && e;')[0]?.line).toBe(3);
  });
});

describe('instrumented text', () => {
  test('does the same as the source until a mutant is on, and then exactly that mistake', () => {
    expect(outcomes('return 6 - 2 * 2;')).toEqual([2, 10, 3, 2, 0, 0]);
  });

  test('mutants inside mutants stay apart', () => {
    // intact; && for ||; || for &&; false for each true
    expect(outcomes('return true || (true && true);')).toEqual([true, true, true, true, true, true]);
    expect(outcomes('return false || (true && true);')).toEqual([true, false, true, true, false, false]);
  });

  test('a statement can be left out', () => {
    expect(outcomes('let x = 5; x += 2; return x;')).toEqual([7, 8, 5, 3, 8]);
  });

  test('an else stays with its if when the statement before it can be left out', () => {
    const [intact] = outcomes('let x = 0; if (x === 1) x = 7; else x = 8; return x;');
    expect(intact).toBe(8);
  });
});
