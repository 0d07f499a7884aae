// What the web client costs: kilobytes before the first click, draw calls, and time to the first board in a real browser.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULTS, startServer } from '@caldera/server';
import { chromium, type Page } from '@playwright/test';
import { sizesOf } from './web/sizes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DIST = join(ROOT, 'packages/web/dist');
const KEPT = join(ROOT, 'bench/web/kept.json');

/** Figure, budget, unit. A budget is a promise: above it the benchmark fails. */
const BUDGETS: Readonly<Record<string, number>> = {
  'initial script, kB gz': 150,
  'fonts, kB': 40,
  'draw calls': 60,
  triangles: 60_000,
};

/** A slow phone: a quarter of the speed, 1.6 Mbit/s, 150 ms away. */
const throttle = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
};

const measureFirstBoard = async (page: Page, address: string, slow: boolean): Promise<number> => {
  if (slow) await throttle(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.board').waitFor();
  return Math.round(await page.evaluate<number>('performance.now()'));
};

const measureDrawing = async (page: Page, address: string): Promise<{ calls: number; triangles: number }> => {
  await page.goto(`${address}/#/lab/apollo`);
  const canvas = page.locator('canvas[data-frames]');
  await canvas.waitFor();
  await page.locator('[data-offered]').first().evaluate('(button) => button.click()');
  await page.waitForTimeout(500);
  const read = async (name: string): Promise<number> => Number(await canvas.getAttribute(`data-${name}`));
  return { calls: await read('calls'), triangles: await read('triangles') };
};

const measureTurning = async (page: Page): Promise<number> => {
  const box = await page.locator('canvas').boundingBox();
  if (box === null) return 0;
  const before = Number(await page.locator('canvas').getAttribute('data-frames'));
  const start = Date.now();
  await page.mouse.move(box.x + 100, box.y + 200);
  await page.mouse.down();
  for (let step = 0; step < 40; step += 1) await page.mouse.move(box.x + 100 + step * 4, box.y + 200);
  await page.mouse.up();
  const frames = Number(await page.locator('canvas').getAttribute('data-frames')) - before;
  return Math.round((frames * 1000) / (Date.now() - start));
};

// finds a browser, installs one, or says what to do
const finder = join(ROOT, 'scripts/chromium.mjs');
const executablePath = execFileSync(process.execPath, [finder], { encoding: 'utf8' }).trim();
const data = mkdtempSync(join(tmpdir(), 'caldera-bench-'));
const { app, address } = await startServer({ ...DEFAULTS, port: 0, data, web: DIST, logLevel: 'silent' });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking', '--enable-unsafe-swiftshader'],
});
const open = (): Promise<Page> => browser.newPage({ viewport: { width: 800, height: 800 } });

const sizes = sizesOf(DIST);
const fast = await measureFirstBoard(await open(), address, false);
const slow = await measureFirstBoard(await open(), address, true);
const page = await open();
const { calls, triangles } = await measureDrawing(page, address);
const frames = await measureTurning(page);
const figures: Readonly<Record<string, number>> = {
  'initial script, kB gz': sizes.initial,
  'styles, kB gz': sizes.styles,
  'fonts, kB': sizes.fonts,
  '3D board, kB gz, later': sizes.solid,
  'engine, kB gz, later': sizes.engine,
  'draw calls': calls,
  triangles: triangles,
  'first board, ms': fast,
  'first board, slow phone, ms': slow,
  'frames a second while turning': frames,
};
await browser.close();
await app.close();
rmSync(data, { recursive: true, force: true });

const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Readonly<Record<string, number>>;
console.log(
  `${''.padEnd(32)}${'now'.padStart(10)}${'last release'.padStart(14)}${'ratio'.padStart(8)}${'budget'.padStart(10)}`,
);
for (const [name, value] of Object.entries(figures)) {
  const before = kept[name];
  const ratio = before === undefined || before === 0 ? '' : (value / before).toFixed(2);
  const budget = BUDGETS[name];
  const columns = [
    String(value).padStart(10),
    String(before ?? '').padStart(14),
    ratio.padStart(8),
    String(budget ?? '').padStart(10),
  ];
  console.log(`${name.padEnd(32)}${columns.join('')}`);
  if (budget !== undefined && value > budget) process.exitCode = 1;
}
if (process.argv.includes('--keep')) writeFileSync(KEPT, `${JSON.stringify(figures, null, 2)}\n`);
