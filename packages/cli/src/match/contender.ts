/** A program as a player of a match: started when it is needed, started again when it has failed, and timed. */

import type { Player } from '@caldera/engine';
import { makeFen } from '@caldera/rules';
import { messageOf } from '../message-of.ts';
import { Program } from './program.ts';

export interface Terms {
  /** What it is told to think with, as in `movetime 100`. */
  readonly go: string;
  /** Milliseconds that thinking may take at most. */
  readonly longest: number;
  /** Milliseconds of silence beyond that after which it counts as hung. */
  readonly patience: number;
  /** Milliseconds after which an answer is late. */
  readonly time: number;
  /** A late answer loses the game. */
  readonly strict: boolean;
}

/** How one side kept its time, over all its contenders. */
export interface Punctuality {
  turns: number;
  late: number;
  /** Milliseconds that the slowest answer took. */
  slowest: number;
}

export interface Side {
  /** As messages call it: `first`, `second`. */
  readonly name: string;
  readonly command: string;
  readonly options: readonly string[];
  readonly punctuality: Punctuality;
}

export class Contender implements Player {
  readonly #side: Side;
  readonly #terms: Terms;
  #program: Program | undefined;
  /** Programs that were told to go. */
  readonly #leaving: Promise<void>[] = [];
  #isClosed = false;

  constructor(side: Side, terms: Terms) {
    this.#side = side;
    this.#terms = terms;
  }

  async newGame(): Promise<void> {
    const { patience } = this.#terms;
    try {
      this.#program?.tell('newgame');
      await this.#program?.ask('isready', /^readyok$/, patience);
    } catch {
      this.reset();
    }
    if (this.#program !== undefined) return;
    if (this.#isClosed) throw new Error('it has left');
    const { name, command, options } = this.#side;
    try {
      this.#program = await Program.start(command, options, patience);
    } catch (error) {
      throw new Error(`the ${name} program can’t be started: ${messageOf(error)}`, { cause: error });
    }
  }

  async choose(position: Parameters<Player['choose']>[0]): Promise<string> {
    const { go, longest, patience, time, strict } = this.#terms;
    const { punctuality } = this.#side;
    const program = this.#program;
    if (program === undefined || this.#isClosed) throw new Error('it has left');
    const began = performance.now();
    program.tell(`position ${makeFen(position)}`);
    const line = await program.ask(`go ${go}`, /^(bestmove|error)\b/, longest + patience);
    const took = Math.round(performance.now() - began);
    punctuality.turns += 1;
    punctuality.slowest = Math.max(punctuality.slowest, took);
    if (took > time) {
      punctuality.late += 1;
      if (strict) throw new Error(`it answered after ${took} ms`);
    }
    // The position text has no spaces, the turn text may have some.
    const [, turn] = /^bestmove (.+) \S+$/.exec(line) ?? [];
    if (turn === undefined) throw new Error(`it answered "${line}"`);
    return turn;
  }

  /** The next game gets a new process. */
  reset(): void {
    if (this.#program !== undefined) this.#leaving.push(this.#program.close());
    this.#program = undefined;
  }

  /** Plays no more. Settled once no process is left, but for one that is being started: that takes another call. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.reset();
    await Promise.all(this.#leaving);
  }
}
