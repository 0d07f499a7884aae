/**
 * The line protocol of the engine: lines in, lines out, over whatever carries lines. Anything that cannot be understood
 * gets one `error` line; nothing that comes in can end the program but `quit`.
 */

import { makeFen, makeTurn, NOBODY, type Position, parseFen } from '@caldera/rules';
import type { Engine } from '../engine.ts';
import type { EngineOptions } from '../worker/port-engine.ts';
import { countLines, listTurns } from './count.ts';
import { Errand, type Steps } from './errand.ts';
import { readLimit } from './go.ts';
import { initialOptions, type OptionValues, optionLines, withOption } from './options.ts';
import { Thinking } from './thinking.ts';

const NOTHING_PLACED = '0000000000000000000000000/1/mortal/mortal';
/** Nobody can wait for more. */
const DEEPEST_PERFT = 9;
/** Milliseconds for what is still thought about, counted or listed when the input has ended. */
const PATIENCE = 5000;
/** What is heard while it counts or lists; the rest waits, as if that took no time. */
const AT_ONCE = ['stop', 'isready', 'quit'];

export interface ProtocolParts {
  /** As it introduces itself. */
  readonly name: string;
  readonly say: (line: string) => void;
  /** Makes an engine; called again when an option asks for another one. */
  readonly open: (options: EngineOptions) => Engine;
  /** To begin with, until `Threads` is set; 1 where absent. */
  readonly threads?: number;
  /** What somebody who wrote an unknown word may have meant, as a sentence. */
  readonly suggest?: (word: string, words: readonly string[]) => string;
}

export class Protocol {
  readonly #parts: ProtocolParts;
  readonly #thinking: Thinking;
  #position: Position;
  readonly #initial: OptionValues;
  #options: OptionValues;
  /** How often it was asked whether it is ready, and has not said so yet. */
  #asked = 0;
  /** Counting or listing that is not done yet, and the word that asked for it. */
  #errand: { readonly word: string; readonly work: Errand<number> } | undefined;
  /** Lines that came meanwhile. */
  #waiting: string[] = [];
  #settled: (() => void) | undefined;
  /** What it was thinking about when it was told to quit stays unsaid. */
  isOver = false;

