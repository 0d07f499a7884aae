import { parseTurn, perft, Walk, walkFrom } from '@caldera/rules';
import { expect, test, vi } from 'vitest';
import { PortEngine, Protocol } from '../src/index.ts';
import { countLines, listTurns } from '../src/protocol/count.ts';
import type { Steps } from '../src/protocol/errand.ts';
import { FakeThread } from './fake-port.ts';
import { positionFrom } from './helpers.ts';

const START = '0000000000000000000000000/1/mortal:B4,D2/mortal:B2,D4';

const WIN_IN_ONE = '0000000000002300000000000/1/mortal:C3,A1/mortal:E1,A5';

/** A protocol, the thread it thinks in and what it has said. */
const speaker = (threads = 1) => {
  const said: string[] = [];
  const thread = new FakeThread();
  const protocol = new Protocol({
    name: 'test',
    say: (line) => said.push(line),
    open: (options) => new PortEngine(thread.open, options),
    threads,
  });
  return { protocol, said, thread };
};

/** What is said to these lines, thinking included. `…` lets the engine think until it has nothing left to say. */
const transcript = (...lines: string[]): string[] => {
  const { protocol, said, thread } = speaker();
  for (const line of lines) {
    if (line !== '…') {
      protocol.hear(line);
      continue;
    }
    thread.work();
    thread.deliver();
  }
  return said;
};

test('go depth informs depth by depth and ends with the best turn and where it leads', () => {
  const said = transcript(`position ${START}`, 'go depth 3', '…');
  expect(said.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    'info depth 1',
    'info depth 2',
    'info depth 3',
    expect.stringMatching(/^bestmove \S+ \S+$/),
  ]);
  expect(said[2]).toMatch(/^info depth 3 score cp -?\d+ nodes \d+ nps \d+ time \d+ pv \S+ \S+ \S+$/);
});

test('every turn of a line can be read back, also where turns have several parts', () => {
  const fen = '0000011000001000000000100/1/prometheus:B3,C2/minotaur:C3,D3';
  const said = transcript(`position ${fen}`, 'go depth 4', '…');
  let position = positionFrom(fen);
  const turns = said.at(-2)?.split(' pv ')[1]?.split(' ') ?? [];
  expect(turns.length).toBeGreaterThan(2);
  for (const text of turns) {
    const turn = parseTurn(position, text);
    if (!turn.ok) throw new Error(`${text}: ${turn.error.message}`);
    position = turn.value.after;
  }
});

