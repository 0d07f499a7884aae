import { byClick, byKeys, byScript, like, play, playTogether } from './support/player.ts';
import { complaintsOf, expect, type Page, test } from './support/test.ts';

// every way to play, on every board; games between people on one device are in games.spec.ts

/** Small, because a browser without a graphics card paints every pixel of the 3D board itself. */
const SMALL = { width: 560, height: 620 };

const BOARDS = ['3d', 'flat', 'text'] as const;
const HANDS = { '3d': byScript, flat: byClick, text: byKeys } as const;

const expectBoard = async (page: Page, board: (typeof BOARDS)[number]): Promise<void> => {
  const mark = { '3d': 'canvas[data-frames]', flat: '.board.flat', text: '.text-board' }[board];
  await expect(page.locator(mark)).toBeVisible({ timeout: 30_000 });
};

for (const board of BOARDS) {
  test(`a whole game against the engine, ${board} board`, async ({ page }) => {
    await like(page, { board, level: 6, calm: true });
    await page.setViewportSize(SMALL);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expectBoard(page, board);
    await play(page, HANDS[board], 7);
    await expect(page.locator('.result')).toContainText(/You (win|lose)/);
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(page.locator('.turn-list li')).toHaveCount(0);
  });

  test(`engine against engine plays by itself to the end, ${board} board`, async ({ page }) => {
    await like(page, { board, level: 1, calm: true });
    await page.setViewportSize(SMALL);
    await page.goto('/#/new/watch');
    // somebody who sees wins against somebody who doesn't: soon over
    await page.getByLabel(/^Level 2/).fill('5');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expectBoard(page, board);
    await expect(page.locator('.result')).toBeVisible({ timeout: 120_000 });
  });
}

test('a whole game through the server, one on the 3D board, one on the text board, one watching', async ({
  page,
  browser,
  server,
}) => {
  await like(page, { board: '3d', calm: true });
  await page.setViewportSize(SMALL);
  await page.goto('/#/new/friend');
  await page.getByLabel('Show it in the lobby').check();
  await page.getByRole('button', { name: 'Create the game' }).click();
  const link = (await page.locator('.link-text').textContent()) ?? '';
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  const friend = await context.newPage();
  const complaints = complaintsOf(friend);
  await like(friend, { board: 'text' });
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Join', exact: true }).click();
  await expectBoard(page, '3d');
  await expectBoard(friend, 'text');

  const stands = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  const watcher = await stands.newPage();
  await like(watcher, { board: 'flat' });
  await watcher.goto('/#/lobby');
  await watcher.locator(`a[href$="${link.split('/').at(-1)}"]`).click();
  await expect(watcher.getByText('You are watching.')).toBeVisible();

  await playTogether([page, friend], 33, byScript);
  for (const each of [page, friend, watcher]) await expect(each.locator('.result')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
  await stands.close();
});
