// A process of its own for trials: a mutant may loop for ever, and then this process is ended and replaced.
import { openSession } from './session.mjs';

const session = await openSession('trial');

process.on('message', (/** @type {{ id: number, files: string[] }} */ { id, files }) => {
  void trial(id, files).then((killedBy) => process.send?.({ killedBy }));
});

process.send?.({ ready: true });

/**
 * @param {number} id
 * @param {readonly string[]} files
 * @returns {Promise<string | undefined>} the test file that noticed the mutant
 */
async function trial(id, files) {
  process.env.CALDERA_MUTANT = String(id);
  for (const file of files) {
    const [outcome] = await session.run([file]);
    if (outcome?.passed !== true) return file;
  }
  return undefined;
}
