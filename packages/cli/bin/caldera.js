#!/usr/bin/env node
// Plain JavaScript and committed, so that npm can link the command before anything is built.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);

if (existsSync(main)) {
  const { run } = await import(main.href);
  process.exitCode = await run(process.argv.slice(2));
} else {
  process.stderr.write(
    'caldera is not built yet. Run "npm run build" in the project folder, then try again.\n',
  );
  process.exitCode = 1;
}
