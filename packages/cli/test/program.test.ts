import { reading } from '@caldera/engine/obstacle';
import { GODS } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands/index.ts';
import { run } from '../src/main.ts';
import { plain } from '../src/terminal/paint.ts';
import type { Terminal } from '../src/terminal/terminal.ts';
import { caldera, start } from './support/caldera.ts';
import { atTerminal } from './support/table.ts';

const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));

const OPENING = '0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2';

test('commands are listed under their own names', () => {
  expect(commands.map(({ name }) => name)).toEqual(Object.keys(COMMANDS));
});

describe('help', () => {
  test.each([[['--help']], [['-h']], [['help']], [[]]])('%j lists every command', async (args) => {
    const { code, out, err } = await atTerminal(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const { name, summary } of commands) {
      expect(out).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
    }
  });

  test.each(commands.map((command) => [command.name, command] as const))(
    '"%s --help" tells usage and options within 80 columns',
    async (name, { usage, options }) => {
      const [asOption, asWord] = await Promise.all([
        atTerminal([name, '--help']),
        atTerminal(['help', name]),
      ]);
      expect(asOption).toMatchObject({ code: 0, err: '' });
      expect(asWord.out).toBe(asOption.out);
      expect(asOption.out).toContain(`Usage: caldera ${name}${usage === '' ? '' : ` ${usage}`}`);
      for (const option of Object.keys(options)) expect(asOption.out).toContain(`--${option}`);
      expect(asOption.out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    },
  );

  test('--version is the version of the package', async () => {
    const { code, out } = await caldera(['--version']);
    expect(code).toBe(0);
    expect(out).toMatch(/^caldera \d+\.\d+\.\d+\n$/);
  });
});

describe('bad input is one line on standard error and exit code 2', () => {
  test.each([
    [['prft'], 'there is no command "prft". Did you mean "perft"?'],
    [['dance'], 'there is no command "dance". "caldera --help" lists'],
    [['turns'], '<fen> is missing'],
    [['perft', OPENING], '<depth> is missing'],
    [['perft', OPENING, 'two'], '"two" is no depth: write a whole number from 0 to 99'],
    [['perft', OPENING, '-1'], 'there is no option -1'],
    [['perft', OPENING, '1', '2'], '"2" is one word too many'],
    [['turns', OPENING, '--jsn'], 'there is no option --jsn'],
    [['gods', '--jsn'], 'there is no option --jsn. Did you mean "--json"?'],
    [['gods', '--json=yes'], '--json takes no value'],
    [['gods', 'apolo'], 'there is no god "apolo". Did you mean "apollo"?'],
    [['play', '--fen'], '--fen needs a value'],
    [['turns', ''], 'column 1'],
    [['turns', '000'], 'column 4'],
    [['turns', OPENING.replace('0', '7')], 'column 1: "7" is no height'],
    [['turns', OPENING.replace('/1/', '/5/')], 'column 27'],
    [['turns', OPENING.replace('mortal', 'mortel')], 'column 29: "mortel" is no god'],
    [['turns', OPENING.replace('B3', 'F3')], 'column 36: "F3" is no square'],
    [['perft', OPENING.replace('C4', 'B3'), '1'], 'column 49'],
    [['play', '--fen', 'nonsense'], 'column'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await atTerminal(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toMatch(/^caldera.*\n$/);
  });

  test('also as a process', async () => {
    const { code, out, err } = await caldera(['turns', 'nonsense']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^caldera turns: bad position, column \d+: .*\n$/);
  });
});

test('a bug of ours is no bad input: it keeps its stack', async () => {
  const terminal: Terminal = {
    paint: plain,
    columns: 80,
    rows: 24,
    isInteractive: false,
    print: () => Promise.reject(new TypeError('a bug')),
    complain: () => {},
    ask: async () => ({ kind: 'end' }),
    close: () => {},
  };
  await expect(run(['gods'], terminal)).rejects.toThrow(TypeError);
  const buggy = (): never => {
    throw new TypeError('a bug');
  };
  expect(() => reading('a file', 'try again', buggy)).toThrow(TypeError);
});

describe('turns', () => {
  test('lists each turn with the position after it, and counts them', async () => {
    const { code, out } = await caldera(['turns', OPENING]);
    const lines = out.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines.pop()).toBe(`end ${lines.length}`);
    expect(lines).toHaveLength(68);
    for (const line of lines) expect(line).toMatch(/^turn \S+ [0-4]{25}\/2\/mortal:\w\w,\w\w\/mortal:C4,C2$/);
    expect(lines).toContain('turn b3>b4^a3 0000000000100000000000000/2/mortal:B4,D3/mortal:C4,C2');
  });

  test('has nothing to list once somebody has won', async () => {
    const { code, out } = await atTerminal([
      'turns',
      '0000000300000000000000000/2/mortal#:C4,D3/mortal:A1,A2',
    ]);
    expect({ code, out }).toEqual({ code: 0, out: 'end 0\n' });
  });

  test('a reader that has seen enough is no failure', async () => {
    const child = start(['turns', OPENING.replace('mortal:B3,D3', 'hermes:B3,D3')]);
    let complaints = '';
    child.stderr.on('data', (text: Buffer) => {
      complaints += text.toString();
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
  });
});

test('perft counts lines of play and takes its time', async () => {
  const { code, out } = await atTerminal(['perft', OPENING, '3']);
  expect(code).toBe(0);
  expect(out).toMatch(/^nodes 350208 time \d+\n$/);
});

describe('gods', () => {
  test('lists id, name, set and player counts of every power', async () => {
    const { code, out } = await atTerminal(['gods']);
    expect(code).toBe(0);
    const [header, ...rows] = out.trimEnd().split('\n');
    expect(header).toMatch(/^id +name +set +players$/);
    expect(rows).toHaveLength(GODS.length);
    expect(out).toMatch(/^apollo +Apollo +simple +2 3 4$/m);
  });

  test('--json is the same for programs', async () => {
    const { out } = await caldera(['gods', '--json']);
    const gods: unknown = JSON.parse(out);
    expect(gods).toEqual(
      GODS.map(({ id, name, set, players, power }) =>
        expect.objectContaining({ id, name, set, players, power }),
      ),
    );
  });

  test('tells about one of them', async () => {
    const { out } = await atTerminal(['gods', 'Europa & Talus']);
    expect(out).toMatch(/^Europa & Talus, .*\n(.*\n)*id europa-and-talus · set golden-fleece/);
  });
});
