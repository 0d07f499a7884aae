import { describe, expect, test } from 'vitest';
import { MIDGAME, OPENING } from '../support/positions.ts';
import { atTerminal, type Seat } from '../support/table.ts';

const TWO = ['play', '--fen', OPENING, '--names', 'Ada,Bo'];

/** The last screen, or the last answer, without the board. */
const words = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !/[│┌├└]|^ +a {5}/.test(line));

describe('a turn step by step', () => {
  test('asks for the worker, the move and the build, then for the other player', async () => {
    const { out } = await atTerminal(TWO, ['b3', 'b4', 'a3']);
    expect(words(out)).toEqual([
      'Which worker? b3 d3',
      '●A Ada> b3',
      'b3: move to a4 b4 a3 c3 a2 b2',
      '●A Ada> b4',
      'b4: build on a5 b5 c5 a4 a3 b3 c3',
      '●A Ada> a3',
      'Ada moved b3 to b4 and built level 1 on a3 (b3>b4^a3).',
      'Which worker? c4 c2',
      '▲B Bo> ',
    ]);
  });

  test('an optional step can be skipped', async () => {
    const fen = OPENING.replace('mortal', 'demeter');
    const { out } = await atTerminal(['play', '--fen', fen], ['b3>b4', 'a3', 'skip']);
    expect(out).toContain('b4: build on a5 b5 c5 a4 b3 c3\nLeave it at that: skip\n');
    expect(out).toContain('(b3>b4^a3)');
  });

  test('a square that means two things is asked about and settled by number or word', async () => {
    const fen = OPENING.replace('mortal', 'atlas');
    for (const answer of ['2', 'dome', 'dome a3', '^a3*']) {
      const { out } = await atTerminal(['play', '--fen', fen], ['b3>b4', 'a3', answer]);
      expect(out).toContain('Which one? 1 build on a3 · 2 put a dome on a3');
      expect(out).toContain('built a dome on a3 (b3>b4^a3*)');
    }
  });
});

describe('undo', () => {
  test('takes back a chosen worker, a step, a turn', async () => {
    const { out } = await atTerminal(TWO, ['b3', 'undo', 'b3', 'b4', 'undo', 'b3>b4^a3', 'undo', 'undo']);
    expect(words(out).filter((line) => !line.includes('>'))).toEqual([
      'Which worker? b3 d3',
      'b3: move to a4 b4 a3 c3 a2 b2',
      'Choose again.',
      'Which worker? b3 d3',
      'b3: move to a4 b4 a3 c3 a2 b2',
      'b4: build on a5 b5 c5 a4 a3 b3 c3',
      'Taken back.',
      'Which worker? b3 d3',
      'Which worker? c4 c2',
      'Taken back.',
      'Which worker? b3 d3',
      'There is nothing to take back.',
      'Which worker? b3 d3',
    ]);
  });

  test('"undo turn" takes back all steps of this turn, then the turn before', async () => {
    const { out } = await atTerminal(TWO, ['b3>b4^a3', 'c4', 'c5', 'undo turn', 'fen', 'undo turn', 'fen']);
    const fens = out.match(/^\S{25}\/\S+$/gm);
    expect(fens).toEqual(['0000000000100000000000000/2/mortal:B4,D3/mortal:C4,C2', OPENING]);
  });

  test('against the computer it goes back to your own turn', async () => {
    const { out } = await atTerminal([...TWO, '--opponent', '--seed', '1'], ['b3>b4^a3', 'undo', 'fen']);
    expect(out.match(/^\S{25}\/\S+$/gm)).toEqual([OPENING]);
  });

  test('takes back a win', async () => {
    const won = '0000002300000000000000000/1/mortal:B4,E1/mortal:A1,C1';
    const { out, code } = await atTerminal(
      ['play', '--fen', won],
      ['b4>c4', 'b4', 'hint', 'why c3', 'undo', 'fen'],
    );
    expect(code).toBe(0);
    expect(words(out)).toEqual(
      expect.arrayContaining(['Coral won. Type undo, save FILE or quit.', 'The game is over.']),
    );
    expect(out).toContain(won);
  });
});

