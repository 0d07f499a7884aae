/**
 * Proof that a side wins within so many turns, whatever the other does. Nothing is judged and nothing is left out:
 * every turn of both sides is looked at, deeper and deeper, so the first win found is a shortest one.
 */

import type { Table } from '@caldera/rules';
import { type Generator, WINNING } from '../generator.ts';
import { generatorFor } from '../generator-for.ts';
import { writeKey } from '../keys.ts';
import type { Stack } from '../stack.ts';
import { isOver, KEY_HIGH, KEY_LOW, moverIn, type Rows, STATUS, WIDTH, winnerIn } from '../state.ts';

/** More positions than this are not remembered. */
const MOST_REMEMBERED = 4_000_000;

/** What is known of a position: its mover wins within `wins` turns, and not within `not`. */
interface Known {
  wins: number;
  not: number;
}

export class Prover {
  readonly stack: Stack;
  nodes = 0;
  readonly #generator: Generator;
  readonly #known = new Map<number, Known>();
  readonly #mayGoOn: (nodes: number) => boolean;
  #gaveUp = false;

  constructor(table: Table, mayGoOn: (nodes: number) => boolean) {
    this.#generator = generatorFor(table);
    this.stack = this.#generator.core.stack;
    this.#mayGoOn = mayGoOn;
    // Some powers have a million turns in one position: listing them counts as well, or no limit would hold there.
    this.#generator.isLate = () => this.#givesUp();
  }

  /** The answer is not to be trusted: the search was ended before it was done. */
  get gaveUp(): boolean {
    return this.#gaveUp;
  }

  /** Whether the mover of the row wins within so many turns, its own and the other's counted. */
  wins(base: number, turns: number): boolean {
    if (turns < 1 || isOver(this.stack.rows, base) || this.#givesUp()) return false;
    const known = this.#recall(base);
    if (known.wins <= turns) return true;
    if (known.not >= turns) return false;
    const won = this.#winsNow(base) || this.#findsWin(base, turns);
    if (this.#gaveUp) return false;
    if (won) known.wins = Math.min(known.wins, turns);
    else known.not = Math.max(known.not, turns);
    return won;
  }

  /** Whether whatever the mover of the row does, the other side wins within so many turns. */
  loses(base: number, turns: number): boolean {
    const { stack } = this;
    const status = stack.rows[base + STATUS] as number;
    if (isOver(stack.rows, base)) return (winnerIn(status) - moverIn(status)) % 2 !== 0;
    if (this.#givesUp()) return false;
    if (turns < 2) return this.#generator.isStuck(base);
    const start = stack.top;
    const count = this.#generator.canWin(base) ? WINNING : this.#generator.generate(base, 0);
    let lost = count !== WINNING;
    for (let index = 0; lost && index < count; index += 1)
      lost = this.#isBeaten(start + index * WIDTH, turns - 1);
    stack.top = start;
    return lost && !this.#gaveUp;
  }

  /** One more position was looked at: whether that was the last. */
  #givesUp(): boolean {
    this.nodes += 1;
    this.#gaveUp ||= !this.#mayGoOn(this.nodes);
    return this.#gaveUp;
  }

  /** The row that the mover just left for the other side is won by that other side. */
  #isBeaten(child: number, turns: number): boolean {
    const { rows } = this.stack;
    if (!isOver(rows, child)) return this.wins(child, turns);
    const status = rows[child + STATUS] as number;
    return (winnerIn(status) - moverIn(status)) % 2 === 0;
  }

  #winsNow(base: number): boolean {
    if (this.#generator.canWin(base)) return true;
    // The quick look may pass over a rare way to win; generating does not.
    const start = this.stack.top;
    const count = this.#generator.generate(base, 0);
    this.stack.top = start;
    return count === WINNING;
  }

  #findsWin(base: number, turns: number): boolean {
    const { stack } = this;
    const start = stack.top;
    const count = this.#generator.generate(base, 0);
    let found = count === WINNING;
    if (turns === 1) {
      // What does not win by itself may still leave the other side without a turn.
      for (let index = 0; !found && !this.#gaveUp && index < count; index += 1)
        found = this.loses(start + index * WIDTH, 0);
      stack.top = start;
      return found;
    }
    // Turns that threaten to win leave the other side the fewest answers: they come first.
    for (const threatening of [true, false]) {
      for (let index = 0; !found && !this.#gaveUp && index < count; index += 1) {
        const child = start + index * WIDTH;
        if ((this.#generator.threats(child) !== 0) === threatening) found = this.loses(child, turns - 1);
      }
    }
    stack.top = start;
    return found;
  }

  #recall(base: number): Known {
    const { rows } = this.stack;
    writeKey(rows, base, this.#generator.keyWidth, this.#generator.keySeed);
    const key = keyOf(rows, base);
    let known = this.#known.get(key);
    if (known === undefined) {
      known = { wins: Number.POSITIVE_INFINITY, not: 0 };
      if (this.#known.size < MOST_REMEMBERED) this.#known.set(key, known);
    }
    return known;
  }
}

/** 52 bits of the key in one number. */
const keyOf = (rows: Rows, base: number): number =>
  (rows[base + KEY_LOW] as number) * 1_048_576 + ((rows[base + KEY_HIGH] as number) & 0xfffff);
