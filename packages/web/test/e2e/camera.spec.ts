import type { CDPSession } from '@playwright/test';
import { like, startOnDevice } from './support/player.ts';
import { expect, type Page, test } from './support/test.ts';

const canvasOf = (page: Page): ReturnType<Page['locator']> => page.locator('canvas[data-frames]');

const openSolid = async (page: Page): Promise<{ readonly x: number; readonly y: number }> => {
  await page.setViewportSize({ width: 560, height: 620 });
  await like(page, { board: '3d', calm: true });
  await startOnDevice(page, ['mortal', 'mortal']);
  await canvasOf(page).waitFor();
  const box = await canvasOf(page).boundingBox();
  if (box === null) throw new Error('there is no canvas');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const viewOf = async (page: Page): Promise<readonly number[]> =>
  ((await canvasOf(page).getAttribute('data-view')) ?? '').split(' ').map(Number);

const expectNothingTaken = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /worker of/ })).toHaveCount(0);
};

type Touch = { readonly x: number; readonly y: number };
const touch = (session: CDPSession, type: string, touchPoints: readonly Touch[]): Promise<unknown> =>
  session.send('Input.dispatchTouchEvent', {
    type: type as 'touchStart',
    touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
  });

test('the 3D board draws no frame while nothing happens, and a drag is no tap', async ({ page }) => {
  const middle = await openSolid(page);
  await page.waitForTimeout(500);
  const before = await canvasOf(page).getAttribute('data-frames');
  await page.waitForTimeout(1000);
  expect(await canvasOf(page).getAttribute('data-frames')).toBe(before);
  const [turn] = await viewOf(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await viewOf(page))[0]).not.toBe(turn);
  await expectNothingTaken(page);
});

test('a hand that trembles by less than 8 pixels still taps', async ({ page }) => {
  const middle = await openSolid(page);
  const before = await viewOf(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 4, middle.y + 3, { steps: 2 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^c3.*worker of/ })).toBeVisible();
  expect(await viewOf(page)).toEqual(before);
});

test('two fingers pinch and twist without taking a step; the usual view comes back', async ({ page }) => {
  const { x, y } = await openSolid(page);
  const [turn = 0, tilt = 0, distance = 0] = await viewOf(page);
  const session = await page.context().newCDPSession(page);
  await touch(session, 'touchStart', [{ x: x - 40, y }]);
  await touch(session, 'touchStart', [
    { x: x - 40, y },
    { x: x + 40, y },
  ]);
  for (const step of [1, 2, 3, 4]) {
    await touch(session, 'touchMove', [
      { x: x - 40 - step * 10, y: y - step * 8 },
      { x: x + 40 + step * 10, y: y + step * 8 },
    ]);
  }
  await touch(session, 'touchEnd', []);
  await expect.poll(async () => (await viewOf(page))[2]).toBeLessThan(distance);
  expect((await viewOf(page))[0]).not.toBeCloseTo(turn, 1);
  await expectNothingTaken(page);
  await page.getByRole('button', { name: 'Reset view' }).click();
  await expect.poll(() => viewOf(page)).toEqual([turn, tilt, distance]);
});

test('keys turn to the next side, look from above and come back', async ({ page }) => {
  await openSolid(page);
  const usual = await viewOf(page);
  await page.keyboard.press('e');
  await expect.poll(async () => (await viewOf(page))[0]).toBeCloseTo(Math.PI / 2, 1);
  await page.keyboard.press('t');
  await expect.poll(async () => (await viewOf(page))[1]).toBeLessThan(0.1);
  await page.keyboard.press('r');
  await expect.poll(() => viewOf(page)).toEqual(usual);
});
