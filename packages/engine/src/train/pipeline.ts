/** The steps of training, each one callable by itself: play, learn, write the weights, measure them. Node only. */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FAST_POWERS } from '../core/fast-powers.ts';
import { NET_GODS } from '../net/gods.ts';
import { ownWeights } from '../net/own-weights.ts';
import { fractionsOf, quantise, readWeights, type Weights, writeWeights } from '../net/quantise.ts';
import { layoutOf } from '../net/shape.ts';
import { Obstacle, reading, writing } from '../obstacle.ts';
import { priorSource, weightsSource } from './export.ts';
import type { LineUps } from './generate.ts';
import type { Learner } from './learner.ts';
import { learnPrior, type PriorOptions, type PriorReport } from './prior.ts';
import { asBefore, likeMortals, rareGods, weightsOf } from './rare-gods.ts';
import { readSamples, SAMPLE } from './samples.ts';
import { type EpochReport, fitUnit, train } from './train.ts';
import type { WorkerOptions, WorkerReport } from './worker.ts';

export { type TestOptions, testWeights } from './trial.ts';

export interface PlayOptions {
  readonly folder: string;
  readonly threads: number;
  readonly nodes: number;
  /** In each thread's file. */
  readonly samples: number;
  readonly seed: number;
  /** The teacher's; the engine's own where absent. */
  readonly weights?: Weights;
  readonly lineUps?: LineUps;
  /** So many of the positions that are judged for each turn become samples too. */
  readonly judged?: number;
  readonly onProgress: (samples: number) => void;
}

const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/train/worker.js' : './worker.js',
  import.meta.url,
);

