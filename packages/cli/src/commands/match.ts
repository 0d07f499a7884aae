import { readFile } from 'node:fs/promises';
import { playMatch, sequentialTest, strengthText } from '@caldera/engine';
import { ok, type Position, type Result } from '@caldera/rules';
import { type Command, command, DONE, FAILED } from '../command.ts';
import { Program } from '../match/program.ts';
import { makeOpenings, readBounds, readCount, readOpenings } from '../match/settings.ts';

/** This very program. */
const OURSELVES = `"${process.execPath}" "${process.argv[1] ?? 'caldera'}" engine`;

export const matchCommand: Command = command({
  name: 'match',
  summary: 'let two engines play each other',
  usage: '[first program] [second program]',
  details:
    'Plays every opening twice, each program once in either seat, and says who is stronger and how sure that is. A program is a command line that speaks the line protocol, as in "caldera engine"; without one, this engine plays. What a program must be told first is a list of options, as in --first-options "Level=9,Threads=2".',
  options: {
    games: { summary: 'how many games to play; 100 where absent', value: 'count' },
    movetime: { summary: 'milliseconds a turn', value: 'ms' },
    nodes: { summary: 'positions a turn; 10000 where no limit is given', value: 'count' },
    gods: { summary: 'who plays, as in "pan,athena"; mortals where absent', value: 'names' },
    openings: { summary: 'a file with one position a line, instead of random ones', value: 'file' },
    seed: { summary: 'of the random openings; 1 where absent', value: 'number' },
    concurrency: { summary: 'games at the same time; 1 where absent', value: 'count' },
    sprt: { summary: 'stop once it is clear which is true, as in "0,10"', value: 'elo0,elo1' },
    'first-options': { summary: 'options of the first program', value: 'list' },
    'second-options': { summary: 'options of the second program', value: 'list' },
  },
  run: async ({ words: [first = OURSELVES, second = OURSELVES], options, terminal, refuse }) => {
    const games = readCount('games', options.games, 100);
    if (!games.ok) return refuse(games.error);
    const movetime = readCount('movetime', options.movetime, 0);
    if (!movetime.ok) return refuse(movetime.error);
    const nodes = readCount('nodes', options.nodes, movetime.value > 0 ? 0 : 10_000);
    if (!nodes.ok) return refuse(nodes.error);
    const seed = readCount('seed', options.seed, 1);
    if (!seed.ok) return refuse(seed.error);
    const concurrency = readCount('concurrency', options.concurrency, 1);
    if (!concurrency.ok) return refuse(concurrency.error);
    const bounds = readBounds(options.sprt);
    if (!bounds.ok) return refuse(bounds.error);
    const openings = await findOpenings(
      options.openings,
      options.gods ?? 'mortal,mortal',
      games.value,
      seed.value,
    );
    if (!openings.ok) return refuse(openings.error);

    const go = [
      ...(movetime.value > 0 ? [`movetime ${movetime.value}`] : []),
      ...(nodes.value > 0 ? [`nodes ${nodes.value}`] : []),
    ].join(' ');
    const programs: Program[] = [];
    const start = async (line: string, list: string | undefined): Promise<Program> => {
      const program = await Program.start(line, optionsOf(list), go, movetime.value);
      programs.push(program);
      return program;
    };
    let [won, lost] = [0, 0];
    const verdict = (): string =>
      bounds.value === undefined ? 'undecided' : sequentialTest(won, lost, ...bounds.value);
    try {
      await playMatch({
        openings: openings.value,
        concurrency: concurrency.value,
        pair: async () => [
          await start(first, options['first-options']),
          await start(second, options['second-options']),
        ],
        isDecided: () => verdict() !== 'undecided',
        onGame: ({ number, firstWon, turns, reason }) => {
          if (firstWon) won += 1;
          else lost += 1;
          const how = reason === undefined ? '' : ` (${reason})`;
          void terminal.print(
            `game ${number + 1} of ${openings.value.length * 2}: ${firstWon ? 'first' : 'second'} in ${turns} turns${how}; ${strengthText(won, lost)}\n`,
          );
        },
      });
    } catch (error) {
      terminal.complain(`caldera match: ${error instanceof Error ? error.message : String(error)}`);
      return FAILED;
    } finally {
      for (const program of programs) program.close();
    }
    if (bounds.value !== undefined) await terminal.print(`the first is ${verdict()}\n`);
    await terminal.print(`${strengthText(won, lost)}\n`);
    return DONE;
  },
});

const optionsOf = (list: string | undefined): string[] =>
  (list ?? '').split(',').flatMap((option) => {
    const [name, value] = option.split('=');
    return name === undefined || value === undefined ? [] : [`name ${name.trim()} value ${value.trim()}`];
  });

const findOpenings = async (
  file: string | undefined,
  gods: string,
  games: number,
  seed: number,
): Promise<Result<readonly Position[], string>> => {
  const pairs = Math.ceil(games / 2);
  if (file === undefined) return makeOpenings(gods, pairs, seed);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return { ok: false, error: `the openings can’t be read: ${error instanceof Error ? error.message : ''}` };
  }
  const openings = readOpenings(text);
  return openings.ok ? ok(openings.value.slice(0, pairs)) : openings;
};
