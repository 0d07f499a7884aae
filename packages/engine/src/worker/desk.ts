/** What sits in the thread: takes orders one after the other, thinks, reports. */

import { makeFen, makeTurn, parseFen } from '@caldera/rules';
import { chooseBy } from '../choose.ts';
import type { Answer } from '../engine.ts';
import type { Limit } from '../limit.ts';
import { ownWeights } from '../net/own-weights.ts';
import { type Info, Thinker } from '../thinker.ts';
import { Transpositions } from '../transpositions.ts';
import { Bulletin } from './bulletin.ts';
import { type Order, PRACTISING, type Report } from './messages.ts';

const MEGABYTE = 1 << 20;

export class Desk {
  readonly #report: (report: Report) => void;
  #thinker: Thinker | undefined;
  #stop: Int32Array | undefined;
  #bulletin: Bulletin | undefined;

  constructor(report: (report: Report) => void) {
    this.#report = report;
  }

  take(order: Order): void {
    switch (order.kind) {
      case 'set up':
        this.#thinker = new Thinker(
          typeof order.table === 'number'
            ? Transpositions.ofSize(order.table * MEGABYTE)
            : new Transpositions(order.table),
        );
        this.#stop = order.stop === undefined ? undefined : new Int32Array(order.stop);
        this.#bulletin = order.bulletin === undefined ? undefined : new Bulletin(order.bulletin);
        ownWeights();
        if (order.practises && this.#stop !== undefined) practise(this.#stop);
        this.#report({ kind: 'ready' });
        return;
      case 'new game':
        this.#thinker?.clear();
        return;
      case 'think':
        this.#think(order);
    }
  }

  #think(order: Order & { readonly kind: 'think' }): void {
    const parsed = parseFen(order.position);
    if (!parsed.ok) {
      this.#report({ kind: 'failure', order: order.order, message: parsed.error.message });
      return;
    }
    const position = parsed.value;
    const stop = this.#stop;
    const bulletin = this.#bulletin;
    // A thread that was still starting has waited already.
    const began = order.since - performance.timeOrigin;
    let latest: Info | undefined;
    this.#thinker ??= new Thinker();
    const choice = chooseBy(
      this.#thinker,
      position,
      {
        limit: leftOf(order.limit, performance.now() - began),
        ...(order.level === undefined ? {} : { level: order.level }),
        ...(order.seed === undefined ? {} : { seed: order.seed }),
      },
      {
        lines: order.lines,
        // Helpers are a turn ahead or not, so that the threads do not all do the same work.
        skips: order.helps % 2,
        // Helpers know of one line only.
        ...(bulletin === undefined || order.lines > 1 ? {} : { findings: bulletin.of(order.order) }),
        ...(bulletin === undefined ? {} : { tally: bulletin.tally(order.order, order.helps) }),
        ...(stop === undefined ? {} : { until: () => Atomics.load(stop, 0) >= order.order }),
        ...(order.helps > 0
          ? {}
          : {
              onInfo: (info: Info) => {
                if (info.line === 1) latest = info;
                this.#report({ kind: 'info', order: order.order, info });
              },
            }),
      },
    );
    if (order.helps > 0) return;
    const answer: Answer = {
      ...(choice === undefined
        ? {}
        : {
            turn: makeTurn(position, choice.turn),
            after: makeFen(choice.turn.after),
            score: choice.score,
          }),
      depth: latest?.depth ?? 0,
      nodes: latest?.nodes ?? 0,
      milliseconds: Math.round(performance.now() - began),
    };
    this.#report({ kind: 'answer', order: order.order, answer });
  }
}

/** So much that code which every line-up needs has been made fast; a fifth of a second. */
const PRACTICE = { nodes: 60_000 };
const PRACTICE_BOARD = '0000001100001200100000100/1/mortal:B4,D2/mortal:B2,D4';

/** The first turn of a game would be looked at half as far without it. Ends at once when there is something to do. */
const practise = (stop: Int32Array): void => {
  const board = parseFen(PRACTICE_BOARD);
  const until = (): boolean => Atomics.load(stop, 0) !== PRACTISING;
  if (board.ok && !until())
    new Thinker(Transpositions.ofSize(MEGABYTE)).think(board.value, PRACTICE, { until });
};

/** What is left of the limit after waiting for so long. */
const leftOf = (limit: Limit, waited: number): Limit =>
  limit.movetime === undefined
    ? limit
    : { ...limit, movetime: Math.max(1, Math.round(limit.movetime - Math.max(0, waited))) };