describe('asking', () => {
  test('why: the rules say it', async () => {
    const { out } = await atTerminal(
      ['play', '--fen', MIDGAME],
      ['d3', 'why c4', 'why d4', 'why b3', 'why x'],
    );
    expect(words(out)).toEqual(
      expect.arrayContaining([
        'Too high: c4 is three levels up.',
        'Nothing is in the way. d3: move to d4.',
        'Your worker on b3 can be chosen.',
        'Name a square: why c3',
      ]),
    );
  });

  test('hint: a turn, or a step once it has begun', async () => {
    const { out } = await atTerminal(TWO, ['hint', 'b3>b4', 'hint']);
    expect(out).toMatch(/Try this: move \w\w to \w\w and build level 1 on \w\w\./);
    expect(out).toMatch(/Try (a5|b5|c5|a4|a3|b3|c3)\./);
  });

  test('help, powers and position', async () => {
    const { out } = await atTerminal(['play', '--fen', MIDGAME], ['help', '?', 'powers', 'fen']);
    expect(out).toContain('undo [turn]');
    expect(out).toContain('●C Coral, Apollo: Your worker may move');
    expect(out).toContain(MIDGAME);
  });
});

describe('leaving', () => {
  test('quit tells how to come back', async () => {
    const { code, out, err } = await atTerminal(TWO, ['b3>b4^a3', 'quit', 'c4']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/To play on: caldera play --fen "0{10}10{14}\/2\/mortal:B4,D3\/mortal:C4,C2"\n$/);
  });

  test('Ctrl-C is exit code 130 and one line', async () => {
    const { code, err } = await atTerminal(TWO, [], { isInteractive: true, leaves: 'interrupt' });
    expect(code).toBe(130);
    expect(err).toMatch(/^Left\. To play on: caldera play --fen "[^"]+"\n$/);
  });

  test('Ctrl-C before the game is quiet', async () => {
    const { code, err } = await atTerminal(['play'], [], { isInteractive: true, leaves: 'interrupt' });
    expect({ code, err }).toEqual({ code: 130, err: '' });
  });
});

test('whoever has no legal turn loses', async () => {
  const stuck = '0000000000000002200002200/1/mortal:A1/mortal:E5,D5';
  const { out } = await atTerminal(['play', '--fen', stuck]);
  expect(out).toContain('Coral had no legal turn and lost.\nViolet won.');
});

describe('windows of any size', () => {
  const sizes: Seat[] = [
    { columns: 80, rows: 24 },
    { columns: 120, rows: 40 },
    { columns: 60, rows: 30 },
    { columns: 60, rows: 20 },
    { columns: 40, rows: 14 },
    { columns: 32, rows: 12 },
  ];
  test.each(sizes)('$columns × $rows: every screen of a turn fits', async (size) => {
    const args = ['play', '--fen', MIDGAME.replace('apollo', 'prometheus'), '--names', 'Ada,Bo'];
    const { screens } = await atTerminal(args, ['b3', 'b4', 'a3', 'c2', 'd2', 'd1'], {
      ...size,
      isInteractive: true,
    });
    expect(screens).toHaveLength(8);
    for (const screen of screens.slice(1)) {
      const lines = screen.split('\n');
      expect(lines.length).toBeLessThanOrEqual(size.rows ?? 0);
      expect(lines.filter((line) => line.length > (size.columns ?? 0))).toEqual([]);
      expect(screen).toMatch(/●A/);
    }
  });

  test('a long answer gets the screen for itself, and the board comes back', async () => {
    const { screens } = await atTerminal(TWO, ['help', 'b3'], { isInteractive: true });
    expect(screens.map((screen) => screen.includes('┌'))).toEqual([false, true, false, true]);
  });
});
