/** The fast way to turns, for two players whose powers both have one; until all workers stand, the rules' own way. */

import { lineupProblem, type Table } from '@caldera/rules';
import { type Generator, RulesGenerator } from '../generator.ts';
import type { Sieve } from '../sieve.ts';
import type { Stack } from '../stack.ts';
import { FOES, MEMORY0, OWN, type Rows, STATUS, statusOf } from '../state.ts';
import { type Bounds, EVERYTHING } from '../turn-lister.ts';
import { PLAIN } from '../turn-look.ts';
import { ON_THE_BOARD } from './masks.ts';
import { FAST_POWERS, type FastPower } from './powers.ts';
import { Scene } from './scene.ts';
import { Terms } from './terms.ts';
import { Sight } from './wins.ts';

/** Both sides have placed, in a row's status. */
const ALL_PLACED = statusOf(0, -1, 0, 3);

export class FastGenerator implements Generator {
  readonly keyWidth = 9;
  readonly keySeed: number;
  readonly seesThreats = true;
  readonly isQuick = true;
  readonly #scene = new Scene();
  readonly #sight = new Sight();
  readonly #rules: RulesGenerator;
  readonly #first: Terms;
  readonly #second: Terms;

  private constructor(table: Table, powers: readonly [FastPower, FastPower], bounds: Bounds) {
    this.#rules = new RulesGenerator(table, bounds);
    this.keySeed = this.#rules.keySeed;
    this.#first = new Terms(powers, 0);
    this.#second = new Terms(powers, 1);
  }

  get isLate(): () => boolean {
    return this.#rules.isLate;
  }

  set isLate(isLate: () => boolean) {
    this.#rules.isLate = isLate;
  }

  /** A fast generator for the line-up; `undefined` where a power has none. */
  static of(table: Table, bounds: Bounds = EVERYTHING): FastGenerator | undefined {
    const [first, second, ...others] = table.gods.map((god) => FAST_POWERS.get(god.id));
    if (first === undefined || second === undefined) return undefined;
    if (others.length > 0 || table.fleece !== undefined) return undefined;
    // A text may tell of powers that are not to meet, and what they do to each other is not repeated here.
    return lineupProblem(table.gods) === undefined
      ? new FastGenerator(table, [first, second], bounds)
      : undefined;
  }

  generate(stack: Stack, base: number, threats: number, sieve?: Sieve): number {
    const status = stack.rows[base + STATUS] as number;
    if ((status & ALL_PLACED) !== ALL_PLACED) return this.#rules.generate(stack, base, threats, sieve);
    const mover = status & 1;
    const terms = mover === 0 ? this.#first : this.#second;
    const foeTerms = mover === 0 ? this.#second : this.#first;
    const { power, rival } = terms;
    const isRich = (stack.rows[base + MEMORY0 + mover] as number) > (power.mostMemory ?? Infinity);
    if (isRich && sieve === undefined) return this.#rules.generate(stack, base, threats);
    const scene = this.#scene;
    scene.load(stack, base, terms, foeTerms, sieve);
    // Who will be held or asleep is not known before the turn is made; and turns that parry nothing tell what must rise.
    const leavesOut = power.lulls !== true && power.holds !== true && rival.lifts !== true;
    scene.forced = leavesOut && (threats & ON_THE_BOARD) !== 0;
    if (rival.lifts === true) {
      scene.rising = true;
      power.turns(scene);
      if (!scene.isEmpty || this.#sight.canClimb(stack.rows, base, terms)) return scene.close(stack);
      scene.rising = false;
    }
    power.turns(scene);
    return scene.close(stack);
  }

  generateOne(stack: Stack, base: number, turn: number): boolean {
    const status = stack.rows[base + STATUS] as number;
    if ((status & ALL_PLACED) !== ALL_PLACED) return false;
    const mover = status & 1;
    const terms = mover === 0 ? this.#first : this.#second;
    const { power, rival } = terms;
    if (rival.lifts === true || rival.carries === true) return false;
    const scene = this.#scene;
    const foeTerms = mover === 0 ? this.#second : this.#first;
    if (turn <= PLAIN && power.isOdd !== true) {
      scene.load(stack, base, terms, foeTerms, undefined);
      scene.forced = false;
      scene.emitOne(turn, power);
      if (!scene.isEmpty || power.strays !== true) return scene.close(stack) > 0;
    }
    scene.load(stack, base, terms, foeTerms, undefined);
    scene.forced = false;
    scene.want(turn, power);
    power.turns(scene);
    return scene.closeOnly(stack, turn);
  }

  canWin({ rows }: Stack, base: number): boolean {
    const terms = this.#termsOf(rows, base, 0);
    return this.#sight.winsOf(rows, base, OWN, terms) !== 0;
  }

  /** With so many turns looked at, one turn later is soon enough. */
  mayBeStuck(): boolean {
    return false;
  }

  isStuck(stack: Stack, base: number): boolean {
    if (this.canWin(stack, base)) return false;
    const { top } = stack;
    const count = this.generate(stack, base, 0);
    stack.top = top;
    return count === 0;
  }

  threats({ rows }: Stack, base: number): number {
    return this.#sight.winsOf(rows, base, FOES, this.#termsOf(rows, base, 1));
  }

  mayPass({ rows }: Stack, base: number): boolean {
    return ((rows[base + STATUS] as number) & ALL_PLACED) === ALL_PLACED;
  }

  #termsOf(rows: Rows, base: number, later: 0 | 1): Terms {
    return (((rows[base + STATUS] as number) & 1) ^ later) === 0 ? this.#first : this.#second;
  }
}
