/** A thread of self-play. */

import { parentPort, workerData } from 'node:worker_threads';
import { netJudge } from '../net/net-judge.ts';
import type { Weights } from '../net/quantise.ts';
import { Obstacle } from '../obstacle.ts';
import { type GenerateOptions, generate } from './generate.ts';

export interface WorkerOptions extends Omit<GenerateOptions, 'judgeFor' | 'onProgress'> {
  /** The teacher's weights; the engine's own where absent. */
  readonly weights?: Weights;
}

/** How many samples there are, or why there will be no more: between threads an error would lose its kind. */
export type WorkerReport = { readonly samples: number } | { readonly obstacle: string };

const report = (message: WorkerReport): void => parentPort?.postMessage(message);
const { weights, ...options } = workerData as WorkerOptions;
try {
  generate({
    ...options,
    ...(weights === undefined ? {} : { judgeFor: (table) => netJudge(weights, table) }),
    onProgress: (samples) => report({ samples }),
  });
} catch (error) {
  if (!(error instanceof Obstacle)) throw error;
  report({ obstacle: error.message });
}
