import { like } from './support/player.ts';
import { invite, sitDown, tap, turnsOn } from './support/table.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// between people at a table on the server and those who stand around it

test('who only watches can talk but has no buttons of a player', async ({ page, browser, server }) => {
  await like(page, { board: 'flat' });
  const friend = await invite(browser, server.address);
  const watcher = await invite(browser, server.address);
  const id = await sitDown(page, friend.page);
  await watcher.page.goto(`/game/${id}`);
  await expect(watcher.page.getByText('You are watching.')).toBeVisible();
  for (const name of ['Undo', 'Resign', 'Offer a draw', 'Ask to take back']) {
    await expect(watcher.page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await watcher.page.getByRole('button', { name: 'Chat' }).click();
  await watcher.page.getByRole('textbox', { name: 'Message' }).fill('A fine opening');
  await watcher.page.keyboard.press('Enter');
  await expect(watcher.page.getByRole('dialog').getByRole('listitem')).toContainText('A fine opening');
  await expect(page.getByRole('button', { name: 'Chat (1)' })).toBeVisible();
  expect([...friend.complaints, ...watcher.complaints]).toEqual([]);
  await friend.context.close();
  await watcher.context.close();
});

test('who asks is told when the other would rather not', async ({ page, browser, server }) => {
  await like(page, { board: 'flat' });
  const { context, page: friend } = await invite(browser, server.address);
  await sitDown(page, friend);
  await tap(page, ['b2', 'd2']);
  await expect(turnsOn(friend)).toHaveCount(1);
  await page.getByRole('button', { name: 'Ask to take back' }).click();
  await friend.getByRole('button', { name: 'Decline' }).click();
  await expect(page.locator('.notice')).toContainText('would rather not.');
  await expect(friend.locator('.notice')).toHaveCount(0);
  // the next request takes the news away
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(page.locator('.notice')).toHaveText('Asked. Waiting for an answer …');
  await context.close();
});

for (const size of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1200, height: 800 },
]) {
  test(`at ${size.width} × ${size.height} news cover no player and no square, and move nothing`, async ({
    page,
    browser,
    server,
  }) => {
    await page.setViewportSize(size);
    await like(page, { board: 'flat' });
    const { context, page: friend } = await invite(browser, server.address);
    await sitDown(page, friend);
    await tap(page, ['b2', 'd2']);
    await tap(friend, ['b4', 'd4']);
    await expect(turnsOn(page)).toHaveCount(2);
    const places = async (): Promise<readonly unknown[]> =>
      Promise.all(
        ['.board', '.others', '.own', '.prompt', '.game-menu'].map((part) =>
          page.locator(part).first().boundingBox(),
        ),
      );
    const before = await places();
    await friend.getByRole('button', { name: 'Ask to take back' }).click();
    const news = page.locator('.notice');
    await expect(news).toContainText('asks to take the last turn back.');
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    // the newest, and a way to the others
    await expect(news).toHaveText('Asked. Waiting for an answer …');
    await page.getByRole('button', { name: 'Next message, 1 more' }).click();
    await expect(news).toContainText('asks to take the last turn back.');
    await expectAccessible(page);
    expect(await places()).toEqual(before);
    const [others, bar] = [page.locator('.others'), page.locator('.notices')];
    const [line, strip] = [await others.boundingBox(), await bar.boundingBox()];
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((line?.y ?? 0) + 1);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(news).toHaveText('Asked. Waiting for an answer …');
    await expect(page.getByRole('button', { name: /^Next message/ })).toHaveCount(0);
    await context.close();
  });
}

test('a rematch that both want begins for both, and leaves no question behind', async ({
  page,
  browser,
  server,
}) => {
  await like(page, { board: 'flat' });
  const { context, page: friend } = await invite(browser, server.address);
  const id = await sitDown(page, friend);
  await friend.getByRole('button', { name: 'Chat' }).click();
  await friend.getByRole('textbox', { name: 'Message' }).fill('Enough');
  await friend.keyboard.press('Enter');
  await friend.keyboard.press('Escape');
  await friend.reload();
  await friend.getByRole('button', { name: 'Resign' }).click();
  // one's own words are no news, not even after a reload
  await expect(friend.getByRole('button', { name: 'Chat', exact: true })).toHaveCount(1);
  await friend.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(friend.locator('.notice')).toContainText('would like a rematch.');
  await friend.locator('.result').getByRole('button', { name: 'Rematch' }).click();
  for (const each of [page, friend]) {
    await expect(each).not.toHaveURL(new RegExp(id));
    await expect(each.locator('.prompt')).toBeVisible();
    await expect(each.locator('.notice')).toHaveCount(0);
  }
  await page.goto(`/game/${id}`);
  await expect(page.getByRole('link', { name: 'To the new game' })).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0);
  await context.close();
});
