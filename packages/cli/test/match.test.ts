import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../src/match/program.ts';
import { progressLine } from '../src/match/progress.ts';
import { widthOf } from '../src/terminal/width.ts';
import { caldera, start } from './support/caldera.ts';
import { atTerminal } from './support/table.ts';

const FAULTY = fileURLToPath(new URL('support/faulty-engine.js', import.meta.url));
/** A program that fails in this way, as in `dies 3`: when it is asked for its third turn. */
const faulty = (how: string): string => `"${process.execPath}" "${FAULTY}" ${how}`;
const SOUND = faulty('plays');
const STRENGTH = /^\d+–\d+ \(\d+\.\d %\), Elo .*, 95 %: .* to .*$/;

const openingsFile = async (...lines: string[]): Promise<string> => {
  const file = join(await mkdtemp(join(tmpdir(), 'caldera-')), 'openings.txt');
  await writeFile(file, lines.map((line) => `${line}\n`).join(''));
  return file;
};

const isRunning = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

/** Programs that are started meanwhile leave their numbers in the folder. */
const watchedIn = async <T>(act: (folder: string) => T): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'caldera-'));
  process.env.CALDERA_PIDS = folder;
  try {
    return act(folder);
  } finally {
    delete process.env.CALDERA_PIDS;
  }
};

/** A match, and which of its programs still run when it is over. */
const watched = (args: readonly string[]) =>
  watchedIn(async (folder) => {
    const outcome = await caldera(['match', ...args], []);
    const pids = await readdir(folder);
    const lines = outcome.out.trim().split('\n');
    return { ...outcome, lines, started: pids.length, running: pids.filter(isRunning) };
  });

test('two programs play every opening from both seats', async () => {
  const openings = await openingsFile('# one', '0000000000000000000000000/1/mortal:B4,D2/pan:B2,D4');
  const { code, out } = await caldera(['match', '--openings', openings, '--nodes', '50', '--games', '2'], []);
  expect(code).toBe(0);
  const lines = out.trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^game 1 of 2: (first|second) in \d+ turns; /);
  expect(lines[2]).toMatch(STRENGTH);
});

test('even openings are looked for before the games begin', async () => {
  const args = ['match', SOUND, SOUND, '--games', '4', '--nodes', '50', '--even', '300'];
  const { code, out, err } = await caldera(args, []);
  expect({ code, err }).toEqual({ code: 0, err: 'looking for 2 even openings\n' });
  expect(out.trim().split('\n')).toHaveLength(5);
});

