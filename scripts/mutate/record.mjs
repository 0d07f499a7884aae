// Runs beside each test file of a survey: notes which mutants the file reached.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect } from 'vitest';

afterAll(() => {
  const folder = process.env.CALDERA_REACHED;
  const { testPath } = expect.getState();
  if (folder === undefined || testPath === undefined) return;
  /** @type {Set<number>} */
  const reached = Reflect.get(globalThis, '__calderaReached') ?? new Set();
  mkdirSync(folder, { recursive: true });
  const name = `${basename(testPath)}-${process.hrtime.bigint()}.json`;
  writeFileSync(join(folder, name), JSON.stringify({ testPath, reached: [...reached] }));
});
