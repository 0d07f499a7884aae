/** A game in memory, with those who watch it. What is asked of it is done one after the other. */

import type { Entry, Room } from '../room/room.ts';

/** Hears of every entry once it is durable. `after` is the game as the entry left it. */
export interface Watcher {
  /** Seat it looks from; undefined for spectators. */
  readonly seat: number | undefined;
  heard(after: Room, entry: Entry): void;
}

export class LiveRoom {
  room: Room;
  usedAt: number;
  /** A write failed, and nobody knows yet whether it reached the log. */
  isDoubtful = false;
  readonly watchers: Set<Watcher> = new Set();
  /** The timer of the flag, and the time it is set to. */
  timer: NodeJS.Timeout | undefined;
  timerAt: number = Number.POSITIVE_INFINITY;
  #busy = false;
  readonly #waiting: (() => void)[] = [];

  constructor(room: Room, now: number) {
    this.room = room;
    this.usedAt = now;
  }

  get isIdle(): boolean {
    return !this.#busy && this.watchers.size === 0;
  }

  /** Whether somebody follows the game from that seat, in this process. */
  isHere(seat: number): boolean {
    for (const watcher of this.watchers) if (watcher.seat === seat) return true;
    return false;
  }

  /** Runs the work when all earlier work on this game is done. */
  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#busy = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#busy = false;
      else next();
    }
  }

  /** Takes over what is durable, and tells everybody. */
  accept(after: Room, entry: Entry): void {
    this.room = after;
    for (const watcher of this.watchers) watcher.heard(after, entry);
  }
}
