/**
 * Every complete turn of a position, one at a time.
 *
 * Walks are followed breadth first, so that of several ways to the same result the shortest is found, and only that one
 * is given. Nothing is generated before it is asked for, and nothing is allocated once the pool has grown.
 */

import { beginTurn, isPlacing } from './beginning.ts';
import { bindsEveryTurn, bindsWhoUsesPower, goTo } from './ending.ts';
import { type Edge, END_OF_TURN } from './phase.ts';
import { SeenWalks } from './seen.ts';
import { below, diff, EMPTY, first, NOWHERE, rest, type Square, type SquareSet, size } from './squares.ts';
import type { Table } from './table.ts';
import { NO_RULES } from './turn-rules.ts';
import { asSeen } from './view.ts';
import { NOBODY, Walk } from './walk.ts';

/** A taken edge: its number in the phase, its actor, its target. */
export interface Taken {
  readonly edge: number;
  readonly actor: Square;
  readonly target: Square;
}
/** The edge number of stopping where stopping is allowed. */
export const STOP = -1;
/** How many walks are followed between two questions whether to go on, less one: a mask. */
const LOOK = 15;

export class TurnWalker {
  /** Walks on their way; `#pool[#count]` is the one under construction. */
  readonly #pool: Walk[] = [];
  readonly #parents: number[] = [];
  readonly #taken: Taken[] = [];
  readonly #seen = new SeenWalks();
  readonly #table: Table;
  #count = 0;
  #current = 0;
  #edge = 0;
  /** The edge of that number, of the current walk's phase. */
  #way: Edge | undefined;
  #actor: Square = NOWHERE;
  #actors: SquareSet = EMPTY;
  #targets: SquareSet = EMPTY;
  #target: Square = NOWHERE;
  #repeats = false;
  /** The builds of the current walk go on in the order of their squares. */
  #inOrder = false;
  /** Where the walks lay that waited when the first dive began; -1 before it. */
  #shore = -1;
  #shoreEnd = -1;
  /** Tells how many targets the next step of a dive leaves out. */
  #lot = 0;
  /**
   * Asked now and then, because it can take long until the next turn is found; true ends `advance`. Whoever has a clock
   * may ask it here.
   */
  interrupt: (() => boolean) | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Every turn from a position between two turns. */
  start(position: Walk): this {
    const root = this.#slot(0).copy(position);
    startTurn(root);
    return this.#begin(root);
  }

  /** Every way to complete a turn that has begun. */
  resume(walk: Walk): this {
    return this.#begin(this.#slot(0).copy(walk));
  }

  /** Every way to complete it that meets that demand. */
  seek(walk: Walk, demand: number): this {
    const root = this.#slot(0).copy(walk);
    root.bindings |= bindsEveryTurn(demand);
    return this.#begin(root);
  }

  /** The turn found last, as the walk it ended in: the next position, with what happened still on it. */
  get result(): Walk {
    return this.#pool[this.#count] as Walk;
  }