/** Self-play in threads, until every file has its samples. Stopping loses nothing: the files are taken up again. */
export const playForSamples = async (options: PlayOptions): Promise<void> => {
  const { folder, nodes, samples, weights, judged, lineUps: which } = options;
  const counts = new Map<number, number>();
  const workers: Worker[] = [];
  const play = (seed: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const workerData: WorkerOptions = {
        folder,
        seed,
        nodes,
        samples,
        ...(weights === undefined ? {} : { weights }),
        ...(which === undefined ? {} : { lineUps: which }),
        ...(judged === undefined ? {} : { judged }),
      };
      const worker = new Worker(WORKER, { workerData, execArgv: [] });
      workers.push(worker);
      worker.on('message', (report: WorkerReport) => {
        if ('obstacle' in report) {
          reject(new Obstacle(report.obstacle));
          return;
        }
        counts.set(seed, report.samples);
        options.onProgress([...counts.values()].reduce((sum, each) => sum + each, 0));
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  try {
    await Promise.all(Array.from({ length: options.threads }, (_, index) => play(options.seed + index)));
  } finally {
    // Where one has failed, the others stop too.
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
};

export interface LearnOptions {
  readonly folders: readonly string[];
  /** Where checkpoints go after every epoch, and where a start is looked for. */
  readonly output: string;
  readonly hidden: number;
  readonly epochs: number;
  readonly trust: number;
  readonly rate: number;
  /** Hundredths of a level whose logistic function is the teacher's chance to win; what fits the results best where absent. */
  readonly unit?: number;
  /** Where the folder has no weights: begin with the engine's own instead of anew. */
  readonly onward?: boolean;
  /** Learn only what belongs to powers without a fast way. */
  readonly othersOnly?: boolean;
  readonly onProgress?: (epoch: number, share: number) => void;
  readonly onEpoch: (report: EpochReport) => void;
}

const FLOATS = 'weights.f32';
const WHOLE = 'weights.bin';
/** How many epochs are done of how many, then what Adam remembers; gone once a training has come to its end. */
const UNFINISHED = 'unfinished.f32';

const bytesOf = (floats: Float32Array): Uint8Array =>
  new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength);

const write = (folder: string, name: string, bytes: Uint8Array): void => {
  const file = join(folder, name);
  writing(file, 'name a folder for the weights that may be written to', () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, bytes);
  });
};

/** One to learn from, one to keep apart. */
const FEWEST = 2;

/** So many fractions that an earlier training left in a file, if it did: as many, or nothing is touched. */
const floatsIn = (file: string, count: number, hidden: number): Float32Array | undefined => {
  if (!existsSync(file)) return undefined;
  const bytes = reading(file, 'name another folder for the weights', () => readFileSync(file));
  if (bytes.length !== count * Float32Array.BYTES_PER_ELEMENT)
    throw new Obstacle(
      `${file} holds no network with a hidden layer of ${hidden}: give the width it was trained with, or another folder for the weights.`,
    );
  const floats = new Float32Array(new Uint8Array(bytes).buffer);
  if (!floats.every(Number.isFinite))
    throw new Obstacle(`${file} is spoilt: move it away, or name another folder for the weights.`);
  return floats;
};

const ownFractions = (hidden: number): Float32Array => {
  const weights = ownWeights();
  if (weights.layout.hidden === hidden) return fractionsOf(weights);
  throw new Obstacle(
    `the engine's own network has a hidden layer of ${weights.layout.hidden}: go on with that.`,
  );
};

/** Powers without a fast way that were seen often enough. */
const othersIn = (rare: readonly number[]): readonly number[] =>
  [...NET_GODS.keys()].filter((god) => !FAST_POWERS.has(NET_GODS[god] ?? '') && !rare.includes(god));

/** Learns from the samples: takes up a training that was stopped, or begins one with the folder's weights. */
export const learn = (options: LearnOptions): { readonly samples: number; readonly unit: number } => {
  const { folders, output, hidden, epochs, trust, rate, onProgress } = options;
  const { size } = layoutOf(hidden);
  const [floats, unfinished] = [join(output, FLOATS), join(output, UNFINISHED)];
  const start =
    floatsIn(floats, size, hidden) ?? (options.onward === true ? ownFractions(hidden) : undefined);
  const stopped = floatsIn(unfinished, 2 + 2 * size, hidden);
  const samples = readSamples(folders);
  if (samples.length < FEWEST * SAMPLE)
    throw new Obstacle(`there are no samples in ${folders.join(', ')}: "generate" some first.`);
  const unit = options.unit ?? fitUnit(samples);
  const rare = rareGods(samples);
  const save = (epoch: number, { weights, moments }: Learner): void => {
    write(output, FLOATS, bytesOf(weights));
    const played =
      start === undefined
        ? likeMortals(weights, hidden, rare)
        : asBefore(weights, start, weightsOf(hidden, rare));
    write(output, WHOLE, writeWeights(quantise(hidden, played)));
    if (epoch === epochs) return rmSync(unfinished, { force: true });
    const rest = new Float32Array(2 + 2 * size);
    rest.set([epoch, epochs]);
    rest.set(moments, 2);
    write(output, UNFINISHED, bytesOf(rest));
  };
  const resume = { epochs: stopped?.[0] ?? 0, moments: stopped?.subarray(2) ?? new Float32Array(0) };
  train(samples, {
    hidden,
    epochs,
    trust,
    unit,
    rate,
    seed: 1,
    ...(start === undefined ? {} : { start }),
    ...(options.othersOnly === true ? { only: weightsOf(hidden, othersIn(rare)) } : {}),
    ...(stopped?.[1] === epochs ? { resume } : {}),
    ...(onProgress === undefined ? {} : { onProgress }),
    onEpoch: (report, learner) => {
      save(report.epoch, learner);
      options.onEpoch(report);
    },
  });
  return { samples: samples.length / SAMPLE, unit };
};

export const weightsIn = (file: string): Weights => {
  const bytes = reading(file, 'name weights that were kept, or "train" some first', () => readFileSync(file));
  const weights = readWeights(new Uint8Array(bytes));
  if (!weights.ok) throw new Obstacle(`${file}: ${weights.error}; name weights that "train" has kept.`);
  return weights.value;
};

/**
 * The mean of several trainings that began with the same weights: each has learnt its own mixture of samples, and what
 * they agree on is what holds for all.
 */
export const averageWeights = (folders: readonly string[], output: string): void => {
  const all = folders.map((folder) => weightsIn(join(folder, WHOLE)));
  const [{ layout }] = all as [Weights];
  if (all.some(({ layout: { hidden } }) => hidden !== layout.hidden))
    throw new Obstacle(`the networks in ${folders.join(', ')} are not of one width: name some that are.`);
  const fractions = all.map(fractionsOf);
  const mean = Float32Array.from(
    { length: layout.size },
    (_, index) => fractions.reduce((sum, each) => sum + (each[index] as number), 0) / fractions.length,
  );
  write(output, FLOATS, bytesOf(mean));
  write(output, WHOLE, writeWeights(quantise(layout.hidden, mean)));
};

/** The weights as a source file of the engine. */
export const exportWeights = (file: string, target: string): void => {
  const source = weightsSource(weightsIn(file));
  writing(target, 'do it in the folder of the project, or name another target', () =>
    writeFileSync(target, source),
  );
};

/** Learns what makes turns likely to be good, as a source file of the engine. */
export const writePrior = (options: PriorOptions, target: string): PriorReport => {
  const report = learnPrior(options);
  writing(target, 'do it in the folder of the project, or name another target', () =>
    writeFileSync(target, priorSource(report.weights)),
  );
  return report;
};
