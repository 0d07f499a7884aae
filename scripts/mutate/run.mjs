// npm run mutate: makes one small mistake at a time in the rules and asks the tests whether they notice.
import { install } from '../lib/setup.mjs';
import { runStages, say } from '../lib/stages.mjs';
import { readOptions, sample, USAGE } from './options.mjs';

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
async function main({ files, sample: size, seed, concurrency, again }) {
  // these need what the first stage installs
  const { allMutants } = await import('./session.mjs');
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
  const open = mutants.filter(({ id }) => !memory.verdicts.has(id));
  say(`${mutants.length} mutants, ${mutants.length - open.length} judged by an earlier run`);

  if (open.length > 0) {
    say('running the tests without a mutant …');
    const { failed, files: tests } = await survey();
    if (failed.length > 0) {
      say(`These tests fail already: ${failed.join(', ')}. Mutants mean nothing until they pass.`);
      return 1;
    }
    const trials = open.map(({ id }) => {
      // the quickest test first: most mutants never meet the slow ones
      const reaching = [...tests].filter(([, test]) => test.reached.has(id));
      const ordered = reaching.toSorted(([, a], [, b]) => a.milliseconds - b.milliseconds);
      const usual = ordered.reduce((sum, [, test]) => sum + test.milliseconds + 500, 0);
      return { id, files: ordered.map(([file]) => file), patience: 10_000 + 4 * usual };
    });
    for (const { id, files: reaching } of trials) {
      if (reaching.length === 0) memory.add({ id, verdict: 'unreached' });
    }
    const reached = trials.filter((trial) => trial.files.length > 0);
    let done = 0;
    await tryAll(reached, concurrency, (verdict) => {
      memory.add(verdict);
      done++;
      if (process.stderr.isTTY) process.stderr.write(`\r${done}/${reached.length} tried `);
      else if (done % 50 === 0 || done === reached.length) say(`${done}/${reached.length} tried`);
    });
    if (process.stderr.isTTY) say('');
  }

  process.stdout.write(report(mutants, memory.verdicts));
  return 0;
}
