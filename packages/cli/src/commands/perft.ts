import { fail, ok, type Position, perft, type Result, walkFrom } from '@caldera/rules';
import { type Command, command, DONE } from '../command.ts';
import { readPosition } from '../position-text.ts';

/** Far more than anybody can wait for. */
const DEEPEST = 99;

const readDepth = (text: string): Result<number, string> =>
  /^\d{1,2}$/.test(text)
    ? ok(Number(text))
    : fail(`"${text}" is no depth: write a whole number from 0 to ${DEEPEST}.`);

/** Counts, and says how long it took: `nodes <n> time <ms>`. */
const perftLine = (position: Position, depth: number): string => {
  const begun = performance.now();
  const nodes = perft(walkFrom(position), depth);
  return `nodes ${nodes} time ${Math.round(performance.now() - begun)}\n`;
};

export const perftCommand: Command = command({
  name: 'perft',
  summary: 'count the lines of play to a depth',
  usage: '"<fen>" <depth>',
  details:
    'Prints "nodes <n> time <ms>": how many ways there are to play that many turns. A win ends its line and counts as one; so does a player without a legal turn.',
  options: {},
  run: async ({ words: [fen = '', depthText = ''], terminal, refuse }) => {
    const position = readPosition(fen);
    if (!position.ok) return refuse(position.error);
    const depth = readDepth(depthText);
    if (!depth.ok) return refuse(depth.error);
    await terminal.print(perftLine(position.value, depth.value));
    return DONE;
  },
});
