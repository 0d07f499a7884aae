import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { caldera } from '../support/caldera.ts';
import { OPENING } from '../support/positions.ts';
import { atTerminal } from '../support/table.ts';

const folder = mkdtempSync(join(tmpdir(), 'caldera-games-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string): string => join(folder, name);
const fens = (out: string): readonly string[] => out.match(/^\S{25}\/\S+$/gm) ?? [];

describe('a saved game', () => {
  test('comes back with its players, its turns and the steps of the turn under way', async () => {
    const game = file('steps.txt');
    const begun = await caldera(
      ['play', '--fen', OPENING, '--names', 'Ada,Bo'],
      ['b3>b4^a3', 'c4>c5^c4', 'd3', 'd4', `save ${game}`, 'quit'],
    );
    expect(begun).toMatchObject({ code: 0, err: '' });
    expect(begun.out).toContain(`Saved to ${game}.`);
    expect(begun.out).toContain(`To play on: caldera play --resume "${game}"`);
    expect(readFileSync(game, 'utf8')).toContain('1. b3>b4^a3 2. c4>c5^c4 3. d3>d4...');

    const resumed = await caldera(['play', '--resume', game], ['fen', 'd3', 'fen', 'undo', 'undo', 'fen']);
    expect(resumed).toMatchObject({ code: 0 });
    expect(resumed.out).toContain('Bo moved c4 to c5 and built level 1 on c4 (c4>c5^c4).');
    expect(resumed.out).toContain('d4: build on');
    expect(fens(resumed.out)).toEqual([
      '0000000100100000000000000/1/mortal:B4,D3/mortal:C5,C2',
      '0000000100100100000000000/2/mortal:B4,D4/mortal:C5,C2',
      '0000000000100000000000000/2/mortal:B4,D3/mortal:C4,C2',
    ]);
  });

  test('against the computer stays one against the computer', async () => {
    const game = file('computer.txt');
    await atTerminal(['play', '--opponent', '--seed', '3', '--fen', OPENING], ['b3>b4^a3', `save ${game}`]);
    expect(readFileSync(game, 'utf8')).toContain('[Computer "2"]');
    const { out } = await atTerminal(['play', '--resume', game, '--seed', '3'], ['undo', 'fen']);
    expect(fens(out)).toEqual([OPENING]);
  });

  test('can be saved again under its own name, with whatever else the file said', async () => {
    const game = file('annotated.txt');
    writeFileSync(
      game,
      [
        '[Event "Test"]',
        '[Players "Ada/Bo"]',
        '[Odd "kept"]',
        `[Start "${OPENING}"]`,
        '',
        '1. b3>b4^a3 {why not} *',
      ].join('\n'),
    );
    const { out } = await atTerminal(['play', '--resume', game], ['c4>c5^c4', 'save']);
    expect(out).toContain('Saved to ');
    const text = readFileSync(game, 'utf8');
    for (const kept of ['[Event "Test"]', '[Odd "kept"]', '{why not}', '2. c4>c5^c4'])
      expect(text).toContain(kept);
  });

  test('a finished one can be looked at and taken back', async () => {
    const game = file('finished.txt');
    const won = '0000002300000000000000000/1/mortal:B4,E1/mortal:A1,C1';
    await atTerminal(['play', '--fen', won], ['b4>c4', `save ${game}`]);
    const { out, code } = await atTerminal(['play', '--resume', game], ['undo', 'fen']);
    expect(code).toBe(0);
    expect(out).toContain('Coral won.');
    expect(fens(out)).toEqual([won]);
  });

  test('one that ended because a player could not move comes back ended', async () => {
    const game = file('stuck.txt');
    await atTerminal(
      ['play', '--fen', '0000000000000002200002200/1/mortal:A1/mortal:E5,D5'],
      [`save ${game}`],
    );
    const { out } = await atTerminal(['play', '--resume', game]);
    expect(out).toContain('Coral had no legal turn and lost.\nViolet won.');
  });
});

test('leaving names the file only while it is up to date', async () => {
  const game = file('stale.txt');
  const { out } = await atTerminal(['play', '--fen', OPENING], [`save ${game}`, 'b3>b4^a3', 'quit']);
  expect(out).toMatch(/To play on: caldera play --fen "0{10}10{14}\/2\/[^"]+"\n$/);
});

describe('what can’t be saved or resumed is told', () => {
  test('a file that exists is left alone', async () => {
    const game = file('mine.txt');
    writeFileSync(game, 'precious');
    const { out } = await atTerminal(
      ['play', '--fen', OPENING],
      ['save', `save ${game}`, `save ${folder}/no/where`],
    );
    expect(out).toContain('Name a file: save game.txt');
    expect(out).toContain('exists already: choose another name.');
    expect(out).toContain('can’t be written (ENOENT)');
    expect(readFileSync(game, 'utf8')).toBe('precious');
  });

  test.each([
    ['nothing', '', 'line 1, column 1'],
    ['bad-turn', `[Start "${OPENING}"]\n\n1. b3>b4^e5 *`, 'line 3, column 9'],
    ['bad-name', `[Players "A\u0007/Bo"]\n[Start "${OPENING}"]\n\n*`, 'the header Players can’t be used'],
    ['all-computers', `[Computer "1/2"]\n[Start "${OPENING}"]\n\n*`, 'nobody is left to play'],
  ])('%s', async (name, text, message) => {
    writeFileSync(file(name), text);
    const { code, out, err } = await atTerminal(['play', '--resume', file(name)]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toMatch(/^caldera play: .*\n$/);
  });

  test('a folder is no game', async () => {
    const { code, err } = await atTerminal(['play', '--resume', folder]);
    expect({ code, err }).toEqual({ code: 2, err: `caldera play: "${folder}" is no file.\n` });
  });
});
