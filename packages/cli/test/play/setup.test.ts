import { describe, expect, test } from 'vitest';
import { atTerminal, type Transcript } from '../support/table.ts';

/** Someone at a keyboard. */
const sitDown = (args: readonly string[], lines: readonly string[]): Promise<Transcript> =>
  atTerminal(['play', ...args], lines, { isInteractive: true });

const fenOf = ({ out }: Transcript): string | undefined => /^\S{25}\/\S+$/m.exec(out)?.[0];

describe('the questions before a game', () => {
  test('Enter answers all of them: you without powers against Caldera, you start', async () => {
    const { out, screens } = await sitDown([], ['', '', '', '', '', 'quit']);
    expect(out).toContain('Who plays? 1 You against Caldera  2 Two people here [1]');
    expect(screens.at(-1)).toContain('▸ ●Y You');
    expect(screens.at(-1)).toContain('▲C Caldera');
  });

  test('two people choose names, gods and who starts', async () => {
    const answers = ['2', 'Ada', 'Ada', 'Bo', 'Apollo', 'minotaur', 'Bo', 'fen', 'quit'];
    const game = await sitDown([], answers);
    expect(game.out).toContain('That name is taken.');
    expect(fenOf(game)).toBe('0000000000000000000000000/2/apollo/minotaur');
    expect(game.screens.at(-1)).toMatch(/▸ ▲B Bo · Minotaur/);
  });

  test('a god can be looked up, drawn, refused', async () => {
    const answers = ['', '', 'list', 'list advanced', 'appolo', 'hades', 'pan', 'random', '1', 'quit'];
    const { out } = await sitDown(['--seed', '5'], answers);
    expect(out).toMatch(/^Artemis +Your worker may move a second time/m);
    expect(out).toMatch(/^Aphrodite +/m);
    expect(out).toContain('there is no god "appolo". Did you mean "apollo"? "list" shows them.');
    expect(out).toContain('Pan and Hades may not meet');
  });

  test('what the options say is not asked', async () => {
    const { out, screens } = await sitDown(
      ['--opponent', '--gods', 'pan,atlas', '--names', 'Ada,Bo'],
      ['quit'],
    );
    expect(out).not.toContain('?');
    expect(screens.at(-1)).toContain('Ada · Pan');
  });

  test.each(['quit', 'exit'])('%s leaves at any question', async (word) => {
    const { code, err } = await sitDown([], ['', word]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('the end of the input is told in one line', async () => {
    const { code, err } = await sitDown([], ['']);
    expect({ code, err }).toEqual({ code: 0, err: 'The input ended before the game began.\n' });
  });
});

describe('options', () => {
  test('the same seed draws the same gods', async () => {
    const draw = async (seed: string): Promise<string | undefined> =>
      fenOf(await atTerminal(['play', '--gods', 'random', '--seed', seed], ['fen']));
    expect(await draw('a')).toBe(await draw('a'));
    const drawn = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(draw));
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('three and four players sit down too', async () => {
    const three = await atTerminal(['play', '--gods', 'apollo,pan,atlas', '--first', '3'], ['fen']);
    expect(fenOf(three)).toBe('0000000000000000000000000/3/apollo/pan/atlas');
    const four = await atTerminal(
      ['play', '--gods', 'apollo,pan,atlas,mortal', '--first', '1'],
      ['a1', 'b1', 'c1', 'd1', 'fen'],
    );
    expect(fenOf(four)).toBe('0000000000000000000000000/3/apollo:A1,B1/pan:C1,D1/atlas/mortal');
  });

  test.each([
    [['--gods', 'apollo'], '--gods takes two to four names'],
    [['--gods', 'apollo,zeuss'], 'there is no god "zeuss". Did you mean "zeus"?'],
    [['--gods', 'hades,pan'], 'Pan and Hades may not meet'],
    [['--names', 'Ada'], '--names takes 2 names'],
    [['--names', 'Ada,\u001B[2J'], 'control characters'],
    [['--names', `Ada,${'x'.repeat(50)}`], 'at most'],
    [['--first', '3'], '--first takes the number of a player, 1 to 2'],
    [
      ['--fen', '0000000000000000000000000/1/mortal/mortal', '--gods', 'a,b'],
      '--fen says that already: leave out --gods',
    ],
    [['--resume', 'x', '--fen', 'y'], '--resume and --fen exclude each other'],
    [['--resume', '/nowhere/at/all.txt'], 'there is no file "/nowhere/at/all.txt"'],
  ])('%j is refused in one line', async (args, message) => {
    const { code, out, err } = await atTerminal(['play', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toMatch(/^caldera play: .*\n$/);
  });
});
