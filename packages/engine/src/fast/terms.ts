/**
 * On what terms a side takes its turns: what its own power does to its steps, and what the opponent's takes from them.
 * Fixed for a line-up, so that a turn only has to look up what the position adds.
 */

import { MEMORY0, type Rows } from '../state.ts';
import { waysOf } from './masks.ts';
import type { FastPower } from './powers.ts';

export class Terms {
  readonly power: FastPower;
  readonly rival: FastPower;
  readonly #torus: boolean;
  /** The field that says which wind blows; whoever has it, it blows for both. */
  readonly #wind: number;
  /** The field that says whether the opponent forbids going up. */
  readonly #grounding: number;

  constructor(powers: readonly [FastPower, FastPower], player: 0 | 1) {
    this.power = powers[player];
    this.rival = powers[player === 0 ? 1 : 0];
    this.#torus = this.power.torus === true;
    this.#wind = this.power.blows === true ? player : this.rival.blows === true ? 1 - player : -1;
    this.#grounding = this.rival.grounds === true ? MEMORY0 + 1 - player : -1;
  }

  isGrounded(rows: Rows, base: number): boolean {
    return this.#grounding >= 0 && ((rows[base + this.#grounding] as number) & 1) !== 0;
  }

  ways(rows: Rows, base: number): Int32Array {
    return this.waysIn(this.#wind < 0 ? 0 : (rows[base + MEMORY0 + this.#wind] as number));
  }

  waysIn(wind: number): Int32Array {
    return waysOf(this.#torus, wind);
  }
}

/** The one worker above all others of its side; none when two share the greatest height. */
export const loneHighest = (level1: number, level2: number, level3: number, workers: number): number => {
  const high = workers & level3 || workers & level2 || workers & level1 || workers;
  return (high & (high - 1)) === 0 ? high : 0;
};
