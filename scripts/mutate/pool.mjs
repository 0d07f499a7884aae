// Several workers, each trying one mutant at a time.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../lib/run.mjs';

/**
 * @typedef {object} Trial
 * @property {number} id
 * @property {string[]} files
 * @property {number} patience how long one file may take, in milliseconds of processor time
 */
/** @typedef {{ id: number, verdict: 'killed' | 'timeout' | 'survived' | 'unreached', by?: string }} Verdict */
/** @typedef {import('node:child_process').ChildProcess} Worker */

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));

/**
 * @param {readonly Trial[]} trials
 * @param {number} concurrency
 * @param {(verdict: Verdict) => void} onVerdict
 * @param {string} [program] what a worker runs
 */
export async function tryAll(trials, concurrency, onVerdict, program = WORKER) {
  const queue = [...trials];
  const lane = async () => {
    let worker = await startWorker(program);
    for (let trial = queue.shift(); trial !== undefined; trial = queue.shift()) {
      // it may have died since its last answer
      if (hasEnded(worker)) worker = await startWorker(program);
      onVerdict(await tryOne(worker, trial));
    }
    worker.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, trials.length) }, lane));
}

/**
 * @param {string} program
 * @returns {Promise<Worker>}
 */
function startWorker(program) {
  return new Promise((resolve, reject) => {
    const worker = fork(program, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    worker.once('message', () => resolve(worker));
    worker.once('exit', () => reject(new Error('a worker could not start')));
    // a failed send shows as the end of the worker
    worker.on('error', () => worker.kill('SIGKILL'));
  });
}

/**
 * @param {Worker} worker
 * @param {Trial} trial
 * @returns {Promise<Verdict>}
 */
function tryOne(worker, trial) {
  const { id } = trial;
  return new Promise((resolve) => {
    const done = (/** @type {Verdict} */ verdict) => {
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      resolve(verdict);
    };
    const onMessage = (/** @type {{ killedBy?: string }} */ { killedBy }) =>
      done(killedBy === undefined ? { id, verdict: 'survived' } : { id, verdict: 'killed', by: killedBy });
    // it lost patience, or the mutant took the process down: noticed just as well
    const onExit = () => done({ id, verdict: 'timeout' });
    worker.once('message', onMessage);
    worker.once('exit', onExit);
    worker.send(trial);
  });
}

/** @param {Worker} worker */
const hasEnded = ({ exitCode, signalCode, connected }) =>
  exitCode !== null || signalCode !== null || !connected;
