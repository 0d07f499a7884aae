/**
 * Positions one turn from the end of a quiet line, which are most of those that have turns at all. Only a few turns are
 * tried there, and half of the time the first one is enough: so it is tried before any other is generated.
 */

import { type Generator, UNFINISHED, WINNING } from './generator.ts';
import { CERTAIN, toTable, WIN } from './score.ts';
import { Sieve } from './sieve.ts';
import { KEY_HIGH, KEY_LOW, moverIn, STATUS, TURN, WIDTH } from './state.ts';
import { AT_LEAST, AT_MOST, type Transpositions } from './transpositions.ts';
import type { TreeSearch } from './tree-search.ts';
import { markOf, turnIn } from './turn-order.ts';

const INFINITE = 32_000;
/** What a turn that was tried in vain loses of its good name. */
const MALUS = -4;

export class LastTurns {
  readonly #search: TreeSearch;
  readonly #generator: Generator;
  readonly #table: Transpositions;
  readonly #sieve: Sieve;

  /** `most`: how many turns are tried. */
  constructor(search: TreeSearch, generator: Generator, table: Transpositions, most: number) {
    this.#search = search;
    this.#generator = generator;
    this.#table = table;
    this.#sieve = new Sieve(search.memory, most);
  }

  /**
   * Whether the row is worth at least `beta` to its mover, who cannot win now and is not threatened. `before` marks the
   * turn that was best before, if any. A score that says the position is lost speaks only of the turns that were tried.
   */
  visit(base: number, ply: number, beta: number, before: number): number {
    const { stack, memory } = this.#search;
    const start = stack.top;
    const hint = before === 0 ? memory.killerAt(ply) : turnIn(before);
    let best = -INFINITE;
    let tried = 0;
    if (hint >= 0 && this.#generator.generateOne(stack, base, hint)) {
      best = this.#judge(start, ply, beta);
      tried = markOf(stack.rows, start);
      stack.top = start;
      if (best >= beta) memory.refuted(moverIn(stack.rows[base + STATUS] as number), ply, hint, 1);
    }
    if (best < beta && !this.#search.stopped) best = this.#visitFew(base, ply, beta, before, best, tried);
    else this.#keep(base, ply, best, beta, tried);
    return best;
  }

  #visitFew(base: number, ply: number, beta: number, before: number, known: number, tried: number): number {
    const { stack, memory } = this.#search;
    const sieve = this.#sieve;
    const start = stack.top;
    const mover = moverIn(stack.rows[base + STATUS] as number);
    sieve.open(mover, ply, before === 0 ? -1 : turnIn(before));
    const count = this.#generator.generate(stack, base, 0, sieve);
    if (count === WINNING) return WIN - ply - 1;
    this.#search.stopped ||= count === UNFINISHED;
    const turnAt = (place: number): number => stack.rows[start + sieve.at(place) * WIDTH + TURN] as number;
    let best = known;
    let mark = before;
    for (let number = 0; number < count && best < beta; number += 1) {
      const child = start + sieve.at(number) * WIDTH;
      if (tried !== 0 && markOf(stack.rows, child) === tried) continue;
      const score = this.#judge(child, ply, beta);
      if (score > best) best = score;
      if (score < beta) continue;
      mark = markOf(stack.rows, child);
      memory.refuted(mover, ply, turnAt(number), 1);
      for (let earlier = 0; earlier < number; earlier += 1) memory.learn(mover, turnAt(earlier), MALUS);
    }
    stack.top = start;
    this.#keep(base, ply, best, beta, mark);
    return best;
  }

  #judge(child: number, ply: number, beta: number): number {
    return -this.#search.visit(child, ply + 1, 0, -beta, 1 - beta, false, -1);
  }

  #keep(base: number, ply: number, best: number, beta: number, mark: number): void {
    if (this.#search.stopped || best <= -CERTAIN) return;
    const { rows } = this.#search.stack;
    const bound = best >= beta ? AT_LEAST : AT_MOST;
    this.#table.keep(
      rows[base + KEY_LOW] as number,
      rows[base + KEY_HIGH] as number,
      1,
      toTable(best, ply),
      bound,
      mark,
    );
  }
}
