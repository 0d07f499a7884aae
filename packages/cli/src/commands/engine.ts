import { availableParallelism } from 'node:os';
import { Protocol } from '@caldera/engine';
import { createEngine } from '@caldera/engine/node';
import { type Command, command, DONE } from '../command.ts';
import { version } from '../help.ts';
import { suggestion } from '../nearest.ts';

/** More threads than these find little more. */
const MOST_THREADS = 4;

export const engineCommand: Command = command({
  name: 'engine',
  summary: 'speak the line protocol, for other programs',
  usage: '',
  details:
    'Reads one command a line from the standard input and answers on the standard output, until "quit" or the end of the input: "caldera", "setoption name <name> value <value>", "isready", "position <fen>", "turns", "perft <depth>", "go movetime <ms> | nodes <n> | depth <d> | infinite", "stop", "newgame", "quit". By the clock and without a limit it thinks with all cores, four at most, unless the option Threads says otherwise; for "nodes" and "depth" alone with one, so that the answer is always the same.',
  options: {},
  run: async ({ terminal }) => {
    const protocol = new Protocol({
      name: version().trim(),
      say: (line) => {
        void terminal.print(`${line}\n`);
      },
      open: createEngine,
      threads: Math.min(MOST_THREADS, availableParallelism()),
      suggest: suggestion,
    });
    while (!protocol.isOver) {
      const line = await terminal.ask('');
      if (line.kind !== 'line') break;
      protocol.hear(line.text);
    }
    await protocol.finish();
    await terminal.print('');
    return DONE;
  },
});
