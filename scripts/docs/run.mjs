// npm run docs: writes the pages that are derived from the sources.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { install } from '../lib/setup.mjs';
import { runStages } from '../lib/stages.mjs';

const write = {
  doing: 'writing docs/contracts.md and docs/gods.md',
  run: async () => {
    // These need packages that the first stage installs.
    const [{ contractsPage }, { godsPage }, { loadRules }] = await Promise.all([
      import('./page.mjs'),
      import('./gods-page.mjs'),
      import('./rules.mjs'),
    ]);
    writeFileSync(join(ROOT, 'docs/contracts.md'), contractsPage(ROOT));
    writeFileSync(join(ROOT, 'docs/gods.md'), godsPage(ROOT, await loadRules()));
    return 0;
  },
  help: 'The message above names the file that could not be read.',
};

process.exitCode = await runStages([install, write]);
