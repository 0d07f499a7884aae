/** Where a command reads and writes. Commands know only this, so that tests can be the terminal. */

import { type Answer, Lines } from './lines.ts';
import { inColour, type Paint, plain } from './paint.ts';

export interface Terminal {
  readonly paint: Paint;
  /** Its size; 80 × 24 where nobody can say. */
  readonly columns: number;
  readonly rows: number;
  /** A person sits at it: questions make sense, and the screen can be drawn anew. */
  readonly isInteractive: boolean;
  /** Settled once the text has left, so that a reader that went away is noticed before more is made. */
  readonly print: (text: string) => Promise<void>;
  /** One line for the person, beside the output. */
  readonly complain: (text: string) => void;
  readonly ask: (prompt: string, completions?: readonly string[]) => Promise<Answer>;
  readonly close: () => void;
}

/** Whoever reads our output has gone: that is no failure, and nobody is left to tell. */
const leaveQuietly = (error: NodeJS.ErrnoException): void => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`caldera: the output can’t be written (${error.code ?? error.message}).\n`);
  process.exit(1);
};

const wantsColour = (): boolean => {
  const { NO_COLOR, TERM } = process.env;
  return process.stdout.isTTY && (NO_COLOR === undefined || NO_COLOR === '') && TERM !== 'dumb';
};

export const processTerminal = (): Terminal => {
  const { stdin, stdout, stderr } = process;
  const isInteractive = stdin.isTTY && stdout.isTTY && process.env.TERM !== 'dumb';
  const lines = new Lines({ input: stdin, screen: isInteractive ? stdout : undefined });
  stdout.on('error', leaveQuietly);
  // Complaints that nobody reads are no reason to complain.
  stderr.on('error', () => {});

  const print = (text: string): Promise<void> =>
    new Promise((resolve) => {
      stdout.write(text, () => resolve());
    });
  return {
    paint: wantsColour() ? inColour : plain,
    get columns() {
      return stdout.columns ?? 80;
    },
    get rows() {
      return stdout.rows ?? 24;
    },
    isInteractive,
    print,
    complain: (text) => {
      stderr.write(`${text}\n`);
    },
    ask: async (prompt, completions = []) => {
      lines.completions = completions;
      const answer = await lines.next(prompt);
      // Without an echo from a keyboard the question and its answer are written down for whoever reads along.
      if (!isInteractive && prompt !== '')
        await print(`${prompt}${answer.kind === 'line' ? answer.text : ''}\n`);
      return answer;
    },
    close: () => lines.close(),
  };
};
