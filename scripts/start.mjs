// npm start: from a fresh clone to a game in the browser. Words after "--" go to the server: npm start -- --help
import { run } from './lib/run.mjs';
import { build, install } from './lib/setup.mjs';
import { runStages } from './lib/stages.mjs';

const serve = {
  doing: 'starting',
  run: () => run(process.execPath, ['packages/cli/bin/caldera.js', 'serve', ...process.argv.slice(2)]),
  help: 'The message above says why; "npx caldera --help" lists everything the program can do.',
};

process.exitCode = await runStages([install, build, serve]);
