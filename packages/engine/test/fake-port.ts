/** A thread that is none: orders wait until the test lets them be done, in the order they came. */

import { Desk } from '../src/worker/desk.ts';
import type { OpenPort, Order, Report } from '../src/worker/messages.ts';

export class FakeThread {
  readonly orders: Order[] = [];
  /** Reports made but not yet heard. */
  readonly reports: Report[] = [];
  opened = 0;
  closed = 0;
  fail: (message: string) => void = () => undefined;
  #hear: (report: Report) => void = () => undefined;
  readonly #desk = new Desk((report) => this.reports.push(report));

  readonly open: OpenPort = (onReport, onFailure) => {
    this.opened += 1;
    this.#hear = onReport;
    this.fail = onFailure;
    return {
      post: (order) => this.orders.push(order),
      close: () => {
        this.closed += 1;
        this.orders.length = 0;
      },
    };
  };

  /** Does all that was ordered; the reports are on their way. */
  work(): void {
    for (const order of this.orders.splice(0)) this.#desk.take(order);
  }

  /** Lets the reports arrive. */
  deliver(): void {
    for (const report of this.reports.splice(0)) this.#hear(report);
  }
}
