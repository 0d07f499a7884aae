/**
 * An engine whose thinking happens behind a port. Orders are numbered, and only reports with the number of the work in
 * hand get through: an answer that was on its way when newer work came can never reach it.
 */

import { makeFen } from '@caldera/rules';
import type { Answer, Engine, EngineState, Work } from '../engine.ts';
import type { Info } from '../thinker.ts';
import type { OpenPort, Port, Report } from './messages.ts';

export interface EngineOptions {
  /** Memory for what the search found out, in megabytes; 32 where absent. */
  readonly table?: number;
}

const DEFAULT_TABLE = 32;

export class PortEngine implements Engine {
  readonly #open: OpenPort;
  readonly #table: number;
  /** Raised to the number of an order to end its thinking; absent where threads cannot share memory. */
  readonly #flag: Int32Array | undefined;
  #port: Port | undefined;
  #work: Work | undefined;
  #order = 0;
  #latest: Info | undefined;
  #destroyed = false;

  constructor(open: OpenPort, { table = DEFAULT_TABLE }: EngineOptions = {}) {
    this.#open = open;
    this.#table = table;
    this.#flag = canShare() ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
  }

  state(): EngineState {
    return this.#destroyed ? 'destroyed' : this.#work === undefined ? 'idle' : 'thinking';
  }

  start(work: Work): void {
    if (this.#destroyed) throw new Error('the engine was destroyed');
    if (this.#work !== undefined) this.#interrupt();
    this.#order += 1;
    this.#work = work;
    this.#latest = undefined;
    this.#ready().post({
      kind: 'think',
      order: this.#order,
      position: makeFen(work.position),
      limit: work.limit,
      lines: work.lines,
      level: work.level,
      seed: work.seed,
    });
  }

  stop(): void {
    const work = this.#work;
    if (work === undefined) return;
    this.#interrupt();
    // With shared memory the thread answers by itself; without it, the thread is gone and the last word counts.
    if (this.#flag === undefined) this.#finish(work, answerFrom(this.#latest));
  }

  newGame(): void {
    this.#port?.post({ kind: 'new game' });
  }

  destroy(): void {
    this.#destroyed = true;
    this.#work = undefined;
    this.#port?.close();
    this.#port = undefined;
  }

  #interrupt(): void {
    if (this.#flag !== undefined) Atomics.store(this.#flag, 0, this.#order);
    else {
      this.#port?.close();
      this.#port = undefined;
    }
  }

  #ready(): Port {
    if (this.#port !== undefined) return this.#port;
    const port = this.#open(
      (report) => this.#hear(report),
      (message) => this.#fail(message),
    );
    this.#port = port;
    const buffer = this.#flag?.buffer;
    port.post({
      kind: 'set up',
      table: this.#table,
      stop: buffer instanceof ArrayBuffer ? undefined : buffer,
    });
    return port;
  }

  #hear(report: Report): void {
    const work = this.#work;
    if (work === undefined || report.order !== this.#order) return;
    switch (report.kind) {
      case 'info':
        if (report.info.line === 1) this.#latest = report.info;
        work.onInfo(report.info);
        return;
      case 'answer':
        return this.#finish(work, report.answer);
      case 'failure':
        this.#work = undefined;
        work.onError?.(report.message);
    }
  }

  #finish(work: Work, answer: Answer): void {
    this.#work = undefined;
    work.onDone(answer);
  }

  /** The thread died: the next work gets a new one. */
  #fail(message: string): void {
    const work = this.#work;
    this.#work = undefined;
    this.#port = undefined;
    work?.onError?.(message);
  }
}

const answerFrom = (info: Info | undefined): Answer => ({
  ...(info?.turns[0] === undefined ? {} : { turn: info.turns[0], score: info.score }),
  depth: info?.depth ?? 0,
  nodes: info?.nodes ?? 0,
  milliseconds: info?.milliseconds ?? 0,
});

/** Browsers share memory only between threads of an isolated page. */
const canShare = (): boolean =>
  typeof SharedArrayBuffer !== 'undefined' && globalThis.crossOriginIsolated !== false;
