import { byClick, like, startOnDevice } from './support/player.ts';
import { expect, type Page, test } from './support/test.ts';

/** Opens a position as if somebody had left it, with two people at one device. */
const openPosition = async (page: Page, fen: string): Promise<void> => {
  const person = { kind: 'person', name: '', here: true };
  const kept = JSON.stringify({ start: fen, seats: [person, person], turns: [] });
  await page.addInitScript((text) => {
    if (location.protocol !== 'about:') localStorage.setItem('caldera.game', text);
  }, kept);
  await page.goto('/#/table');
  await page.locator('.game').waitFor();
};

const prompt = (page: Page): ReturnType<Page['locator']> => page.locator('.prompt');
const offered = (page: Page, square: string): Promise<string | null> =>
  page.locator(`[data-square=${square}]`).getAttribute('data-offered');

const OPEN = '0000000000000000000000000/1/mortal:B2,D2/mortal:B4,D4';

test('marks differ for a worker, a move, a block and a dome', async ({ page }) => {
  await like(page, { board: 'flat' });
  await openPosition(page, '0000000000003000000000000/1/atlas:B2,D2/mortal:B4,D4');
  expect(await offered(page, 'b2')).toBe('worker');
  await byClick.square(page, 'b2');
  expect(await offered(page, 'a2')).toBe('move');
  await byClick.square(page, 'b3');
  expect(await offered(page, 'c3')).toBe('dome');
  expect(await offered(page, 'a3')).toBe('build dome');
  await byClick.square(page, 'a3');
  await expect(prompt(page)).toHaveText('What on a3?');
  await page.getByRole('button', { name: 'Dome', exact: true }).click();
  await expect(page.locator('.turn-list li')).toHaveText('b2>b3^a3*');
});

test('what can only be done one way is done, and undo goes back over it to the last choice', async ({
  page,
}) => {
  await like(page, { board: 'flat', confirm: 'ask' });
  await openPosition(page, '4444044444444440444004400/1/mortal:A1,E5/mortal:D1,E1');
  // the worker on e5 is walled in, so the other one is picked already
  await expect(prompt(page)).toHaveText('Vermilion: Move');
  await byClick.square(page, 'a2');
  // from there only a1 can be built on
  await expect(prompt(page)).toHaveText('Does this turn stand?');
  await expect(page.getByRole('button', { name: /^a1, level 1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toHaveText('Vermilion: Move');
  await byClick.square(page, 'a2');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.turn-list li')).toHaveText('a1>a2^a1');
});

test('an optional step has a button that says what it leaves out', async ({ page }) => {
  await like(page, { board: 'flat' });
  await openPosition(page, '0000000000000000000000000/1/demeter:B2,D2/artemis:B4,D4');
  for (const square of ['b2', 'b3', 'a3']) await byClick.square(page, square);
  await expect(prompt(page)).toHaveText('Vermilion: Build again, if you like');
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('.turn-list li')).toHaveCount(1);
});

test('a turn that is to be confirmed can be taken back step by step', async ({ page }) => {
  await like(page, { board: 'flat', confirm: 'ask' });
  await openPosition(page, OPEN);
  for (const square of ['b2', 'b3', 'a3']) await byClick.square(page, square);
  await expect(prompt(page)).toHaveText('Does this turn stand?');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toHaveText('Vermilion: Build');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toHaveText('Vermilion: Pick a worker');
  for (const square of ['b2', 'b3', 'a3']) await byClick.square(page, square);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.turn-list li')).toHaveCount(1);
});

test('a countdown ends the turn by itself', async ({ page }) => {
  await like(page, { board: 'flat', confirm: 'countdown' });
  await openPosition(page, OPEN);
  for (const square of ['b2', 'b3', 'a3']) await byClick.square(page, square);
  await expect(prompt(page)).toHaveText('This turn stands in a moment.');
  const done = page.getByRole('button', { name: 'Done', exact: true });
  await expect(done).toContainText('Done (3)');
  // it counts for the eye; who listens hears no number go by
  await expect(done).toContainText('Done (2)');
  await expect(prompt(page)).toHaveText('This turn stands in a moment.');
  await expect(page.locator('.turn-list li')).toHaveCount(1);
});

test('the glasses show, by key and by button, who could win where and what stops it', async ({ page }) => {
  await like(page, { board: 'flat' });
  await openPosition(page, '0000000000002300000000000/2/mortal:C3,A1/mortal:E4,E5');
  await page.keyboard.press('g');
  await expect(page.getByRole('button', { name: /^d3, .*Vermilion could win here next turn/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^d3, .*can stop a win/ })).toBeVisible();
  await expect(page.locator('.flat .threat')).toHaveCount(1);
  await page.getByRole('button', { name: 'Threat glasses' }).click();
  await expect(page.locator('.flat .threat')).toHaveCount(0);
});

test('what was just done stays to be seen', async ({ page }) => {
  await like(page, { board: 'flat' });
  await openPosition(page, OPEN);
  for (const square of ['b2', 'b3', 'a3']) await byClick.square(page, square);
  await expect(page.locator('.flat line.trace')).toHaveCount(1);
  await expect(page.locator('.flat .trace-square')).toHaveCount(1);
});

test('workers glide and blocks drop, unless somebody wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await like(page, { board: 'flat', calm: false });
  await openPosition(page, OPEN);
  const duration = (): Promise<string> =>
    page
      .locator('.flat .glide')
      .first()
      .evaluate((worker) => getComputedStyle(worker).transitionDuration);
  expect(await duration()).toBe('0.22s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('on a shared device the board can turn with the player', async ({ page }) => {
  await like(page, { board: 'flat', turnTable: true });
  await startOnDevice(page, ['mortal', 'mortal']);
  const first = page.locator('.square-grid button').first();
  await expect(first).toHaveAttribute('data-square', 'a5');
  for (const square of ['b2', 'd2']) await byClick.square(page, square);
  await expect(first).toHaveAttribute('data-square', 'e1');
});

test('a long refusal moves nothing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await like(page, { board: 'flat' });
  await openPosition(page, '0000000000000000000000000/1/prometheus:B2,D2/mortal:B4,D4');
  for (const square of ['b2', 'a1']) await byClick.square(page, square);
  await page.getByRole('button', { name: 'Block' }).click();
  const place = (): Promise<number | undefined> =>
    page
      .getByRole('button', { name: 'Undo' })
      .boundingBox()
      .then((box) => box?.y);
  const before = await place();
  await byClick.square(page, 'a1');
  await expect(page.locator('.refused')).toContainText('builds again after the move.');
  expect(await place()).toBe(before);
});
