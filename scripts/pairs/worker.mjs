// Plays the games it is told to, one at a time, and answers with what came of them.
import { load } from './load.mjs';
import { failure } from './outcome.mjs';

/** @type {typeof import('../../packages/rules/test/brute/pair-game.ts')} */
const { checkLineup } = await load('brute/pair-game.ts');

process.on('message', (/** @type {import('./pool.mjs').Job} */ { gods, seed, bounds }) => {
  try {
    process.send?.(checkLineup(gods, seed, bounds));
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.send?.(failure(problem));
  }
});
process.send?.('ready');
