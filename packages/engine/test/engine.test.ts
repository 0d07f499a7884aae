import { makeFen, parseTurn } from '@caldera/rules';
import { expect, test, vi } from 'vitest';
import {
  type Answer,
  chooseTurn,
  depth,
  nodes,
  PortEngine,
  Thinker,
  Transpositions,
  type Work,
} from '../src/index.ts';
import { PRACTISING } from '../src/worker/messages.ts';
import { FakeThread } from './fake-port.ts';
import { positionFrom } from './helpers.ts';

const START = positionFrom('0000000000000000000000000/1/mortal:B4,D2/mortal:B2,D4');
const WIN_IN_ONE = positionFrom('0000000000002300000000000/1/mortal:C3,A1/mortal:E1,A5');

const workOn = (id: number, position = START): Work & { readonly heard: string[]; answers: Answer[] } => {
  const heard: string[] = [];
  const answers: Answer[] = [];
  return {
    id,
    position,
    limit: depth(2),
    lines: 1,
    heard,
    answers,
    onInfo: (info) => heard.push(`info ${info.depth}`),
    onDone: (answer) => {
      heard.push('done');
      answers.push(answer);
    },
    onError: (message) => heard.push(`error ${message}`),
  };
};

test('informs about every depth, then answers once', () => {
  const thread = new FakeThread();
  const engine = new PortEngine(thread.open);
  const work = workOn(1);
  expect(engine.state()).toBe('idle');
  engine.start(work);
  expect(engine.state()).toBe('thinking');
  thread.work();
  thread.deliver();
  expect(work.heard).toEqual(['info 1', 'info 2', 'done']);
  expect(engine.state()).toBe('idle');
});

test('a stale answer cannot reach a newer position', () => {
  const thread = new FakeThread();
  const engine = new PortEngine(thread.open);
  const old = workOn(1);
  const newer = workOn(2, WIN_IN_ONE);
  engine.start(old);
  thread.work();
  engine.start(newer);
  thread.deliver();
  expect(old.heard).toEqual([]);
  expect(newer.heard).toEqual([]);
  thread.work();
  thread.deliver();
  expect(old.heard).toEqual([]);
  expect(newer.answers[0]?.score).toEqual({ kind: 'win', turns: 1 });
});

test('stop answers with what is known, a second stop does nothing', () => {
  const thread = new FakeThread();
  const engine = new PortEngine(thread.open);
  engine.stop();
  const work = { ...workOn(1), limit: {} };
  engine.start(work);
  engine.stop();
  engine.stop();
  thread.work();
  thread.deliver();
  expect(work.heard.filter((word) => word === 'done')).toHaveLength(1);
  expect(work.heard.at(-1)).toBe('done');
  expect(work.answers[0]?.turn).toBeDefined();
});

test.each([
  ['early', START],
  ['with very many turns', positionFrom('0000000000000000000000000/1/moerae/nyx')],
])(
  '%s: without shared memory stop answers with a whole turn, whether or not one was found',
  (_, position) => {
    vi.stubGlobal('crossOriginIsolated', false);
    const thread = new FakeThread();
    const engine = new PortEngine(thread.open, { threads: 4 });
    const [asked, informed] = [workOn(1, position), workOn(2, position)];
    engine.start(asked);
    engine.stop();
    engine.start({ ...informed, limit: nodes(10) });
    thread.work();
    thread.reports.splice(-1);
    thread.deliver();
    engine.stop();
    vi.unstubAllGlobals();
    expect(informed.heard.length).toBeGreaterThan(1);
    for (const [answer] of [asked.answers, informed.answers]) {
      const turn = parseTurn(position, answer?.turn ?? '');
      expect(turn.ok && makeFen(turn.value.after)).toBe(answer?.after);
    }
    expect(informed.answers[0]?.score).toBeDefined();
  },
);

test('without shared memory a side that cannot move is told so', () => {
  vi.stubGlobal('crossOriginIsolated', false);
  const engine = new PortEngine(new FakeThread().open);
  const work = workOn(1, positionFrom('0000000000000002220000200/1/mortal:A1,B1/mortal:C3,E5'));
  engine.start(work);
  engine.stop();
  vi.unstubAllGlobals();
  expect(work.answers).toEqual([{ depth: 0, nodes: 0, milliseconds: 0 }]);
});

test.each([
  ['nodes', { limit: { nodes: Number.NaN } }],
  ['nodes', { limit: { nodes: 0.5 } }],
  ['movetime', { limit: { movetime: Number.NaN } }],
  ['movetime', { limit: { movetime: Number.POSITIVE_INFINITY } }],
  ['depth', { limit: { depth: 0 } }],
  ['lines', { lines: Number.NaN }],
  ['lines', { lines: -1 }],
])('%s that make no sense are an error, and the engine goes on: %j', (name, nonsense) => {
  const thread = new FakeThread();
  const engine = new PortEngine(thread.open);
  const [before, refused, after] = [workOn(1), workOn(2), workOn(3)];
  engine.start(before);
  engine.start({ ...refused, ...nonsense });
  expect(refused.heard).toEqual([expect.stringMatching(new RegExp(`^error ${name} must be a .*above zero`))]);
  expect(engine.state()).toBe('idle');
  engine.start(after);
  thread.work();
  thread.deliver();
  expect(before.heard).toEqual([]);
  expect(after.answers[0]?.turn).toBeDefined();
});

