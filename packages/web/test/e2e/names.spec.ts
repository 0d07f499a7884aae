import { like } from './support/player.ts';
import { invite, sitDown, tap, turnsOn } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

// a name may be long, and one word: it is cut where there is no room, and pushes nothing

const LONG = 'MW'.repeat(12);

const callThem = async (page: Page, name: string): Promise<void> => {
  await page.goto('/#/profile');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByRole('button', { name: 'Keep this name' })).toBeDisabled();
};

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height} a long name leaves clocks, news and answers in their places`, async ({
    page,
    browser,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await like(page, { board: 'flat', language: 'de' });
    const { context, page: friend } = await invite(browser, server.address);
    await callThem(friend, LONG);
    await sitDown(page, friend, {
      gods: { mode: 'given', gods: ['mortal', 'mortal'], first: 0 },
      clock: { kind: 'fischer', initial: 600_000, increment: 5_000 },
    });
    await tap(page, ['b2', 'd2']);
    await expect(page.locator('.prompt')).toContainText(`${LONG} ist am Zug`);
    await tap(friend, ['b4', 'd4']);
    await expect(turnsOn(page)).toHaveCount(2);
    await friend.getByRole('button', { name: 'Ask to take back' }).click();
    // whole for who listens
    await expect(page.getByRole('alert')).toContainText(`${LONG} möchte den letzten Zug zurücknehmen.`);
    await expect(page.getByRole('region', { name: LONG })).toBeVisible();
    await expect(page.locator('.who').first()).toHaveAttribute('title', LONG);
    const inside = async (part: string): Promise<void> => {
      const box = await page.locator(part).first().boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    };
    for (const part of ['.clock', '.notice p', '.notice .row', '.prompt', '.players.others'])
      await inside(part);
    const bar = await page.locator('.notices').boundingBox();
    const others = await page.locator('.players.others').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((others?.y ?? 0) + 1);
    await page.getByRole('button', { name: 'Annehmen' }).click();
    await expect(turnsOn(page)).toHaveCount(1);
    await context.close();
  });
}
