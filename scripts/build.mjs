// npm run build: everything a fresh clone needs, up to packages/*/dist.
import { build, install } from './lib/setup.mjs';
import { runStages } from './lib/stages.mjs';

process.exitCode = await runStages([install, build]);
