// A conversation with the running program: say a line, listen until it asks again.
import { start } from './caldera.ts';

export class Conversation {
  readonly #child: ReturnType<typeof start>;
  #heard = '';
  #unheard = '';
  #wake: () => void = () => {};
  /** Everything that was said to it. */
  readonly said: string[] = [];
  readonly ended: Promise<number | null>;

  constructor(args: readonly string[]) {
    this.#child = start(args);
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#heard += text;
      this.#unheard += text;
      this.#wake();
    });
    this.ended = new Promise((resolve) => {
      this.#child.once('close', (code) => {
        resolve(code);
        this.#wake();
      });
    });
  }

  get heard(): string {
    return this.#heard;
  }

  /** Says a line and gives what came back up to and including the text that matches. */
  async say(line: string, until: RegExp): Promise<string> {
    this.said.push(line);
    this.#child.stdin.write(`${line}\n`);
    return this.listen(until);
  }

  async listen(until: RegExp): Promise<string> {
    while (!until.test(this.#unheard)) {
      if (this.#child.exitCode !== null)
        throw new Error(`it ended and never said ${until}:\n${this.#unheard}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const said = this.#unheard;
    this.#unheard = '';
    return said;
  }

  /** Turns away from its output; what it says on standard error is still heard. */
  stopReading(): () => string {
    let complaints = '';
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints += text;
    });
    this.#child.stdin.on('error', () => {});
    this.#child.stdout.destroy();
    return () => complaints;
  }

  /** Says the same again and again until it has gone. */
  keepSaying(line: string): void {
    const timer = setInterval(() => this.#child.stdin.write(`${line}\n`), 20);
    this.#child.once('exit', () => clearInterval(timer));
  }

  hangUp(): void {
    this.#child.stdin.end();
  }
}
