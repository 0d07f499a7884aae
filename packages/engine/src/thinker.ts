/**
 * Thinking about one position: the search from the root, deeper and deeper, until a limit is reached.
 *
 * A thinker lives as long as a game: what it has learnt about positions and turns helps the next time.
 */

import type { Position, Table } from '@caldera/rules';
import type { Findings, Tally } from './findings.ts';
import type { Generator } from './generator.ts';
import { generatorFor } from './generator-for.ts';
import type { Judge } from './judge.ts';
import { judgeFor } from './judge-for.ts';
import { checkLimit, checkLines, DEEPEST, type Limit } from './limit.ts';
import { textAlong } from './line.ts';
import { shorterBy } from './reductions.ts';
import { listRoots } from './root-list.ts';
import {
  bringForward,
  type Choice,
  choiceOf,
  findingOf,
  INFINITE,
  isSettled,
  type RootTurn,
  type Sights,
  sortFirst,
  sortOthers,
  spellOut,
  takeOver,
  watchOver,
} from './root-turns.ts';
import { CERTAIN, type Score, scoreOf } from './score.ts';
import { Search } from './search.ts';
import { ThreeSearch } from './three-search.ts';
import { Transpositions } from './transpositions.ts';
import { MOST_PLIES, type TreeSearch, type Watch } from './tree-search.ts';
import { ENOUGH, TurnLister } from './turn-lister.ts';

/** Half of the first window around the last score. */
const WINDOW = 30;
/** How often to look at the clock, in positions: some powers take a millisecond for one. */
const LOOK_SELDOM = 128;
const LOOK_OFTEN = 4;
/** The part of the time that may be spent on listing the turns there are. */
const LISTING = 0.25;
const NEVER = (): boolean => false;
/** Nobody else visits anything. */
const ALONE: Tally = (nodes) => nodes;

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
  /** Counts the positions of all of them together. */
  readonly tally?: Tally;
  /** Asked often; true ends the thinking. */
  readonly until?: () => boolean;
  readonly onInfo?: (info: Info) => void;
}

/** What it takes to think about the positions of a line-up. */
interface Means {
  readonly lineUp: Table;
  readonly generator: Generator;
  /** Kept, because the walks of very many turns would have to be cleared away each time. */
  readonly lister: TurnLister;
  readonly search: TreeSearch;
}

/** The same for one of them. */
interface Beginning extends Means {
  readonly roots: RootTurn[];
  readonly isLate: () => boolean;
  readonly elapsed: () => number;
  /** Positions visited by everybody who thinks about it. */
  readonly visited: () => number;
}

export class Thinker {
  readonly #table: Transpositions;
  readonly #judge: Judge | undefined;
  readonly #generatorOf: (lineUp: Table) => Generator;
  #means: Means | undefined;
  #watch: Watch = () => 0;

  /** `judge` and `generatorOf` are for comparisons; the best there is for a line-up is taken where they are absent. */
  constructor(
    table: Transpositions = Transpositions.ofSize(16 << 20),
    judge?: Judge,
    generatorOf: (lineUp: Table) => Generator = (lineUp) => generatorFor(lineUp, ENOUGH),
  ) {
    this.#table = table;
    this.#judge = judge;
    this.#generatorOf = generatorOf;
  }

  /** Forgets everything: a new game. */
  clear(): void {
    this.#table.clear();
    this.#means?.search.forget();
  }

