import { nameOf, type Square, type SquareSet, squareNamed } from '@caldera/rules';
import { expect, test } from 'vitest';
import {
  atLeast,
  atMost,
  isComplete,
  levelOf,
  lower,
  type Mutable,
  raise,
  type Towers,
} from '../../src/core/board.ts';
import {
  ahead,
  anyNeighbouring,
  around,
  aroundAny,
  aroundTorus,
  beyond,
  CORNERS,
  diagonally,
  directionOf,
  headingOf,
  INTERIOR,
  neighbourIn,
  PERIMETER,
} from '../../src/core/geometry.ts';
import {
  below,
  complement,
  diff,
  first,
  intersect,
  NOWHERE,
  remove,
  rest,
  SQUARES,
  size,
  squareAt,
  squaresOf,
} from '../../src/core/squares.ts';

const named = (name: string): Square => squareNamed(name) ?? NOWHERE;
const setOf = (names: string): SquareSet =>
  names.split(' ').reduce((set, name) => set | (1 << named(name)), 0) as SquareSet;
const namesOf = (set: SquareSet): string => squaresOf(set).map(nameOf).join(' ');
const nameIn = (square: Square): string => (square === NOWHERE ? '-' : nameOf(square));

test('every square has a name, and every name its square', () => {
  expect(SQUARES.map(nameOf).join(' ')).toBe(
    'a5 b5 c5 d5 e5 a4 b4 c4 d4 e4 a3 b3 c3 d3 e3 a2 b2 c2 d2 e2 a1 b1 c1 d1 e1',
  );
  expect(SQUARES.map((square) => named(nameOf(square)))).toEqual(SQUARES);
  for (const name of ['', 'a', 'a0', 'a6', 'f1', 'a11', 'aa', '1a', 'a-']) {
    expect(squareNamed(name)).toBeUndefined();
  }
  for (const [row, column] of [
    [-1, 0],
    [5, 0],
    [0, -1],
    [0, 5],
    [0.5, 0],
    [0, 0.5],
  ] as const) {
    expect(squareAt(row, column)).toBeUndefined();
  }
});

test('sets of squares are sets', () => {
  const set = setOf('a5 c3 e1');
  expect([size(set), nameOf(first(set)), namesOf(rest(set))]).toEqual([3, 'a5', 'c3 e1']);
  expect(namesOf(remove(set, named('c3')))).toBe('a5 e1');
  expect(namesOf(diff(set, setOf('a5 b5')))).toBe('c3 e1');
  expect(namesOf(intersect(set, setOf('a5 b5')))).toBe('a5');
  expect(size(complement(set))).toBe(22);
  expect(namesOf(below(named('d5')))).toBe('a5 b5 c5');
});

test('G1.2: the neighbours of a space are the up to eight around it', () => {
  expect(namesOf(around(named('a5')))).toBe('b5 a4 b4');
  expect(namesOf(around(named('c5')))).toBe('b5 d5 b4 c4 d4');
  expect(namesOf(around(named('c3')))).toBe('b4 c4 d4 b3 d3 b2 c2 d2');
  expect(SQUARES.map((square) => size(around(square)))).toEqual([
    3, 5, 5, 5, 3, 5, 8, 8, 8, 5, 5, 8, 8, 8, 5, 5, 8, 8, 8, 5, 3, 5, 5, 5, 3,
  ]);
  expect(namesOf(aroundTorus(named('a5')))).toBe('b5 e5 a4 b4 e4 a1 b1 e1');
  expect(SQUARES.every((square) => size(aroundTorus(square)) === 8)).toBe(true);
  expect(namesOf(aroundAny(setOf('a5 e1')))).toBe('b5 a4 b4 d2 e2 d1');
  expect([anyNeighbouring(setOf('a5 c3 e1')), anyNeighbouring(setOf('a5 d2 e1'))]).toEqual([false, true]);
});

test('G1.3: corners, rim and inside', () => {
  expect(namesOf(CORNERS)).toBe('a5 e5 a1 e1');
  expect(namesOf(INTERIOR)).toBe('b4 c4 d4 b3 c3 d3 b2 c2 d2');
  expect(complement(INTERIOR)).toBe(PERIMETER);
});

test('G1.5: behind a space is the same step once more', () => {
  const behind = (from: string, to: string): string => nameIn(beyond(named(from), named(to)));
  expect(behind('c3', 'd3')).toBe('e3');
  expect(behind('c3', 'b4')).toBe('a5');
  expect(behind('b3', 'a3')).toBe('-');
  expect(behind('a5', 'c3')).toBe('e1');
  expect(behind('a5', 'd2')).toBe('-');
  expect(behind('a5', 'b3')).toBe('-');
  expect(behind('c3', 'c3')).toBe('-');
});

test('directions go round the compass', () => {
  const c3 = named('c3');
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((direction) => nameIn(neighbourIn(c3, direction))).join(' ')).toBe(
    'c4 d4 d3 d2 c2 b2 b3 b4',
  );
  expect(nameIn(neighbourIn(c3, 8))).toBe('-');
  expect(nameIn(neighbourIn(named('a1'), 4))).toBe('-');
  expect(directionOf(c3, named('e5'))).toBe(1);
  expect(directionOf(named('a1'), named('a5'))).toBe(0);
  expect(directionOf(named('e3'), named('a3'))).toBe(6);
  expect(directionOf(c3, named('d5'))).toBe(-1);
});

test('a move heads where its step goes, across the edge and over a space as well', () => {
  const heading = (from: string, to: string): number => headingOf(named(from), named(to));
  expect([heading('c3', 'd4'), heading('c3', 'e5'), heading('a3', 'e3')]).toEqual([1, 1, 6]);
  expect([heading('a5', 'e1'), heading('a1', 'a5'), heading('c3', 'd5')]).toEqual([7, 4, -1]);
  expect(namesOf(ahead(named('c3'), 2))).toBe('d3 e3');
  expect(namesOf(ahead(named('e3'), 2))).toBe('a3');
  expect(namesOf(diagonally(named('c3')))).toBe('a5 e5 b4 d4 b2 d2 a1 e1');
  expect(namesOf(diagonally(named('a5')))).toBe('b4 e4 c3 b1 e1');
});

test('G1.1: blocks raise a tower, taking them lowers it, others stay', () => {
  const towers: Mutable<Towers> = {
    level1: setOf('a1'),
    level2: setOf('a1'),
    level3: setOf('a1'),
    domes: 0 as SquareSet,
  };
  const [a1, c3] = [named('a1'), named('c3')];
  const limits = [-1, 0, 1, 2, 3];
  for (const level of [1, 2, 3]) {
    raise(towers, c3);
    expect([levelOf(towers, c3), levelOf(towers, a1), levelOf(towers, named('b1'))]).toEqual([level, 3, 0]);
    expect(limits.map((limit) => (atMost(towers, limit) & (1 << c3)) !== 0)).toEqual(
      limits.map((limit) => level <= limit),
    );
    expect(limits.map((limit) => (atLeast(towers, limit) & (1 << c3)) !== 0)).toEqual(
      limits.map((limit) => level >= limit),
    );
  }
  expect(isComplete(towers, c3)).toBe(false);
  towers.domes = setOf('c3 b1');
  expect([isComplete(towers, c3), isComplete(towers, a1), isComplete(towers, named('b1'))]).toEqual([
    true,
    false,
    false,
  ]);
  for (const level of [2, 1, 0]) {
    lower(towers, c3);
    expect([levelOf(towers, c3), levelOf(towers, a1)]).toEqual([level, 3]);
  }
});
