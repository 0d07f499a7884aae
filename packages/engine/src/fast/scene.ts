/** One turn about to be made, in plain integers: the position, and what binds the mover. */

import type { Sieve } from '../sieve.ts';
import type { Stack } from '../stack.ts';
import { MEMORY1, STATUS } from '../state.ts';
import { Board } from './board.ts';
import { AROUND, ON_THE_BOARD, PERIMETER, reachBy, reachOf, waysOf } from './masks.ts';
import type { FastPower } from './powers.ts';
import { carriedTo, loneHighest, type Terms } from './terms.ts';

/** What a power does once a worker stands on `to`. */
export type Arrive = (scene: Scene, to: number, own: number, foes: number) => void;

export class Scene extends Board {
  /** Those of its own that can move. */
  movers = 0;
  /** The opponent forbids going up. */
  grounded = false;
  /** Only moves up are looked for. */
  rising = false;
  /** Only few turns are wanted, of each look one. */
  wantsFew = false;
  /** Where a move wins nothing. */
  barred = 0;
  /** The opponent is about to climb: turns that let it are left out. */
  forced = false;
  /** Where the opponent could step to from each square. */
  #foeWays: Int32Array = AROUND;
  #foeTerms: Terms | undefined;
  /** The wind that the opponent lets blow. */
  #foeWind = 0;
  #foeBarred = 0;
  #ways: Int32Array = AROUND;
  #near: Int32Array = AROUND;
  /** Workers that have to end beside an opponent. */
  #held = 0;
  #heavy = false;
  #starved = false;
  #carried = false;

  load(stack: Stack, base: number, terms: Terms, foeTerms: Terms, sieve: Sieve | undefined): void {
    this.open(stack, base, sieve);
    this.wantsFew = sieve !== undefined;
    const { rows } = stack;
    const mover = (rows[base + STATUS] as number) & 1;
    const { rival } = terms;
    const { own } = this;
    this.movers = rival.lulls === true ? own & ~loneHighest(this.level1, this.level2, this.level3, own) : own;
    this.grounded = terms.isGrounded(rows, base);
    this.rising = false;
    this.barred = rival.bars === true ? PERIMETER : 0;
    this.#ways = terms.ways(rows, base);
    this.#near = terms.power.torus === true ? waysOf(true, 0) : AROUND;
    this.#held = rival.holds === true ? own & reachOf(this.foes) : 0;
    this.#heavy = rival.weighs === true;
    this.#starved = rival.starves === true;
    this.#carried = rival.carries === true;
    this.#foeTerms = foeTerms;
    this.#foeWays = foeTerms.ways(rows, base);
    this.#foeWind = rival.blows === true ? (rows[base + MEMORY1 - mover] as number) : 0;
    this.#foeBarred = terms.power.bars === true ? PERIMETER : 0;
  }

  /** Spaces that a worker on `from` may step to without winning, but for those that are taken. */
  steps(from: number, level: number, taken: number): number {
    const high = this.above(this.grounded ? level : level + 1);
    let targets = (this.#ways[from] as number) & ~(high | this.domes | taken);
    if (this.#heavy && level > 0) targets &= this.above(level - 1);
    if (this.rising) targets &= this.above(level);
    return level === 2 ? targets & ~(this.level3 & ~this.barred) : targets;
  }

  /** Where steps lead from a set of squares, whatever is there. */
  around(squares: number): number {
    return reachBy(this.#ways, squares);
  }

  /** A worker has stepped from one space to another; what the opponent makes of it comes before all else. */
  come(arrive: Arrive, from: number, to: number, own: number, foes: number): void {
    if (!this.wants(own)) return;
    if (this.#carried) {
      const end = this.endOf(from, to, own | foes);
      arrive(this, end, own ^ (1 << to) ^ (1 << end), foes);
    } else if (this.mayEnd(from, to, foes)) arrive(this, to, own, foes);
  }

  /** Of the spaces, those that the worker from a square may end on: one that is held has to end beside an opponent. */
  allowed(from: number, spaces: number, foes: number): number {
    return ((this.#held >>> from) & 1) === 0 ? spaces : spaces & reachOf(foes);
  }

  mayEnd(from: number, to: number, foes: number): boolean {
    return this.allowed(from, 1 << to, foes) !== 0;
  }

  /** Where a worker stands after a step, once the opponent has carried it on. */
  endOf(from: number, to: number, workers: number): number {
    return this.#carried ? carriedTo(this, from, to, workers | this.domes) : to;
  }

  /** Where the opponent could still climb to the top after a move: builds have to close all of it. */
  standing(own: number, foes: number): number {
    if (!this.forced) return 0;
    const above = foes & this.level2 & ~this.level3;
    if (above === 0) return 0;
    return reachBy(this.#foeWays, above) & this.level3 & ~(own | foes | this.domes | this.#foeBarred);
  }

  /** The mover lets this wind blow from now on. */
  blow(wind: number): void {
    this.markWind(wind);
    if (this.#foeTerms !== undefined) this.#foeWays = this.#foeTerms.waysIn(wind, this.#foeWind);
  }

  /** Only turns that look like this are wanted, so that none need be tried that begin in another way. */
  want(turn: number, power: FastPower): void {
    this.wantPath(turn);
    this.wantsFew = true;
    if (power.roams !== true) this.movers &= 1 << ((turn >> 10) & 31);
  }

  /** The turn that looks like this, if it is a step to a free space and an ordinary build. */
  emitOne(turn: number, { grounds }: FastPower): void {
    const from = turn >> 10;
    const to = (turn >> 5) & 31;
    const { own, foes } = this;
    const level = this.levelOf(from);
    if (((this.movers >>> from) & 1) === 0) return;
    if (((this.steps(from, level, own | foes) >>> to) & 1) === 0) return;
    if (grounds === true) this.memory = (this.above(level) >>> to) & 1;
    if (!this.mayEnd(from, to, foes)) return;
    const placed = own ^ (1 << from) ^ (1 << to);
    this.emitEach(this.sites(to, placed, foes) & (1 << (turn & 31)), placed, foes);
  }

  /** Where a worker that came to `to` may build a dome, if its power lets it. */
  spaces(to: number, own: number, foes: number): number {
    return (this.#near[to] as number) & ~(own | foes | this.domes) & ON_THE_BOARD;
  }

  /** Where it may make an ordinary build. */
  sites(to: number, own: number, foes: number): number {
    const spaces = this.spaces(to, own, foes);
    return this.#starved ? spaces & (this.level3 | ~reachOf(foes)) : spaces;
  }

  /** Of the sites, those that one build has to take: all when nothing threatens, none when one is not enough. */
  parries(sites: number, own: number, foes: number): number {
    const standing = this.standing(own, foes);
    if (standing === 0) return sites;
    return (standing & (standing - 1)) === 0 ? sites & standing : 0;
  }
}