  /** The edges that led to the result, in order. */
  path(): Taken[] {
    const path: Taken[] = [{ edge: this.#edge, actor: this.#actor, target: this.#target }];
    for (let node = this.#current; node > 0; node = this.#parents[node] as number) {
      path.push(this.#taken[node] as Taken);
    }
    return path.reverse();
  }

  /** Walks begun so far: each takes up room until the next start. */
  get begun(): number {
    return this.#count;
  }

  /** Those of them that were not followed to their end. None are left when `advance` has given every turn. */
  get waiting(): number {
    return this.#count - this.#current;
  }

  /**
   * Where there is no time for all turns: one that goes through that one of the walks that wait, and from there on
   * straight to an end. False when that leads nowhere. After it only another dive or a start makes sense.
   */
  dive(waiting: number): boolean {
    if (this.#shore < 0) {
      this.#shore = this.#current;
      this.#shoreEnd = this.#count;
    }
    // What the last dive went through is not needed any more.
    this.#count = this.#shoreEnd;
    this.#goOnFrom(this.#shore + waiting);
    return this.advance();
  }

  /** Finds the next turn; false when there is none left, or when interrupted. */
  advance(): boolean {
    while (this.#current < this.#count) {
      const walk = this.#pool[this.#current] as Walk;
      if (this.#targets !== 0) {
        this.#target = first(this.#targets);
        this.#targets = rest(this.#targets);
        const edge = this.#way as Edge;
        const child = this.#slot(this.#count).copy(walk);
        edge.take(child, this.#actor, this.#target);
        if (child.surprised && !stepStandsAsSeen(walk, edge, this.#actor, this.#target)) continue;
        if (this.#arrives(child)) return true;
      } else if (this.#actors !== 0) {
        this.#actor = first(this.#actors);
        this.#actors = rest(this.#actors);
        const targets = (this.#way as Edge).targets(walk, this.#actor);
        this.#targets = this.#inOrder ? diff(targets, below(walk.site)) : targets;
        if (this.#shore >= 0) this.#leaveOut();
      } else if (this.#edge === STOP) {
        // A dive ends with its walk.
        if (this.#shore >= 0) return false;
        this.#current += 1;
        this.#edge = 0;
        this.#enter();
        if ((this.#current & LOOK) === 0 && this.interrupt?.() === true) return false;
      } else if (this.#edge + 1 < walk.phase.edges.length) {
        this.#edge += 1;
        this.#enter();
      } else {
        this.#edge = STOP;
        const next = walk.phase.otherwise?.(walk);
        if (next === undefined) continue;
        const child = this.#slot(this.#count).copy(walk);
        goTo(child, next);
        if (this.#arrives(child)) return true;
      }
    }
    return false;
  }

  #begin(root: Walk): this {
    this.#count = root.winner === NOBODY ? 1 : 0;
    this.#shore = -1;
    this.#lot = 0;
    this.#repeats = root.rules.repeats || isPlacing(root);
    if (this.#repeats) this.#seen.clear();
    this.#goOnFrom(0);
    return this;
  }

  #goOnFrom(walk: number): void {
    this.#current = walk;
    this.#edge = 0;
    this.#targets = EMPTY;
    this.#enter();
  }

  #enter(): void {
    const walk = this.#current < this.#count ? this.#pool[this.#current] : undefined;
    // A turn within the turn has begun here.
    if (walk?.unjudged === true) judgeDemands(walk);
    this.#inOrder = walk?.phase.unordered === true && this.#isLoop(walk);
    this.#way = walk?.phase.edges[this.#edge];
    this.#actors = walk === undefined || this.#way === undefined ? EMPTY : this.#way.actors(walk);
  }

  /** Whether the current walk came here from the same phase, with nobody to act in between. */
  #isLoop({ phase, rules }: Walk): boolean {
    return (
      this.#current > 0 &&
      this.#pool[this.#parents[this.#current] as number]?.phase === phase &&
      rules.interrupts.length === 0 &&
      rules.boardWins.length === 0
    );
  }

  /** Whether the child is a complete turn worth giving; one on its way is queued. */
  #arrives(child: Walk): boolean {
    if (child.refused || (this.#repeats && !this.#seen.add(child))) return false;
    if (child.done) return true;
    this.#parents[this.#count] = this.#current;
    this.#taken[this.#count] = { edge: this.#edge, actor: this.#actor, target: this.#target };
    this.#count += 1;
    if (this.#shore >= 0) this.#goOnFrom(this.#count - 1);
    return false;
  }

  /** The first targets, always another number of them: or all dives would end alike. */
  #leaveOut(): void {
    this.#lot = (Math.imul(this.#lot, 1_664_525) + 1_013_904_223) | 0;
    const all = Math.max(1, size(this.#targets));
    for (let left = (this.#lot >>> 16) % all; left > 0; left -= 1) this.#targets = rest(this.#targets);
  }

  #slot(index: number): Walk {
    const known = this.#pool[index];
    if (known !== undefined) return known;
    const walk = new Walk(this.#table, NO_RULES, END_OF_TURN);
    this.#pool[index] = walk;
    return walk;
  }
}

/** Walkers that only look whether there is a turn; kept, because making one costs more than such a look. */
const probes: TurnWalker[] = [];

/** Whether at least one complete turn goes through here (G5.2). */
export const canBeCompleted = (walk: Walk): boolean => {
  if (walk.done) return true;
  const probe = probes.pop() ?? new TurnWalker(walk.table);
  const found = probe.resume(walk).advance();
  probes.push(probe);
  return found;
};

/** Whether a step that ended in a surprise could have been completed for all its player knew (G5.6). No stop ends in one. */
export const stepStandsAsSeen = (walk: Walk, edge: Edge, actor: Square, target: Square): boolean => {
  const seen = asSeen(walk);
  edge.take(seen, actor, target);
  return !seen.refused && canBeCompleted(seen);
};

/** Finds out which demands bind the turn that has begun: those that at least one complete turn can meet (G7.4). */
export const judgeDemands = (walk: Walk): void => {
  walk.unjudged = false;
  for (let demand = 0; demand < walk.rules.demands.length; demand += 1) {
    const probe = probes.pop() ?? new TurnWalker(walk.table);
    probe.seek(walk, demand);
    while ((walk.bindings & bindsEveryTurn(demand)) === 0 && probe.advance()) {
      walk.bindings |= bindsWhoUsesPower(demand);
      if (probe.result.used === 0) walk.bindings |= bindsEveryTurn(demand);
    }
    probes.push(probe);
  }
};

/** Begins the turn, with everything that is known before its first step. */
export const startTurn = (walk: Walk): void => {
  beginTurn(walk);
  if (walk.unjudged) judgeDemands(walk);
};
