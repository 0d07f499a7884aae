import { byClick, byKeys, like, startOnDevice } from './support/player.ts';
import { expect, type Page, test } from './support/test.ts';

// nobody loses the place: where the keyboard is after something closed, ended or went away, and what is read out

/** What has the focus, in words. */
const place = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return 'nowhere';
    return at instanceof HTMLElement && at.dataset.square !== undefined
      ? 'board'
      : (at.ariaLabel ?? at.textContent ?? '');
  });

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
};

test('a game by keyboard begins at the board and never loses the place', async ({ page }) => {
  await like(page, { board: 'text', level: 1, calm: true });
  await page.goto('/');
  await press(page, 'Play');
  await expect.poll(() => place(page)).toBe('board');
  for (const square of ['b2', 'd2']) await byKeys.square(page, square);
  await expect(page.locator('.prompt')).toHaveText('Your turn: Pick a worker');
  for (const opens of ['Share', 'Mortal', 'Resign']) {
    await press(page, opens);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => place(page)).toBe(opens);
  }
  await press(page, 'Resign');
  await press(page, 'Yes, resign');
  await expect(page.locator('.result')).toBeVisible();
  await expect.poll(() => place(page)).toBe('board');
  for (const name of ['Look at the game', 'Back to the game', 'Play again']) {
    await press(page, name);
    await expect.poll(() => place(page)).toBe('board');
  }
  await byKeys.square(page, 'b2');
  await byKeys.square(page, 'd2');
  await expect(page.locator('.prompt')).toHaveText('Your turn: Pick a worker');
  // the button switches itself off
  await press(page, 'Take back');
  await expect.poll(() => place(page)).toBe('board');
});

test('another screen begins at its top and says its name', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Caldera');
  await page.getByRole('link', { name: 'Settings' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Settings · Caldera');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the board of the first screen is only there to be looked at', async ({ page }) => {
  await like(page, { board: 'flat' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Help' }).first().focus();
  await page.keyboard.press('Tab');
  expect(await place(page)).toBe('Play');
  await page.locator('[data-square=c3]').evaluate((square: HTMLElement) => square.focus());
  expect(await place(page)).toBe('Play');
});

test('what was said about a square is gone once the game has gone on', async ({ page }) => {
  await like(page, { board: 'flat', level: 1 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (const square of ['b2', 'd2']) await byClick.square(page, square);
  await byClick.square(page, 'e5');
  await expect(page.locator('.refused')).toHaveText('It is not your turn.');
  await expect(page.locator('.prompt')).toHaveText('Your turn: Pick a worker');
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(page.locator('.refused')).toBeEmpty();
});

test('keys wait behind a sheet, and for one’s own turn', async ({ page }) => {
  await like(page, { board: 'flat', level: 1 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await byClick.square(page, 'b2');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^b2, ground, your worker/ })).toBeVisible();
  await byClick.square(page, 'd2');
  await expect(page.getByRole('log')).toContainText('Engine places on');
  await page.keyboard.press('u');
  await expect(page.locator('.turn-list li')).toHaveCount(2);
  await expect(page.getByRole('log').locator('p')).toHaveCount(2);
});

test('only what is new is read out, also while looking at earlier turns', async ({ page }) => {
  await like(page, { board: 'text' });
  await startOnDevice(page, ['mortal', 'mortal']);
  for (const square of ['b2', 'd2', 'b4', 'd4']) await byClick.square(page, square);
  const log = page.getByRole('log').locator('p');
  await expect(log).toHaveText(['Ink places on b4.', 'Ink places on d4.']);
  await page.keyboard.press(',');
  await expect(log).toHaveText(['Vermilion places on b2.', 'Vermilion places on d2.']);
});

test('a worker looks the same whenever one comes to look', async ({ page }) => {
  await like(page, { board: 'flat' });
  await startOnDevice(page, ['apollo', 'minotaur']);
  const shapes = (): Promise<readonly (string | null)[]> =>
    page
      .locator('.flat .glide')
      .evaluateAll((workers) =>
        workers.map((worker) => `${worker.getAttribute('style') ?? ''} ${worker.innerHTML}`).toSorted(),
      );
  // placed against the order of the squares
  for (const square of ['d2', 'b4', 'c3', 'a5']) await byClick.square(page, square);
  await expect(page.locator('.turn-list li')).toHaveCount(2);
  const before = await shapes();
  expect(before).toHaveLength(4);
  for (const square of ['b4', 'b3', 'b4']) await byClick.square(page, square);
  await page.keyboard.press(',');
  expect(await shapes()).toEqual(before);
  await page.reload();
  await expect(page.locator('.turn-list li')).toHaveCount(3);
  await page.keyboard.press(',');
  expect(await shapes()).toEqual(before);
});

test('undo lets go of a worker that was only picked', async ({ page }) => {
  await like(page, { board: 'flat' });
  await startOnDevice(page, ['prometheus', 'mortal']);
  for (const square of ['b2', 'd2', 'b4', 'd4', 'b2', 'a1']) await byClick.square(page, square);
  const prompt = page.locator('.prompt');
  await expect(prompt).toHaveText('What on a1?');
  await page.keyboard.press('u');
  await expect(prompt).toHaveText('Vermilion: Move or build');
  await page.keyboard.press('u');
  await expect(prompt).toHaveText('Vermilion: Pick a worker');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the glasses say what they see', async ({ page }) => {
  await like(page, { board: 'text' });
  await startOnDevice(page, ['mortal', 'mortal']);
  for (const square of ['b2', 'd2', 'b4', 'd4']) await byClick.square(page, square);
  await page.keyboard.press('g');
  await expect(page.getByText('Nobody could win next turn.')).toBeVisible();
  await byClick.square(page, 'b2');
  await expect(page.getByText('Nobody could win next turn.')).toHaveCount(0);
});

test('a new game after one on this device is on this device', async ({ page }) => {
  await like(page, { board: 'flat' });
  await startOnDevice(page, ['artemis', 'pan']);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
});

test('a draft at a shared device says who is asked', async ({ page }) => {
  await page.goto('/#/new/device');
  await page.getByText('Draft', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const prompt = page.locator('.prompt');
  await expect(prompt).toHaveText(/^(Vermilion|Ink): Choose 2 powers for the table$/);
  for (const tile of [0, 3]) await page.locator('button.god-tile').nth(tile).click();
  await page.getByRole('button', { name: /^Put them on the table/ }).click();
  await expect(prompt).toHaveText(/^(Vermilion|Ink): Choose your power$/);
  await page.locator('button.god-tile').first().click();
  await expect(prompt).toHaveText(/^(Vermilion|Ink): Who begins\?$/);
  await page.getByRole('button', { name: 'Set it up differently' }).click();
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
});
