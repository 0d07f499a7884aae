// npm run mutate: makes one small mistake at a time in the rules and asks the tests whether they notice.
import { install } from '../lib/setup.mjs';
import { runStages, say } from '../lib/stages.mjs';
import { globToPattern, readOptions, sample, USAGE } from './options.mjs';

/** @type {ReturnType<typeof readOptions> | undefined} */
let options;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  say(`${String(error)}\n`);
}

if (options === undefined || options.help) {
  say(USAGE);
  process.exitCode = options === undefined ? 2 : 0;
} else {
  const chosen = options;
  const mutate = { doing: 'trying mutants', run: () => main(chosen), help: 'The message above says why.' };
  process.exitCode = await runStages([install, mutate]);
}

/** @param {NonNullable<typeof options>} options */
async function main({ files, sample: size, seed, without, concurrency, again }) {
  // these need what the first stage installs
  const { allMutants, testFiles } = await import('./session.mjs');
  const { survey } = await import('./survey.mjs');
  const { tryAll } = await import('./pool.mjs');
  const { openMemory } = await import('./memory.mjs');
  const { report } = await import('./report.mjs');

  const memory = openMemory(again);
  const mutants = sample(
    allMutants().filter(({ file }) => files.test(file)),
    size,
    seed,
  );
  const patterns = without.map(globToPattern);
  const leftOut = testFiles().filter((file) => patterns.some((pattern) => pattern.test(file)));
  const open = mutants.filter(({ id }) => !isSettled(memory.verdicts.get(id), leftOut));
  say(`${mutants.length} mutants, ${mutants.length - open.length} judged by an earlier run`);

  if (open.length > 0) {
    say('running the tests without a mutant …');
    const { failed, files: tests } = await survey(testFiles().filter((file) => !leftOut.includes(file)));
    if (failed.length > 0) {
      say(`These tests fail already: ${failed.join(', ')}. Mutants mean nothing until they pass.`);
      return 1;
    }
    const trials = open.map(({ id }) => {
      const untried = memory.verdicts.get(id)?.without;
      // the quickest test first: most mutants never meet the slow ones
      const reaching = [...tests]
        .filter(([file, test]) => test.reached.has(id) && untried?.includes(file) !== false)
        .toSorted(([, a], [, b]) => a.milliseconds - b.milliseconds);
      const slowest = reaching.at(-1)?.[1].milliseconds ?? 0;
      return { id, files: reaching.map(([file]) => file), patience: 5_000 + 4 * slowest };
    });
    for (const { id, files: reaching } of trials) {
      const verdict = memory.verdicts.get(id)?.verdict ?? 'unreached';
      if (reaching.length === 0) memory.add({ id, verdict }, leftOut);
    }
    const reached = trials.filter((trial) => trial.files.length > 0);
    let done = 0;
    await tryAll(reached, concurrency, (verdict) => {
      memory.add(verdict, leftOut);
      done++;
      if (process.stderr.isTTY) process.stderr.write(`\r${done}/${reached.length} tried `);
      else if (done % 50 === 0 || done === reached.length) say(`${done}/${reached.length} tried`);
    });
    if (process.stderr.isTTY) say('');
  }

  process.stdout.write(report(mutants, memory.verdicts, leftOut));
  return 0;
}

/**
 * @param {import('./memory.mjs').KeptVerdict | undefined} verdict
 * @param {readonly string[]} leftOut
 * @returns {boolean} whether none of the tests of this run could still change the verdict
 */
function isSettled(verdict, leftOut) {
  if (verdict === undefined) return false;
  const isKilled = verdict.verdict === 'killed' || verdict.verdict === 'timeout';
  return isKilled || verdict.without.every((file) => leftOut.includes(file));
}
