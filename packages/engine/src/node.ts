/** The engine in Node: thinks in a worker thread. */

import { Worker } from 'node:worker_threads';
import type { Engine } from './engine.ts';
import type { OpenPort, Report } from './worker/messages.ts';
import { type EngineOptions, PortEngine } from './worker/port-engine.ts';

/** Threads run compiled files; tests that import the sources find them one folder further. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../dist/worker/node-worker.js' : './worker/node-worker.js',
  import.meta.url,
);

const openThread: OpenPort = (onReport, onFailure) => {
  // The flags that let a process run the sources are not for compiled files.
  const worker = new Worker(WORKER, { execArgv: [] });
  worker.on('message', (report: Report) => onReport(report));
  worker.on('error', (error) => onFailure(error instanceof Error ? error.message : String(error)));
  return {
    post: (order) => worker.postMessage(order),
    close: () => {
      void worker.terminate();
    },
  };
};

/** An engine with a thread of its own. Call `destroy` when it is no longer needed: the thread keeps a process alive. */
export const createEngine = (options: EngineOptions = {}): Engine => new PortEngine(openThread, options);

export type { EngineOptions } from './worker/port-engine.ts';
