import { like } from './support/player.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// powers that ask for something without a square

test('one of many powers is found by searching and chosen by its card', async ({ page }) => {
  await like(page, { board: 'flat' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#/lab/nyx');
  await page.getByRole('button', { name: /^Choose one of \d+/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Which power rules the night?' });
  await expect(sheet.locator('.answer').nth(20)).toBeAttached();
  await expectAccessible(page);
  await sheet.getByRole('searchbox').fill('minot');
  await expect(sheet.locator('.answer')).toHaveCount(1);
  await sheet.getByRole('searchbox').fill('nobody at all');
  await expect(sheet).toContainText('No power fits.');
  await sheet.getByRole('searchbox').fill('minot');
  await sheet.getByRole('button', { name: /^Minotaur/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.card-state')).toHaveText('at night Minotaur');
});

test('the picker is closed by key, and the question is still there', async ({ page }) => {
  await like(page, { board: 'flat' });
  await page.goto('/#/lab/moerae');
  await page.getByRole('button', { name: 'Choose one of 16 …' }).click();
  await expect(page.getByRole('dialog').locator('.answer')).toHaveCount(16);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose one of 16 …' }).click();
  await page.getByRole('button', { name: 'a4–b5' }).click();
  await expect(page.locator('.card-state')).toHaveText(/^your secret: /);
});

test('directions lie around a compass, and turn with the board', async ({ page }) => {
  await like(page, { board: 'flat' });
  await page.goto('/#/lab/siren');
  const north = page.getByRole('button', { name: /north$/ });
  const south = page.getByRole('button', { name: /south$/ });
  const above = async (): Promise<boolean> =>
    ((await north.boundingBox())?.y ?? 0) < ((await south.boundingBox())?.y ?? 0);
  await expect(page.locator('.compass button')).toHaveCount(8);
  expect(await above()).toBe(true);
  await page.getByRole('button', { name: 'Turn the board' }).click();
  expect(await above()).toBe(false);
  await south.click();
  await expect(page.locator('.card-state')).toHaveText('pulls south');
});