describe('a program that fails loses the game, is started again and plays on', () => {
  test.each([
    ['dies 2', 'it ended with code 3', []],
    ['hangs 2', 'it did not answer "go nodes 50" within', ['--patience', '5000', '--concurrency', '4']],
    ['errs 2', 'it answered "error out of ideas"', []],
    ['babbles 2', 'it answered "bestmove"', []],
    ['cheats 2', '"a1>a1" in ', []],
  ])('%s', async (how, reason, options) => {
    const args = [SOUND, faulty(how), '--games', '4', '--nodes', '50', ...options];
    const { code, err, lines, started, running } = await watched(args);
    expect({ code, err, running }).toEqual({ code: 0, err: '', running: [] });
    expect(lines).toHaveLength(5);
    for (const line of lines.slice(0, 4))
      expect(line).toMatch(/^game \d of 4: first in \d turns \(the second program failed: /);
    expect(lines[0]).toContain(reason);
    expect(lines[4]).toMatch(/^4–0 \(100\.0 %\), Elo \+∞/);
    // The sound one once for each table, the other for every game.
    expect(started).toBe(options.length > 0 ? 8 : 5);
  });
});

test.each([
  ['no-such-program', [], /no-such-program/],
  ['""', [], /./],
  [faulty('mute'), ['--patience', '2000'], /it did not answer "caldera" within \d+ ms/],
  [SOUND, ['--first-options', 'Level=99'], /"error name Level value 99 is not to my taste"/],
])('%s %j can’t be started: that ends the match with a sentence', async (program, options, problem) => {
  const { code, err, out, running } = await watched([program, SOUND, '--games', '2', ...options]);
  expect({ code, out, running }).toEqual({ code: 1, out: '', running: [] });
  expect(err).toMatch(/^caldera match: the first program can’t be started: .+\n$/);
  expect(err).toMatch(problem);
});

test('Ctrl-C ends the match and its programs, and says how it stood', async () => {
  const args = ['match', SOUND, faulty('hangs 12'), '--games', '2', '--nodes', '50'];
  const { folder, child } = await watchedIn((each) => ({ folder: each, child: start(args) }));
  const closed = new Promise((resolve) => {
    child.once('close', resolve);
  });
  // Both have been started; whatever they do then may be interrupted.
  while ((await readdir(folder)).length < 2) await setImmediate();
  child.kill('SIGINT');
  expect(await closed).toBe(130);
  expect((await readdir(folder)).filter(isRunning)).toEqual([]);
});

test('when nobody reads the results any more, the programs end with the match', async () => {
  const args = ['match', SOUND, faulty('hangs 2'), '--games', '2', '--nodes', '50', '--patience', '4000'];
  const { folder, child } = await watchedIn((each) => ({ folder: each, child: start(args) }));
  child.stdout.destroy();
  await new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const pids = await readdir(folder);
  expect(pids).toHaveLength(2);
  // Whoever inherits them takes a moment to notice that they are gone.
  while (pids.some(isRunning)) await setImmediate();
});

test('late turns are counted', async () => {
  const args = [faulty('late 1 1500'), SOUND, '--games', '2', '--movetime', '50', '--margin', '1000'];
  const { code, lines } = await watched(args);
  expect(code).toBe(0);
  expect(lines.at(-3)).toMatch(/^the first was late with [1-9]\d* of \d+ turns; the slowest took \d{4,} ms$/);
  expect(lines.at(-2)).toMatch(/^the second was late with \d+ of \d+ turns; the slowest took \d+ ms$/);
  expect(lines.at(-1)).toMatch(STRENGTH);
});

test('a late turn loses the game where time is strict', async () => {
  const args = [faulty('late 1 3000'), SOUND, '--games', '2', '--movetime', '50', '--margin', '2500'];
  const { lines } = await watched([...args, '--strict', '--concurrency', '2']);
  expect(lines[0]).toMatch(/: second in \d turns \(the first program failed: it answered after \d{4,} ms\)/);
  expect(lines.at(-1)).toMatch(/^0–2 /);
});

const FOUR = '0000000000000000000000000/1/mortal/mortal/mortal/mortal';
const OVER = '0000000000002300000000000/2/mortal#:D3,A1/mortal:A5,E1';
const STUCK = '0444044444444444444404440/1/mortal:A5,E1/mortal:A1,E5';
const BANNED = '0000000000000000000000000/1/gaea/nemesis';
const OPEN = '0000000000000000000000000/1/mortal:B4,D2/pan:B2,D4';

test.each([
  ['for more players', [OPEN, FOUR], [], 'line 2 of the openings: a match is for two players, not for 4'],
  ['finished', ['# over', OVER], [], 'line 2 of the openings: the game is over'],
  ['without a turn', [STUCK], [], 'line 1 of the openings: there is no legal turn'],
  ['of a banned pair', [BANNED], [], 'line 1 of the openings: Nemesis and Gaea may not meet: '],
  ['unreadable', [OPEN, '', '00/1'], [], 'line 3 of the openings: '],
  ['none at all', ['# nothing'], [], 'the file has no openings'],
  ['too few', [OPEN, OPEN], ['--games', '100'], 'the file has openings for 4 games, each played twice'],
])('openings that are %s are refused', async (_, lines, words, problem) => {
  const args = ['match', SOUND, SOUND, '--openings', await openingsFile(...lines), ...words];
  const { code, err } = await atTerminal(args);
  expect(code).toBe(2);
  expect(err).toContain(problem);
});

test.each([
  [['--games', '0'], '--games needs a whole number above zero'],
  [['--games', '3'], '--games needs an even number, because every opening is played from both seats'],
  [['--even', '0'], '--even needs a whole number above zero'],
  [['--even', '50', '--openings', 'file'], '--even chooses among random openings'],
  [['--sprt', '10,0'], '--sprt needs two numbers'],
  [['--sprt', '0,Infinity'], '--sprt needs two numbers'],
  [['--sprt', '0,'], '--sprt needs two numbers'],
  [['--sprt', '0,9000'], '--sprt needs two numbers'],
  [['--gods', 'pan'], '--gods needs two names'],
  [['--gods', 'gaea,nemesis'], 'Nemesis and Gaea may not meet: '],
  [['--openings', '/no/such/file'], 'the openings can’t be read'],
  [
    ['--first-options', 'Foo'],
    '--first-options needs names and values, as in "Level=9,Threads=2", not "Foo"',
  ],
  [['--second-options', 'Level=1,'], '--second-options needs names and values'],
  [['--margin', '20'], '--margin and --strict need --movetime'],
  [['--strict', '--nodes', '20'], '--margin and --strict need --movetime'],
])('%s is refused', async (words, problem) => {
  const { code, err } = await atTerminal(['match', SOUND, SOUND, ...words]);
  expect(code).toBe(2);
  expect(err).toContain(problem);
});

describe('at a terminal', () => {
  test('one line is drawn again and again, and leaves the result behind', async () => {
    const args = ['match', SOUND, faulty('dies 2'), '--games', '2', '--nodes', '50', '--sprt', '0,50'];
    const { code, out } = await atTerminal(args, [], { isInteractive: true });
    expect(code).toBe(0);
    const [first, ...drawn] = out.split('\r\u001B[2K');
    expect(first).toBe('');
    expect(drawn[0]).toMatch(/^░+ {2}0\/2 {2}0–0 {2}SPRT 0 % to stronger$/);
    expect(drawn.some((line) => /^█+░+ {2}1\/2 {2}1–0 {2}Elo \+∞ \(/.test(line))).toBe(true);
    expect(drawn.filter((line) => line.startsWith('game ')).map((line) => line.slice(0, 11))).toEqual([
      'game 1 of 2',
      'game 2 of 2',
    ]);
    expect(drawn.at(-1)).toMatch(/^the first is undecided\n2–0 \(100\.0 %\), Elo .*\n$/);
  });

  test.each([
    [80, '██████████████████░░░░░░░░░░░░  60/100  38–22  Elo +95 (+5 to +185)  1:20 left'],
    [60, '██████░░░░░  60/100  38–22  Elo +95 (+5 to +185)  1:20 left'],
    [30, '60/100  38–22  Elo +95 (+5 t…'],
  ])('within %i columns', (columns, line) => {
    const standing = { won: 38, lost: 22, games: 100, bounds: undefined };
    const drawn = progressLine(standing, 120_000, columns);
    expect(widthOf(drawn)).toBeLessThan(columns);
    expect(drawn).toBe(line);
  });

  test('how far the sequential test has come, and hours', () => {
    const standing = { won: 40, lost: 60, games: 1000, bounds: [0, 50] as const };
    expect(progressLine(standing, 1_000_000, 120)).toMatch(/ {2}SPRT \d+ % to not stronger {2}2:30:00 left$/);
  });
});

test('a command line is cut into words as a shell would', () => {
  expect(wordsOf('node "my engine.js" --level 3')).toEqual(['node', 'my engine.js', '--level', '3']);
});
