import { parseTurn } from '@caldera/rules';
import { expect, test } from 'vitest';
import { PortEngine, Protocol } from '../src/index.ts';
import { FakeThread } from './fake-port.ts';
import { positionFrom } from './helpers.ts';

const START = '0000000000000000000000000/1/mortal:B4,D2/mortal:B2,D4';

/** What is said to these lines, thinking included. `…` lets the engine think until it has nothing left to say. */
const transcript = (...lines: string[]): string[] => {
  const said: string[] = [];
  const thread = new FakeThread();
  const protocol = new Protocol({
    name: 'test',
    say: (line) => said.push(line),
    open: (options) => new PortEngine(thread.open, options),
  });
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
  const said = transcript(
    'position 0000000000002300000000000/1/mortal:C3,A1/mortal:E1,A5',
    'go infinite',
    '…',
  );
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
  ['stop', 'error nothing is being thought about'],
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
  expect(said.filter((line) => line.startsWith('error'))).toHaveLength(3);
  expect(said.filter((line) => line.startsWith('bestmove'))).toHaveLength(1);
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
});
