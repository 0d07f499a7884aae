// npm run train -- <step> [options]: builds, then trains the engine's network; "npm run train -- --help" lists the steps.
import { run } from './lib/run.mjs';
import { build, install } from './lib/setup.mjs';
import { runStages } from './lib/stages.mjs';

const train = {
  doing: 'training',
  run: () => run(process.execPath, ['packages/cli/bin/caldera.js', 'train', ...process.argv.slice(2)]),
  help: 'The message above says why; "npm run train -- --help" lists the steps.',
};

process.exitCode = await runStages([install, build, train]);
