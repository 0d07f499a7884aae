import { byClick, like, play } from './support/player.ts';
import { expect, expectAccessible, type Page, test } from './support/test.ts';

// what is under way on this device is there until its players let it go

const turns = (page: Page): ReturnType<Page['locator']> => page.locator('.turn-list li');

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Against the engine, with one turn each. */
const begin = async (page: Page): Promise<void> => {
  await like(page, { board: 'flat', level: 1 });
  await page.goto('/');
  await press(page, 'Play');
  await play(page, byClick, 1, (decisions) => decisions === 2);
  await expect(page.locator('.prompt')).toHaveText('Your turn: Pick a worker');
};

test('a new game asks before it takes the place of the one under way', async ({ page }) => {
  await begin(page);
  await page.goto('/#/');
  await press(page, 'Play');
  const question = page.getByRole('dialog', { name: 'You have a game under way' });
  await expect(question).toContainText('You – Engine, level 1, 2 turns played.');
  await expectAccessible(page);
  await press(page, 'Go on with it');
  await expect(turns(page)).toHaveCount(2);
  // whoever closes the question stays where they are, and nothing has happened
  await page.goto('/#/new/device');
  await press(page, 'Start');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
  await press(page, 'Start');
  await press(page, 'Start the new one');
  await expect(page.locator('.prompt')).toHaveText('Vermilion: Place a worker');
  await expect(turns(page)).toHaveCount(0);
});

test('a game nobody has put a turn into, or that is over, is replaced without a question', async ({
  page,
}) => {
  await like(page, { board: 'flat', level: 1 });
  await page.goto('/');
  for (let game = 0; game < 2; game += 1) {
    await press(page, 'Play');
    await expect(page.locator('.game')).toBeVisible();
    await page.goto('/#/');
  }
  await press(page, 'Play');
  await play(page, byClick, 1, (decisions) => decisions === 2);
  await press(page, 'Resign');
  await press(page, 'Yes, resign');
  await page.goto('/#/help');
  await page.goto('/#/');
  await press(page, 'Play');
  await expect(page.locator('.prompt')).toHaveText('Your turn: Place a worker');
});

test('the address of the table leads to the first screen where there is no game', async ({ page }) => {
  await page.goto('/#/settings');
  await page.goto('/#/table');
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/settings$/);
});

test('a draft on this device is still there after a reload, and goes once its game begins', async ({
  page,
}) => {
  await like(page, { board: 'flat' });
  await page.goto('/#/new/device');
  await page.getByText('Draft', { exact: true }).click();
  await press(page, 'Start');
  await page.locator('[data-god=apollo]').click();
  await page.locator('[data-god=atlas]').click();
  await press(page, 'Put them on the table (2/2)');
  const question = page.locator('.prompt');
  await expect(question).toContainText(': Choose your power');
  const asked = (await question.textContent()) ?? '';
  await page.reload();
  await expect(question).toHaveText(asked);
  await expect(page.locator('button.god-tile')).toHaveCount(2);
  await page.locator('button[data-god=atlas]').click();
  await expect(question).toContainText('Who begins?');
  await page.reload();
  await expect(question).toContainText('Who begins?');
  await press(page, 'Vermilion');
  await expect(page.locator('.game')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Atlas' })).toBeVisible();
  await page.goto('/#/new/device');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('a draft that is left is gone, and one that makes no sense is not shown', async ({ page }) => {
  await page.goto('/#/new/device');
  await page.getByText('Everybody picks', { exact: true }).click();
  await press(page, 'Start');
  await press(page, 'Set it up differently');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  const opening = { mode: 'free', simple: true, players: 2, challenger: 0 };
  for (const broken of [{ steps: [{ kind: 'pick', god: 'nobody' }] }, { opening: {} }, { steps: [null] }]) {
    await page.evaluate(
      (text) => localStorage.setItem('caldera.draft', text),
      JSON.stringify({ mode: 'device', levels: [3, 3], opening, steps: [], ...broken }),
    );
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  }
});
