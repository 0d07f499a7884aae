/** The fast way to turns, for two players whose powers both have one; until all workers stand, the rules' own way. */

import { lineupProblem, type Table } from '@caldera/rules';
import { type Generator, RulesGenerator } from '../generator.ts';
import { type Bounds, EVERYTHING } from '../turn-lister.ts';
import type { Core } from './core.ts';
import { FAST_POWERS, type FastPower, fastPowerOf } from './fast-powers.ts';

export class FastGenerator implements Generator {
  readonly core: Core;
  /** These powers leave all fields behind the memories of two cards as they are. */
  readonly keyWidth = 9;
  readonly keySeed: number;
  readonly seesThreats = true;
  readonly isQuick = true;
  readonly #rules: RulesGenerator;

  private constructor(table: Table, powers: readonly [FastPower, FastPower], bounds: Bounds) {
    this.#rules = new RulesGenerator(table, bounds);
    this.keySeed = this.#rules.keySeed;
    this.core = this.#rules.core;
    const { calls } = this.core;
    calls.setPower(...fastPowerOf(powers, 0));
    calls.setPower(...fastPowerOf(powers, 1));
    calls.planTurns(true, this.seesThreats);
    calls.planKeys(this.keyWidth, this.keySeed);
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

  generate(base: number, threats: number): number {
    return this.core.calls.generate(this.core.stack.addressOf(base), threats, false);
  }

  /** Puts the row of one turn that looks like this on the stack. False where there is none, or it takes too long to tell. */
  generateOne(base: number, turn: number): boolean {
    return this.core.calls.generateOne(this.core.stack.addressOf(base), turn) !== 0;
  }

  canWin(base: number): boolean {
    return this.core.calls.canWin(this.core.stack.addressOf(base)) !== 0;
  }

  isStuck(base: number): boolean {
    return this.core.calls.isStuck(this.core.stack.addressOf(base)) !== 0;
  }

  threats(base: number): number {
    return this.core.calls.threats(this.core.stack.addressOf(base));
  }
}
