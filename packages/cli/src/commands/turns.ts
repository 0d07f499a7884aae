import { makeFen, makeTurn, type Position, turns } from '@caldera/rules';
import { type Command, command, DONE } from '../command.ts';
import { readPosition } from '../position-text.ts';

/** Every legal turn as `turn <turn text> <resulting fen>`, then `end <count>`. */
const turnLines = function* (position: Position): Generator<string> {
  let count = 0;
  for (const turn of turns(position)) {
    count += 1;
    yield `turn ${makeTurn(position, turn)} ${makeFen(turn.after)}\n`;
  }
  yield `end ${count}\n`;
};

export const turnsCommand: Command = command({
  name: 'turns',
  summary: 'list every legal turn of a position',
  usage: '"<fen>"',
  details:
    'Prints one line "turn <turn text> <resulting fen>" for each legal turn, then "end <count>". Turns that lead to the same position are one turn.',
  options: {},
  run: async ({ words: [fen = ''], terminal, refuse }) => {
    const position = readPosition(fen);
    if (!position.ok) return refuse(position.error);
    for (const line of turnLines(position.value)) await terminal.print(line);
    return DONE;
  },
});
