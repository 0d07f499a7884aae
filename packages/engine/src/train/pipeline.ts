/** The steps of training, each one callable by itself: play, learn, write the weights, measure them. Node only. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { quantise, readWeights, type Weights, writeWeights } from '../net/quantise.ts';
import { layoutOf } from '../net/shape.ts';
import { Obstacle, reading, writing } from '../obstacle.ts';
import { weightsSource } from './export.ts';
import type { LineUps } from './generate.ts';
import { likeMortals, rareGods } from './rare-gods.ts';
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
  readonly onProgress: (samples: number) => void;
}

const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/train/worker.js' : './worker.js',
  import.meta.url,
);

/** Self-play in threads, until every file has its samples. Stopping loses nothing: the files are taken up again. */
export const playForSamples = async (options: PlayOptions): Promise<void> => {
  const { folder, nodes, samples, weights, lineUps: which } = options;
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
  readonly onEpoch: (report: EpochReport) => void;
}

const FLOATS = 'weights.f32';
const WHOLE = 'weights.bin';

/** One to learn from, one to keep apart. */
const FEWEST = 2;

/** The folder's last checkpoint, if there is one: of this width, or nothing is touched. */
const checkpointIn = (file: string, hidden: number): Float32Array | undefined => {
  if (!existsSync(file)) return undefined;
  const bytes = reading(file, 'name another folder for the weights', () => readFileSync(file));
  const { size } = layoutOf(hidden);
  if (bytes.length !== size * Float32Array.BYTES_PER_ELEMENT)
    throw new Obstacle(
      `${file} holds no network with a hidden layer of ${hidden}: give the width it was trained with, or another folder for the weights.`,
    );
  const floats = new Float32Array(new Uint8Array(bytes).buffer);
  if (!floats.every(Number.isFinite))
    throw new Obstacle(`${file} is spoilt: move it away, or name another folder for the weights.`);
  return floats;
};

/** Learns from the samples; goes on from the folder's last checkpoint if there is one. */
export const learn = (options: LearnOptions): { readonly samples: number; readonly unit: number } => {
  const { folders, output, hidden, epochs, trust, rate } = options;
  const floats = join(output, FLOATS);
  const start = checkpointIn(floats, hidden);
  const samples = readSamples(folders);
  if (samples.length < FEWEST * SAMPLE)
    throw new Obstacle(`there are no samples in ${folders.join(', ')}: "generate" some first.`);
  const unit = fitUnit(samples);
  const rare = rareGods(samples);
  const write = (file: string, bytes: Uint8Array): void =>
    writing(file, 'name a folder for the weights that may be written to', () => {
      mkdirSync(output, { recursive: true });
      writeFileSync(file, bytes);
    });
  const save = (weights: Float32Array): void => {
    write(floats, new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength));
    const played = likeMortals(weights, hidden, rare);
    write(join(output, WHOLE), writeWeights(quantise(hidden, played)));
  };
  train(samples, {
    hidden,
    epochs,
    trust,
    unit,
    rate,
    seed: 1,
    ...(start === undefined ? {} : { start }),
    onEpoch: (report, weights) => {
      save(weights);
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

/** The weights as a source file of the engine. */
export const exportWeights = (file: string, target: string): void => {
  const source = weightsSource(weightsIn(file));
  writing(target, 'do it in the folder of the project, or name another target', () =>
    writeFileSync(target, source),
  );
};
