/**
 * The line protocol of the engine: lines in, lines out, over whatever carries lines. Anything that cannot be understood
 * gets one `error` line; nothing that comes in can end the program but `quit`.
 */

import { makeFen, makeTurn, NOBODY, type Position, parseFen, perft, turns, walkFrom } from '@caldera/rules';
import type { Answer, Engine } from '../engine.ts';
import { scoreText } from '../score.ts';
import type { Info } from '../thinker.ts';
import type { EngineOptions } from '../worker/port-engine.ts';
import { readLimit } from './go.ts';
import { INITIAL, type OptionValues, optionLines, withOption } from './options.ts';

const NOTHING_PLACED = '0000000000000000000000000/1/mortal/mortal';
/** Nobody can wait for more, and a thread that counts does not hear `stop`. */
const DEEPEST_PERFT = 9;

export interface ProtocolParts {
  /** As it introduces itself. */
  readonly name: string;
  readonly say: (line: string) => void;
  /** Makes an engine; called again when an option asks for another one. */
  readonly open: (options: EngineOptions) => Engine;
  /** What somebody who wrote an unknown word may have meant, as a sentence. */
  readonly suggest?: (word: string, words: readonly string[]) => string;
}

export class Protocol {
  readonly #parts: ProtocolParts;
  #position: Position;
  #options: OptionValues = INITIAL;
  #engine: Engine | undefined;
  #orders = 0;
  /** How often it was asked whether it is ready, and has not said so yet. */
  #asked = 0;
  #isEndless = false;
  #settled: (() => void) | undefined;
  /** What it was thinking about when it was told to quit stays unsaid. */
  isOver = false;

  constructor(parts: ProtocolParts) {
    this.#parts = parts;
    const position = parseFen(NOTHING_PLACED);
    if (!position.ok) throw new Error(position.error.message);
    this.#position = position.value;
  }

  /** Takes one line. Answers come through `say`, some of them later. */
  hear(line: string): void {
    const [, word = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(line) ?? [];
    if (word === '' || this.isOver) return;
    const handler = Object.hasOwn(HANDLERS, word) ? HANDLERS[word] : undefined;
    if (handler === undefined)
      return this.#refuse(`unknown command "${word.slice(0, 40)}".${this.#suggestion(word.slice(0, 40))}`);
    handler(this, rest);
  }

  /** Ends at once, whatever is being thought about. */
  close(): void {
    while (this.#asked > 0) this.#sayReady();
    this.isOver = true;
    this.#engine?.destroy();
    this.#engine = undefined;
    this.#settled?.();
  }

  /** The input has ended: what is being thought about is answered first, what has no end is stopped. */
  async finish(): Promise<void> {
    if (this.#isThinking()) {
      if (this.#isEndless) this.#engine?.stop();
      await new Promise<void>((resolve) => {
        this.#settled = resolve;
      });
    }
    this.close();
  }

  introduce(): void {
    this.#opened().prepare(() => undefined);
    this.#say(`id name ${this.#parts.name}`);
    for (const line of optionLines()) this.#say(line);
    this.#say('ready');
  }

  ready(): void {
    this.#asked += 1;
    this.#opened().prepare(() => this.#sayReady());
  }

  setOption(text: string): void {
    const values = withOption(this.#options, text);
    if (!values.ok) return this.#refuse(values.error);
    if (this.#isThinking()) return this.#refuse('options can’t be set while thinking; stop first');
    const { Table, Threads } = this.#options;
    this.#options = values.value;
    // Another table or other threads need another engine.
    if (Table === values.value.Table && Threads === values.value.Threads) return;
    this.#engine?.destroy();
    this.#engine = undefined;
  }

  setPosition(text: string): void {
    const position = parseFen(text);
    if (!position.ok) return this.#refuse(`${position.error.code}: ${position.error.message}`);
    this.#position = position.value;
  }

  listTurns(): void {
    let count = 0;
    for (const turn of turns(this.#position)) {
      this.#say(`turn ${makeTurn(this.#position, turn)} ${makeFen(turn.after)}`);
      count += 1;
    }
    this.#say(`end ${count}`);
  }

  count(text: string): void {
    if (!/^\d$/.test(text)) return this.#refuse(`perft needs a depth from 0 to ${DEEPEST_PERFT}`);
    const began = performance.now();
    const lines = perft(walkFrom(this.#position), Number(text));
    this.#say(`nodes ${lines} time ${Math.round(performance.now() - began)}`);
  }

  go(text: string): void {
    if (this.#isThinking()) return this.#refuse('already thinking; stop first');
    if (this.#position.winner !== NOBODY) return this.#refuse('the game is over');
    const limit = readLimit(text);
    if (!limit.ok) return this.#refuse(limit.error);
    const position = this.#position;
    const { MultiPV, Level } = this.#options;
    this.#orders += 1;
    this.#isEndless = Object.keys(limit.value).length === 0;
    this.#opened().start({
      id: this.#orders,
      position,
      limit: limit.value,
      lines: MultiPV,
      ...(Level === INITIAL.Level ? {} : { level: Level }),
      onInfo: (info) => this.#say(infoLine(info, MultiPV > 1)),
      onDone: (answer) => {
        this.#say(answerLine(position, answer));
        this.#settled?.();
      },
      onError: (message) => {
        this.#refuse(message);
        this.#settled?.();
      },
    });
  }

  stop(): void {
    if (!this.#isThinking()) return this.#refuse('nothing is being thought about');
    this.#engine?.stop();
  }

  newGame(): void {
    if (this.#isThinking()) return this.#refuse('a new game can’t begin while thinking; stop first');
    this.#engine?.newGame();
  }

  #sayReady(): void {
    this.#asked -= 1;
    this.#say('readyok');
  }

  #suggestion(word: string): string {
    const words = Object.keys(HANDLERS);
    return this.#parts.suggest?.(word, words) ?? ` These are known: ${words.join(', ')}.`;
  }

  #opened(): Engine {
    const { Table, Threads } = this.#options;
    this.#engine ??= this.#parts.open({ table: Table, threads: Threads });
    return this.#engine;
  }

  #isThinking(): boolean {
    return this.#engine?.state() === 'thinking';
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

/** Turns of a line are told apart by spaces, so none of them keeps its own. */
const infoLine = ({ depth, line, score, nodes, milliseconds, turns }: Info, several: boolean): string =>
  [
    `info depth ${depth}`,
    ...(several ? [`multipv ${line}`] : []),
    `score ${scoreText(score)} nodes ${nodes}`,
    `nps ${Math.round((nodes * 1000) / Math.max(1, milliseconds))} time ${milliseconds}`,
    `pv ${turns.map((turn) => turn.replaceAll(' ', '')).join(' ')}`,
  ].join(' ');

/** A side without a legal turn has lost: it has no turn to write and no position to go to. */
const answerLine = (position: Position, { turn, after }: Answer): string =>
  turn === undefined || after === undefined ? `bestmove - ${makeFen(position)}` : `bestmove ${turn} ${after}`;
