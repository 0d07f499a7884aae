/** Threads that help another one: they share its table and what they find at each depth, and never answer. */

import type { Order, Port, Report } from './messages.ts';

export class Helpers {
  readonly #count: number;
  readonly #open: (onReport: (report: Report) => void) => Port;
  readonly #settingUp: (practises: boolean) => Order;
  #ports: Port[] = [];
  #haveThought = false;
  /** How many times one of them was set up and has not said that it is ready. */
  #unsettled = 0;
  /** What waits until all of them have forgotten. */
  #waiting: (() => void)[] = [];

  constructor(
    count: number,
    open: (onReport: (report: Report) => void) => Port,
    settingUp: (practises: boolean) => Order,
  ) {
    this.#count = count;
    this.#open = open;
    this.#settingUp = settingUp;
  }

  get count(): number {
    return this.#count;
  }

  /** Opened when they are needed for the first time: most levels think alone. */
  ready(practises: boolean): void {
    while (this.#ports.length < this.#count) {
      const port = this.#open((report) => this.#hear(report));
      this.#ports.push(port);
      this.#setUp(port, practises);
    }
  }

  think(order: Order & { readonly kind: 'think' }): void {
    this.ready(false);
    this.#haveThought = true;
    for (const [index, port] of this.#ports.entries()) port.post({ ...order, helps: index + 1 });
  }

  /**
   * For a new game. One that is late with its last thought would still write to the table that all share, so whoever
   * empties it, and thinks then, waits until they have begun anew.
   */
  forget(then: () => void): void {
    if (!this.#haveThought) return this.afterwards(then);
    this.#haveThought = false;
    for (const port of this.#ports) this.#setUp(port, false);
    this.#waiting.push(then);
  }

  /** At once, unless they are being made to forget. */
  afterwards(act: () => void): void {
    if (this.#waiting.length > 0) this.#waiting.push(act);
    else act();
  }

  close(): void {
    for (const port of this.#ports) port.close();
    this.#ports = [];
    this.#haveThought = false;
    this.#unsettled = 0;
    this.#waiting = [];
  }

  #setUp(port: Port, practises: boolean): void {
    this.#unsettled += 1;
    port.post(this.#settingUp(practises));
  }

  #hear(report: Report): void {
    if (report.kind !== 'ready') return;
    this.#unsettled -= 1;
    if (this.#unsettled === 0) for (const act of this.#waiting.splice(0)) act();
  }
}
