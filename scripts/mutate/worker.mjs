// A process of its own for trials: a mutant may loop for ever, and then this process is ended and replaced.
import { openSession } from './session.mjs';

let lastEnd = 0;
const session = await openSession('trial', () => (lastEnd = spent()));

process.on('message', (/** @type {import('./pool.mjs').Trial} */ { id, files, patience }) => {
  // Time on the processor, which a busy machine does not stretch. The tests run in a thread of this process.
  lastEnd = spent();
  const watch = setInterval(() => spent() - lastEnd > patience && process.exit(), 200);
  void trial(id, files).then((killedBy) => {
    clearInterval(watch);
    process.send?.({ killedBy });
  });
});

process.send?.({ ready: true });

/**
 * @param {number} id
 * @param {readonly string[]} files
 * @returns {Promise<string | undefined>} the test file that noticed the mutant
 */
async function trial(id, files) {
  process.env.CALDERA_MUTANT = String(id);
  const outcomes = await session.run(files);
  return outcomes.find(({ passed }) => !passed)?.file;
}

/** @returns {number} milliseconds on the processor */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