  think(position: Position, limit: Limit, options: ThinkOptions = {}): Thought {
    for (const sound of [checkLimit(limit), checkLines(options.lines ?? 1)])
      if (!sound.ok) throw new RangeError(sound.error);
    const { findings } = options;
    let depth = options.skips ?? 0;
    const isOvertaken = (): boolean => findings?.isFinished(depth) === true;
    const beginning = this.#begin(position, limit, options, isOvertaken);
    const { search, roots, isLate, elapsed, visited } = beginning;
    const wanted = Math.max(1, Math.min(options.lines ?? 1, roots.length));
    const deepest = Math.min(limit.depth ?? DEEPEST, MOST_PLIES / 2);
    const inform = (reached: number): void => {
      for (let line = 0; line < wanted; line += 1)
        options.onInfo?.(this.#inform(beginning, position, roots[line], line + 1, reached));
    };
    let reached = 0;
    while (depth < deepest && roots.length > 0) {
      depth += 1;
      if (depth > 2) sortOthers(roots, wanted);
      search.horizon = Math.min(MOST_PLIES - 2, depth * 2 + 8);
      for (let line = 0; line < wanted && !search.stopped; line += 1)
        this.#searchLine(search, roots, line, depth);
      if (search.stopped) {
        if (!isOvertaken()) break;
        depth = takeOver(roots, findings?.latest()) ?? depth;
        search.stopped = isLate();
      } else if (findings !== undefined) findings.publish(findingOf(roots[0] as RootTurn, depth));
      sortFirst(roots, wanted);
      reached = depth;
      inform(reached);
      if (search.stopped || isSettled(roots, wanted, depth, limit)) break;
    }
    // Not even one turn ahead: what a glance said is better than silence.
    if (reached === 0 && roots.length > 0) inform(reached);
    return {
      choices: roots.slice(0, wanted).map((root) => this.#choice(beginning, position, root)),
      depth,
      nodes: visited(),
      milliseconds: elapsed(),
    };
  }

  /** What each turn looks like to somebody who looks one turn ahead, two, and so on: as far as the limit allows. */
  sights(position: Position, limit: Limit, options: ThinkOptions = {}): Sights {
    const beginning = this.#begin(position, limit, options, NEVER);
    const { search, roots, elapsed, visited } = beginning;
    const sights = roots.map((root) => [root.value]);
    let depth = 1;
    while (depth < (limit.depth ?? DEEPEST) && roots.length > 0) {
      search.horizon = depth + 3;
      const deeper: number[] = [];
      for (const { base } of roots)
        if (!search.stopped) deeper.push(-search.visit(base, 1, depth, -INFINITE, INFINITE, false, -1));
      // A depth that was not finished says nothing about the turns that it did not come to.
      if (search.stopped) break;
      depth += 1;
      roots.forEach((root, index) => {
        root.value = deeper[index] as number;
        sights[index]?.push(root.value);
      });
    }
    return {
      sights,
      choiceAt: (place) => {
        const root = roots[place];
        return root === undefined ? undefined : this.#choice(beginning, position, root);
      },
      depth,
      nodes: roots.length + visited(),
      milliseconds: elapsed(),
    };
  }

  /** Lists the turns and sets the clock. `isEnough`: ends the search as a limit does, though time is not out. */
  #begin(
    position: Position,
    limit: Limit,
    { until = NEVER, tally = ALONE }: ThinkOptions,
    isEnough: () => boolean,
  ): Beginning {
    const began = performance.now();
    const means = this.#prepare(position.table);
    const { generator, lister, search } = means;
    search.begin(position.toMove);
    const elapsed = (): number => performance.now() - began;
    // Some powers have so many turns that listing them takes longer than there is time to think. What is found in a
    // part of it has to do.
    const { movetime = Number.POSITIVE_INFINITY } = limit;
    let time = movetime * LISTING;
    const isLate = (): boolean => until() || (time !== Number.POSITIVE_INFINITY && elapsed() >= time);
    generator.isLate = isLate;
    lister.isLate = isLate;
    const roots = listRoots(search, generator, lister, position);
    time = movetime;
    const look = generator.seesThreats ? LOOK_SELDOM : LOOK_OFTEN;
    this.#watch = watchOver(limit, look, tally, () => isLate() || isEnough());
    return { ...means, roots, isLate, elapsed, visited: () => tally(search.nodes) };
  }

  #prepare(lineUp: Table): Means {
    this.#table.grow();
    if (this.#means !== undefined && isSameLineUp(this.#means.lineUp, lineUp)) {
      this.#means.search.fade();
      return this.#means;
    }
    const generator = this.#generatorOf(lineUp);
    const watch: Watch = (nodes) => this.#watch(nodes);
    const search =
      lineUp.sides === 3
        ? new ThreeSearch(generator, watch)
        : new Search(generator, this.#judge ?? judgeFor(lineUp), this.#table, lineUp.sides, watch);
    this.#means = { lineUp, generator, lister: new TurnLister(lineUp, ENOUGH), search };
    return this.#means;
  }

  #choice({ search, generator }: Means, position: Position, root: RootTurn): Choice {
    return choiceOf(position, root, search.stack.rows, generator.keyWidth);
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
    beginning: Beginning,
    position: Position,
    root: RootTurn | undefined,
    line: number,
    depth: number,
  ): Info {
    const { generator, isLate, elapsed, visited } = beginning;
    const turns =
      root === undefined
        ? []
        : spellOut(this.#choice(beginning, position, root).turn, root.line, generator, isLate);
    return {
      depth,
      line,
      score: scoreOf(root?.value ?? 0),
      nodes: visited(),
      milliseconds: Math.round(elapsed()),
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
