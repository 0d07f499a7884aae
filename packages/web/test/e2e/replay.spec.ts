import { byClick, byScript, like, play, startOnDevice } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('a game is replayed by keys and slider, shared by link and saved as a record', async ({ page }) => {
  await like(page, { board: 'flat' });
  await startOnDevice(page, ['mortal', 'pan']);
  await play(page, byScript, 8);
  await expect(page.locator('.result')).toBeVisible();
  const turns = await page.locator('.turn-list li').count();
  await page.keyboard.press(',');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', `Turn ${turns - 1} of ${turns}`);
  await page.getByRole('slider').fill('1');
  await expect(page.locator('.turn-list [aria-current]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Last' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.locator('.link-text').textContent();
  const record = await page.locator('.record').textContent();
  await page.keyboard.press('Escape');

  await page.goto('/#/replay');
  await page.getByLabel('Record or position text').fill(record ?? '');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('.turn-list li')).toHaveCount(turns);

  await page.goto('about:blank');
  await page.goto(link ?? '');
  await expect(page.locator('.turn-list li')).toHaveCount(turns);
  await expect(page.locator('.result')).toBeVisible();
});

test('on a phone earlier turns are looked through with the board in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await like(page, { board: 'flat' });
  await startOnDevice(page, ['mortal', 'mortal']);
  await play(page, byScript, 8);
  await page.getByRole('button', { name: 'Look at the game' }).click();
  const bar = page.locator('.action-bar');
  const workers = page.getByRole('button', { name: /worker/ });
  await expect(bar.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(workers).toHaveCount(0);
  await bar.getByRole('button', { name: 'Next' }).click();
  await expect(workers).toHaveCount(2);
  await expect(page.locator('.board')).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: 'Previous' }).click();
  await expect(workers).toHaveCount(0);
  await bar.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('.result')).toBeVisible();
});

test('a broken link and a broken record are explained', async ({ page }) => {
  await page.goto('/#/replay/nonsense');
  await expect(page.getByRole('alert')).toContainText('incomplete');
  await page.goto('/#/replay');
  await page.getByLabel('Record or position text').fill('nonsense');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('after the first visit everything on this device works offline', async ({ page, context }) => {
  await like(page, { board: 'auto', level: 1, calm: true });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('canvas[data-frames]').waitFor();
  await page.goto('/#/settings');
  await page.getByText('Flat', { exact: true }).click();
  await page.goto('/#/table');
  await play(page, byClick, 2, (decisions) => decisions === 2);
  await expect(page.locator('.turn-list li').nth(1)).toBeVisible();
});