test('a limit that makes no sense is refused where it is thought in this thread, too', () => {
  for (const level of [2, 10])
    expect(() => chooseTurn(START, { level, limit: { nodes: Number.NaN } })).toThrow('nodes must be');
  const thinker = new Thinker(Transpositions.ofSize(1 << 16));
  expect(() => thinker.think(START, depth(1), { lines: Number.NaN })).toThrow('lines must be');
});

test('nothing comes after destroy, and a destroyed engine says so', () => {
  const thread = new FakeThread();
  const engine = new PortEngine(thread.open);
  const work = workOn(1);
  engine.start(work);
  thread.work();
  engine.destroy();
  thread.deliver();
  expect(work.heard).toEqual([]);
  expect(thread.closed).toBe(1);
  expect(engine.state()).toBe('destroyed');
  expect(() => engine.start(work)).toThrow('destroyed');
});

test('when its thread dies the work fails, and the next work gets a new thread', () => {
  const thread = new FakeThread();
  const engine = new PortEngine(thread.open);
  const first = workOn(1);
  engine.start(first);
  thread.fail('out of memory');
  expect(first.heard).toEqual(['error out of memory']);
  thread.orders.length = 0;
  const second = workOn(2);
  engine.start(second);
  expect(thread.opened).toBe(2);
  thread.work();
  thread.deliver();
  expect(second.heard.at(-1)).toBe('done');
});

test('several threads share one table, and only the first one answers', () => {
  const thread = new FakeThread();
  const engine = new PortEngine(thread.open, { threads: 3, table: 1 });
  engine.start({ ...workOn(1), limit: {} });
  expect(thread.opened).toBe(3);
  const tables = thread.orders.flatMap((order) => (order.kind === 'set up' ? [order.table] : []));
  expect(new Set(tables).size).toBe(1);
  expect(tables[0]).toBeInstanceOf(SharedArrayBuffer);
  const helps = thread.orders.flatMap((order) => (order.kind === 'think' ? [order.helps] : []));
  expect(helps.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
});

test('a level below full strength thinks alone, so that it is as strong on every machine', () => {
  const thread = new FakeThread();
  const engine = new PortEngine(thread.open, { threads: 3, table: 1 });
  engine.start({ ...workOn(1), limit: {}, level: 9 });
  expect(thread.opened).toBe(1);
  engine.start({ ...workOn(2), limit: {}, level: 10 });
  expect(thread.opened).toBe(3);
});

test.each([
  [{ depth: 3 }, 1],
  [{ nodes: 500 }, 1],
  [{ depth: 3, nodes: 500 }, 1],
  [{ movetime: 5 }, 3],
  [{ depth: 3, movetime: 5 }, 3],
  [{}, 3],
])('with three threads %j is thought about by %i', (limit, threads) => {
  const thread = new FakeThread();
  const engine = new PortEngine(thread.open, { threads: 3, table: 1 });
  engine.prepare(() => undefined);
  engine.start({ ...workOn(1), limit });
  expect(thread.orders.filter(({ kind }) => kind === 'think')).toHaveLength(threads);
});

test('threads practise while nothing is to be done, and no longer', () => {
  const thread = new FakeThread();
  const engine = new PortEngine(thread.open, { threads: 2, table: 1 });
  const flags = (): number[] =>
    thread.orders.flatMap((order) =>
      order.kind === 'set up' && order.practises && order.stop !== undefined
        ? [...new Int32Array(order.stop)]
        : [],
    );
  engine.prepare(() => undefined);
  expect(flags()).toEqual([PRACTISING, PRACTISING]);
  engine.start(workOn(1));
  expect(flags()).toEqual([0, 0]);
});

test('threads that are opened for work do not practise first', () => {
  const thread = new FakeThread();
  new PortEngine(thread.open, { threads: 2, table: 1 }).start({ ...workOn(1), limit: {} });
  const setUp = thread.orders.flatMap((order) => (order.kind === 'set up' ? [order.practises] : []));
  expect(setUp).toEqual([false, false]);
});

test('for a new game the first thread empties the shared table, once its helpers have left it', () => {
  const thread = new FakeThread();
  const engine = new PortEngine(thread.open, { threads: 2, table: 1 });
  engine.start({ ...workOn(1), limit: {} });
  thread.orders.length = 0;
  engine.newGame();
  engine.start(workOn(2));
  expect(thread.orders.map(({ kind }) => kind)).toEqual(['set up']);
  // The helper was set up twice, and is free when it has said so twice.
  thread.orders.unshift(...thread.orders);
  thread.work();
  thread.deliver();
  expect(thread.orders.map(({ kind }) => kind)).toEqual(['new game', 'think']);
});

test('time spent waiting for its thread counts', () => {
  const thread = new FakeThread();
  const engine = new PortEngine(thread.open);
  engine.start({ ...workOn(1), limit: { movetime: 60_000 } });
  const late = thread.orders.map((order) =>
    order.kind === 'think' ? { ...order, since: order.since - 59_990 } : order,
  );
  thread.orders.splice(0, thread.orders.length, ...late);
  thread.work();
  const spent = thread.reports.flatMap((report) => (report.kind === 'answer' ? [report.answer] : []));
  expect(spent[0]?.milliseconds).toBeGreaterThanOrEqual(59_990);
  expect(spent[0]?.milliseconds).toBeLessThan(119_000);
});
