/**
 * The search below the root: alpha–beta over complete turns, for two sides.
 *
 * What is particular to this game: a win on the spot is found by the generator, never by trying turns; a threat to win
 * next turn acts like a check, so such positions are never judged as they stand, but searched on through their parries.
 */

import { NOBODY } from '@caldera/rules';
import { BestLine } from './best-line.ts';
import { type Generator, UNFINISHED, WINNING } from './generator.ts';
import type { Judge } from './judge.ts';
import { writeKey } from './keys.ts';
import { LastTurns, triedOf } from './last-turns.ts';
import { shorterBy } from './reductions.ts';
import { CERTAIN, fromTable, toTable, WIN } from './score.ts';
import { Stack } from './stack.ts';
import { KEY_HIGH, KEY_LOW, moverIn, STATUS, TURN, WIDTH, winnerIn, writePassed } from './state.ts';
import { AT_LEAST, AT_MOST, EXACT, type Transpositions } from './transpositions.ts';
import { MOST_PLIES, STOP, type TreeSearch, type Watch } from './tree-search.ts';
import { TurnMemory } from './turn-memory.ts';
import { findMarked, MOST_TURNS, markOf, TurnOrder, turnIn } from './turn-order.ts';

const INFINITE = 32_000;
const UNKNOWN = -1;
/** Being good enough even after a pass is trusted from so many turns left, ... */
const PASS_FROM_DEPTH = 3;
/** ... but from so many only after a look at real turns: every one must build, and that can be the disadvantage. */
const PASS_CHECKED_FROM = 6;
/** How much shorter that look is. */
const PASS_CHECK_SHORTER = 4;
/** Margin per turn left by which a good position may be trusted to stay good. In hundredths of a level. */
const TRUST = 70;

/** With so few turns left only the best turns of quiet positions are tried. */
const LATE_TO = 3;

/** With so many turns left it pays to judge every turn before the first is tried. */
const JUDGED_FROM = 5;

export class Search implements TreeSearch {
  readonly stack: Stack = new Stack();
  readonly memory: TurnMemory = new TurnMemory(MOST_PLIES);
  nodes = 0;
  stopped = false;
  /** No line is followed further than this. */
  horizon = 16;
  readonly #generator: Generator;
  readonly #judge: Judge;
  readonly #table: Transpositions;
  readonly #watch: Watch;
  readonly #sides: number;
  readonly #line = new BestLine(MOST_PLIES);
  readonly #order = new TurnOrder(this.memory);
  readonly #last: LastTurns;
  /** The number of positions at which to ask whether to stop. */
  #askAt = 0;

  constructor(generator: Generator, judge: Judge, table: Transpositions, sides: number, watch: Watch) {
    this.#generator = generator;
    this.#judge = judge;
    this.#table = table;
    this.#sides = sides;
    this.#watch = watch;
    this.#last = new LastTurns(this, generator, table);
  }

  begin(): void {
    this.nodes = 0;
    this.stopped = false;
    this.#askAt = 0;
    this.#order.begin();
    this.#last.begin();
  }

  lineFrom(from: number): number[] {
    return this.#line.from(from);
  }

