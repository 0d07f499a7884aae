/** The steps of training, each one callable by itself: play, learn, write the weights, measure them. Node only. */

import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeTurn, type Position, tableOf } from '@caldera/rules';
import { sequentialTest, type Verdict } from '../match/elo.ts';
import { type Player, playMatch } from '../match/match.ts';
import { randomOpening } from '../match/openings.ts';
import { netJudge } from '../net/net-judge.ts';
import { ownWeights } from '../net/own-weights.ts';
import { quantise, readWeights, type Weights, writeWeights } from '../net/quantise.ts';
import { randomFrom } from '../random.ts';
import { Thinker } from '../thinker.ts';
import { Transpositions } from '../transpositions.ts';
import { weightsSource } from './export.ts';
import { type LineUps, lineUps } from './generate.ts';
import type { Learner } from './learner.ts';
import { likeMortals, rareGods } from './rare-gods.ts';
import { readSamples, SAMPLE } from './samples.ts';
import { type EpochReport, fitUnit, train } from './train.ts';
import type { WorkerOptions } from './worker.ts';

export interface PlayOptions {
  readonly folder: string;
  readonly threads: number;
  readonly nodes: number;
  /** In each thread's file. */
  readonly samples: number;
  readonly seed: number;
  readonly weights?: Uint8Array;
  readonly lineUps?: LineUps;
  readonly onProgress: (samples: number) => void;
}

const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/train/worker.js' : './worker.js',
  import.meta.url,
);

/** Self-play in threads, until every file has its samples. Stopping loses nothing: the files are taken up again. */
export const playForSamples = async (options: PlayOptions): Promise<void> => {
  const counts = new Map<number, number>();
  const play = (seed: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const { folder, nodes, samples, weights, lineUps: which } = options;
      const workerData: WorkerOptions = {
        folder,
        seed,
        nodes,
        samples,
        ...(weights === undefined ? {} : { weights }),
        ...(which === undefined ? {} : { lineUps: which }),
      };
      const worker = new Worker(WORKER, { workerData, execArgv: [] });
      worker.on('message', (count: number) => {
        counts.set(seed, count);
        options.onProgress([...counts.values()].reduce((sum, each) => sum + each, 0));
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: options.threads }, (_, index) => play(options.seed + index)));
};

export interface LearnOptions {
  readonly folders: readonly string[];
  /** Where checkpoints go after every epoch, and where a start is looked for. */
  readonly output: string;
  readonly hidden: number;
  readonly epochs: number;
  readonly trust: number;
  readonly rate: number;
  readonly onProgress?: (epoch: number, share: number) => void;
  readonly onEpoch: (report: EpochReport) => void;
}

const FLOATS = 'weights.f32';
const WHOLE = 'weights.bin';
/** How many epochs are done of how many, then what Adam remembers; gone once a training has come to its end. */
const UNFINISHED = 'unfinished.f32';

const floatsIn = (file: string): Float32Array | undefined =>
  existsSync(file) ? new Float32Array(new Uint8Array(readFileSync(file)).buffer) : undefined;
const bytesOf = (floats: Float32Array): Uint8Array =>
  new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength);

/** Learns from the samples: takes up a training that was stopped, or begins one with the folder's weights. */
export const learn = (options: LearnOptions): { readonly samples: number; readonly unit: number } => {
  const { hidden, epochs, trust, rate, output, onProgress } = options;
  const samples = readSamples(options.folders);
  const unit = fitUnit(samples);
  mkdirSync(output, { recursive: true });
  const rare = rareGods(samples);
  const unfinished = join(output, UNFINISHED);
  const save = (epoch: number, { weights, moments }: Learner): void => {
    writeFileSync(join(output, FLOATS), bytesOf(weights));
    const played = likeMortals(weights, hidden, rare);
    writeFileSync(join(output, WHOLE), writeWeights(quantise(hidden, played)));
    rmSync(unfinished, { force: true });
    if (epoch === epochs) return;
    writeFileSync(unfinished, bytesOf(Float32Array.of(epoch, epochs)));
    appendFileSync(unfinished, bytesOf(moments));
  };
  const start = floatsIn(join(output, FLOATS));
  const stopped = floatsIn(unfinished);
  const resume = { epochs: stopped?.[0] ?? 0, moments: stopped?.subarray(2) ?? new Float32Array(0) };
  train(samples, {
    hidden,
    epochs,
    trust,
    unit,
    rate,
    seed: 1,
    ...(start === undefined ? {} : { start }),
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
  const weights = readWeights(new Uint8Array(readFileSync(file)));
  if (!weights.ok) throw new Error(`${file}: ${weights.error}`);
  return weights.value;
};

/** The weights as a source file of the engine. */
export const exportWeights = (file: string, target: string): void =>
  writeFileSync(target, weightsSource(weightsIn(file)));

export interface TestOptions {
  readonly first: Weights;
  /** The engine's own where absent. */
  readonly second?: Weights;
  readonly lineUps?: LineUps;
  readonly nodes: number;
  readonly games: number;
  readonly bounds: readonly [number, number];
  readonly onGame: (won: number, lost: number) => void;
}

const playerWith = (weights: Weights, nodes: number): Player => {
  const thinkers = new Map<Position['table'], Thinker>();
  const table = Transpositions.ofSize(8 << 20);
  return {
    newGame: async () => undefined,
    choose: async (position) => {
      const lineUp = position.table;
      const thinker = thinkers.get(lineUp) ?? new Thinker(table, netJudge(weights, lineUp));
      thinkers.set(lineUp, thinker);
      const [choice] = thinker.think(position, { nodes }).choices;
      if (choice === undefined) throw new Error('there is no turn');
      return makeTurn(position, choice.turn);
    },
  };
};

/** Two networks against each other, in the line-ups they learn from, until it is clear which is stronger. */
export const testWeights = async (options: TestOptions): Promise<Verdict> => {
  const random = randomFrom(7);
  const draw = lineUps(options.lineUps ?? 'simple');
  const openings = Array.from({ length: Math.ceil(options.games / 2) }, () =>
    randomOpening(tableOf(draw(random).gods), 2, random),
  );
  const [low, high] = options.bounds;
  let [won, lost] = [0, 0];
  await playMatch({
    openings,
    concurrency: 1,
    pair: async () => [
      playerWith(options.first, options.nodes),
      playerWith(options.second ?? ownWeights(), options.nodes),
    ],
    isDecided: () => sequentialTest(won, lost, low, high) !== 'undecided',
    onGame: ({ firstWon }) => {
      if (firstWon) won += 1;
      else lost += 1;
      options.onGame(won, lost);
    },
  });
  return sequentialTest(won, lost, low, high);
};
