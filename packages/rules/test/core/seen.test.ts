import { type Square, type SquareSet, walkFrom } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { beginTurn } from '../../src/core/beginning.ts';
import type { Phase } from '../../src/core/phase.ts';
import { SeenWalks } from '../../src/core/seen.ts';
import { Walk } from '../../src/core/walk.ts';
import { at, FLAT } from '../support/play.ts';

const POSITION = [
  'level1 level2 level3 domes own foes third female recent bound',
  'memory0 memory1 memory2 memory3 ram winner out placed',
].flatMap((names) => names.split(' '));
const ALWAYS =
  'marked asleep graves count used bindings towersCompleted closings closed carried rises drops domesBuilt'.split(
    ' ',
  );
/** What of the way matters, by what the phase says about it. */
const WAY: Readonly<Record<NonNullable<Phase['memory']>, readonly string[]>> = {
  way: ['worker', 'origin', 'vacated', 'site', 'moved', 'built'],
  workers: ['moved', 'built'],
  worker: ['worker'],
  nothing: [],
};

const phaseOf = (memory?: Phase['memory']): Phase => ({
  name: 'a phase',
  edges: [],
  ...(memory === undefined ? {} : { memory }),
});

const PHASE = phaseOf();

const walkIn = (phase: Phase): Walk => {
  const walk = walkFrom(at(`${FLAT}/1/mortal:A1,B2/mortal:C3,D4`));
  beginTurn(walk);
  walk.phase = phase;
  walk.resume = PHASE;
  return walk;
};

const copyOf = (walk: Walk): Walk => new Walk(walk.table, walk.rules, walk.phase).copy(walk);

/** The names of those numbers that make a walk another one. */
const tellApart = (walk: Walk, names: readonly string[]): string[] =>
  names.filter((name) => {
    const seen = new SeenWalks();
    seen.add(walk);
    const other = copyOf(walk);
    Reflect.set(other, name, Number(Reflect.get(walk, name)) + 1);
    return seen.add(other);
  });

const WAYS = WAY.way;

test('a walk is new once', () => {
  const seen = new SeenWalks();
  expect([seen.add(walkIn(PHASE)), seen.add(walkIn(PHASE))]).toEqual([true, false]);
  seen.clear();
  expect([seen.add(walkIn(PHASE)), seen.add(walkIn(PHASE))]).toEqual([true, false]);
});

describe.each(Object.entries(WAY))('where memory is %s', (memory, way) => {
  test('walks differ by their position and what of the way matters', () => {
    const walk = walkIn(phaseOf(memory as Phase['memory']));
    expect(tellApart(walk, POSITION)).toEqual(POSITION);
    expect(tellApart(walk, ALWAYS)).toEqual(ALWAYS);
    expect(tellApart(walk, WAYS)).toEqual(way);
  });
});

test('a phase that says nothing remembers the whole way', () => {
  expect(tellApart(walkIn(PHASE), WAYS)).toEqual(WAYS);
});

test('of what moved, a phase always remembers the marked workers', () => {
  const walk = walkIn(phaseOf('nothing'));
  walk.marked = 0b11 as SquareSet;
  const seen = new SeenWalks();
  seen.add(walk);
  const other = copyOf(walk);
  other.moved = 0b100 as SquareSet;
  expect(seen.add(other)).toBe(false);
  other.moved = 0b101 as SquareSet;
  expect(seen.add(other)).toBe(true);
});

test('up or down counts once, however often', () => {
  const walk = walkIn(PHASE);
  walk.rises = 1;
  walk.drops = 1;
  walk.domesBuilt = 1;
  expect(tellApart(walk, ['rises', 'drops', 'domesBuilt'])).toEqual([]);
});

test('a truce, the phase and the way on make a difference', () => {
  const seen = new SeenWalks();
  seen.add(walkIn(PHASE));
  const truce = walkIn(PHASE);
  truce.truce = true;
  expect(seen.add(truce)).toBe(true);
  expect(seen.add(walkIn(phaseOf()))).toBe(true);
  const resumed = walkIn(PHASE);
  resumed.resume = phaseOf();
  expect(seen.add(resumed)).toBe(true);
});

test('all that tells two flags apart is kept apart', () => {
  const seen = new SeenWalks();
  const flags = ['rises', 'drops', 'domesBuilt', 'truce', 'closings'];
  for (let set = 0; set < 1 << flags.length; set += 1) {
    const walk = walkIn(PHASE);
    for (const [bit, name] of flags.entries()) {
      const on = (set >> bit) & 1;
      Reflect.set(walk, name, name === 'truce' ? on === 1 : on);
    }
    expect(seen.add(walk)).toBe(true);
  }
});

test('a complete turn is its position alone, and not one under way', () => {
  const seen = new SeenWalks();
  const under = walkIn(PHASE);
  const done = copyOf(under);
  done.done = true;
  expect([seen.add(under), seen.add(done)]).toEqual([true, true]);
  const other = copyOf(done);
  other.phase = phaseOf();
  other.resume = phaseOf();
  other.worker = 7 as Square;
  other.count = 3;
  expect(seen.add(other)).toBe(false);
  expect(tellApart(done, POSITION)).toEqual(POSITION);
});

test('nothing is lost while the set grows', () => {
  const seen = new SeenWalks();
  const walks = Array.from({ length: 700 }, (_, index) => {
    const walk = walkIn(PHASE);
    walk.own = (1 << (index % 25)) as SquareSet;
    walk.count = index;
    return walk;
  });
  expect(walks.every((walk) => seen.add(walk))).toBe(true);
  expect(walks.some((walk) => seen.add(walk))).toBe(false);
});

test('a walk is found again, whatever stands beside it', () => {
  const seen = new SeenWalks();
  const walks = Array.from({ length: 60 }, (_, index) => {
    const walk = walkIn(PHASE);
    // All numbers of all walks are different ones.
    for (const [place, name] of [...POSITION, ...ALWAYS, ...WAYS].entries())
      Reflect.set(walk, name, 1 + place + 64 * index);
    return walk;
  });
  expect(walks.every((walk) => seen.add(walk))).toBe(true);
  expect(walks.toReversed().some((walk) => seen.add(walk))).toBe(false);
});