  /** What the row is worth to its mover. */
  visit(
    base: number,
    ply: number,
    left: number,
    low: number,
    high: number,
    passed: boolean,
    known: number,
  ): number {
    const { stack } = this;
    this.nodes += 1;
    this.#line.clear(ply);
    if (this.nodes >= this.#askAt) this.#ask();
    if (this.stopped) return 0;
    const status = stack.rows[base + STATUS] as number;
    const winner = winnerIn(status);
    if (winner !== NOBODY) return (winner - moverIn(status)) % this.#sides === 0 ? WIN - ply : ply - WIN;
    // Nothing here can be better than winning now, or worse than having lost.
    const alpha = Math.max(low, ply - WIN);
    const beta = Math.min(high, WIN - ply - 1);
    if (alpha >= beta) return alpha;
    const { seesThreats } = this.#generator;
    // Where looking for a win is dear, generating will find it anyway.
    if ((seesThreats || left <= 0) && this.#generator.canWin(stack, base)) return WIN - ply - 1;
    if (left <= 0 && !seesThreats) return this.#judgeLast(base, ply);
    const threats = known === UNKNOWN ? this.#generator.threats(stack, base) : known;
    let depth = left;
    if (threats !== 0 && ply < this.horizon) depth += depth > 0 ? 1 : 0;
    else if (depth <= 0) return this.#judgeLast(base, ply);
    if (ply >= MOST_PLIES - 2) return this.#judge.judge(stack.rows, base);
    return this.#expand(base, ply, depth, alpha, beta, passed, threats);
  }

  /** What the row at the end of a line is worth. */
  #judgeLast(base: number, ply: number): number {
    const generator = this.#generator;
    // The last turns are tried so sparingly that a turn which leaves the other side without one may not be among them.
    if (generator.mayBeStuck(this.stack, base) && generator.isStuck(this.stack, base)) return ply - WIN;
    return this.#judge.judge(this.stack.rows, base);
  }

  /** Looks at the turns of a row that is neither decided nor at the end of its line. */
  #expand(
    base: number,
    ply: number,
    left: number,
    alpha: number,
    beta: number,
    passed: boolean,
    threats: number,
  ): number {
    const { stack } = this;
    const status = stack.rows[base + STATUS] as number;
    let depth = left;
    const narrow = beta - alpha === 1;
    const isQuiet = narrow && threats === 0 && Math.abs(beta) < CERTAIN;
    // One turn from the end two of three positions are good enough as they stand, and the table knows one of fourteen.
    if (isQuiet && depth === 1) {
      const worth = this.#judge.judge(stack.rows, base);
      if (worth - TRUST >= beta) return worth;
    }
    let first = 0;
    const table = this.#table;
    writeKey(stack.rows, base, this.#generator.keyWidth, this.#generator.keySeed);
    if (table.find(stack.rows[base + KEY_LOW] as number, stack.rows[base + KEY_HIGH] as number)) {
      first = table.best;
      if (narrow && table.depth >= depth) {
        const score = fromTable(table.score, ply);
        if (
          table.bound === EXACT ||
          (table.bound === AT_LEAST && score >= beta) ||
          (table.bound === AT_MOST && score <= alpha)
        )
          return score;
      }
    } else if (depth >= 4) depth -= 1;

    if (isQuiet && depth > 1) {
      const worth = this.#judge.judge(stack.rows, base);
      if (depth <= 4 && worth - TRUST * depth >= beta) return worth;
      if (depth >= PASS_FROM_DEPTH && !passed && worth >= beta && this.#generator.mayPass(stack, base)) {
        let score = this.#pass(base, ply, depth - 3 - (depth >> 2), beta);
        if (score >= beta && depth >= PASS_CHECKED_FROM && !this.stopped)
          score = this.visit(base, ply, depth - PASS_CHECK_SHORTER, alpha, beta, true, threats);
        if (this.stopped) return 0;
        if (score >= beta) return score >= CERTAIN ? beta : score;
      }
    }

    const mover = moverIn(status);
    const start = stack.top;
    let best = -INFINITE;
    let tried = 0;
    // Half of the time one turn is enough: the likely one is tried before any other is generated.
    const likely = first === 0 ? this.memory.killerAt(ply) : turnIn(first);
    if (
      threats === 0 &&
      likely >= 0 &&
      this.#generator.generateOne(stack, base, likely) &&
      (first === 0 || markOf(stack.rows, start) === first)
    ) {
      best = this.#follow(start, ply, depth, alpha, beta, 0);
      tried = markOf(stack.rows, start);
      if (!narrow && best > alpha && !this.stopped) this.#line.extend(ply, this.#keyOf(start));
      stack.top = start;
      if (best >= beta && !this.stopped) {
        this.memory.refuted(mover, ply, likely, depth);
        this.#keep(base, ply, depth, best, AT_LEAST, tried);
      }
      if (best >= beta || this.stopped) return best;
    }
    stack.top = start;
    if (narrow && threats === 0 && depth === 1) {
      const score = this.#last.visit(base, ply, beta, first, best, tried);
      if (score > -CERTAIN || this.stopped) return score;
    }
    return this.#tryAll(base, ply, depth, alpha, beta, threats, first, best, tried);
  }

  #tryAll(
    base: number,
    ply: number,
    depth: number,
    low: number,
    beta: number,
    threats: number,
    first: number,
    known: number,
    tried: number,
  ): number {
    const { stack } = this;
    const start = stack.top;
    const count = Math.min(MOST_TURNS, this.#generator.generate(stack, base, threats));
    if (count === WINNING) return WIN - ply - 1;
    if (count === UNFINISHED) {
      this.stopped = true;
      return 0;
    }
    // Nothing parries, or there is no turn at all.
    if (count === 0)
      return threats !== 0 && !this.#generator.isStuck(stack, base) ? ply + 2 - WIN : ply - WIN;
    const mover = moverIn(stack.rows[base + STATUS] as number);
    const narrow = beta - low === 1;
    const before = tried === 0 ? first : tried;
    const chosen = before === 0 ? -1 : findMarked(stack.rows, start, count, before);
    let alpha = Math.max(low, known);
    let best = known;
    let bestMark = known > low ? tried : first;
    const late = triedOf(count) * depth;
    const judge = depth >= JUDGED_FROM ? this.#judge : undefined;
    // The turn that was best before mostly is again: only when it is not are the others put in order.
    let order = UNKNOWN;
    for (let number = tried !== 0 && chosen >= 0 ? 1 : 0; number < count; number += 1) {
      if (narrow && threats === 0 && depth <= LATE_TO && number >= late && best > -CERTAIN) break;
      let index = chosen;
      if (chosen < 0 || number > 0) {
        if (order === UNKNOWN)
          order = this.#order.open(stack.rows, base, start, count, chosen, ply, mover, judge);
        index = this.#order.take(order, count - number);
      }
      const child = start + index * WIDTH;
      const score = this.#follow(child, ply, depth, alpha, beta, number);
      if (this.stopped) break;
      if (score > best) {
        best = score;
        if (score > alpha) {
          alpha = score;
          bestMark = markOf(stack.rows, child);
          if (!narrow) this.#line.extend(ply, this.#keyOf(child));
        }
        if (alpha >= beta) {
          this.#order.reward(order, count, chosen, number, mover, ply, depth, stack.rows, start);
          break;
        }
      }
    }
    stack.top = start;
    if (order !== UNKNOWN) this.#order.close(order);
    if (this.stopped) return 0;
    this.#keep(base, ply, depth, best, best >= beta ? AT_LEAST : best > low ? EXACT : AT_MOST, bestMark);
    return best;
  }

  #keep(base: number, ply: number, depth: number, best: number, bound: number, mark: number): void {
    const { rows } = this.stack;
    this.#table.keep(
      rows[base + KEY_LOW] as number,
      rows[base + KEY_HIGH] as number,
      depth,
      toTable(best, ply),
      bound,
      mark,
    );
  }

  #ask(): void {
    this.#askAt = this.#watch(this.nodes);
    this.stopped ||= this.#askAt === STOP;
  }

  /** What the row looks like to its mover without looking ahead: somebody who did not think. */
  glance(base: number, ply: number): number {
    const status = this.stack.rows[base + STATUS] as number;
    const winner = winnerIn(status);
    if (winner === NOBODY) return this.#judge.judge(this.stack.rows, base);
    return (winner - moverIn(status)) % this.#sides === 0 ? WIN - ply : ply - WIN;
  }

  /** One turn searched: the first with the whole window, later ones only to prove that they are no better. */
  #follow(child: number, ply: number, depth: number, alpha: number, beta: number, number: number): number {
    const deep = depth > 0 ? depth - 1 : 0;
    if (number === 0) return -this.visit(child, ply + 1, deep, -beta, -alpha, false, UNKNOWN);
    let known = UNKNOWN;
    let shorter = 0;
    if (number >= 3 && depth >= 2) {
      shorter = shorterBy(depth, number);
      if (shorter > 0) {
        known = this.#generator.threats(this.stack, child);
        if (known !== 0 || this.memory.isKiller(ply, this.stack.rows[child + TURN] as number)) shorter -= 1;
        shorter = Math.max(0, Math.min(shorter, deep - (depth > 2 ? 1 : 0)));
      }
    }
    let score = -this.visit(child, ply + 1, deep - shorter, -alpha - 1, -alpha, false, known);
    if (score > alpha && shorter > 0 && !this.stopped)
      score = -this.visit(child, ply + 1, deep, -alpha - 1, -alpha, false, known);
    if (score > alpha && score < beta && !this.stopped)
      score = -this.visit(child, ply + 1, deep, -beta, -alpha, false, known);
    return score;
  }

  /** What the opponent could make of two turns in a row. */
  #pass(base: number, ply: number, depth: number, beta: number): number {
    const { stack } = this;
    stack.reserve(1);
    const { rows, top } = stack;
    writePassed(rows, top, base);
    stack.top += WIDTH;
    const score = -this.visit(top, ply + 1, Math.max(0, depth), -beta, -beta + 1, true, UNKNOWN);
    stack.top = top;
    return score;
  }

  #keyOf(child: number): number {
    const { rows } = this.stack;
    writeKey(rows, child, this.#generator.keyWidth, this.#generator.keySeed);
    return rows[child + KEY_LOW] as number;
  }
}
