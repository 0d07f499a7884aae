import { byScript, like, play, startOnDevice } from './support/player.ts';
import { expect, expectAccessible, type Page, test } from './support/test.ts';

const SCREENS: readonly (readonly [string, string])[] = [
  ['first screen', '/'],
  ['new game', '/#/new/engine'],
  ['on this device', '/#/new/device'],
  ['play a friend', '/#/new/friend'],
  ['lobby', '/#/lobby'],
  ['gods', '/#/gods'],
  ['a god', '/#/gods/minotaur'],
  ['lab', '/#/lab/minotaur'],
  ['settings', '/#/settings'],
  ['profile', '/#/profile'],
  ['replay', '/#/replay'],
  ['about', '/#/about'],
];

/** Nothing is cut off at the side, and no text is wider than its box. */
const expectNothingClipped = async (page: Page): Promise<void> => {
  const clipped = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['page'] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, p, label, strong')]
      .filter(
        (element) => element.offsetParent !== null && !element.closest('.unseen, .under-canvas, .skip-link'),
      )
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => `${element.tagName} ${element.textContent}`);
    return [...wide, ...cut];
  });
  expect(clipped).toEqual([]);
};

for (const [name, address] of SCREENS) {
  test(`${name}: accessible by day and by night, nothing clipped at 360 px`, async ({ page }) => {
    await like(page, { board: 'flat' });
    await page.goto(address);
    await page.locator('h1, .game').first().waitFor();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForTimeout(250);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.waitForTimeout(100);
    await expectNothingClipped(page);
  });
}

for (const board of ['3d', 'flat', 'text']) {
  test(`a game on the ${board} board is accessible, and so is its end`, async ({ page }) => {
    await like(page, { board, calm: true });
    await startOnDevice(page, ['prometheus', 'athena']);
    if (board === '3d') await page.locator('canvas[data-frames]').waitFor();
    await expectAccessible(page);
    if (board === '3d') return;
    await play(page, byScript, 4);
    await expect(page.locator('.result')).toBeVisible();
    await expectAccessible(page);
  });
}

test('in German every word of the first screens is German', async ({ page }) => {
  await like(page, { board: 'flat', language: 'de' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Spielen', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/#/gods');
  await expect(page.getByText('Gott der Musik')).toBeVisible();
});

test('a screen reader hears squares, offers and turns', async ({ page }) => {
  await like(page, { board: 'text' });
  await startOnDevice(page, ['mortal', 'mortal']);
  await expect(page.getByRole('table', { name: 'Board' })).toBeVisible();
  await page.getByRole('button', { name: 'c3, ground. place here' }).click();
  await page.getByRole('button', { name: 'b2, ground. place here' }).click();
  await expect(page.getByRole('log')).toContainText('Vermilion places on c3. Vermilion places on b2.');
});

test('on a phone the board, the players and the actions fit without scrolling', async ({ page }) => {
  await like(page, { board: 'flat' });
  await page.setViewportSize({ width: 360, height: 740 });
  await startOnDevice(page, ['mortal', 'mortal']);
  const bottom = await page.locator('.action-bar').evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(740);
  const width = await page.locator('.board').evaluate((board) => board.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(320);
});
