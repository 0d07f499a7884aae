import { GODS, type God, perft, results, walkFrom } from '@caldera/rules';
import { expect, test } from 'vitest';
import { beginTurn } from '../../src/core/beginning.ts';
import { MORTAL_TURN } from '../../src/core/edges.ts';
import { END_OF_TURN } from '../../src/core/phase.ts';
import { NOWHERE } from '../../src/core/squares.ts';
import { tableOf } from '../../src/core/table.ts';
import { NO_RULES } from '../../src/core/turn-rules.ts';
import { memoryOf, remember, Walk } from '../../src/core/walk.ts';
import { at, FLAT } from '../support/play.ts';

const MORTALS = `${FLAT}/1/mortal:A1,B2/mortal:C3,D4`;
/** What the position between two turns consists of; all else of a walk belongs to the turn. */
const POSITION = [
  'level1 level2 level3 domes ram own foes third female recent bound toMove winner out placed',
  'memory0 memory1 memory2 memory3 table',
].flatMap((names) => names.split(' '));

const start = (): Walk => walkFrom(at(MORTALS));

const named = (id: string): God => {
  const god = GODS.find((other) => other.id === id);
  if (god === undefined) throw new Error(`no power ${id}`);
  return god;
};

/** Every number another one, every truth the other way round. */
const disturb = (walk: Walk, keep: readonly string[]): Walk => {
  for (const [index, [name, value]] of Object.entries(walk).entries()) {
    if (keep.includes(name)) continue;
    if (typeof value === 'number') Reflect.set(walk, name, 101 + index);
    if (typeof value === 'boolean') Reflect.set(walk, name, !value);
  }
  return walk;
};

test('a copy of a walk has everything of it but the trace', () => {
  const walk = disturb(new Walk(tableOf([named('pan')]), NO_RULES, END_OF_TURN), []);
  walk.trace = [];
  const copy = new Walk(tableOf([named('mortal')]), start().rules, MORTAL_TURN).copy(walk);
  expect(copy.trace).toBeUndefined();
  walk.trace = undefined;
  expect(copy).toEqual(walk);
  expect([copy.table, copy.rules, copy.phase, copy.resume]).toEqual([
    walk.table,
    walk.rules,
    walk.phase,
    walk.resume,
  ]);
});

/** The numbers of a walk that are not 0, and what is true of it. */
const filledIn = (walk: Walk, without: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(walk).filter(
      ([name, value]) =>
        !without.includes(name) && ((typeof value === 'number' && value !== 0) || value === true),
    ),
  );

const NOTHING_YET = { worker: NOWHERE, origin: NOWHERE, vacated: NOWHERE, site: NOWHERE };

test('a walk begins with nothing on the board and nobody the winner', () => {
  const walk = new Walk(tableOf([named('pan')]), NO_RULES, END_OF_TURN);
  expect(filledIn(walk, [])).toEqual({ ...NOTHING_YET, winner: -1 });
});

test('G6.2: nothing of the last turn is left when a turn begins', () => {
  const fresh = start();
  beginTurn(fresh);
  expect(filledIn(fresh, POSITION)).toEqual(NOTHING_YET);
  const used = disturb(start(), POSITION);
  beginTurn(used);
  expect(used).toEqual(fresh);
});

test('every card has a memory of its own', () => {
  const walk = start();
  for (const player of [0, 1, 2, 3]) remember(walk, player, 10 + player);
  expect([0, 1, 2, 3].map((player) => memoryOf(walk, player))).toEqual([10, 11, 12, 13]);
  expect([walk.memory0, walk.memory1, walk.memory2, walk.memory3]).toEqual([10, 11, 12, 13]);
});

test('perft counts turns, then the answers to each', () => {
  const position = at(`${FLAT.slice(0, 20)}12330/1/pan:A1,B2/artemis:C3,D4`);
  const after = [...results(position)];
  const lines = after.map((next) => (next.winner === -1 ? Math.max(1, [...results(next)].length) : 1));
  expect(perft(walkFrom(position), 1)).toBe(after.length);
  expect(perft(walkFrom(position), 2)).toBe(lines.reduce((sum, count) => sum + count, 0));
  expect(perft(walkFrom(position), 0)).toBe(1);
});

test('perft: a side that cannot move, and one that has won, have one line', () => {
  const enclosed = at('0044044440000000000000000/1/mortal:A5,B5/mortal:D1,E1');
  expect([...results(enclosed)]).toEqual([]);
  expect(perft(walkFrom(enclosed), 3)).toBe(1);
  const won = walkFrom(at(MORTALS));
  won.winner = 0;
  expect(perft(won, 2)).toBe(1);
});

test('a table knows which sides need marks on their workers', () => {
  const marks = (...ids: string[]): number[] => {
    const { femaleSides, recentSides } = tableOf(ids.map(named));
    return [femaleSides, recentSides];
  };
  const female = GODS.filter(({ marksFemale }) => marksFemale === true).map(({ id }) => id);
  const recent = GODS.filter(({ marksRecent }) => marksRecent === true).map(({ id }) => id);
  for (const id of female) expect(marks('pan', id)).toEqual([0b10, recent.includes(id) ? 0b01 : 0]);
  for (const id of recent) expect(marks(id, 'pan', 'pan')[1]).toBe(0b110);
  expect(marks('pan', 'athena')).toEqual([0, 0]);
  // Circe may come to hold the power of the other side
  expect(marks('circe', female[0] ?? '')[0]).toBe(0b11);
  expect(marks('circe', 'eris')[1]).toBe(0b11);
  expect(marks('circe', 'pan')).toEqual([0, 0]);
  // partners sit opposite each other
  expect(marks('pan', female[0] ?? '', 'pan', 'pan')[0]).toBe(0b10);
  expect(marks('pan', 'pan', 'pan', female[0] ?? '')[0]).toBe(0b10);
});
