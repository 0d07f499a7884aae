// A few workers, each playing one game at a time.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../lib/run.mjs';
import { failure } from './outcome.mjs';

/** @typedef {import('../../packages/rules/test/brute/pair-game.ts').Bounds} Bounds */
/** @typedef {import('../../packages/rules/test/brute/pair-game.ts').Outcome} Outcome */
/** @typedef {{ gods: string[], seed: number, bounds: Bounds }} Job */

/** Positions with very many turns fill the memory with states that are soon forgotten. */
const MEMORY = ['--max-semi-space-size=128', '--max-old-space-size=12000'];
const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));

const startWorker = async () => {
  const worker = fork(WORKER, {
    cwd: ROOT,
    execArgv: MEMORY,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(worker, 'message');
  return worker;
};

/**
 * What a worker answers; nothing if it ends instead.
 * @param {import('node:child_process').ChildProcess} worker
 * @param {Job} job
 * @returns {Promise<Outcome | undefined>}
 */
const answerOf = (worker, job) =>
  new Promise((resolve) => {
    const onExit = () => resolve(undefined);
    worker.once('exit', onExit);
    worker.once('message', (/** @type {Outcome} */ outcome) => {
      worker.off('exit', onExit);
      resolve(outcome);
    });
    worker.send(job);
  });

/**
 * @param {Iterator<Job>} jobs
 * @param {number} workers
 * @param {(job: Job, outcome: Outcome) => void} onOutcome
 */
export async function playAll(jobs, workers, onOutcome) {
  const lane = async () => {
    let worker = await startWorker();
    for (let next = jobs.next(); next.done !== true; next = jobs.next()) {
      const outcome = await answerOf(worker, next.value);
      if (outcome === undefined) worker = await startWorker();
      onOutcome(next.value, outcome ?? failure('the program that checks the game ended'));
    }
    worker.kill();
  };
  await Promise.all(Array.from({ length: workers }, lane));
}
