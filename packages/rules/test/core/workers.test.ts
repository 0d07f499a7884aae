import { type Square, type SquareSet, walkFrom } from '@caldera/rules';
import { expect, test } from 'vitest';
import type { Walk } from '../../src/core/walk.ts';
import {
  addWorker,
  exchangePlaces,
  relocate,
  removeWorker,
  step,
  workersOfPlayer,
} from '../../src/core/workers.ts';
import { at, FLAT } from '../support/play.ts';

const A = 3 as Square;
const B = 9 as Square;
const FREE = 20 as Square;
const setOf = (...squares: readonly Square[]): SquareSet =>
  squares.reduce((set, square) => set | (1 << square), 0) as SquareSet;

const SETS = 'own foes third hidden female recent bound moved built marked asleep'.split(' ');

/** A walk with all marks on one worker; the marks are not of one game, but each has to go where the worker goes. */
const markedOn = (square: Square): Walk => {
  const walk = walkFrom(at(`${FLAT}/1/mortal:A1,B2/mortal:C3,D4`));
  for (const name of SETS) Reflect.set(walk, name, setOf(square));
  walk.worker = square;
  return walk;
};

const setsOf = (walk: Walk, names: readonly string[] = SETS): unknown[] =>
  names.map((name) => Reflect.get(walk, name));

test('a worker that goes elsewhere takes all its marks along', () => {
  const walk = markedOn(A);
  relocate(walk, A, FREE);
  expect(setsOf(walk)).toEqual(SETS.map(() => setOf(FREE)));
  expect(walk.worker).toBe(FREE);
  relocate(walk, A, B);
  expect(setsOf(walk)).toEqual(SETS.map(() => setOf(FREE)));
  expect(walk.worker).toBe(FREE);
});

test('two workers that change places take their marks along, whoever acts', () => {
  for (const [worker, other] of [
    [A, B],
    [B, A],
  ] as const) {
    const walk = markedOn(worker);
    exchangePlaces(walk, A, B);
    expect(setsOf(walk)).toEqual(SETS.map(() => setOf(other)));
    expect(walk.worker).toBe(other);
  }
  const both = markedOn(FREE);
  both.own = setOf(A, B);
  exchangePlaces(both, A, B);
  expect([both.own, both.worker]).toEqual([setOf(A, B), FREE]);
});

test('a step takes along every mark that a mover can have', () => {
  const marks = 'female recent bound moved built marked asleep'.split(' ');
  for (const mark of marks) {
    const walk = markedOn(A);
    for (const name of marks) Reflect.set(walk, name, name === mark ? setOf(A) : 0);
    step(walk, A, B);
    expect(walk.own).toBe(setOf(B));
    expect(setsOf(walk, marks)).toEqual(marks.map((name) => (name === mark ? setOf(B) : 0)));
  }
  const other = markedOn(A);
  other.own = setOf(A, B);
  step(other, B, FREE);
  expect(other.own).toBe(setOf(A, FREE));
  expect(other.moved).toBe(setOf(A));
});

test('G9.1: of a removed worker only its move and what marked it stay on record', () => {
  const walk = markedOn(A);
  removeWorker(walk, A);
  const gone = 'own foes third hidden female recent bound built asleep'.split(' ');
  expect(setsOf(walk, gone)).toEqual(gone.map(() => 0));
  expect([walk.moved, walk.marked, walk.graves]).toEqual([setOf(A), setOf(A), setOf(A)]);
});

test('G9.1: one’s own worker leaves no grave', () => {
  const walk = markedOn(A);
  walk.foes = setOf(B);
  removeWorker(walk, A);
  expect([walk.own, walk.foes, walk.graves]).toEqual([0, setOf(B), 0]);
});

test('every player of three has workers of their own, whosever turn it is', () => {
  for (const turn of [1, 2, 3]) {
    const walk = walkFrom(at(`${FLAT}/${turn}/mortal:A5,B5/mortal:C5,D5/mortal:E5,A4`));
    expect([0, 1, 2].map((player) => workersOfPlayer(walk, player))).toEqual([0b11, 0b1100, 0b110000]);
    for (const player of [0, 1, 2]) addWorker(walk, player, (20 + player) as Square);
    expect([0, 1, 2].map((player) => workersOfPlayer(walk, player))).toEqual([
      0b11 | (1 << 20),
      0b1100 | (1 << 21),
      0b110000 | (1 << 22),
    ]);
  }
});
