// npm run check:crash, npm run check:fuzz: the long versions of two tests that npm test runs in short.
import { runTool } from './lib/run.mjs';
import { build, install } from './lib/setup.mjs';
import { runStages, say } from './lib/stages.mjs';

/** How much of it: kills of a server under load, or spoilt messages of each kind. */
const AMOUNTS = { crash: ['CALDERA_KILLS', '50'], fuzz: ['CALDERA_FUZZ', '10000'] };

const [name = ''] = process.argv.slice(2);

if (name === 'crash' || name === 'fuzz') {
  const [variable = '', amount = ''] = AMOUNTS[name];
  process.env[variable] ??= amount;
  const prove = {
    doing: `proving: ${name} × ${process.env[variable]}`,
    run: () => runTool('vitest', 'vitest', ['run', '--project', 'server', `test/${name}.test.ts`]),
    help: 'The message above names the seed; CALDERA_SEED repeats it.',
  };
  process.exitCode = await runStages([install, build, prove]);
} else {
  say('Usage: node scripts/proof.mjs crash|fuzz');
  process.exitCode = 2;
}
