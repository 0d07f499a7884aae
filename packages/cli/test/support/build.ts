// Builds what `caldera` runs, so that tests of the program never see a stale one.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export default function build(): void {
  const compiler = fileURLToPath(new URL('node_modules/typescript/bin/tsc', `file://${ROOT}`));
  execFileSync(process.execPath, [compiler, '-b', 'packages/cli'], { cwd: ROOT, stdio: 'inherit' });
}
