/** The engine in browsers: thinks in a web worker that the page makes, because only its bundler knows the file's address. */

import type { Engine } from './engine.ts';
import type { OpenPort, Report } from './worker/messages.ts';
import { type EngineOptions, PortEngine } from './worker/port-engine.ts';

/** `makeWorker` starts a module worker of `@caldera/engine/browser-worker`. */
export const createEngine = (makeWorker: () => Worker, options: EngineOptions = {}): Engine => {
  const openWorker: OpenPort = (onReport, onFailure) => {
    const worker = makeWorker();
    worker.onmessage = ({ data }: MessageEvent<Report>): void => onReport(data);
    worker.onerror = ({ message }): void => onFailure(message);
    return { post: (order) => worker.postMessage(order), close: () => worker.terminate() };
  };
  return new PortEngine(openWorker, options);
};

export type { EngineOptions } from './worker/port-engine.ts';