test('a win is announced with its distance', () => {
  const said = transcript(`position ${WIN_IN_ONE}`, 'go depth 3', '…');
  expect(said[0]).toContain('score win 1');
  expect(said.at(-1)).toMatch(/^bestmove c3>d3# 0000000000002300000000000\/2\/mortal#:D3,A1\/mortal:A5,E1$/);
});

test('several lines are numbered', () => {
  const said = transcript('setoption name MultiPV value 3', `position ${START}`, 'go depth 2', '…');
  expect(said.filter((line) => line.startsWith('info depth 2')).map((line) => line.split(' ')[4])).toEqual([
    '1',
    '2',
    '3',
  ]);
});

test.each([
  ['go', 'error go needs "movetime'],
  ['go depth 0', 'error depth needs a whole number above zero, not "0"'],
  ['go nodes -5', 'error nodes needs a whole number above zero, not "-5"'],
  ['go movetime soon', 'error movetime needs a whole number'],
  ['go movetime', 'error movetime needs a whole number'],
  ['go nodes 1e9', 'error nodes needs'],
  ['go wild', 'error go does not know "wild"'],
  ['position', 'error ERR_'],
  ['position 00/1/mortal/mortal', 'error ERR_HEIGHTS'],
  ['position 0000000000000000000000000/1/mortal:B4,B4/mortal:B2,D4', 'error ERR_'],
  ['perft x', 'error perft needs a depth'],
  ['setoption', 'error write "setoption name <name> value <value>"'],
  ['setoption name Table value 0', 'error Table is a whole number from 1 to 1024, not "0"'],
  ['setoption name Colour value red', 'error there is no option "Colour"'],
  ['hello', 'error unknown command "hello".'],
  ['constructor', 'error unknown command "constructor".'],
])('"%s" gets one clear answer', (line, answer) => {
  const said = transcript(`position ${START}`, line, 'isready', '…');
  expect(said).toHaveLength(2);
  expect(said[0]).toContain(answer);
  expect(said[1]).toBe('readyok');
});

test('a finished game and a side without a turn get an answer', () => {
  const over = 'position 0000000000002300000000000/2/mortal#:D3,A1/mortal:A5,E1';
  expect(transcript(over, 'go depth 3')).toEqual(['error the game is over']);
  const stuck = '0444044444444444444404440/1/mortal:A5,E1/mortal:A1,E5';
  const said = transcript(`position ${stuck}`, 'go depth 3', '…');
  expect(said).toEqual([expect.stringMatching(/^bestmove - 0444/)]);
});

test('while it thinks it refuses what would disturb it, and stop ends it once', () => {
  const said = transcript(
    `position ${START}`,
    'go infinite',
    'go depth 1',
    'newgame',
    'stop',
    'stop',
    '…',
    'stop',
  );
  expect(said.filter((line) => line.startsWith('error'))).toHaveLength(2);
  expect(said.filter((line) => line.startsWith('bestmove'))).toHaveLength(1);
});

test('stop while idle is silent: it may have crossed the answer on its way', () => {
  expect(transcript('stop')).toEqual([]);
  const said = transcript(`position ${START}`, 'go depth 1', '…', 'stop', 'isready');
  expect(said.slice(-2)).toEqual([expect.stringMatching(/^bestmove /), 'readyok']);
});

test.each([
  ['a decided position', 'setoption name Level value 10', WIN_IN_ONE],
  ['a level that thinks of one turn', 'setoption name Level value 3', START],
  ['a level that thinks of so many positions', 'setoption name Level value 6', START],
  [
    'a side without a turn',
    'setoption name Level value 10',
    '0444044444444444444404440/1/mortal:A5,E1/mortal:A1,E5',
  ],
])('go infinite answers when it is told to stop, not before: %s', (_, level, fen) => {
  const { protocol, said, thread } = speaker();
  for (const line of [level, `position ${fen}`, 'go infinite']) protocol.hear(line);
  thread.work();
  thread.deliver();
  expect(said.filter((line) => !line.startsWith('info'))).toEqual([]);
  protocol.hear('go depth 1');
  expect(said.at(-1)).toBe('error already thinking; stop first');
  protocol.hear('stop');
  expect(said.at(-1)).toMatch(/^bestmove /);
  protocol.hear('stop');
  expect(said.filter((line) => line.startsWith('bestmove'))).toHaveLength(1);
});

test('begins with as many threads as it is given, and uses them by the clock only', () => {
  const { protocol, said, thread } = speaker(3);
  for (const line of ['caldera', `position ${START}`, 'go nodes 100']) protocol.hear(line);
  expect(said).toContain('option name Threads type spin default 3 min 1 max 64');
  expect(thread.orders.filter(({ kind }) => kind === 'think')).toHaveLength(1);
  const other = speaker(3);
  for (const line of ['setoption name Threads value 2', 'go movetime 10']) other.protocol.hear(line);
  expect(other.thread.orders.filter(({ kind }) => kind === 'think')).toHaveLength(2);
});

test.each(['infinite', 'nodes 999999999999', 'depth 60', 'movetime 999999999'])(
  'go %s is stopped soon after the input has ended, and answered',
  async (limit) => {
    const { protocol, said, thread } = speaker();
    protocol.hear(`position ${START}`);
    protocol.hear(`go ${limit}`);
    const finished = protocol.finish(0);
    // Timers of the same length fire in the order in which they were set.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    thread.work();
    thread.deliver();
    await finished;
    expect(said.at(-1)).toMatch(/^bestmove /);
  },
);

test('what ends soon is answered in full after the input has ended', async () => {
  const { protocol, said, thread } = speaker();
  protocol.hear(`position ${START}`);
  protocol.hear('go depth 3');
  const finished = protocol.finish(60_000);
  thread.work();
  thread.deliver();
  await finished;
  expect(said.at(-2)).toMatch(/^info depth 3 /);
});

test('perft hears stop, and what came meanwhile is done afterwards', async () => {
  const { protocol, said, thread } = speaker();
  for (const line of [`position ${START}`, 'perft 9', 'perft 2', 'isready']) protocol.hear(line);
  thread.work();
  thread.deliver();
  expect(said).toEqual(['readyok']);
  protocol.hear('stop');
  await protocol.finish();
  expect(said.slice(1)).toEqual([
    'error perft was stopped before its end',
    expect.stringMatching(/^nodes \d+ time \d+$/),
  ]);
});

test('perft hears quit and the end of the input', async () => {
  const quitter = speaker();
  for (const line of [`position ${START}`, 'perft 9', 'quit']) quitter.protocol.hear(line);
  // Nothing to wait for: a timer of an hour would outlast the test.
  await quitter.protocol.finish(3_600_000);
  expect(quitter.said).toEqual([]);
  const { protocol, said } = speaker();
  for (const line of [`position ${START}`, 'perft 9', 'perft 9']) protocol.hear(line);
  await protocol.finish(0);
  expect(said).toEqual(['error perft was stopped before its end']);
});

test.each([
  ['0120310300000000400000001/1/apollo:B3,D3/minotaur:C4,C2', 3],
  [WIN_IN_ONE, 3],
  ['0444044444444444444404440/1/mortal:A5,E1/mortal:A1,E5', 2],
  [START, 0],
])('perft counts in slices what the rules count in one go: %s, %i', async (fen, depth) => {
  const { protocol, said } = speaker();
  protocol.hear(`position ${fen}`);
  protocol.hear(`perft ${depth}`);
  await protocol.finish(60_000);
  expect(said[0]?.split(' ').slice(0, 2)).toEqual([
    'nodes',
    String(perft(walkFrom(positionFrom(fen)), depth)),
  ]);
});

test('a new position while it thinks does not change what it thinks about', () => {
  const said = transcript(
    `position ${START}`,
    'go depth 1',
    'position 0000000000000000000000000/1/mortal/mortal',
    '…',
  );
  expect(said.at(-1)).toMatch(/^bestmove [bd]\d>/);
});

test('quit while thinking says nothing more', () => {
  expect(transcript(`position ${START}`, 'go infinite', 'quit', '…', 'isready')).toEqual([]);
});

test('is ready when its thread is, and at the latest when it is told to quit', () => {
  expect(transcript('isready')).toEqual([]);
  expect(transcript('isready', '…', 'isready')).toEqual(['readyok', 'readyok']);
  expect(transcript('isready', 'isready', 'quit', '…')).toEqual(['readyok', 'readyok']);
  expect(transcript('isready', 'setoption name Table value 1', '…')).toEqual(['readyok']);
});

/** Of the first no turn is complete before tens of thousands of walks were begun; the second has a million turns. */
const MANY = [
  '0000000000000000000000000/1/moerae/nyx',
  '0000000000000000000000000/1/heracles:B2,C3/gaea:A1,E5',
];

test.each(MANY)('%s: counting and listing pause often, also before the first turn is found', (fen) => {
  const walked = vi.spyOn(Walk.prototype, 'copy');
  const most = (steps: Steps<number>): number =>
    Math.max(
      ...Array.from({ length: 20 }, () => {
        walked.mockClear();
        expect(steps.next().done).toBe(false);
        return walked.mock.calls.length;
      }),
    );
  const position = positionFrom(fen);
  const longest = [countLines(position, 1), listTurns(position, () => undefined)].map(most);
  walked.mockRestore();
  expect(Math.max(...longest)).toBeLessThan(200_000);
});

test('turns hears stop and quit, and what came meanwhile is done afterwards', async () => {
  const { protocol, said } = speaker();
  for (const line of [`position ${MANY[1]}`, 'turns', `position ${START}`, 'perft 1']) protocol.hear(line);
  await new Promise((resolve) => setTimeout(resolve, 30));
  protocol.hear('stop');
  const [error, count] = said.slice(said.findIndex((line) => !line.startsWith('turn ')));
  expect(error).toBe('error turns was stopped before its end');
  expect(count).toMatch(/^nodes 80 time/);
  for (const line of [`position ${MANY[1]}`, 'turns', 'quit']) protocol.hear(line);
  expect(protocol.isOver).toBe(true);
});
