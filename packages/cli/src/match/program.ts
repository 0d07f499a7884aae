/** Another program that speaks the line protocol, as a player of a match. */

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Player } from '@caldera/engine';
import { makeFen } from '@caldera/rules';

/** A program that says nothing for so much longer than it may think has lost the game. */
const GRACE = 20_000;

/** A command line as a list of words; quotes keep words together. */
export const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');

export class Program implements Player {
  readonly #child: ChildProcess;
  readonly #go: string;
  readonly #patience: number;
  /** Waits for the line that ends the answer at hand. */
  #waiting:
    | {
        readonly ends: RegExp;
        readonly resolve: (line: string) => void;
        readonly reject: (error: Error) => void;
      }
    | undefined;
  #problem: Error | undefined;

  private constructor(words: readonly string[], go: string, patience: number) {
    const [file = '', ...args] = words;
    this.#go = go;
    this.#patience = patience;
    this.#child = spawn(file, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    this.#child.on('error', (error) => this.#fail(error));
    this.#child.on('exit', (code) => this.#fail(new Error(`the program ended with code ${code}`)));
    this.#child.stdin?.on('error', (error) => this.#fail(error));
    if (this.#child.stdout !== null)
      createInterface({ input: this.#child.stdout }).on('line', (line) => this.#hear(line));
  }

  /** Starts it and waits until it is ready. `go` is what it is told to think with. */
  static async start(
    command: string,
    options: readonly string[],
    go: string,
    milliseconds: number,
  ): Promise<Program> {
    const program = new Program(wordsOf(command), go, milliseconds + GRACE);
    await program.#ask('caldera', /^ready$/);
    for (const option of options) program.#tell(`setoption ${option}`);
    await program.#ask('isready', /^readyok$/);
    return program;
  }

  async choose(position: Parameters<Player['choose']>[0]): Promise<string> {
    this.#tell(`position ${makeFen(position)}`);
    const line = await this.#ask(`go ${this.#go}`, /^(bestmove|error) /);
    if (line.startsWith('error')) throw new Error(line);
    // The position text has no spaces, the turn text may have some.
    return line.slice('bestmove '.length, line.lastIndexOf(' '));
  }

  async newGame(): Promise<void> {
    this.#tell('newgame');
    await this.#ask('isready', /^readyok$/);
  }

  close(): void {
    this.#child.removeAllListeners('exit');
    this.#tell('quit');
    this.#child.stdin?.end();
    setTimeout(() => this.#child.kill(), 1000).unref();
  }

  #ask(line: string, ends: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#problem !== undefined) {
        reject(this.#problem);
        return;
      }
      const timer = setTimeout(() => this.#fail(new Error(`no answer to "${line}"`)), this.#patience);
      const settle =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          this.#waiting = undefined;
          then(value);
        };
      this.#waiting = { ends, resolve: settle(resolve), reject: settle(reject) };
      this.#tell(line);
    });
  }

  #tell(line: string): void {
    if (this.#child.stdin?.writable === true) this.#child.stdin.write(`${line}\n`);
  }

  #hear(line: string): void {
    if (this.#waiting?.ends.test(line) === true) this.#waiting.resolve(line);
  }

  #fail(error: Error): void {
    this.#problem ??= error;
    this.#waiting?.reject(error);
  }
}
