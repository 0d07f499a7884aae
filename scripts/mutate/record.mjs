// Runs beside each test file of a survey: notes which mutants the file reached.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';

/** @returns {Uint8Array} a mark for each mutant that was reached since the last look */
function takeMarks() {
  /** @type {Uint8Array} */
  const marks = Reflect.get(globalThis, '__calderaReached') ?? new Uint8Array();
  const taken = marks.slice();
  marks.fill(0);
  return taken;
}

/** What loading reaches, every later file has reached as well: modules are loaded once for all of them. */
/** @type {Set<number>} */
const loaded = Reflect.get(globalThis, '__calderaLoaded') ?? new Set();
Reflect.set(globalThis, '__calderaLoaded', loaded);

beforeAll(() => {
  for (const [id, mark] of takeMarks().entries()) if (mark === 1) loaded.add(id);
});

afterAll(() => {
  const folder = process.env.CALDERA_REACHED;
  const { testPath } = expect.getState();
  if (folder === undefined || testPath === undefined) return;
  const own = [...takeMarks().entries()].filter(([, mark]) => mark === 1).map(([id]) => id);
  mkdirSync(folder, { recursive: true });
  const name = `${basename(testPath)}-${process.hrtime.bigint()}.json`;
  writeFileSync(join(folder, name), JSON.stringify({ testPath, reached: [...new Set([...loaded, ...own])] }));
});
