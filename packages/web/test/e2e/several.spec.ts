import { byScript, choosePower, like, play, playTogether } from './support/player.ts';
import { createGame, invite, join, tap } from './support/table.ts';
import { expect, test } from './support/test.ts';

// three, and four in two teams: on one device, with engines and through the server

test('three play online, and two go on when one gives up', async ({ page, browser, server }) => {
  await like(page, { board: 'flat' });
  const guests = [await invite(browser, server.address), await invite(browser, server.address)];
  await page.goto('/#/new/friend');
  await page.getByText('Three', { exact: true }).click();
  await page.getByRole('button', { name: 'Create the game' }).click();
  const link = (await page.locator('.link-text').textContent()) ?? '';
  await expect(page.locator('.seats li')).toHaveCount(3);
  for (const { page: guest } of guests) await join(guest, link.split('/').at(-1) ?? '');
  const pages = [page, ...guests.map((guest) => guest.page)];
  for (const each of pages) await expect(each.locator('.player-strip')).toHaveCount(3);
  await playTogether(pages, 4, byScript, 14);
  const leaver = guests[1]?.page ?? page;
  await leaver.getByRole('button', { name: 'Resign' }).click();
  await leaver.getByRole('button', { name: 'Yes, resign' }).click();
  // the turns so far are still there, and can be looked at
  await expect(page.getByRole('log')).toContainText('gives up.');
  const turns = page.locator('.turn-list li');
  await expect(turns.nth(2)).toBeVisible();
  const played = await turns.count();
  await page.reload();
  await expect(turns).toHaveCount(played);
  await playTogether(pages.slice(0, 2), 8, byScript);
  for (const each of pages.slice(0, 2)) await expect(each.locator('.result')).toBeVisible();
  expect(guests.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const { context } of guests) await context.close();
});

test('two teams play online to the end and win together', async ({ page, browser, server }) => {
  await like(page, { board: 'flat' });
  const guests = [];
  for (let seat = 1; seat < 4; seat += 1) guests.push(await invite(browser, server.address));
  const gods = { mode: 'given', gods: ['mortal', 'mortal', 'mortal', 'mortal'], first: 0 };
  const id = await createGame(page, { players: 4, gods });
  await page.goto(`/game/${id}`);
  for (const { page: guest } of guests) await join(guest, id);
  const pages = [page, ...guests.map((guest) => guest.page)];
  await expect(page.locator('.players.own .player-strip')).toHaveCount(2);
  await playTogether(pages, 12, byScript);
  const results = await Promise.all(pages.map((each) => each.locator('.result h2').textContent()));
  expect(results[0]).toBe(results[2]);
  expect(results[1]).toBe(results[3]);
  expect(new Set(results)).toEqual(new Set(['You win', 'You lose']));
  for (const { context } of guests) await context.close();
});

test('a partner who leaves is waited for, and only the other team can claim', async ({
  page,
  browser,
  server,
}) => {
  await like(page, { board: 'flat' });
  const [opponent, partner, fourth] = [
    await invite(browser, server.address),
    await invite(browser, server.address),
    await invite(browser, server.address),
  ];
  const gods = { mode: 'given', gods: ['mortal', 'mortal', 'mortal', 'mortal'], first: 0 };
  const id = await createGame(page, { players: 4, gods });
  await page.goto(`/game/${id}`);
  for (const { page: guest } of [opponent, partner, fourth]) await join(guest, id);
  await expect(partner.page.locator('.game')).toBeVisible();
  await partner.context.close();
  await expect(page.locator('.notice')).toContainText('left. Your team waits for them.', { timeout: 60_000 });
  await expect(opponent.page.locator('.notice')).toContainText(/You can claim the win in \d+ s\./);
  for (const { context } of [opponent, fourth]) await context.close();
});

for (const [players, label] of [
  [3, 'Three'],
  [4, 'Four in two teams'],
] as const) {
  test(`a whole game of ${players} on one device`, async ({ page }) => {
    await like(page, { board: 'flat' });
    await page.goto('/#/new/device');
    await page.getByText(label, { exact: true }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.locator('.player-strip')).toHaveCount(players);
    await play(page, byScript, 6);
    await expect(page.locator('.result h2')).toHaveText(
      players === 4 ? /^(Vermilion 1 & Vermilion 2|Ink 1 & Ink 2) win$/ : /^(Vermilion|Ink|Green) wins$/,
    );
  });
}

test('one against two engines, with powers', async ({ page }) => {
  await like(page, { board: 'flat', level: 1, calm: true });
  await page.goto('/#/new/engine');
  await page.getByText('Three', { exact: true }).click();
  await choosePower(page, 'Your power', 'apollo');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await play(page, byScript, 6);
  await expect(page.locator('.result')).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.locator('.result')).toContainText('You lose');
});

test('one of three at a device gives up, and the others go on', async ({ page }) => {
  await like(page, { board: 'flat' });
  await page.goto('/#/new/device');
  await page.getByText('Three', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await tap(page, ['a1', 'b1', 'c3', 'd3', 'e5', 'e4', 'a1', 'a2', 'a3']);
  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('dialog', { name: 'Does Ink give up?' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.getByRole('log')).toContainText('Ink gives up.');
  const out = page.getByRole('region', { name: 'Ink' }).getByText('out of the game');
  await expect(out).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(out).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.locator('.prompt')).toHaveText('Green: Pick a worker');
  await expect(page.getByRole('button', { name: /^c3, ground$/ })).toBeVisible();
  await page.reload();
  await expect(page.locator('.prompt')).toHaveText('Green: Pick a worker');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.prompt')).toHaveText('Ink: Pick a worker');
  for (const name of ['Ink', 'Green']) {
    await page.getByRole('button', { name: 'Resign' }).click();
    await expect(page.getByRole('dialog', { name: `Does ${name} give up?` })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
  }
  await expect(page.locator('.result')).toContainText('Vermilion wins');
});