  constructor(parts: ProtocolParts) {
    this.#parts = parts;
    this.#initial = initialOptions(parts.threads ?? 1);
    this.#options = this.#initial;
    this.#thinking = new Thinking({
      open: parts.open,
      say: (line) => this.#say(line),
      refuse: (message) => this.#refuse(message),
      onIdle: () => this.#settle(),
    });
    const position = parseFen(NOTHING_PLACED);
    if (!position.ok) throw new Error(position.error.message);
    this.#position = position.value;
  }

  /** Takes one line. Answers come through `say`, some of them later. */
  hear(line: string): void {
    const [, word = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(line) ?? [];
    if (word === '' || this.isOver) return;
    if (this.#errand !== undefined && !AT_ONCE.includes(word)) {
      this.#waiting.push(line);
      return;
    }
    const handler = Object.hasOwn(HANDLERS, word) ? HANDLERS[word] : undefined;
    if (handler === undefined)
      return this.#refuse(`unknown command "${word.slice(0, 40)}".${this.#suggestion(word.slice(0, 40))}`);
    handler(this, rest);
  }

  /** Ends at once, whatever is being thought about. */
  close(): void {
    while (this.#asked > 0) this.#sayReady();
    this.isOver = true;
    this.#errand?.work.stop();
    this.#errand = undefined;
    this.#thinking.close();
    this.#settled?.();
  }

  /** The input has ended: what ends soon is answered first, what does not is stopped and answered with what is known. */
  async finish(patience: number = PATIENCE): Promise<void> {
    if (this.#thinking.isEndless) this.stop();
    if (this.#isBusy()) {
      const timer = setTimeout(() => {
        this.#waiting.length = 0;
        this.stop();
      }, patience);
      await new Promise<void>((resolve) => {
        this.#settled = resolve;
      });
      clearTimeout(timer);
    }
    this.close();
  }

  introduce(): void {
    this.#thinking.prepare(this.#options, () => undefined);
    this.#say(`id name ${this.#parts.name}`);
    for (const line of optionLines(this.#initial)) this.#say(line);
    this.#say('ready');
  }

  ready(): void {
    this.#asked += 1;
    this.#awaitEngine();
  }

  setOption(text: string): void {
    const values = withOption(this.#options, text);
    if (!values.ok) return this.#refuse(values.error);
    if (this.#thinking.isBusy) return this.#refuse('options can’t be set while thinking; stop first');
    const { Table, Threads } = this.#options;
    this.#options = values.value;
    // Another table or other threads need another engine.
    if (Table === values.value.Table && Threads === values.value.Threads) return;
    this.#thinking.close();
    // Whoever asked whether the old one is ready is told when the new one is.
    for (let asked = this.#asked; asked > 0; asked -= 1) this.#awaitEngine();
  }

  setPosition(text: string): void {
    const position = parseFen(text);
    if (!position.ok) return this.#refuse(`${position.error.code}: ${position.error.message}`);
    this.#position = position.value;
  }

  listTurns(): void {
    const position = this.#position;
    const steps = listTurns(position, (turn) =>
      this.#say(`turn ${makeTurn(position, turn)} ${makeFen(turn.after)}`),
    );
    this.#run('turns', steps, (count) => `end ${count}`);
  }

  count(text: string): void {
    if (!/^\d$/.test(text)) return this.#refuse(`perft needs a depth from 0 to ${DEEPEST_PERFT}`);
    const began = performance.now();
    const steps = countLines(this.#position, Number(text));
    this.#run('perft', steps, (lines) => `nodes ${lines} time ${Math.round(performance.now() - began)}`);
  }

  go(text: string): void {
    if (this.#thinking.isBusy) return this.#refuse('already thinking; stop first');
    if (this.#position.winner !== NOBODY) return this.#refuse('the game is over');
    const limit = readLimit(text);
    if (!limit.ok) return this.#refuse(limit.error);
    this.#thinking.start(this.#position, limit.value, this.#options);
  }

  /** Silent when there is nothing to stop: the answer may have been on its way. */
  stop(): void {
    this.#thinking.stop();
    if (this.#errand === undefined) return;
    const { word, work } = this.#errand;
    work.stop();
    this.#refuse(`${word} was stopped before its end`);
    this.#endErrand();
  }

  newGame(): void {
    if (this.#thinking.isBusy) return this.#refuse('a new game can’t begin while thinking; stop first');
    this.#thinking.newGame();
  }

  #awaitEngine(): void {
    this.#thinking.prepare(this.#options, () => this.#sayReady());
  }

  #run(word: string, steps: Steps<number>, last: (count: number) => string): void {
    const work = new Errand(steps, (count) => {
      this.#say(last(count));
      this.#endErrand();
    });
    this.#errand = { word, work };
    work.run();
  }

  #endErrand(): void {
    this.#errand = undefined;
    for (const line of this.#waiting.splice(0)) this.hear(line);
    this.#settle();
  }

  #settle(): void {
    if (!this.#isBusy()) this.#settled?.();
  }

  #sayReady(): void {
    this.#asked -= 1;
    this.#say('readyok');
  }

  #suggestion(word: string): string {
    const words = Object.keys(HANDLERS);
    return this.#parts.suggest?.(word, words) ?? ` These are known: ${words.join(', ')}.`;
  }

  #isBusy(): boolean {
    return this.#errand !== undefined || this.#thinking.isBusy;
  }

  #refuse(message: string): void {
    this.#say(`error ${message.replaceAll('\n', ' ')}`);
  }

  #say(line: string): void {
    if (!this.isOver) this.#parts.say(line);
  }
}

const HANDLERS: Readonly<Record<string, (protocol: Protocol, rest: string) => void>> = {
  caldera: (protocol) => protocol.introduce(),
  setoption: (protocol, rest) => protocol.setOption(rest),
  isready: (protocol) => protocol.ready(),
  position: (protocol, rest) => protocol.setPosition(rest),
  turns: (protocol) => protocol.listTurns(),
  perft: (protocol, rest) => protocol.count(rest),
  go: (protocol, rest) => protocol.go(rest),
  stop: (protocol) => protocol.stop(),
  newgame: (protocol) => protocol.newGame(),
  quit: (protocol) => protocol.close(),
};
