import { choosePower, like } from './support/player.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a power is found, read and chosen by keyboard', async ({ page }) => {
  await like(page, { board: 'flat', calm: true });
  await page.goto('/#/new/device');
  const seat = page.getByRole('button', { name: /^Power of player 1/ });
  await seat.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Power of player 1' });
  await expect(sheet.getByRole('status')).toHaveText('68 powers');
  await expectAccessible(page);
  await sheet.getByRole('searchbox').fill('goddess of');
  await expect(sheet.getByRole('button', { name: /^Athena/ })).toBeVisible();
  await sheet.getByRole('button', { name: /^Artemis/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('button', { name: /^Athena/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(seat).toBeFocused();
  await expect(seat).toContainText('Athena');
});

test('a power that may not be chosen says why', async ({ page }) => {
  await like(page, { board: 'flat', calm: true });
  await page.goto('/#/new/device');
  await choosePower(page, 'Power of player 1', 'gaea');
  await page.getByRole('button', { name: /^Power of player 2/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill('atlas');
  const atlas = sheet.getByRole('button', { name: /^Atlas/ });
  await expect(atlas).toBeDisabled();
  await expect(atlas).toContainText('Not with Gaea: ');
  // neither the search nor a tap takes it
  await sheet.getByRole('searchbox').press('Enter');
  await atlas.click({ force: true });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('searchbox').fill('pan');
  await sheet.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('button', { name: /^Power of player 2/ })).toContainText('Pan');
});
