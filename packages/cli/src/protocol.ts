/** The line protocol: one command a line in, its answer out. Whatever comes in, it never ends in an error of ours. */

import { type Position, parseFen } from '@caldera/rules';
import { perftLine, readDepth } from './commands/perft.ts';
import { turnLines } from './commands/turns.ts';
import { version } from './help.ts';
import { suggestion } from './nearest.ts';
import { explain } from './position-text.ts';

const NOTHING_PLACED = '0000000000000000000000000/1/mortal/mortal';

const startingPosition = (): Position => {
  const position = parseFen(NOTHING_PLACED);
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
};

type Handler = (protocol: Protocol, rest: string) => Iterable<string>;

const HANDLERS: Readonly<Record<string, Handler>> = {
  caldera: () => [`id name ${version()}`, 'ready\n'],
  isready: () => ['readyok\n'],
  position: (protocol, rest) => {
    const position = parseFen(rest);
    if (!position.ok) return [`error ${explain(position.error)}\n`];
    protocol.position = position.value;
    return [];
  },
  turns: ({ position }) => turnLines(position),
  perft: ({ position }, rest) => {
    const depth = readDepth(rest);
    return depth.ok ? [perftLine(position, depth.value)] : [`error ${depth.error}\n`];
  },
  quit: (protocol) => {
    protocol.isOver = true;
    return [];
  },
};

export class Protocol {
  position: Position = startingPosition();
  isOver = false;

  /** The lines that answer one line; none for an empty one. */
  answer(line: string): Iterable<string> {
    const [, word = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? [];
    if (word === '') return [];
    const handler = Object.hasOwn(HANDLERS, word) ? HANDLERS[word] : undefined;
    return (
      handler?.(this, rest) ?? [
        `error unknown command "${word.slice(0, 40)}".${suggestion(word.slice(0, 40), Object.keys(HANDLERS))}\n`,
      ]
    );
  }
}
