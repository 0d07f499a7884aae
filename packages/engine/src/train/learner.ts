/** The network with fractions instead of whole numbers, and the way back through it. */

import { MOST_ACTIVE, ROWS } from '../net/features.ts';
import { type Layout, layoutOf, STAGES } from '../net/shape.ts';

export class Learner {
  readonly weights: Float32Array;
  readonly gradients: Float32Array;
  /** Rows of the sample at hand. */
  readonly rows: Int32Array = new Int32Array(MOST_ACTIVE);
  readonly #layout: Layout;
  readonly #sums: Float32Array;
  readonly #deltas: Float32Array;
  #active = 0;
  #own = 0;
  #other = 0;
  #stage = 0;

  constructor(hidden: number, random: () => number, start?: Float32Array) {
    const layout = layoutOf(hidden);
    this.#layout = layout;
    this.#sums = new Float32Array(hidden);
    this.#deltas = new Float32Array(hidden);
    this.gradients = new Float32Array(layout.size);
    this.weights = start === undefined ? new Float32Array(layout.size) : Float32Array.from(start);
    if (start !== undefined) return;
    const spread = (from: number, size: number, width: number, middle: number): void => {
      for (let index = from; index < from + size; index += 1)
        this.weights[index] = middle + (random() * 2 - 1) * width;
    };
    spread(layout.rows, ROWS * hidden, 0.1, 0);
    spread(layout.bias, hidden, 0.1, 0.3);
    spread(layout.output, STAGES * hidden, 0.3, 0);
  }

  /** The mover's chance to win. */
  forward(active: number, own: number, other: number, stage: number): number {
    const { weights, rows } = this;
    const layout = this.#layout;
    const { hidden } = layout;
    const sums = this.#sums;
    this.#active = active;
    this.#own = own;
    this.#other = other;
    this.#stage = stage;
    for (let unit = 0; unit < hidden; unit += 1)
      sums[unit] =
        (weights[layout.bias + unit] as number) +
        (weights[layout.ownGod + own * hidden + unit] as number) +
        (weights[layout.otherGod + other * hidden + unit] as number);
    for (let index = 0; index < active; index += 1) {
      const row = (rows[index] as number) * hidden;
      for (let unit = 0; unit < hidden; unit += 1)
        sums[unit] = (sums[unit] as number) + (weights[row + unit] as number);
    }
    let answer =
      (weights[layout.stageBias + stage] as number) +
      (weights[layout.ownBias + own] as number) +
      (weights[layout.otherBias + other] as number);
    for (let unit = 0; unit < hidden; unit += 1) {
      const sum = sums[unit] as number;
      if (sum <= 0) continue;
      const value = sum < 1 ? sum * sum : 1;
      answer += value * this.#weightOf(unit);
    }
    const chance = 1 / (1 + Math.exp(-answer));
    return Math.min(1 - 1e-6, Math.max(1e-6, chance));
  }

  /** Adds the sample's gradients and gives its cross entropy. */
  backward(chance: number, target: number): number {
    const { gradients, rows } = this;
    const layout = this.#layout;
    const { hidden } = layout;
    const sums = this.#sums;
    const deltas = this.#deltas;
    const error = chance - target;
    const add = (index: number, value: number): void => {
      gradients[index] = (gradients[index] as number) + value;
    };
    add(layout.stageBias + this.#stage, error);
    add(layout.ownBias + this.#own, error);
    add(layout.otherBias + this.#other, error);
    const output = layout.output + this.#stage * hidden;
    const ownOutput = layout.ownOutput + this.#own * hidden;
    const otherOutput = layout.otherOutput + this.#other * hidden;
    const ownGod = layout.ownGod + this.#own * hidden;
    const otherGod = layout.otherGod + this.#other * hidden;
    for (let unit = 0; unit < hidden; unit += 1) {
      const sum = sums[unit] as number;
      let delta = 0;
      if (sum > 0) {
        const change = error * (sum < 1 ? sum * sum : 1);
        if (sum < 1) delta = error * 2 * sum * this.#weightOf(unit);
        add(output + unit, change);
        add(ownOutput + unit, change);
        add(otherOutput + unit, change);
      }
      deltas[unit] = delta;
      add(layout.bias + unit, delta);
      add(ownGod + unit, delta);
      add(otherGod + unit, delta);
    }
    for (let index = 0; index < this.#active; index += 1) {
      const row = (rows[index] as number) * hidden;
      for (let unit = 0; unit < hidden; unit += 1)
        gradients[row + unit] = (gradients[row + unit] as number) + (deltas[unit] as number);
    }
    return -(target * Math.log(chance) + (1 - target) * Math.log(1 - chance));
  }

  #weightOf(unit: number): number {
    const { weights } = this;
    const { hidden, output, ownOutput, otherOutput } = this.#layout;
    return (
      (weights[output + this.#stage * hidden + unit] as number) +
      (weights[ownOutput + this.#own * hidden + unit] as number) +
      (weights[otherOutput + this.#other * hidden + unit] as number)
    );
  }
}
