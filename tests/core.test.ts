import { expect, test } from 'vitest';
import { CORE_CODE } from '../packages/engine/src/core/code.ts';
import { compileCore } from '../scripts/core.mjs';

test('the core among the sources is what its own sources compile to (npm run core writes it)', async () => {
  const committed = Buffer.from(CORE_CODE, 'base64');
  const compiled = Buffer.from(await compileCore());
  expect(committed.length).toBe(compiled.length);
  expect(committed.equals(compiled)).toBe(true);
});
