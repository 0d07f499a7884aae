import { Protocol } from '@caldera/engine';
import { createEngine } from '@caldera/engine/node';
import { type Command, command, DONE } from '../command.ts';
import { version } from '../help.ts';
import { suggestion } from '../nearest.ts';

export const engineCommand: Command = command({
  name: 'engine',
  summary: 'speak the line protocol, for other programs',
  usage: '',
  details:
    'Reads one command a line from the standard input and answers on the standard output, until "quit" or the end of the input: "caldera", "setoption name <name> value <value>", "isready", "position <fen>", "turns", "perft <depth>", "go movetime <ms> | nodes <n> | depth <d> | infinite", "stop", "newgame", "quit".',
  options: {},
  run: async ({ terminal }) => {
    const protocol = new Protocol({
      name: version().trim(),
      say: (line) => {
        void terminal.print(`${line}\n`);
      },
      open: createEngine,
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
