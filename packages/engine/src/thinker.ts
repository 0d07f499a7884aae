/**
 * Thinking about one position: the search from the root, deeper and deeper, until a limit is reached.
 *
 * A thinker lives as long as a game: what it has learnt about positions and turns helps the next time.
 */

import { type Position, type Table, TurnWalker, walkFrom } from '@caldera/rules';
import type { Findings } from './findings.ts';
import type { Generator } from './generator.ts';
import { generatorFor } from './generator-for.ts';
import type { Judge } from './judge.ts';
import { judgeFor } from './judge-for.ts';
import { checkLimit, checkLines, DEEPEST, type Limit } from './limit.ts';
import { textAlong } from './line.ts';
import { shorterBy } from './reductions.ts';
import {
  bringForward,
  type Choice,
  choiceOf,
  findingOf,
  INFINITE,
  isSettled,
  type RootTurn,
  type Sight,
  sortFirst,
  sortOthers,
  spellOut,
  takeOver,
  watchOver,
} from './root-turns.ts';
import { CERTAIN, type Score, scoreOf } from './score.ts';
import { Search } from './search.ts';
import type { Stack } from './stack.ts';
import { isOver, TURN, turnBetween, WIDTH, writeWalk } from './state.ts';
import { ThreeSearch } from './three-search.ts';
import { Transpositions } from './transpositions.ts';
import { MOST_PLIES, STOP, type TreeSearch, type Watch } from './tree-search.ts';

/** Half of the first window around the last score. */
const WINDOW = 30;
/** How often to look at the clock, in positions: some powers take a millisecond for one. */
const LOOK_SELDOM = 128;
const LOOK_OFTEN = 4;
/** The part of the time that may be spent on listing the turns there are. */
const LISTING = 0.25;
const NEVER = (): boolean => false;

export interface Info {
  readonly depth: number;
  /** 1 for the best line. */
  readonly line: number;
  readonly score: Score;
  readonly nodes: number;
  readonly milliseconds: number;
  /** The turns of the line, as text. */
  readonly turns: readonly string[];
}

export interface Thought {
  /** Best first; empty when there is no turn to choose. */
  readonly choices: readonly Choice[];
  readonly depth: number;
  readonly nodes: number;
  readonly milliseconds: number;
}

export interface ThinkOptions {
  readonly lines?: number;
  /** Depths to leave out at the beginning: helpers look ahead of the thread they help. */
  readonly skips?: number;
  /** For thinkers that work together on the best line: each depth counts when the first of them has finished it. */
  readonly findings?: Findings;
  /** Asked often; true ends the thinking. */
  readonly until?: () => boolean;
  readonly onInfo?: (info: Info) => void;
}

export class Thinker {
  readonly #table: Transpositions;
  readonly #judge: Judge | undefined;
  readonly #generatorOf: (lineUp: Table) => Generator;
  #lineUp: Table | undefined;
  #search: TreeSearch | undefined;
  #generator: Generator | undefined;
  #watch: Watch = () => 0;

  /** `judge` and `generatorOf` are for comparisons; the best there is for a line-up is taken where they are absent. */
  constructor(
    table: Transpositions = Transpositions.ofSize(16 << 20),
    judge?: Judge,
    generatorOf: (lineUp: Table) => Generator = generatorFor,
  ) {
    this.#table = table;
    this.#judge = judge;
    this.#generatorOf = generatorOf;
  }

  /** Forgets everything: a new game. */
  clear(): void {
    this.#table.clear();
    this.#search?.memory.clear();
  }

