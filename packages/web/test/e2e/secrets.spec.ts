import { byClick, choosePower, like, play, startOnDevice } from './support/player.ts';
import { tap, turnsOn } from './support/table.ts';
import { expect, test } from './support/test.ts';

// powers that hide something: nobody sees what is not theirs, on no screen and in no text

test('at a shared device a secret is shown only after the others have looked away', async ({ page }) => {
  await like(page, { board: 'flat' });
  await startOnDevice(page, ['tartarus', 'pan']);
  const uncover = page.getByRole('button', { name: 'Nobody looks' });
  await expect(page.locator('.prompt')).toContainText('Vermilion has a secret.');
  await expect(page.locator('[data-offered]')).toHaveCount(0);
  await uncover.click();
  await tap(page, ['b2', 'd2', 'b4', 'd4']);
  await expect(turnsOn(page)).toHaveCount(2);
  await expect(page.locator('[data-offered]')).toHaveCount(0);
  await uncover.click();
  await tap(page, ['c3']);
  const card = page.getByRole('region', { name: 'Vermilion' });
  await expect(card).toContainText('your secret: c3');
  await tap(page, ['b2', 'b3', 'a3']);
  await expect(page.locator('.prompt')).toHaveText('Ink: Pick a worker');
  await expect(card).not.toContainText('secret:');
  await expect(turnsOn(page).last()).toHaveText('b2>b3^a3[?]');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toContainText('can be shared once it is over');
  await expect(page.locator('.record')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await tap(page, ['b4', 'b5', 'a5']);
  await expect(page.locator('.prompt')).toContainText('Vermilion has a secret.');
  await expect(card).not.toContainText('secret:');
});

test('an engine’s secret stays one until the game is over', async ({ page }) => {
  await like(page, { board: 'flat', level: 1, calm: true });
  await page.goto('/#/new/engine');
  await choosePower(page, 'Their power', 'tartarus');
  await page.getByText('The engine', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await play(page, byClick, 3, (decisions) => decisions === 2);
  await expect(turnsOn(page)).toHaveCount(3);
  await expect(turnsOn(page).last()).toHaveText(/\[\?\]$/);
  await expect(page.getByRole('region', { name: /^Engine/ })).not.toContainText('secret:');
  await page.keyboard.press('g');
  await play(page, byClick, 3);
  await expect(page.locator('.result')).toBeVisible();
  await expect(turnsOn(page).nth(2)).toHaveText(/\[[A-E][1-5]\]$/);
});

test('a card that was drawn cannot be unseen by undo', async ({ page }) => {
  await like(page, { board: 'flat', confirm: 'ask' });
  await startOnDevice(page, ['tyche', 'pan']);
  await tap(page, ['b2', 'd2']);
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Done' }).click();
  await tap(page, ['b4', 'd4']);
  await page.getByRole('button', { name: 'Done' }).click();
  await tap(page, ['b2', 'b3']);
  await expect(undo).toBeEnabled();
  await tap(page, ['a3']);
  await expect(page.getByRole('log')).toContainText(/Card \d is drawn/);
  await expect(undo).toBeDisabled();
});

test('against hidden workers a step stays taken', async ({ page }) => {
  await like(page, { board: 'flat' });
  await startOnDevice(page, ['hecate', 'pan']);
  // she goes last
  await tap(page, ['b2', 'd2']);
  await page.getByRole('button', { name: 'Nobody looks' }).click();
  await tap(page, ['c4', 'c5']);
  await expect(page.getByRole('button', { name: /worker of Vermilion/ })).toHaveCount(0);
  await expect(turnsOn(page).last()).toHaveText('[??]');
  await tap(page, ['b2']);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await tap(page, ['b3']);
  await expect(undo).toBeDisabled();
  await tap(page, ['c4']);
  await expect(page.getByRole('log')).toContainText('The turn ends on c4.');
});
