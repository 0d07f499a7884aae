// npm run docs: writes the pages that are derived from the sources.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { install } from '../lib/setup.mjs';
import { runStages } from '../lib/stages.mjs';

const write = {
  doing: 'writing docs/contracts.md',
  run: async () => {
    const { contractsPage } = await import('./page.mjs'); // needs the parser, which the first stage installs
    writeFileSync(join(ROOT, 'docs/contracts.md'), contractsPage(ROOT));
    return 0;
  },
  help: 'The message above names the file that could not be read.',
};

process.exitCode = await runStages([install, write]);