  think(position: Position, limit: Limit, options: ThinkOptions = {}): Thought {
    for (const sound of [checkLimit(limit), checkLines(options.lines ?? 1)])
      if (!sound.ok) throw new RangeError(sound.error);
    const began = performance.now();
    const search = this.#prepare(position.table);
    search.begin(position.toMove);
    const look = this.#generator?.seesThreats === true ? LOOK_SELDOM : LOOK_OFTEN;
    const elapsed = (): number => performance.now() - began;
    // Some powers have so many turns that listing them takes longer than there is time to think. What is found in a
    // part of it has to do; and as listing them again up to one of them is how it is spelt out, time is kept for that.
    let time = (limit.movetime ?? Number.POSITIVE_INFINITY) * LISTING;
    const isLate = (): boolean =>
      options.until?.() === true || (time !== Number.POSITIVE_INFINITY && elapsed() >= time);
    const { findings } = options;
    let depth = options.skips ?? 0;
    const isOvertaken = (): boolean => findings?.isFinished(depth) === true;
    this.#watch = watchOver(limit, look, () => isLate() || isOvertaken());
    const roots = this.#roots(search, position, this.#setClock(isLate));
    time = (limit.movetime ?? Number.POSITIVE_INFINITY) - elapsed();
    const wanted = Math.max(1, Math.min(options.lines ?? 1, roots.length));
    const deepest = Math.min(limit.depth ?? DEEPEST, MOST_PLIES / 2);
    while (depth < deepest && roots.length > 0) {
      depth += 1;
      if (depth > 2) sortOthers(roots, wanted);
      search.horizon = Math.min(MOST_PLIES - 2, depth * 2 + 8);
      for (let line = 0; line < wanted; line += 1) this.#searchLine(search, roots, line, depth);
      if (search.stopped) {
        if (isLate() || !isOvertaken()) break;
        depth = takeOver(roots, findings?.latest()) ?? depth;
        search.stopped = false;
      } else if (findings !== undefined) findings.publish(findingOf(roots[0] as RootTurn, depth));
      sortFirst(roots, wanted);
      for (let line = 0; line < wanted; line += 1)
        options.onInfo?.(this.#inform(search, position, roots[line], line + 1, depth, elapsed()));
      if (isSettled(roots, wanted, depth, limit)) break;
    }
    return {
      choices: roots.slice(0, wanted).map((root) => this.#choice(search, position, root)),
      depth,
      nodes: search.nodes,
      milliseconds: elapsed(),
    };
  }

  /** What each turn looks like to somebody who looks one turn ahead, two, and so on: as far as the nodes suffice. */
  sights(position: Position, depth: number, nodes: number): Sight[] {
    const search = this.#prepare(position.table);
    search.begin(position.toMove);
    this.#watch = (count) => (count > nodes ? STOP : nodes + 1);
    const roots = this.#roots(search, position, this.#setClock(NEVER));
    const sights = roots.map((root) => ({ root, values: [-search.glance(root.base, 1)] }));
    for (let deep = 2; deep <= depth; deep += 1) {
      search.horizon = deep + 2;
      const values = roots.map(
        ({ base }) => -search.visit(base, 1, deep - 1, -INFINITE, INFINITE, false, -1),
      );
      // A depth that was not finished says nothing about the turns that it did not come to.
      if (search.stopped) break;
      sights.forEach((sight, index) => {
        sight.values.push(values[index] as number);
      });
    }
    return sights.map(({ root, values }) => ({ choice: this.#choice(search, position, root), values }));
  }

  #prepare(lineUp: Table): TreeSearch {
    this.#table.grow();
    if (this.#search === undefined || this.#lineUp === undefined || !isSameLineUp(this.#lineUp, lineUp)) {
      this.#lineUp = lineUp;
      this.#generator = this.#generatorOf(lineUp);
      const watch: Watch = (nodes) => this.#watch(nodes);
      this.#search =
        lineUp.sides === 3
          ? new ThreeSearch(this.#generator, watch)
          : new Search(this.#generator, this.#judge ?? judgeFor(lineUp), this.#table, lineUp.sides, watch);
    } else this.#search.memory.fade();
    return this.#search;
  }

  #setClock(isLate: () => boolean): () => boolean {
    if (this.#generator !== undefined) this.#generator.isLate = isLate;
    return isLate;
  }

  #roots(search: TreeSearch, position: Position, isLate: () => boolean): RootTurn[] {
    const { stack } = search;
    stack.top = WIDTH;
    writeWalk(stack.rows, 0, walkFrom(position));
    if (isOver(stack.rows, 0)) return [];
    if (!this.#listQuickly(stack)) this.#walkThrough(stack, position, isLate);
    const roots: RootTurn[] = [];
    for (let base = WIDTH; base < stack.top; base += WIDTH) {
      const value = -search.glance(base, 1);
      roots.push({ index: roots.length, base, turn: undefined, value, line: [], effort: 0 });
    }
    return roots.sort((a, b) => b.value - a.value);
  }

  /** Puts the results of all turns on the stack; false where it takes the rules, also to tell how a win is won. */
  #listQuickly(stack: Stack): boolean {
    const generator = this.#generator;
    if (generator?.isQuick !== true || generator.canWin(stack, 0)) return false;
    return generator.generate(stack, 0, 0) >= 0;
  }

  #walkThrough(stack: Stack, position: Position, isLate: () => boolean): void {
    const walker = new TurnWalker(position.table).start(walkFrom(position));
    for (let listed = 1; walker.advance(); listed += 1) {
      stack.reserve(1);
      writeWalk(stack.rows, stack.top, walker.result);
      stack.rows[stack.top + TURN] = turnBetween(stack.rows, 0, stack.top);
      stack.top += WIDTH;
      if (listed % LOOK_SELDOM === 0 && isLate()) break;
    }
  }

  #choice(search: TreeSearch, position: Position, root: RootTurn): Choice {
    return choiceOf(position, root, search.stack.rows, this.#generator?.keyWidth ?? 0);
  }

  /** The best of the turns from `from` on, brought to that place. */
  #searchLine(search: TreeSearch, roots: RootTurn[], from: number, depth: number): void {
    const before = roots[from]?.value ?? 0;
    let margin = WINDOW;
    const wide = depth < 4 || Math.abs(before) > CERTAIN;
    let low = wide ? -INFINITE : before - margin;
    let high = wide ? INFINITE : before + margin;
    for (;;) {
      const best = this.#searchRoots(search, roots, from, depth, low, high);
      if (search.stopped) return;
      margin *= 3;
      if (best <= low) low = margin > 400 ? -INFINITE : best - margin;
      else if (best >= high) high = margin > 400 ? INFINITE : best + margin;
      else return;
    }
  }

  #searchRoots(
    search: TreeSearch,
    roots: RootTurn[],
    from: number,
    depth: number,
    low: number,
    high: number,
  ): number {
    let alpha = low;
    let best = -INFINITE;
    const values = roots.map(() => -INFINITE);
    for (let place = from; place < roots.length; place += 1) {
      const root = roots[place] as RootTurn;
      const before = search.nodes;
      let value: number;
      if (place === from) value = -search.visit(root.base, 1, depth - 1, -high, -alpha, false, -1);
      else {
        const shorter = Math.max(0, Math.min(depth - 2, shorterBy(depth, place - from)));
        value = -search.visit(root.base, 1, depth - 1 - shorter, -alpha - 1, -alpha, false, -1);
        if (value > alpha && shorter > 0 && !search.stopped)
          value = -search.visit(root.base, 1, depth - 1, -alpha - 1, -alpha, false, -1);
        if (value > alpha && !search.stopped)
          value = -search.visit(root.base, 1, depth - 1, -high, -alpha, false, -1);
      }
      root.effort = search.nodes - before;
      if (search.stopped) break;
      if (value > best) {
        best = value;
        values[place] = value;
        if (value > alpha) root.line = search.lineFrom(1);
      }
      if (value > alpha) alpha = value;
      if (alpha >= high) break;
    }
    if (best > low || best !== -INFINITE) bringForward(roots, values, from);
    return best;
  }

  #inform(
    search: TreeSearch,
    position: Position,
    root: RootTurn | undefined,
    number: number,
    depth: number,
    milliseconds: number,
  ): Info {
    const generator = this.#generator;
    const turns =
      root === undefined || generator === undefined
        ? []
        : spellOut(this.#choice(search, position, root).turn, root.line, generator, generator.isLate);
    return {
      depth,
      line: number,
      score: scoreOf(root?.value ?? 0),
      nodes: search.nodes,
      milliseconds: Math.round(milliseconds),
      turns: textAlong(position, turns),
    };
  }
}

/** Every position text that is read brings a table of its own. */
const isSameLineUp = (one: Table, other: Table): boolean =>
  one === other ||
  (one.players === other.players &&
    one.fleece === other.fleece &&
    one.gods.every((god, player) => god === other.gods[player]));
