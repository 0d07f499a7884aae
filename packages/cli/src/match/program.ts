/** Another program that speaks the line protocol: a process, what it is told and what it answers. */

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program that was told to quit may tidy up for so long. */
const FAREWELL = 1000;

const HAS_GROUPS = process.platform !== 'win32';

/** Nobody is left behind, also when this program ends in the middle of a match. */
const RUNNING = new Set<Program>();
process.on('exit', () => {
  for (const program of RUNNING) program.kill();
});

/** A command line as a list of words; quotes keep words together. */
export const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');

export class Program {
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  /** Waits for the line that ends the answer at hand. */
  #waiting:
    | {
        readonly ends: RegExp;
        readonly resolve: (line: string) => void;
        readonly reject: (error: Error) => void;
      }
    | undefined;
  #problem: Error | undefined;

  private constructor(words: readonly string[]) {
    const [file = '', ...args] = words;
    // A group of its own: what it starts can be ended with it.
    this.#child = spawn(file, args, { stdio: ['pipe', 'pipe', 'ignore'], detached: HAS_GROUPS });
    this.#gone = new Promise((resolve) => {
      this.#child.on('error', (error) => {
        this.#fail(error);
        resolve();
      });
      // Not "exit": its last words may still be on their way then.
      this.#child.on('close', (code, signal) => {
        this.#fail(new Error(code === null ? `it was ended by ${signal}` : `it ended with code ${code}`));
        resolve();
      });
    });
    RUNNING.add(this);
    void this.#gone.then(() => RUNNING.delete(this));
    // Nobody reads any more: how it ended is told in a moment.
    this.#child.stdin?.on('error', () => undefined);
    if (this.#child.stdout !== null)
      createInterface({ input: this.#child.stdout }).on('line', (line) => this.#hear(line));
  }

  /** Starts it and waits until it is ready, each time for so many milliseconds. */
  static async start(command: string, options: readonly string[], patience: number): Promise<Program> {
    const program = new Program(wordsOf(command));
    try {
      await program.ask('caldera', /^ready$/, patience);
      for (const option of options) {
        program.tell(`setoption ${option}`);
        const line = await program.ask('isready', /^(readyok$|error\b)/, patience);
        if (line !== 'readyok') throw new Error(`"setoption ${option}" is answered with "${line}"`);
      }
      await program.ask('isready', /^readyok$/, patience);
    } catch (error) {
      await program.close();
      throw error;
    }
    return program;
  }

  tell(line: string): void {
    if (this.#child.stdin?.writable === true) this.#child.stdin.write(`${line}\n`);
  }

  /** Says a line and waits for the one that ends the answer. One that does not answer in time is not asked again. */
  ask(line: string, ends: RegExp, patience: number): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#problem !== undefined) {
        reject(this.#problem);
        return;
      }
      const timer = setTimeout(
        () => this.#fail(new Error(`it did not answer "${line}" within ${patience} ms`)),
        patience,
      );
      const settle =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          this.#waiting = undefined;
          then(value);
        };
      this.#waiting = { ends, resolve: settle(resolve), reject: settle(reject) };
      this.tell(line);
    });
  }

  /** Settled once the process has gone, by itself or not. */
  async close(): Promise<void> {
    this.tell('quit');
    this.#child.stdin?.end();
    const timer = setTimeout(() => this.kill(), FAREWELL);
    await this.#gone;
    clearTimeout(timer);
  }

  /** With all that it has started. */
  kill(): void {
    const { pid } = this.#child;
    if (!HAS_GROUPS || pid === undefined) {
      this.#child.kill('SIGKILL');
      return;
    }
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Gone at this very moment.
    }
  }

  #hear(line: string): void {
    if (this.#waiting?.ends.test(line) === true) this.#waiting.resolve(line);
  }

  #fail(error: Error): void {
    this.#problem ??= error;
    this.#waiting?.reject(error);
  }
}
