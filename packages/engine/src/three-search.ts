/**
 * The search for three players. Whoever thinks takes the other two for one side that plays against it: not how people
 * play, but never careless, and alpha–beta stays possible. Positions are judged by the hand-written measure.
 */

import { NOBODY, squares } from '@caldera/rules';
import type { CoreCalls } from './core/calls.ts';
import { type Generator, UNFINISHED, WINNING } from './generator.ts';
import { worthOf } from './judge.ts';
import { WIN } from './score.ts';
import type { Stack } from './stack.ts';
import {
  DOMES,
  FOES,
  LEVEL1,
  LEVEL2,
  LEVEL3,
  moverIn,
  OWN,
  STATUS,
  THIRD,
  TURN,
  WIDTH,
  winnerIn,
} from './state.ts';
import { MOST_PLIES, MOST_TURNS, STOP, type TreeSearch, type Watch } from './tree-search.ts';

const INFINITE = 32_000;
/** A rival's standing counts half: there are two of them. */
const RIVAL = 0.5;

export class ThreeSearch implements TreeSearch {
  readonly stack: Stack;
  nodes = 0;
  stopped = false;
  horizon = 0;
  readonly #generator: Generator;
  readonly #watch: Watch;
  readonly #calls: CoreCalls;
  #thinks = 0;
  #askAt = 0;

  constructor(generator: Generator, watch: Watch) {
    this.#generator = generator;
    this.stack = generator.core.stack;
    this.#calls = generator.core.calls;
    this.#watch = watch;
  }

  begin(mover: number): void {
    this.nodes = 0;
    this.stopped = false;
    this.#thinks = mover;
    this.#askAt = 0;
  }

  fade(): void {
    this.#calls.fade();
  }

  forget(): void {
    this.#calls.clearMemory();
  }

  /** Lines are not kept: the answers of two players are no plan of one. */
  lineFrom(): number[] {
    return [];
  }

  /** For whoever is to move, if that is the one who thinks; else for the other two together. */
  glance(base: number, ply: number): number {
    const status = this.stack.rows[base + STATUS] as number;
    const sign = moverIn(status) === this.#thinks ? 1 : -1;
    const winner = winnerIn(status);
    if (winner === NOBODY) return sign * this.#judge(base, moverIn(status));
    return sign * (winner === this.#thinks ? WIN - ply : ply - WIN);
  }

  visit(base: number, ply: number, left: number, low: number, high: number): number {
    const { stack } = this;
    this.nodes += 1;
    if (this.nodes >= this.#askAt) {
      this.#askAt = this.#watch(this.nodes);
      this.stopped ||= this.#askAt === STOP;
    }
    if (this.stopped) return 0;
    const status = stack.rows[base + STATUS] as number;
    if (winnerIn(status) !== NOBODY || left <= 0 || ply >= MOST_PLIES - 2) return this.glance(base, ply);
    const mover = moverIn(status);
    const start = stack.top;
    const count = Math.min(MOST_TURNS, this.#generator.generate(base, 0));
    if (count === WINNING) return WIN - ply - 1;
    if (count === UNFINISHED) {
      this.stopped = true;
      return 0;
    }
    // Without a turn the player is out; what comes then is judged as it stands.
    if (count === 0) return mover === this.#thinks ? ply - WIN : this.glance(base, ply);
    let best = -INFINITE;
    let alpha = low;
    const [row, first] = [stack.addressOf(base), stack.addressOf(start)];
    const order = this.#calls.openOrder(row, first, count, -1, ply, mover, false);
    for (let unseen = count; unseen > 0; unseen -= 1) {
      const child = start + this.#calls.takeBest(order, unseen) * WIDTH;
      const next = moverIn(stack.rows[child + STATUS] as number);
      const together = (next === this.#thinks) === (mover === this.#thinks);
      const score = together
        ? this.visit(child, ply + 1, left - 1, alpha, high)
        : -this.visit(child, ply + 1, left - 1, -high, -alpha);
      if (this.stopped) break;
      if (score > best) best = score;
      if (score > alpha) alpha = score;
      if (alpha < high) continue;
      this.#calls.refuted(mover, ply, stack.rows[child + TURN] as number, left);
      break;
    }
    stack.top = start;
    return best;
  }

  /** For the one who thinks. */
  #judge(base: number, mover: number): number {
    const { rows } = this.stack;
    const level1 = rows[base + LEVEL1] as number;
    const level2 = rows[base + LEVEL2] as number;
    const level3 = rows[base + LEVEL3] as number;
    const third = rows[base + THIRD] as number;
    const own = rows[base + OWN] as number;
    const foes = rows[base + FOES] as number;
    const free = ~(own | foes | (rows[base + DOMES] as number)) & squares.EVERYWHERE;
    // By distance from the mover: its own workers, the next player's, those of the one after.
    const sides = [own, foes & ~third, third];
    const mine = (this.#thinks - mover + 3) % 3;
    return Math.round(
      sides.reduce((sum, workers, distance) => {
        const worth = worthOf(workers, free, level1, level2, level3);
        return sum + (distance === mine ? worth : -RIVAL * worth);
      }, 0),
    );
  }
}
