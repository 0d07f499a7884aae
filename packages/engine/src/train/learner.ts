/** The network with fractions instead of whole numbers, and the way back through it. */

import { ROWS } from '../net/features.ts';
import { type Layout, layoutOf, STAGES } from '../net/shape.ts';
import { MEAN, SQUARE } from './learner-code.ts';
import { type LearnerKernel, learnerKernel } from './learner-kernel.ts';
import { FLOAT } from './learner-places.ts';

/** A pull of all weights towards zero. */
const PULL = 1e-4;

export class Learner {
  readonly weights: Float32Array;
  readonly gradients: Float32Array;
  readonly rows: Int32Array;
  readonly #layout: Layout;
  readonly #kernel: LearnerKernel;
  #active = 0;
  #own = 0;
  #other = 0;
  #stage = 0;

  constructor(hidden: number, random: () => number, start?: Float32Array) {
    const layout = layoutOf(hidden);
    this.#layout = layout;
    this.#kernel = learnerKernel(layout);
    const { weights, gradients, rows } = this.#kernel;
    this.weights = weights;
    this.gradients = gradients;
    this.rows = rows;
    if (start !== undefined) {
      weights.set(start);
      return;
    }
    const spread = (from: number, size: number, width: number, middle: number): void => {
      for (let index = from; index < from + size; index += 1)
        weights[index] = middle + (random() * 2 - 1) * width;
    };
    spread(layout.rows, ROWS * layout.kinds, 0.1, 0);
    spread(layout.bias, layout.kinds, 0.1, 0.3);
    spread(layout.output, STAGES * layout.kinds, 0.3, 0);
  }

  /** The mover's chance to win. */
  forward(active: number, own: number, other: number, stage: number): number {
    const { weights } = this;
    const { stageBias, ownBias, otherBias } = this.#layout;
    this.#active = active;
    this.#own = own;
    this.#other = other;
    this.#stage = stage;
    const answer =
      (weights[stageBias + stage] as number) +
      (weights[ownBias + own] as number) +
      (weights[otherBias + other] as number) +
      this.#kernel.forward(...this.#chosen());
    return Math.min(1 - 1e-6, Math.max(1e-6, 1 / (1 + Math.exp(-answer))));
  }

  /** Adds the sample's gradients and gives its cross entropy. */
  backward(chance: number, target: number): number {
    const { gradients } = this;
    const { stageBias, ownBias, otherBias } = this.#layout;
    const error = chance - target;
    for (const index of [stageBias + this.#stage, ownBias + this.#own, otherBias + this.#other])
      gradients[index] = (gradients[index] as number) + error;
    this.#kernel.backward(...this.#chosen(), error);
    return -(target * Math.log(chance) + (1 - target) * Math.log(1 - chance));
  }

  /** Step number `step`, down the gradients of so many samples. */
  step(step: number, rate: number, samples: number): void {
    // The means begin at zero, and the first steps make up for that.
    const size = (rate * Math.sqrt(1 - SQUARE ** step)) / (1 - MEAN ** step);
    this.#kernel.step(1 / samples, size, 1 - rate * PULL);
  }

  /** What Adam remembers beside the weights. */
  get moments(): Float32Array {
    const { means, squares } = this.#kernel;
    const both = new Float32Array(means.length * 2);
    both.set(means);
    both.set(squares, means.length);
    return both;
  }

  set moments(moments: Float32Array) {
    const { means, squares } = this.#kernel;
    means.set(moments.subarray(0, means.length));
    squares.set(moments.subarray(means.length));
  }

  #chosen(): Parameters<LearnerKernel['forward']> {
    const { kinds, ownGod, otherGod, output, ownOutput, otherOutput } = this.#layout;
    const at = (group: number, member: number): number => (group + member * kinds) * FLOAT;
    return [
      this.#active * FLOAT,
      at(ownGod, this.#own),
      at(otherGod, this.#other),
      at(output, this.#stage),
      at(ownOutput, this.#own),
      at(otherOutput, this.#other),
    ];
  }
}
