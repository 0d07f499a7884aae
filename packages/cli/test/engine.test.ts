import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { caldera } from './support/caldera.ts';
import { atTerminal } from './support/table.ts';

const answers = async (...lines: string[]): Promise<string[]> => {
  const { code, out, err } = await atTerminal(['engine'], lines);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out.split('\n').slice(0, -1);
};

test('introduces itself and is ready', async () => {
  expect(await answers('caldera', 'isready', 'quit')).toEqual([
    expect.stringMatching(/^id name caldera \d/),
    ...['Table', 'Threads', 'MultiPV', 'Level'].map((name) =>
      expect.stringMatching(new RegExp(`^option name ${name} type spin default \\d+ min 1 max \\d+$`)),
    ),
    'ready',
    'readyok',
  ]);
});

test('offers as many threads as the machine has cores, four at most', async () => {
  const [line] = (await answers('caldera', 'quit')).filter((each) => each.includes('Threads'));
  expect(line).toContain(` default ${Math.min(4, availableParallelism())} `);
});

test('ends quietly with its input, as a process too', async () => {
  expect(await answers()).toEqual([]);
  const child = await caldera(['engine'], ['isready']);
  expect(child).toEqual({ code: 0, out: 'readyok\n', err: '' });
});

test('keeps the old position when it does not understand the new one', async () => {
  const position = 'position 0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2';
  expect(await answers(position, 'position nonsense', 'perft 1', 'quit', 'isready')).toEqual([
    expect.stringMatching(/^error ERR_\w+: /),
    expect.stringMatching(/^nodes 68 time \d+$/),
  ]);
});

test('turns lists and counts', async () => {
  const lines = await answers('turns');
  expect(lines.at(-1)).toBe('end 300');
  expect(lines).toHaveLength(301);
});

test('answers whatever it does not know with one error, and goes on', async () => {
  const lines = await answers('', '   ', 'isreedy', 'perft x', 'constructor', '\u0000', 'isready');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['error', 'error', 'error', 'error', 'readyok']);
  expect(lines[0]).toContain('Did you mean "isready"?');
});
