/** The engine behind the line protocol: one order at a time, and its answer when it is due. */

import type { Position } from '@caldera/rules';
import type { Engine } from '../engine.ts';
import { STRONGEST } from '../levels.ts';
import type { Limit } from '../limit.ts';
import type { EngineOptions } from '../worker/port-engine.ts';
import { answerLine, infoLine } from './lines.ts';
import type { OptionValues } from './options.ts';

export interface ThinkingParts {
  readonly open: (options: EngineOptions) => Engine;
  readonly say: (line: string) => void;
  /** Something that should not happen did. */
  readonly refuse: (message: string) => void;
  /** All that there was to say has been said. */
  readonly onIdle: () => void;
}

export class Thinking {
  readonly #parts: ThinkingParts;
  #engine: Engine | undefined;
  #orders = 0;
  /** Goes on until it is told to stop, and does not answer before. */
  #isEndless = false;
  /** The answer to that, when there was nothing left to think about. */
  #held: string | undefined;

  constructor(parts: ThinkingParts) {
    this.#parts = parts;
  }

  get isBusy(): boolean {
    return this.#held !== undefined || this.#engine?.state() === 'thinking';
  }

  get isEndless(): boolean {
    return this.#isEndless;
  }

  prepare(options: OptionValues, onReady: () => void): void {
    this.#opened(options).prepare(onReady);
  }

  start(position: Position, limit: Limit, options: OptionValues): void {
    const { MultiPV, Level } = options;
    this.#orders += 1;
    this.#isEndless = Object.keys(limit).length === 0;
    this.#opened(options).start({
      id: this.#orders,
      position,
      limit,
      lines: MultiPV,
      ...(Level === STRONGEST ? {} : { level: Level }),
      onInfo: (info) => this.#parts.say(infoLine(info, MultiPV > 1)),
      onDone: (answer) => {
        this.#held = answerLine(position, answer);
        if (!this.#isEndless) this.#answer(this.#held);
      },
      onError: (message) => {
        this.#isEndless = false;
        this.#parts.refuse(message);
        this.#parts.onIdle();
      },
    });
  }

  /** Does nothing when there is nothing to stop. */
  stop(): void {
    this.#isEndless = false;
    if (this.#held === undefined) this.#engine?.stop();
    else this.#answer(this.#held);
  }

  newGame(): void {
    this.#engine?.newGame();
  }

  /** What it was thinking about stays unsaid; the next order gets another engine. */
  close(): void {
    this.#engine?.destroy();
    this.#engine = undefined;
    this.#held = undefined;
  }

  #answer(line: string): void {
    this.#held = undefined;
    this.#parts.say(line);
    this.#parts.onIdle();
  }

  #opened({ Table, Threads }: OptionValues): Engine {
    this.#engine ??= this.#parts.open({ table: Table, threads: Threads });
    return this.#engine;
  }
}
