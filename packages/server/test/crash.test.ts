import { expect, test } from 'vitest';
import { crashTest } from './support/crash.ts';
import { randomFrom, SEED } from './support/random.ts';
import { temporaryFolder } from './support/server.ts';

/** `npm run check:crash` does it 50 times. */
const KILLS = Number(process.env.CALDERA_KILLS ?? 3);

test(`killed ${KILLS} times under load, the server has everything that it acknowledged`, {
  timeout: 3_600_000,
}, async () => {
  const report = await crashTest({ data: temporaryFolder() }, KILLS, 20, randomFrom(SEED));
  expect({ seed: SEED, broken: report.broken }).toEqual({ seed: SEED, broken: [] });
  expect(report.acknowledged).toBeGreaterThan(KILLS);
  process.stdout.write(
    `${report.kills} kills, ${report.games} games, ${report.acknowledged} steps acknowledged, 0 lost\n`,
  );
});
