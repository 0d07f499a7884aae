/** A game in memory, with those who watch it. What is asked of it is done one after the other. */

import type { Entry, Room } from '../room/room.ts';
import { CommandMemory } from './command-memory.ts';

/** Longest wait a timer can be asked for. */
const LONGEST_TIMER = 2_000_000_000;

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
  readonly commands: CommandMemory;
  /** The timer of the flag, and the time it is set to. */
  #timer: NodeJS.Timeout | undefined;
  #timerAt: number = Number.POSITIVE_INFINITY;
  #busy = false;
  readonly #waiting: (() => void)[] = [];

  /** `entries`: how the game came to be what it is. */
  constructor(room: Room, now: number, entries: readonly Entry[]) {
    this.room = room;
    this.commands = new CommandMemory(entries);
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

  /** Rings when the flag falls, or before: a timer that is set already is not set again for a later time. */
  arm(deadline: number, now: number, ring: () => void): void {
    if (deadline === Number.POSITIVE_INFINITY || this.#timerAt <= deadline) return;
    clearTimeout(this.#timer);
    this.#timerAt = deadline;
    this.#timer = setTimeout(
      () => {
        this.#timerAt = Number.POSITIVE_INFINITY;
        ring();
      },
      Math.min(LONGEST_TIMER, Math.max(0, deadline - now)),
    );
    this.#timer.unref();
  }

  disarm(): void {
    clearTimeout(this.#timer);
  }

  /** Takes over what is durable, and tells everybody. */
  accept(after: Room, entry: Entry): void {
    this.room = after;
    this.commands.note(entry);
    for (const watcher of this.watchers) watcher.heard(after, entry);
  }
}
