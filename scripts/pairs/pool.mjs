// A few workers, each playing one game at a time.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../lib/run.mjs';

/** @typedef {import('../../packages/rules/test/brute/pair-game.ts').Bounds} Bounds */
/** @typedef {import('../../packages/rules/test/brute/pair-game.ts').Outcome} Outcome */
/** @typedef {{ gods: string[], seed: number, bounds: Bounds }} Job */

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));

/**
 * @param {Iterator<Job>} jobs
 * @param {number} workers
 * @param {(job: Job, outcome: Outcome) => void} onOutcome
 */
export async function playAll(jobs, workers, onOutcome) {
  const lane = async () => {
    const worker = fork(WORKER, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await once(worker, 'message');
    for (let next = jobs.next(); next.done !== true; next = jobs.next()) {
      const answer = once(worker, 'message');
      worker.send(next.value);
      const [outcome] = await answer;
      onOutcome(next.value, outcome);
    }
    worker.kill();
  };
  await Promise.all(Array.from({ length: workers }, lane));
}
