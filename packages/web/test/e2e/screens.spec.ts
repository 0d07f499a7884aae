import { byScript, like, play, startOnDevice } from './support/player.ts';
import { invite, join, sitDown } from './support/table.ts';
import { expect, expectAccessible, expectNothingClipped, type Page, test } from './support/test.ts';

const SCREENS: readonly (readonly [string, string])[] = [
  ['first screen', '/'],
  ['new game', '/#/new/engine'],
  ['on this device', '/#/new/device'],
  ['engine against engine', '/#/new/watch'],
  ['play a friend', '/#/new/friend'],
  ['lobby', '/#/lobby'],
  ['gods', '/#/gods'],
  ['a god', '/#/gods/minotaur'],
  ['lab', '/#/lab/minotaur'],
  ['settings', '/#/settings'],
  ['profile', '/#/profile'],
  ['replay', '/#/replay'],
  ['about', '/#/about'],
  ['help', '/#/help'],
  ['an address that leads nowhere', '/#/nowhere'],
];

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

/** At every size, by day and by night. The colours do not depend on the size, so the night is looked at once. */
const expectAccessibleEverywhere = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(100);
    await expectAccessible(page);
    await expectNothingClipped(page);
  }
};

for (const [name, address] of SCREENS) {
  test(`${name}: accessible at 360, 768 and 1440 px, by day and by night, nothing clipped`, async ({
    page,
  }) => {
    await like(page, { board: 'flat' });
    await page.goto(address);
    await page.locator('h1, .game').first().waitFor();
    await expectAccessibleEverywhere(page);
  });
}

for (const [mode, question] of [
  ['Draft', 'Choose 2 powers for the table'],
  ['Everybody picks', 'Choose your power'],
  ['The same for all', 'Choose the power everybody plays'],
] as const) {
  test(`an online draft, "${mode}", is accessible for who chooses and who waits`, async ({
    page,
    browser,
    server,
  }) => {
    await like(page, { board: 'flat' });
    await page.goto('/#/new/friend');
    await page.getByText(mode, { exact: true }).click();
    await page.getByRole('button', { name: 'Create the game' }).click();
    const link = (await page.locator('.link-text').textContent()) ?? '';
    const { context, page: friend } = await invite(browser, server.address);
    await join(friend, link.split('/').at(-1) ?? '');
    const asked = page.getByText(question).or(page.getByText('is choosing.'));
    await expect(asked).toBeVisible();
    await expectAccessibleEverywhere(page);
    await expectAccessible(friend);
    const sees = await Promise.all([page, friend].map((each) => each.getByText(question).count()));
    expect(sees.toSorted((a, b) => a - b)).toEqual([0, 1]);
    await context.close();
  });
}

test('an online game with an offer, a chat and an end is accessible at every size', async ({
  page,
  browser,
  server,
}) => {
  await like(page, { board: 'flat' });
  const { context, page: friend } = await invite(browser, server.address);
  await sitDown(page, friend, {
    gods: { mode: 'given', gods: ['minotaur', 'nyx'], first: 0 },
    clock: { kind: 'fischer', initial: 600_000, increment: 5_000 },
  });
  await friend.getByRole('button', { name: 'Offer a draw' }).click();
  await page.getByRole('alert').waitFor();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: /^Chat/ }).click();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.locator('.result')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await context.close();
});

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

test('sheets, a draft and a turn to confirm are accessible by day and by night', async ({ page }) => {
  await like(page, { board: 'flat', confirm: 'ask' });
  await startOnDevice(page, ['siren', 'demeter']);
  await expectAccessible(page);
  for (const button of ['Demeter', 'Share', 'Resign']) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/#/new/device');
  await page.getByText('Draft', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('button.god-tile').first().click();
  await expectAccessible(page);
});

test('invitation, joining, an online game and a profile with an account are accessible', async ({
  page,
  browser,
  server,
}) => {
  await like(page, { board: 'flat' });
  await page.goto('/#/profile');
  await page.getByLabel('Login').fill('ada');
  await page.getByLabel('Password').fill('correct horse');
  await page.locator('form').getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Signed in as ada.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ratings' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/#/new/friend');
  await page.getByText('3 min + 5 s', { exact: true }).click();
  await page.getByRole('button', { name: 'Create the game' }).click();
  const link = (await page.locator('.link-text').textContent()) ?? '';
  await expectAccessible(page);
  const context = await browser.newContext({ baseURL: server.address, colorScheme: 'dark' });
  const friend = await context.newPage();
  await like(friend, { board: 'flat' });
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Join', exact: true }).waitFor();
  await expectAccessible(friend);
  await friend.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(friend.getByRole('timer')).toHaveCount(2);
  await expectAccessible(friend);
  await expect(page).toHaveTitle(/Your turn/);
  await expectAccessible(page);
  await context.close();
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
