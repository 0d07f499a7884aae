import { byClick, like, playTogether } from './support/player.ts';
import { complaintsOf, expect, type Page, test } from './support/test.ts';

const create = async (page: Page, mode: string): Promise<string> => {
  await page.goto('/#/new/friend');
  await page.getByText(mode, { exact: true }).first().click();
  await page.getByRole('button', { name: 'Create the game' }).click();
  const link = await page.locator('.link-text').textContent();
  return link ?? '';
};

const join = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
};

/** The page that is asked; both are looked at until one is. */
const whoSees = async (pages: readonly Page[], text: string | RegExp): Promise<Page> => {
  let found: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if ((await page.getByText(text).count()) > 0) found = page;
      return found !== undefined;
    })
    .toBe(true);
  if (found === undefined) throw new Error('nobody is asked');
  return found;
};

test.describe('two browsers', () => {
  test.use({ allowed: [/WebSocket|ERR_CONNECTION|Failed to load resource/] });

  test('HTTP-5: a whole game through the server, with a restart of the server in the middle', async ({
    page,
    browser,
    server,
  }) => {
    await like(page, { board: 'flat' });
    const link = await create(page, 'None');
    expect(link).toContain('/game/');
    await expect(page.locator('.qr svg path')).toBeVisible();
    const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
    const friend = await context.newPage();
    const complaints = complaintsOf(friend);
    await like(friend, { board: 'flat' });
    await join(friend, link);
    await page.locator('.game').waitFor();
    await playTogether([page, friend], 21, byClick, 15);
    // in the middle of a turn: a step has been taken and must still be there
    const turns = await page.locator('.turn-list li').count();
    await server.restart();
    await expect(page.getByText('Connection lost')).toHaveCount(0);
    expect(await page.locator('.turn-list li').count()).toBeGreaterThanOrEqual(turns);
    await playTogether([page, friend], 99, byClick);
    await expect(page.locator('.result')).toBeVisible();
    await expect(friend.locator('.result')).toBeVisible();
    expect(complaints.filter((each) => !/WebSocket|ERR_CONNECTION/.test(each))).toEqual([]);

    await page.getByRole('button', { name: 'Rematch' }).click();
    await friend.getByRole('button', { name: 'Accept' }).click();
    for (const each of [page, friend]) await expect(each.locator('.result')).toHaveCount(0);
    await context.close();
  });
});

test('a draft through the server, chat, and a step that survives a reload', async ({
  page,
  browser,
  server,
}) => {
  await like(page, { board: 'flat' });
  const link = await create(page, 'Draft');
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  const friend = await context.newPage();
  await like(friend, { board: 'flat' });
  await join(friend, link);
  const pages = [page, friend];
  const challenger = await whoSees(pages, 'Choose 2 powers');
  await challenger.getByRole('button', { name: /^Apollo/ }).click();
  await challenger.getByRole('button', { name: /^Demeter/ }).click();
  await challenger.getByRole('button', { name: /Put them on the table/ }).click();
  const chooser = await whoSees(pages, 'Choose your power');
  expect(chooser).not.toBe(challenger);
  await chooser.getByRole('button', { name: /^Demeter/ }).click();
  await whoSees(pages, 'Who begins?');
  await challenger.getByRole('button', { name: 'You', exact: true }).click();
  await expect(page.locator('.game')).toBeVisible();
  await expect(friend.locator('.game')).toBeVisible();

  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Good luck');
  await page.getByRole('button', { name: 'Send' }).click();
  await friend.getByRole('button', { name: 'Chat (1)' }).click();
  await expect(friend.getByText('Good luck')).toBeVisible();
  await friend.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  // the first worker is placed, the second is not: after a reload that step is still taken
  const mover = challenger;
  await byClick.square(mover, 'b2');
  await expect(mover.getByRole('button', { name: /^b2.*your worker/ })).toBeVisible();
  await mover.reload();
  await expect(mover.getByRole('button', { name: /^b2.*your worker/ })).toBeVisible();
  await context.close();
});

test('a game in the lobby is found, watched and explained when it is gone', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/#/new/friend');
  await page.getByLabel('Show it in the lobby').check();
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.locator('.link-text').waitFor();
  const context = await browser.newContext({ baseURL: server.address });
  const visitor = await context.newPage();
  await like(visitor, { board: 'flat' });
  await visitor.goto('/#/lobby');
  await visitor.getByRole('link', { name: /^Join/ }).first().click();
  await expect(visitor.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  await context.close();
});

test.describe('a link that leads nowhere', () => {
  test.use({ allowed: [/404/] });
  test('is explained', async ({ page }) => {
    await page.goto('/game/AAAAAAAAAAAA');
    await expect(page.getByRole('alert')).toContainText('There is no such game');
  });
});
