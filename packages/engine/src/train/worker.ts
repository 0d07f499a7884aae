/** A thread of self-play. */

import { parentPort, workerData } from 'node:worker_threads';
import { netJudge } from '../net/net-judge.ts';
import { readWeights } from '../net/quantise.ts';
import { type GenerateOptions, generate } from './generate.ts';

export interface WorkerOptions extends Omit<GenerateOptions, 'judgeFor' | 'onProgress'> {
  /** The teacher's weights; the engine's own where absent. */
  readonly weights?: Uint8Array;
}

const { weights, ...options } = workerData as WorkerOptions;
const read = weights === undefined ? undefined : readWeights(weights);
if (read !== undefined && !read.ok) throw new Error(read.error);
generate({
  ...options,
  ...(read === undefined ? {} : { judgeFor: (table) => netJudge(read.value, table) }),
  onProgress: (samples) => parentPort?.postMessage(samples),
});
