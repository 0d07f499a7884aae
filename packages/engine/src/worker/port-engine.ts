/**
 * An engine whose thinking happens behind a port. Orders are numbered, and only reports with the number of the work in
 * hand get through: an answer that was on its way when newer work came can never reach it.
 */

import { makeFen, type Result } from '@caldera/rules';
import type { Answer, Engine, EngineState, Work } from '../engine.ts';
import { STRONGEST } from '../levels.ts';
import { checkLimit, checkLines, type Limit } from '../limit.ts';
import type { Info } from '../thinker.ts';
import { Transpositions } from '../transpositions.ts';
import { Bulletin } from './bulletin.ts';
import { Helpers } from './helpers.ts';
import { lastWord } from './last-word.ts';
import { type OpenPort, type Order, type Port, PRACTISING, type Report } from './messages.ts';

export interface EngineOptions {
  /** Memory for what the search found out, in megabytes; 32 where absent. */
  readonly table?: number;
  /** Threads that think together by the clock, where they can share memory; 1 where absent. */
  readonly threads?: number;
}

const DEFAULT_TABLE = 32;

export class PortEngine implements Engine {
  readonly #open: OpenPort;
  readonly #table: number | SharedArrayBuffer;
  /** Raised to the number of an order to end its thinking, from below zero to end practising; absent where threads cannot share memory. */
  readonly #flag: Int32Array | undefined;
  #port: Port | undefined;
  readonly #helpers: Helpers;
  #bulletin: SharedArrayBuffer | undefined;
  #isReady = false;
  #awaited: (() => void)[] = [];
  #work: Work | undefined;
  #order = 0;
  #latest: Info | undefined;
  #destroyed = false;

  constructor(open: OpenPort, { table = DEFAULT_TABLE, threads = 1 }: EngineOptions = {}) {
    this.#open = open;
    const shares = canShare();
    this.#flag = shares ? new Int32Array(new SharedArrayBuffer(4)).fill(PRACTISING) : undefined;
    this.#helpers = new Helpers(
      shares ? threads - 1 : 0,
      (onReport) => this.#open(onReport, (message) => this.#fail(message)),
      (practises) => this.#settingUp(practises),
    );
    this.#table = this.#helpers.count > 0 ? sharedTable(table) : table;
  }

  state(): EngineState {
    return this.#destroyed ? 'destroyed' : this.#work === undefined ? 'idle' : 'thinking';
  }

  prepare(onReady: () => void): void {
    if (this.#destroyed) return;
    this.#ready(true);
    this.#helpers.ready(true);
    if (this.#isReady) onReady();
    else this.#awaited.push(onReady);
  }

  start(work: Work): void {
    if (this.#destroyed) throw new Error('the engine was destroyed');
    if (this.#work !== undefined) this.#interrupt();
    this.#order += 1;
    this.#work = undefined;
    this.#latest = undefined;
    const sound = checkWork(work);
    if (!sound.ok) return work.onError?.(sound.error);
    this.#work = work;
    // Whoever still practises has no more time for it.
    if (this.#flag !== undefined) Atomics.store(this.#flag, 0, this.#order - 1);
    const port = this.#ready(false);
    const order = {
      kind: 'think' as const,
      order: this.#order,
      position: makeFen(work.position),
      limit: work.limit,
      since: performance.timeOrigin + performance.now(),
      lines: work.lines,
      level: work.level,
      seed: work.seed,
      helps: 0,
    };
    if (this.#helpers.count > 0 && !thinksAlone(work))
      this.#helpers.think({ ...order, limit: timeless(work.limit), lines: 1 });
    this.#helpers.afterwards(() => port.post(order));
  }

  stop(): void {
    const work = this.#work;
    if (work === undefined) return;
    this.#interrupt();
    // With shared memory the thread answers by itself; without it, the thread is gone and the last word counts.
    if (this.#flag === undefined) this.#finish(work, lastWord(work.position, this.#latest));
  }

  newGame(): void {
    this.#helpers.forget(() => this.#port?.post({ kind: 'new game' }));
  }

  destroy(): void {
    this.#destroyed = true;
    this.#work = undefined;
    this.#closeAll();
  }

  #closeAll(): void {
    this.#port?.close();
    this.#port = undefined;
    this.#helpers.close();
    this.#isReady = false;
  }

  #interrupt(): void {
    if (this.#flag !== undefined) Atomics.store(this.#flag, 0, this.#order);
    else this.#closeAll();
  }

  #ready(practises: boolean): Port {
    // A thread that died may have left the old one locked.
    if (this.#port !== undefined) return this.#port;
    if (this.#helpers.count > 0) this.#bulletin = Bulletin.buffer(this.#helpers.count + 1);
    this.#port = this.#open(
      (report) => this.#hear(report),
      (message) => this.#fail(message),
    );
    this.#port.post(this.#settingUp(practises));
    return this.#port;
  }

  #settingUp(practises: boolean): Order {
    const buffer = this.#flag?.buffer;
    return {
      kind: 'set up',
      table: this.#table,
      stop: buffer instanceof ArrayBuffer ? undefined : buffer,
      bulletin: this.#bulletin,
      practises,
    };
  }

  #hear(report: Report): void {
    if (report.kind === 'ready') {
      this.#isReady = true;
      for (const onReady of this.#awaited.splice(0)) onReady();
      return;
    }
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
    if (this.#helpers.count > 0) this.#interrupt();
    work.onDone(answer);
  }

  /** The thread died: the next work gets a new one. */
  #fail(message: string): void {
    const work = this.#work;
    this.#work = undefined;
    this.#closeAll();
    work?.onError?.(message);
  }
}

/**
 * Threads that think together never do it twice in the same way. A limit in positions or turns alone gives the same answer
 * every time, and a level is as strong on every machine: only full strength by the clock takes all threads there are.
 */
const thinksAlone = ({ level = STRONGEST, limit: { depth, nodes, movetime } }: Work): boolean =>
  level < STRONGEST || (movetime === undefined && (depth !== undefined || nodes !== undefined));

/** What would never end, or end without a turn, does not reach the thread. */
const checkWork = ({ limit, lines }: Work): Result<Limit | number, string> => {
  const sound = checkLimit(limit);
  return sound.ok ? checkLines(lines) : sound;
};

/** Helpers need no clock: they are stopped when the first thread has answered. */
const timeless = ({ depth, nodes }: Limit): Limit => ({
  ...(depth === undefined ? {} : { depth }),
  ...(nodes === undefined ? {} : { nodes }),
});

const sharedTable = (megabytes: number): SharedArrayBuffer => {
  const { buffer } = Transpositions.ofSize(megabytes << 20, true);
  if (buffer instanceof ArrayBuffer) throw new Error('the table can’t be shared');
  return buffer;
};

/** Browsers share memory only between threads of an isolated page. */
const canShare = (): boolean =>
  typeof SharedArrayBuffer !== 'undefined' && globalThis.crossOriginIsolated !== false;
