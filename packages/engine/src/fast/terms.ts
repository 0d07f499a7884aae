/**
 * On what terms a side takes its turns: what its own power does to its steps, and what the opponent's takes from them.
 * Fixed for a line-up, so that a turn only has to look up what the position adds.
 */

import { MEMORY0, type Rows } from '../state.ts';
import { behind, lowest, waysOf } from './masks.ts';
import type { FastPower } from './powers.ts';

export class Terms {
  readonly power: FastPower;
  readonly rival: FastPower;
  readonly #torus: boolean;
  readonly #calm: Int32Array;
  /** The fields that say which winds blow; whoever has one, it blows for both. */
  readonly #wind: number;
  readonly #otherWind: number;
  /** The field that says whether the opponent forbids going up. */
  readonly #grounding: number;

  constructor(powers: readonly [FastPower, FastPower], player: 0 | 1) {
    const power = powers[player];
    this.rival = powers[player === 0 ? 1 : 0];
    this.power = this.rival.carries === true ? { ...power, ...power.carried } : power;
    this.#torus = power.torus === true;
    this.#calm = waysOf(this.#torus, 0);
    const winds = powers.flatMap(({ blows }, holder) => (blows === true ? MEMORY0 + holder : []));
    this.#wind = winds[0] ?? -1;
    this.#otherWind = winds[1] ?? -1;
    this.#grounding = this.rival.grounds === true ? MEMORY0 + 1 - player : -1;
  }

  isGrounded(rows: Rows, base: number): boolean {
    return this.#grounding >= 0 && ((rows[base + this.#grounding] as number) & 1) !== 0;
  }

  ways(rows: Rows, base: number): Int32Array {
    if (this.#wind < 0) return this.#calm;
    const other = this.#otherWind < 0 ? 0 : (rows[base + this.#otherWind] as number);
    return this.waysIn(rows[base + this.#wind] as number, other);
  }

  waysIn(wind: number, other: number): Int32Array {
    return waysOf(this.#torus, wind, other);
  }
}

/** The one worker above all others of its side; none when two share the greatest height. */
export const loneHighest = (level1: number, level2: number, level3: number, workers: number): number => {
  const high = workers & level3 || workers & level2 || workers & level1 || workers;
  return (high & (high - 1)) === 0 ? high : 0;
};

interface Towers {
  readonly level1: number;
  readonly level2: number;
  readonly level3: number;
}

const higherThan = ({ level1, level2, level3 }: Towers, square: number): number => {
  if (((level1 >>> square) & 1) === 0) return level1;
  if (((level2 >>> square) & 1) === 0) return level2;
  return ((level3 >>> square) & 1) === 0 ? level3 : 0;
};

/** Where a step ends for whoever is carried: straight on until the next space is closed or higher. */
export const carriedTo = (towers: Towers, from: number, to: number, closed: number): number => {
  let last = from;
  let at = to;
  for (;;) {
    const next = behind(last, at) & ~(closed | higherThan(towers, at));
    if (next === 0) return at;
    last = at;
    at = lowest(next);
  }
};
