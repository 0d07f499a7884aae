// A terminal made of text: lines go in, what would be on the screen comes out.
import { run } from '../../src/main.ts';
import { plain } from '../../src/terminal/paint.ts';
import type { Terminal } from '../../src/terminal/terminal.ts';

export interface Transcript {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Screens as a person at the terminal saw them, one for each time it was cleared. */
  readonly screens: readonly string[];
}

export interface Seat {
  readonly isInteractive?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  /** After the last line: the end of the input, or Ctrl-C. */
  readonly leaves?: 'end' | 'interrupt';
}

const CLEARED = '\u001B[2J\u001B[H';

/** Runs a command line in this process. */
export const atTerminal = async (
  args: readonly string[],
  lines: readonly string[] = [],
  { isInteractive = false, columns = 80, rows = 24, leaves = 'end' }: Seat = {},
): Promise<Transcript> => {
  let out = '';
  let err = '';
  const left = [...lines];
  const terminal: Terminal = {
    paint: plain,
    columns,
    rows,
    isInteractive,
    print: async (text) => {
      out += text;
    },
    complain: (text) => {
      err += `${text}\n`;
    },
    ask: async (prompt) => {
      const text = left.shift();
      out += prompt === '' ? '' : `${prompt}${text ?? ''}\n`;
      return text === undefined ? { kind: leaves } : { kind: 'line', text };
    },
    close: () => {},
  };
  const code = await run(args, terminal);
  return { code, out, err, screens: out.split(CLEARED) };
};
