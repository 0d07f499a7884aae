/** One turn about to be made, in plain integers: the position, what binds the mover, and where results go. */

import type { Gate } from '../sieve.ts';
import type { Stack } from '../stack.ts';
import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, MEMORY0, MEMORY1, OWN, STATUS } from '../state.ts';
import { BLOWN, builtBy, builtOn, DOUBLED, PATH, pathOf, withMore } from '../turn-look.ts';
import { AROUND, lowest, ON_THE_BOARD, PERIMETER, reachBy, reachOf, waysOf } from './masks.ts';
import type { FastPower } from './powers.ts';
import { Results } from './results.ts';
import { carriedTo, loneHighest, type Terms } from './terms.ts';

/** A piece on one space and then on another, or on the same. */
const builtAfter = (earlier: number, later: number): number =>
  earlier === later ? withMore(lowest(later), DOUBLED) : builtOn(earlier | later);

/** What a power does once a worker stands on `to`. */
export type Arrive = (scene: Scene, to: number, own: number, foes: number) => void;

export class Scene {
  level1 = 0;
  level2 = 0;
  level3 = 0;
  domes = 0;
  own = 0;
  foes = 0;
  /** Those of its own that can move. */
  movers = 0;
  /** What the mover's card remembers after the turn. */
  memory = 0;
  /** The opponent forbids going up. */
  grounded = false;
  /** Only moves up are looked for. */
  rising = false;
  /** Only few turns are wanted, of each look one. */
  isSieved = false;
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
  /** The wind that the mover let blow before, and what turns look like that change it. */
  #windBefore = 0;
  #blown = 0;
  #ways: Int32Array = AROUND;
  #near: Int32Array = AROUND;
  /** Workers that have to end beside an opponent. */
  #held = 0;
  #heavy = false;
  #starved = false;
  #carried = false;
  /** The board before the turn. */
  #before1 = 0;
  #before2 = 0;
  #before3 = 0;
  #beforeDomes = 0;
  /** Where the mover's workers went last, and what turns look like that take them there. */
  #placed = 0;
  #path = 0;
  /** The path of turns that are wanted; -1 for all. */
  #wanted = -1;
  readonly #results = new Results();

  load(stack: Stack, base: number, terms: Terms, foeTerms: Terms, gate: Gate | undefined): void {
    this.#results.open(stack, base, gate);
    this.isSieved = gate !== undefined;
    const { rows } = stack;
    this.level1 = rows[base + LEVEL1] as number;
    this.level2 = rows[base + LEVEL2] as number;
    this.level3 = rows[base + LEVEL3] as number;
    this.domes = rows[base + DOMES] as number;
    this.#before1 = this.level1;
    this.#before2 = this.level2;
    this.#before3 = this.level3;
    this.#beforeDomes = this.domes;
    this.own = rows[base + OWN] as number;
    this.foes = rows[base + FOES] as number;
    const mover = (rows[base + STATUS] as number) & 1;
    this.memory = rows[base + MEMORY0 + mover] as number;
    this.#windBefore = this.memory;
    this.#blown = 0;
    this.#placed = 0;
    this.#wanted = -1;
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

  /** Gives the results to the stack and says how many there are. */
  close(stack: Stack): number {
    return this.#results.close(stack);
  }

  get isEmpty(): boolean {
    return this.#results.isEmpty;
  }

  levelOf(square: number): number {
    return ((this.level1 >>> square) & 1) + ((this.level2 >>> square) & 1) + ((this.level3 >>> square) & 1);
  }

  /** Spaces that are higher than this level. */
  above(level: number): number {
    return level === 0 ? this.level1 : level === 1 ? this.level2 : level === 2 ? this.level3 : 0;
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
    this.memory = wind;
    this.#blown = wind === this.#windBefore ? 0 : withMore(0, BLOWN + wind);
    if (this.#foeTerms !== undefined) this.#foeWays = this.#foeTerms.waysIn(wind, this.#foeWind);
  }

  /** A result, given as it is; `built` is what the builds look like. */
  emit(
    built: number,
    level1: number,
    level2: number,
    level3: number,
    domes: number,
    own: number,
    foes: number,
  ): void {
    const turn = this.#pathTo(own) | built;
    this.#results.write(turn, level1, level2, level3, domes, own, foes, this.memory);
  }

  /** What the builds look like that made the board what it is now. */
  get built(): number {
    return builtBy(
      this.level1 ^ this.#before1,
      this.level2 ^ this.#before2,
      this.level3 ^ this.#before3,
      this.domes ^ this.#beforeDomes,
      this.#before3,
    );
  }

  /** Turns come one after the other that differ only in what is built. */
  #pathTo(own: number): number {
    if (own !== this.#placed) {
      this.#placed = own;
      this.#path = pathOf(this.own, own);
    }
    return this.#path;
  }

  /** One ordinary piece on each of one or two different spaces (the second may be empty). */
  emitBuilt(first: number, second: number, own: number, foes: number): void {
    const { level1, level2, level3, domes } = this;
    const bits = first | second;
    this.emit(
      builtOn(bits),
      level1 | bits,
      level2 | (level1 & bits),
      level3 | (level2 & bits),
      domes | (level3 & bits),
      own,
      foes,
    );
  }

  /** One ordinary piece on every one of the spaces, each a turn of its own. */
  emitEach(spaces: number, own: number, foes: number): void {
    const { level1, level2, level3, domes } = this;
    const path = this.#pathTo(own) | this.#blown;
    const earlier = this.#earlier;
    for (let left = spaces; left !== 0; left &= left - 1) {
      const bit = left & -left;
      this.#results.write(
        path | (earlier === 0 ? lowest(bit) : builtAfter(earlier, bit)),
        level1 | bit,
        level2 | (level1 & bit),
        level3 | (level2 & bit),
        domes | (level3 & bit),
        own,
        foes,
        this.memory,
      );
    }
  }

  /** Where towers are others than before the turn. */
  get #earlier(): number {
    return (
      (this.level1 ^ this.#before1) |
      (this.level2 ^ this.#before2) |
      (this.level3 ^ this.#before3) |
      (this.domes ^ this.#beforeDomes)
    );
  }

  /** Only turns that look like this are wanted, so that none need be tried that begin in another way. */
  want(turn: number, power: FastPower): void {
    this.#wanted = turn & ~31;
    if (power.roams !== true) this.movers &= 1 << ((turn >> 10) & 31);
  }

  /** Whether turns that take the mover's workers there are wanted. */
  wants(own: number): boolean {
    return this.#wanted < 0 || ((this.#pathTo(own) ^ this.#wanted) & PATH) === 0;
  }

  /** One ordinary piece more on the board, before whatever the turn does next. */
  addPiece(bit: number): void {
    this.domes |= this.level3 & bit;
    this.level3 |= this.level2 & bit;
    this.level2 |= this.level1 & bit;
    this.level1 |= bit;
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
