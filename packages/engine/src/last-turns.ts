/**
 * Positions one turn from the end of a quiet line, which are most of those that have turns at all: only a few turns are
 * tried there, so that only a few are written down.
 */

import { type Generator, UNFINISHED, WINNING } from './generator.ts';
import { CERTAIN, toTable, WIN } from './score.ts';
import { Sieve } from './sieve.ts';
import { KEY_HIGH, KEY_LOW, moverIn, STATUS, TURN, WIDTH } from './state.ts';
import { AT_LEAST, AT_MOST, type Transpositions } from './transpositions.ts';
import type { TreeSearch } from './tree-search.ts';
import { markOf, turnIn } from './turn-order.ts';

/** Near the end of a line, quiet positions are judged by so many of their best turns for each turn left, ... */
const TRIED = 8;
/** ... and by more of them where there are very many. */
const TRIED_OF_MANY = 12;
const MANY = 110;

/** How many of so many turns are tried for each turn left. */
export const triedOf = (turns: number): number => (turns > MANY ? TRIED_OF_MANY : TRIED);

export class LastTurns {
  readonly #search: TreeSearch;
  readonly #generator: Generator;
  readonly #table: Transpositions;
  readonly #sieve: Sieve;
  /** By mover: how many turns the last position had. */
  readonly #turns = new Int32Array(4);

  constructor(search: TreeSearch, generator: Generator, table: Transpositions) {
    this.#search = search;
    this.#generator = generator;
    this.#table = table;
    this.#sieve = new Sieve(search.memory, TRIED_OF_MANY);
  }

  begin(): void {
    this.#turns.fill(0);
  }

  /**
   * Whether the row is worth at least `beta` to its mover, who cannot win now and is not threatened. `before` marks the
   * turn that was best before, `tried` the one that was tried already and is worth `known`; zero for none. A score that
   * says the position is lost speaks only of the turns that were tried.
   */
  visit(base: number, ply: number, beta: number, before: number, known: number, tried: number): number {
    const { stack, memory } = this.#search;
    const sieve = this.#sieve;
    const start = stack.top;
    const mover = moverIn(stack.rows[base + STATUS] as number);
    sieve.open(
      mover,
      ply,
      before === 0 ? -1 : turnIn(before),
      stack.rows,
      base,
      triedOf(this.#turns[mover] as number),
    );
    const count = this.#generator.generate(stack, base, 0, sieve);
    if (count === WINNING) return WIN - ply - 1;
    this.#turns[mover] = sieve.asked;
    this.#search.stopped ||= count === UNFINISHED;
    const turnAt = (place: number): number => stack.rows[start + sieve.at(place) * WIDTH + TURN] as number;
    let best = known;
    let mark = before;
    for (let place = 0; place < count && best < beta && !this.#search.stopped; place += 1) {
      const child = start + sieve.at(place) * WIDTH;
      if (tried !== 0 && markOf(stack.rows, child) === tried) continue;
      const score = -this.#search.visit(child, ply + 1, 0, -beta, 1 - beta, false, -1);
      if (score > best) best = score;
      if (score < beta) continue;
      mark = markOf(stack.rows, child);
      memory.refuted(mover, ply, turnAt(place), 1);
      for (let earlier = 0; earlier < place; earlier += 1) memory.vain(mover, turnAt(earlier), 1);
    }
    stack.top = start;
    if (!this.#search.stopped && best > -CERTAIN) this.#keep(base, ply, best, beta, mark);
    return best;
  }

  #keep(base: number, ply: number, best: number, beta: number, mark: number): void {
    const { rows } = this.#search.stack;
    const bound = best >= beta ? AT_LEAST : AT_MOST;
    const score = toTable(best, ply);
    this.#table.keep(rows[base + KEY_LOW] as number, rows[base + KEY_HIGH] as number, 1, score, bound, mark);
  }
}
