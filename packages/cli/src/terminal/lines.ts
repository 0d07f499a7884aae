/** Lines that somebody types or a program sends, one at a time. */

import { createInterface, type Interface } from 'node:readline';

/** A line, the end of the input, or Ctrl-C. */
export type Answer =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupt' };

export interface LineSource {
  readonly input: NodeJS.ReadableStream;
  /** Where typed lines are edited; absent when nobody types. */
  readonly screen?: NodeJS.WritableStream | undefined;
}

export class Lines {
  readonly #source: LineSource;
  #reader: Interface | undefined;
  #lines: AsyncIterator<string> | undefined;
  #interrupted: Promise<Answer> | undefined;
  /** Words that the Tab key completes. */
  completions: readonly string[] = [];

  constructor(source: LineSource) {
    this.#source = source;
  }

  /** The next line. The input is not touched before the first question. */
  async next(prompt: string): Promise<Answer> {
    const reader = this.#open();
    if (this.#source.screen !== undefined) {
      reader.setPrompt(prompt);
      reader.prompt();
    }
    const line = this.#lines
      ?.next()
      .then(({ done, value }): Answer => (done === true ? { kind: 'end' } : { kind: 'line', text: value }));
    return (await Promise.race([line, this.#interrupted])) ?? { kind: 'end' };
  }

  close(): void {
    this.#reader?.close();
  }

  #open(): Interface {
    if (this.#reader !== undefined) return this.#reader;
    const { input, screen } = this.#source;
    const reader = createInterface({
      input,
      ...(screen === undefined ? {} : { output: screen }),
      terminal: screen !== undefined,
      completer: (typed: string) => [this.#completing(typed), typed],
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    this.#reader = reader;
    // Taken at once: lines that arrive while nobody asks would be lost otherwise.
    this.#lines = reader[Symbol.asyncIterator]();
    this.#interrupted = new Promise((resolve) => {
      reader.once('SIGINT', () => resolve({ kind: 'interrupt' }));
    });
    return reader;
  }

  #completing(typed: string): string[] {
    return this.completions.filter((word) => word.startsWith(typed.toLowerCase()));
  }
}
