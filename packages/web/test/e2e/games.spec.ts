import { byClick, byKeys, byScript, byTap, like, play, startOnDevice } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('a newcomer plays a first turn with one click on Play', async ({ page }) => {
  await like(page, { board: 'flat', level: 1 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await play(page, byClick, 1, (decisions) => decisions === 2);
  await expect(page.locator('.turn-list li').nth(1)).toBeVisible();
});

test('at full strength the engine thinks in several threads that share memory', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 3 });
  });
  await like(page, { board: 'flat', level: 10 });
  await page.goto('/');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await play(page, byClick, 1, (decisions) => decisions === 2);
  await expect(page.locator('.turn-list li').nth(1)).toBeVisible({ timeout: 60_000 });
  expect(page.workers()).toHaveLength(2);
});

for (const gods of [
  ['prometheus', 'atlas'],
  ['minotaur', 'hydra'],
  ['hermes', 'europa-and-talus'],
] as const) {
  test(`a whole game on this device, flat board: ${gods.join(' against ')}`, async ({ page }) => {
    await like(page, { board: 'flat' });
    await startOnDevice(page, [...gods]);
    await play(page, gods[0] === 'hermes' ? byScript : byClick, 11);
    await expect(page.locator('.result')).toBeVisible();
  });
}

test('a draft against the engine leads to a game with the powers that were chosen', async ({ page }) => {
  await like(page, { board: 'flat', level: 1 });
  await page.goto('/#/new/engine');
  await page.getByText('Everybody picks', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('button.god-tile').first().click();
  const begins = page.getByRole('button', { name: 'You', exact: true });
  if ((await begins.count()) > 0) await begins.click();
  await expect(page.locator('.game')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mortal' })).toHaveCount(0);
});

test('a whole game on the 3D board, by taps', async ({ page }) => {
  await like(page, { board: '3d', calm: true });
  await page.setViewportSize({ width: 700, height: 640 });
  await startOnDevice(page, ['apollo', 'demeter']);
  await page.locator('canvas[data-frames]').waitFor();
  await page.getByRole('button', { name: 'From above' }).click();
  // taps are meant for a camera that has come to its place
  await expect(page.locator('canvas')).toHaveAttribute('data-view', /^\S+ 0\.0\d /);
  await play(page, byTap, 5);
  await expect(page.locator('.result')).toBeVisible();
  const drawn = page.locator('canvas');
  expect(Number(await drawn.getAttribute('data-calls'))).toBeLessThanOrEqual(60);
  expect(Number(await drawn.getAttribute('data-triangles'))).toBeLessThanOrEqual(60_000);
});

test('a whole game by keyboard alone, on the text board', async ({ page }) => {
  await like(page, { board: 'text' });
  await startOnDevice(page, ['artemis', 'pan']);
  await play(page, byKeys, 3);
  await expect(page.locator('.result')).toBeVisible();
});

test('the flat board appears by itself without WebGL', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null });
  });
  await startOnDevice(page, ['mortal', 'mortal']);
  await expect(page.locator('.board.flat')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('a refused square says why, undo goes back a step, and a reload keeps the game', async ({ page }) => {
  await like(page, { board: 'flat' });
  await startOnDevice(page, ['mortal', 'mortal']);
  for (const square of ['b2', 'c3', 'd4', 'e5']) await byClick.square(page, square);
  await byClick.square(page, 'b2');
  await byClick.square(page, 'e1');
  await expect(page.locator('.refused')).toContainText(/neighbour|adjacent|next to|far/i);
  await byClick.square(page, 'b1');
  await expect(page.locator('.prompt')).toContainText('Build');
  await page.keyboard.press('u');
  await expect(page.locator('.prompt')).toContainText('Pick a worker');
  await page.reload();
  await expect(page.locator('.turn-list li')).toHaveCount(2);
});
