import { type GameReport, playMatch, sequentialTest, strengthText } from '@caldera/engine';
import { type Command, command, DONE, FAILED, INTERRUPTED } from '../command.ts';
import { Contender, type Side } from '../match/contender.ts';
import { ERASE, ProgressBar } from '../match/progress.ts';
import { readSettings } from '../match/settings.ts';
import { messageOf } from '../message-of.ts';

/** This very program. */
const OURSELVES = `"${process.execPath}" "${process.argv[1] ?? 'caldera'}" engine`;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export const matchCommand: Command = command({
  name: 'match',
  summary: 'let two engines play each other',
  usage: '[first program] [second program]',
  details:
    'Plays every opening twice, each program once in either seat, and says who is stronger and how sure that is. A program is a command line that speaks the line protocol, as in "caldera engine"; without one, this engine plays. What a program must be told first is a list of options, as in --first-options "Level=9,Threads=2". By the clock this engine thinks with all cores: with several games at the same time, give it Threads=1. A program that ends, does not answer or plays what is not legal has lost that game and is started again for the next one; one that can’t be started ends the match.',
  options: {
    games: {
      summary:
        'how many games to play, an even number; 100 where absent, or all that the file has openings for',
      value: 'count',
    },
    movetime: { summary: 'milliseconds a turn', value: 'ms' },
    nodes: { summary: 'positions a turn; 10000 where no limit is given', value: 'count' },
    gods: { summary: 'who plays, as in "pan,athena"; mortals where absent', value: 'names' },
    openings: { summary: 'a file with one position a line, instead of random ones', value: 'file' },
    seed: { summary: 'of the random openings; 1 where absent', value: 'number' },
    even: {
      summary:
        'of random openings only those in which this engine, after so many positions, finds nobody ahead: most others are decided, which hides what sets strong programs apart',
      value: 'count',
    },
    concurrency: { summary: 'games at the same time; 1 where absent', value: 'count' },
    sprt: { summary: 'stop once it is clear which is true, as in "0,10"', value: 'elo0,elo1' },
    margin: {
      summary: 'how much later than --movetime an answer is not yet late; 50 and a tenth of it where absent',
      value: 'ms',
    },
    strict: { summary: 'a late answer loses the game; else it is only counted' },
    patience: {
      summary: 'how long a program may be silent beyond its limit; 20000 where absent',
      value: 'ms',
    },
    'first-options': { summary: 'options of the first program', value: 'list' },
    'second-options': { summary: 'options of the second program', value: 'list' },
  },
  run: async ({ words: [first = OURSELVES, second = OURSELVES], options, terminal, refuse }) => {
    const settings = await readSettings(options, (found, wanted) => {
      if (terminal.isInteractive) void terminal.print(`${ERASE}${evenText(found, wanted)}`);
      else if (found === 0) terminal.complain(evenText(found, wanted));
    });
    // Whatever comes next begins a line of its own.
    if (terminal.isInteractive && options.even !== undefined) await terminal.print(ERASE);
    if (!settings.ok) return refuse(settings.error);
    const { openings, concurrency, bounds, terms, movetime, firstOptions, secondOptions } = settings.value;

    const sides = [sideOf('first', first, firstOptions), sideOf('second', second, secondOptions)] as const;
    const contenders: Contender[] = [];
    const enter = (side: Side): Contender => {
      const contender = new Contender(side, terms);
      contenders.push(contender);
      return contender;
    };
    const games = openings.length * 2;
    let [won, lost] = [0, 0];
    const verdict = (): string => (bounds === undefined ? 'undecided' : sequentialTest(won, lost, ...bounds));
    const bar = terminal.isInteractive
      ? new ProgressBar(terminal, () => ({ won, lost, games, bounds }))
      : undefined;
    const closeAll = (): Promise<unknown> => Promise.all(contenders.map((contender) => contender.close()));
    let problem: string | undefined;
    let isInterrupted = false;
    // Programs do not hear Ctrl-C themselves. A second one ends this program at once.
    const interrupt = (): void => {
      isInterrupted = true;
      void closeAll();
    };
    for (const signal of SIGNALS) process.once(signal, interrupt);
    try {
      await playMatch({
        openings,
        concurrency,
        pair: async () => [enter(sides[0]), enter(sides[1])],
        isDecided: () => isInterrupted || verdict() !== 'undecided',
        onGame: (report) => {
          if (isInterrupted) return;
          if (report.firstWon) won += 1;
          else lost += 1;
          // The bar tells how it stands; only what went wrong is worth a line of its own.
          if (bar === undefined)
            void terminal.print(`${gameText(report, games)}; ${strengthText(won, lost)}\n`);
          else if (report.reason === undefined) bar.draw();
          else bar.note(gameText(report, games));
        },
      });
    } catch (error) {
      problem = messageOf(error);
    } finally {
      for (const signal of SIGNALS) process.off(signal, interrupt);
      await bar?.close();
      await closeAll();
    }
    if (problem !== undefined && !isInterrupted) terminal.complain(`caldera match: ${problem}`);
    if (won + lost > 0) {
      if (movetime !== undefined) await terminal.print(`${sides.map(timeText).join('\n')}\n`);
      if (bounds !== undefined) await terminal.print(`the first is ${verdict()}\n`);
      await terminal.print(`${strengthText(won, lost)}\n`);
    }
    return isInterrupted ? INTERRUPTED : problem === undefined ? DONE : FAILED;
  },
});

const sideOf = (name: string, line: string, options: readonly string[]): Side => ({
  name,
  command: line,
  options,
  punctuality: { turns: 0, late: 0, slowest: 0 },
});

const evenText = (found: number, wanted: number): string =>
  found === 0 ? `looking for ${wanted} even openings` : `even openings: ${found} of ${wanted}`;

const gameText = ({ number, firstWon, turns, reason }: GameReport, games: number): string => {
  const [winner, loser] = firstWon ? ['first', 'second'] : ['second', 'first'];
  const how = reason === undefined ? '' : ` (the ${loser} program failed: ${reason})`;
  return `game ${number + 1} of ${games}: ${winner} in ${turns} turns${how}`;
};

const timeText = ({ name, punctuality: { turns, late, slowest } }: Side): string =>
  `the ${name} was late with ${late} of ${turns} turns; the slowest took ${slowest} ms`;
