import { type Command, command, DONE } from '../command.ts';
import { Protocol } from '../protocol.ts';

export const engineCommand: Command = command({
  name: 'engine',
  summary: 'speak the line protocol, for other programs',
  usage: '',
  details:
    'Reads one command a line from the standard input and answers on the standard output, until "quit" or the end of the input: "caldera", "isready", "position <fen>", "turns", "perft <depth>", "quit".',
  options: {},
  run: async ({ terminal }) => {
    const protocol = new Protocol();
    while (!protocol.isOver) {
      const line = await terminal.ask('');
      if (line.kind !== 'line') break;
      for (const text of protocol.answer(line.text)) await terminal.print(text);
    }
    return DONE;
  },
});
