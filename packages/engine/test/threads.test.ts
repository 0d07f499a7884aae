import { turns } from '@caldera/rules';
import { expect, test } from 'vitest';
import type { Findings } from '../src/findings.ts';
import { askEngine, type Info, Thinker, Transpositions } from '../src/index.ts';
import { createEngine } from '../src/node.ts';
import { Bulletin } from '../src/worker/bulletin.ts';
import { positionFrom } from './helpers.ts';

const EARLY = '0000001100001200100000100/1/mortal:B4,D2/mortal:B2,D4';
const LINE = [3, -1, 4];

/** What two threads see of one order. */
const twoViews = (): [Findings, Findings] => {
  const buffer = Bulletin.buffer(2);
  return [new Bulletin(buffer).of(1), new Bulletin(buffer).of(1)];
};

test('what one thread finds is read by the other', () => {
  const [one, other] = twoViews();
  expect(other.latest()).toBeUndefined();
  expect(other.isFinished(1)).toBe(false);
  one.publish({ depth: 7, index: 12, value: -35, line: LINE });
  expect(other.isFinished(7)).toBe(true);
  expect(other.isFinished(8)).toBe(false);
  expect(other.latest()).toEqual({ depth: 7, index: 12, value: -35, line: LINE });
});

test('a depth counts as it was finished first', () => {
  const [one, other] = twoViews();
  one.publish({ depth: 7, index: 12, value: -35, line: LINE });
  other.publish({ depth: 7, index: 13, value: 90, line: [] });
  other.publish({ depth: 6, index: 14, value: 90, line: [] });
  expect(one.latest()?.index).toBe(12);
});

test('a thread that is late with an older order neither sees the newer findings nor disturbs them', () => {
  const bulletin = new Bulletin(Bulletin.buffer(2));
  const [older, newer] = [bulletin.of(1), bulletin.of(2)];
  newer.publish({ depth: 3, index: 5, value: 10, line: LINE });
  older.publish({ depth: 20, index: 6, value: 20, line: [] });
  expect(newer.latest()).toEqual({ depth: 3, index: 5, value: 10, line: LINE });
  expect(older.latest()).toBeUndefined();
});

test.each([
  ['a depth that another thread has finished is taken over and not searched again', false],
  ['what another thread has found counts for one that had no time to find anything', true],
])('%s', (_, isLate) => {
  const [one, other] = twoViews();
  const position = positionFrom(EARLY);
  other.publish({ depth: 40, index: 9, value: 123, line: [] });

  const thought = new Thinker(Transpositions.ofSize(1 << 20)).think(
    position,
    { depth: 40 },
    { findings: one, until: () => isLate },
  );
  expect(thought.depth).toBe(40);
  expect(thought.choices[0]?.value).toBe(123);
  expect(thought.choices[0]?.turn.after).toEqual([...turns(position)][9]?.after);
});

test('what a thinker finds is there for the others', () => {
  const [one, other] = twoViews();

  const thinker = new Thinker(Transpositions.ofSize(1 << 20));
  const { choices } = thinker.think(positionFrom(EARLY), { depth: 4 }, { findings: one });
  expect(other.latest()).toMatchObject({ depth: 4, value: choices[0]?.value });
});

test('positions count for the order that they were visited for, whoever visited them', () => {
  const buffer = Bulletin.buffer(3);
  const [first, second, third] = [0, 1, 2].map((thread) => new Bulletin(buffer).tally(1, thread));
  expect(first?.(100)).toBe(100);
  expect(second?.(2 ** 33)).toBe(2 ** 33 + 100);
  expect(third?.(5)).toBe(2 ** 33 + 105);
  expect(first?.(200)).toBe(2 ** 33 + 205);
  expect(new Bulletin(buffer).tally(2, 0)(7)).toBe(7);
});

test('a limit in nodes holds for all threads together, and reports count all', () => {
  const bulletin = new Bulletin(Bulletin.buffer(2));
  bulletin.tally(1, 1)(4000);
  const infos: Info[] = [];
  const thinker = new Thinker(Transpositions.ofSize(1 << 20));
  const { nodes } = thinker.think(
    positionFrom(EARLY),
    { nodes: 5000 },
    { tally: bulletin.tally(1, 0), onInfo: (info) => void infos.push(info) },
  );
  expect(nodes).toBeLessThanOrEqual(5001);
  expect(nodes).toBeGreaterThan(4000);
  expect(infos.every((info) => info.nodes > 4000)).toBe(true);
});

test('two threads keep to a limit in nodes together', async () => {
  const engine = createEngine({ threads: 2, table: 4 });
  const position = positionFrom(EARLY);
  const limit = { nodes: 60_000 };
  for (let id = 1; id <= 3; id += 1) {
    const { nodes } = await askEngine(engine, { id, position, limit, lines: 1 });
    expect(nodes).toBeLessThan(limit.nodes + 1000);
  }
  engine.destroy();
});

test.each([2, 3])('%i threads find the win that there is, and go no further than asked', async (threads) => {
  const engine = createEngine({ threads, table: 4 });
  const position = positionFrom('0000000300120000030000000/1/mortal:A3,A1/mortal:E1,E5');
  // Threads think together by the clock, so there is one, far away.
  const movetime = 3_600_000;
  const win = await askEngine(engine, { id: 1, position, limit: { depth: 5, movetime }, lines: 1 });
  expect(win.score).toEqual({ kind: 'win', turns: 3 });
  const early = { position: positionFrom(EARLY), limit: { depth: 7, movetime } };
  expect(await askEngine(engine, { id: 2, ...early, lines: 1 })).toMatchObject({ depth: 7 });
  expect(await askEngine(engine, { id: 3, ...early, lines: 3 })).toMatchObject({ depth: 7 });
  engine.destroy();
});

test('for a limit in positions the answer is the same with any number of threads', async () => {
  const answers: unknown[] = [];
  for (const threads of [1, 3]) {
    const engine = createEngine({ threads, table: 4 });
    const position = positionFrom(EARLY);
    await askEngine(engine, { id: 1, position, limit: { movetime: 20 }, lines: 1 });
    for (const id of [2, 3]) {
      engine.newGame();
      const answer = await askEngine(engine, { id, position, limit: { nodes: 20_000 }, lines: 1 });
      answers.push({ ...answer, milliseconds: 0 });
    }
    engine.destroy();
  }
  expect(answers.slice(1)).toEqual(answers.slice(0, -1));
});
