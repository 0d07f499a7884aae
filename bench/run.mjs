// npm run bench -- <name> [arguments]: builds, then runs bench/<name>.bench.ts; without a name, lists them.
import { readdirSync, readFileSync } from 'node:fs';
import { run, runTool } from '../scripts/lib/run.mjs';
import { build, install } from '../scripts/lib/setup.mjs';
import { runStages, say } from '../scripts/lib/stages.mjs';

const ENDING = '.bench.ts';
const folder = new URL('.', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
  .toSorted();

const [name, ...args] = process.argv.slice(2);

if (name !== undefined && names.includes(name)) {
  process.exitCode = await runStages([
    install,
    build,
    {
      doing: 'building the benchmarks',
      run: () => runTool('typescript', 'tsc', ['-b', 'bench']),
      help: 'Fix the type errors above.',
    },
    {
      doing: `measuring ${name}`,
      run: () => run(process.execPath, [`bench/dist/${name}.bench.js`, ...args]),
      help: 'The message above says why it could not measure.',
    },
  ]);
} else {
  if (name !== undefined) say(`There is no benchmark "${name}".`);
  say('Usage: npm run bench -- <name> [arguments]\n');
  for (const each of names) say(`  ${each.padEnd(16)}${summary(each)}`);
  if (names.length === 0) say('  (none yet: bench/README.md says how to write one)');
  process.exitCode = name === undefined ? 0 : 2;
}

/** @param {string} each */
function summary(each) {
  const [first = ''] = readFileSync(new URL(each + ENDING, folder), 'utf8').split('\n');
  return first.replace(/^\/\/\s*/, '');
}
