// npm start: from a fresh clone to a game in the browser. Words after "--" go to the server: npm start -- --help
import { run } from './lib/run.mjs';
import { build, install } from './lib/setup.mjs';
import { runStages } from './lib/stages.mjs';

/** Room for what a step leaves behind, in megabytes: it is collected less often (docs/operations.md). */
const YOUNG = '--max-semi-space-size=32';

const serve = {
  doing: 'starting',
  run: () => run(process.execPath, [YOUNG, 'packages/cli/bin/caldera.js', 'serve', ...process.argv.slice(2)]),
  help: 'The message above says why; "npx caldera --help" lists everything the program can do.',
};

process.exitCode = await runStages([install, build, serve]);
