/** A real server for one test process: the same command that people run, on a free port, with its data in a folder of its own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

const launch = (args: readonly string[]): Promise<{ child: ChildProcess; address: string }> =>
  new Promise((resolve, reject) => {
    const command = [join(ROOT, 'packages/cli/bin/caldera.js'), 'serve', ...args];
    const child = spawn(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += String(chunk);
      const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve({ child, address });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });

const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill(signal);
  });

export class TestServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'caldera-web-'));
  #child: ChildProcess | undefined;
  address = '';

  async start(port = 0): Promise<void> {
    const { child, address } = await launch([
      `--port=${port}`,
      `--data=${this.#data}`,
      `--web=${join(ROOT, 'packages/web/dist')}`,
      '--log-level=warn',
      '--rate-limit=1000000',
    ]);
    this.#child = child;
    this.address = address;
  }

  /** Killed without warning, and back on the same port with the same data. */
  async restart(): Promise<void> {
    const port = Number(new URL(this.address).port);
    if (this.#child !== undefined) await end(this.#child, 'SIGKILL');
    await this.start(port);
  }

  async stop(): Promise<void> {
    if (this.#child !== undefined) await end(this.#child, 'SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }
}
