// npm run check: types, lint and format, without running a test.
import { checks } from './lib/check.mjs';
import { install } from './lib/setup.mjs';
import { runStages } from './lib/stages.mjs';

process.exitCode = await runStages([install, ...checks]);
