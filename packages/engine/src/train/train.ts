/** Training: gradient descent over shuffled samples. */

import { count } from '../masks.ts';
import { Features } from '../net/features.ts';
import { NET_GODS } from '../net/gods.ts';
import { stageOf, UNIT } from '../net/shape.ts';
import { randomFrom } from '../random.ts';
import { Learner } from './learner.ts';
import { asBefore, type Span } from './rare-gods.ts';
import {
  FOE_MEMORY_FIELD,
  GODS_FIELD,
  MEMORY_FIELD,
  otherGodIn,
  ownGodIn,
  RESULT_FIELD,
  SAMPLE,
  SCORE_FIELD,
} from './samples.ts';
import { shuffle } from './shuffle.ts';

export interface TrainOptions {
  readonly hidden: number;
  readonly epochs: number;
  /** How much of the target is the teacher's score; the rest is the game's result. */
  readonly trust: number;
  /** Hundredths of a level whose logistic function is the teacher's chance to win. */
  readonly unit: number;
  readonly rate: number;
  readonly seed: number;
  /** Weights to begin with. */
  readonly start?: Float32Array;
  /** The weights that are learnt; the others stay as they were at the start. All where absent. */
  readonly only?: readonly Span[];
  /** A training that was stopped, to be taken up after its last whole epoch. */
  readonly resume?: { readonly epochs: number; readonly moments: Float32Array };
  /** Told now and then within an epoch: the share of it that is done. */
  readonly onProgress?: (epoch: number, share: number) => void;
  readonly onEpoch?: (report: EpochReport, learner: Learner) => void;
}

export interface EpochReport {
  readonly epoch: number;
  readonly trained: number;
  /** Mean cross entropy on samples that were learnt from, and on those kept apart. */
  readonly loss: number;
  readonly kept: number;
  /** How often the kept samples' results were told right. */
  readonly right: number;
}

const BATCH = 1024;
/** Batches between two reports of progress. */
const REPORT = 500;
/** Every so many samples, one is kept apart. */
const KEPT = 40;

/** Rows of one sample, more than any has. */
const MOST_SAMPLED = 40;

/** Samples as rows of the network. */
class Prepared {
  readonly rows: Int16Array;
  readonly starts: Int32Array;
  readonly stages: Uint8Array;
  readonly gods: Int32Array;
  readonly targets: Float32Array;
  readonly results: Int8Array;
  readonly count: number;

  constructor(samples: Int32Array, { trust, unit }: TrainOptions) {
    this.count = Math.floor(samples.length / SAMPLE);
    this.rows = new Int16Array(this.count * MOST_SAMPLED);
    this.starts = new Int32Array(this.count + 1);
    this.stages = new Uint8Array(this.count);
    this.gods = new Int32Array(this.count);
    this.targets = new Float32Array(this.count);
    this.results = new Int8Array(this.count);
    const sights = new Map<number, Features>();
    for (let index = 0; index < this.count; index += 1) {
      const at = (field: number): number => samples[index * SAMPLE + field] as number;
      const gods = at(GODS_FIELD);
      const features =
        sights.get(gods) ?? new Features(NET_GODS[ownGodIn(gods)] ?? '', NET_GODS[otherGodIn(gods)] ?? '');
      sights.set(gods, features);
      features.read(at(0), at(1), at(2), at(3), at(4), at(5), at(MEMORY_FIELD), at(FOE_MEMORY_FIELD));
      const start = this.starts[index] as number;
      for (let row = 0; row < features.active; row += 1)
        this.rows[start + row] = features.rows[row] as number;
      this.starts[index + 1] = start + features.active;
      this.stages[index] = stageOf(count(at(0)) + count(at(1)) + count(at(2)) + count(at(3)));
      this.gods[index] = gods;
      const chance = 1 / (1 + Math.exp(-at(SCORE_FIELD) / unit));
      this.targets[index] = trust * chance + (1 - trust) * (at(RESULT_FIELD) > 0 ? 1 : 0);
      this.results[index] = at(RESULT_FIELD);
    }
  }

  /** Gives the learner one sample. */
  show(learner: Learner, index: number): number {
    const start = this.starts[index] as number;
    const active = (this.starts[index + 1] as number) - start;
    for (let place = 0; place < active; place += 1) learner.rows[place] = this.rows[start + place] as number;
    const gods = this.gods[index] as number;
    return learner.forward(active, ownGodIn(gods), otherGodIn(gods), this.stages[index] as number);
  }
}

export const train = (samples: Int32Array, options: TrainOptions): Float32Array => {
  const data = new Prepared(samples, options);
  const learner = new Learner(options.hidden, randomFrom(options.seed), options.start);
  if (options.resume !== undefined) learner.moments = options.resume.moments;
  const { only } = options;
  const start = learner.weights.slice();
  const all = Int32Array.from({ length: data.count }, (_, index) => index);
  const order = all.filter((index) => index % KEPT !== 0);
  const kept = all.filter((index) => index % KEPT === 0);
  const batches = Math.ceil(order.length / BATCH);
  for (let epoch = (options.resume?.epochs ?? 0) + 1; epoch <= options.epochs; epoch += 1) {
    // Each epoch has an order of its own, the same whether training was stopped before it or not.
    shuffle(order, randomFrom(options.seed + epoch));
    let loss = 0;
    for (let batch = 0; batch < batches; batch += 1) {
      const end = Math.min(order.length, (batch + 1) * BATCH);
      for (let place = batch * BATCH; place < end; place += 1) {
        const index = order[place] as number;
        loss += learner.backward(data.show(learner, index), data.targets[index] as number);
      }
      const step = (epoch - 1) * batches + batch + 1;
      // Down to nothing along a cosine: the last steps only settle.
      const rate = options.rate * (0.5 + 0.5 * Math.cos((Math.PI * step) / (batches * options.epochs + 1)));
      learner.step(step, rate, end - batch * BATCH);
      if (only !== undefined) learner.weights.set(asBefore(start, learner.weights, only));
      if (batch % REPORT === REPORT - 1) options.onProgress?.(epoch, batch / batches);
    }
    const { entropy, right } = judgeKept(data, learner, kept);
    const report = { epoch, trained: order.length, loss: loss / order.length, kept: entropy, right };
    options.onEpoch?.(report, learner);
  }
  return learner.weights;
};

const judgeKept = (
  data: Prepared,
  learner: Learner,
  kept: Int32Array,
): { entropy: number; right: number } => {
  let entropy = 0;
  let right = 0;
  for (const index of kept) {
    const chance = data.show(learner, index);
    const target = data.targets[index] as number;
    entropy -= target * Math.log(chance) + (1 - target) * Math.log(1 - chance);
    if (chance > 0.5 === (data.results[index] as number) > 0) right += 1;
  }
  return { entropy: entropy / kept.length, right: right / kept.length };
};

/** The unit of scores that fits the results best: what makes the teacher's chances honest. */
export const fitUnit = (samples: Int32Array): number => {
  let best: number = UNIT;
  let least = Number.POSITIVE_INFINITY;
  for (let unit = 40; unit <= 400; unit *= 1.1) {
    let entropy = 0;
    for (let base = 0; base + SAMPLE <= samples.length; base += SAMPLE * 3) {
      const score = (samples[base + SCORE_FIELD] as number) / unit;
      const won = (samples[base + RESULT_FIELD] as number) > 0;
      entropy += Math.log1p(Math.exp(won ? -score : score));
    }
    if (entropy >= least) continue;
    least = entropy;
    best = unit;
  }
  return best;
};
