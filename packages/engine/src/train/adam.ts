/** Adam, the usual way of stepping down a gradient, with a pull towards zero. */

const MEAN = 0.9;
const SQUARE = 0.999;
const TINY = 1e-8;
const PULL = 1e-4;
/** Weights stay where whole numbers can still hold them. */
const MOST = 1.98;

export class Adam {
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  #steps = 0;

  constructor(size: number) {
    this.#mean = new Float32Array(size);
    this.#square = new Float32Array(size);
  }

  /** Takes one step and empties the gradients. */
  step(weights: Float32Array, gradients: Float32Array, rate: number, samples: number): void {
    this.#steps += 1;
    const scale = 1 / samples;
    const size = (rate * Math.sqrt(1 - SQUARE ** this.#steps)) / (1 - MEAN ** this.#steps);
    const means = this.#mean;
    const squares = this.#square;
    for (let index = 0; index < weights.length; index += 1) {
      const gradient = (gradients[index] as number) * scale;
      const mean = MEAN * (means[index] as number) + (1 - MEAN) * gradient;
      const square = SQUARE * (squares[index] as number) + (1 - SQUARE) * gradient * gradient;
      means[index] = mean;
      squares[index] = square;
      const weight = weights[index] as number;
      const next = weight - (size * mean) / (Math.sqrt(square) + TINY) - rate * PULL * weight;
      weights[index] = next > MOST ? MOST : next < -MOST ? -MOST : next;
    }
    gradients.fill(0);
  }
}
