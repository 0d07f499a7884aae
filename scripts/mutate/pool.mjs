// Several workers, each trying one mutant at a time.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../lib/run.mjs';

/** @typedef {{ id: number, files: string[], patience: number }} Trial */
/** @typedef {{ id: number, verdict: 'killed' | 'timeout' | 'survived' | 'unreached', by?: string }} Verdict */

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));

/**
 * @param {readonly Trial[]} trials
 * @param {number} concurrency
 * @param {(verdict: Verdict) => void} onVerdict
 */
export async function tryAll(trials, concurrency, onVerdict) {
  const queue = [...trials];
  const lane = async () => {
    let worker = await startWorker();
    for (let trial = queue.shift(); trial !== undefined; trial = queue.shift()) {
      const verdict = await tryOne(worker, trial);
      onVerdict(verdict);
      if (verdict.verdict === 'timeout') {
        worker.kill('SIGKILL');
        worker = await startWorker();
      }
    }
    worker.kill();
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, trials.length) }, lane));
}

/** @returns {Promise<import('node:child_process').ChildProcess>} */
function startWorker() {
  return new Promise((resolve, reject) => {
    const worker = fork(WORKER, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    worker.once('message', () => resolve(worker));
    worker.once('exit', () => reject(new Error('a worker could not start')));
  });
}

/**
 * @param {import('node:child_process').ChildProcess} worker
 * @param {Trial} trial
 * @returns {Promise<Verdict>}
 */
function tryOne(worker, { id, files, patience }) {
  return new Promise((resolve) => {
    const done = (/** @type {Verdict} */ verdict) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      resolve(verdict);
    };
    const onMessage = (/** @type {{ killedBy?: string }} */ { killedBy }) =>
      done(killedBy === undefined ? { id, verdict: 'survived' } : { id, verdict: 'killed', by: killedBy });
    // a mutant that takes the process down (out of memory, say) was noticed just as well
    const onExit = () => done({ id, verdict: 'timeout' });
    const timer = setTimeout(onExit, patience);
    worker.once('message', onMessage);
    worker.once('exit', onExit);
    worker.send({ id, files });
  });
}
