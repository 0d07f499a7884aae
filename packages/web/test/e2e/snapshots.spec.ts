import { byScript, like, play, startOnDevice } from './support/player.ts';
import { expect, type Page, test } from './support/test.ts';

// what key screens look like; "npx playwright test -c packages/web snapshots --update-snapshots" after a wanted change

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

const expectLooks = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await expect(page).toHaveScreenshot(`${name}.png`);
};

const dress = async (
  page: Page,
  liked: Readonly<Record<string, unknown>>,
  size: typeof PHONE,
): Promise<void> => {
  await like(page, { calm: true, board: 'flat', ...liked });
  await page.setViewportSize(size);
};

for (const theme of ['light', 'dark']) {
  test(`the first screen on a phone, ${theme}`, async ({ page }) => {
    await dress(page, { theme }, PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await expectLooks(page, `home-phone-${theme}`);
  });

  test(`a game under way on a wide screen, ${theme}`, async ({ page }) => {
    await dress(page, { theme }, WIDE);
    await startOnDevice(page, ['prometheus', 'europa-and-talus']);
    await play(page, byScript, 5, (decisions) => decisions === 16);
    await expectLooks(page, `game-wide-${theme}`);
  });

  test(`the 3D board, ${theme}`, async ({ page }) => {
    await dress(page, { theme, board: '3d' }, { width: 560, height: 620 });
    await page.goto('/#/lab/minotaur');
    await page.locator('canvas[data-frames]').waitFor();
    await page.waitForTimeout(300);
    await expect(page.locator('.board')).toHaveScreenshot(`board-3d-${theme}.png`);
  });
}

test('the island fills the first screen', async ({ page }) => {
  await dress(page, { theme: 'light', board: '3d' }, { width: 1000, height: 640 });
  await page.goto('/');
  await page.locator('canvas[data-frames]').waitFor();
  await page.waitForTimeout(300);
  await expectLooks(page, 'home-3d');
});

test('a game and its end on a phone', async ({ page }) => {
  await dress(page, {}, PHONE);
  await startOnDevice(page, ['minotaur', 'artemis']);
  await play(page, byScript, 4, (decisions) => decisions === 14);
  await expectLooks(page, 'game-phone');
  await play(page, byScript, 4);
  await expect(page.locator('.result')).toBeVisible();
  await expectLooks(page, 'result-phone');
});

test('the text board on a phone', async ({ page }) => {
  await dress(page, { board: 'text' }, PHONE);
  await startOnDevice(page, ['minotaur', 'artemis']);
  await play(page, byScript, 4, (decisions) => decisions === 14);
  await expectLooks(page, 'text-phone');
});

test('gods, new game, settings and play a friend on a wide screen', async ({ page }) => {
  await dress(page, {}, WIDE);
  for (const [name, address] of [
    ['gods', '/#/gods'],
    ['god', '/#/gods/minotaur'],
    ['new-game', '/#/new/engine'],
    ['settings', '/#/settings'],
    ['friend', '/#/new/friend'],
    ['help', '/#/help'],
  ] as const) {
    await page.goto(address);
    await page.locator(`main[data-screen=${name === 'god' ? 'gods' : address.split('/')[2]}] h1`).waitFor();
    await expectLooks(page, `${name}-wide`);
  }
});

test('a draft on a phone', async ({ page }) => {
  await dress(page, {}, PHONE);
  await page.goto('/#/new/device');
  await page.getByText('The same for all', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: /^Atlas/ }).click();
  await expectLooks(page, 'draft-phone');
});
