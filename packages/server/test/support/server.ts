/** A real server on a free port with a real file, closed after the test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, type Config, DEFAULTS, startServer } from '@caldera/server';
import { onTestFinished } from 'vitest';

export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'caldera-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export interface TestServer {
  readonly app: App;
  readonly address: string;
}

/** A clock that stands still: however slow the machine, no time passes. */
export const frozen = (): (() => number) => {
  const now = Date.now();
  return () => now;
};

export const start = async (
  config: Partial<Config> = {},
  now: () => number = Date.now,
): Promise<TestServer> => {
  const data = config.data ?? temporaryFolder();
  const running = await startServer({ ...DEFAULTS, port: 0, logLevel: 'error', ...config, data }, now);
  onTestFinished(() => running.app.close());
  return running;
};
