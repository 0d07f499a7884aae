import { like } from './support/player.ts';
import { invite, MORTALS, sitDown, tap, turnsOn } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

// what happens at a table on the server besides turns: leaving, asking, talking, waiting

test('who waits for somebody who left sees a count-down, claims the win and gets it', async ({
  page,
  browser,
  server,
}) => {
  await like(page, { board: 'flat' });
  const { context, page: friend } = await invite(browser, server.address);
  await sitDown(page, friend);
  await tap(page, ['b2', 'd2']);
  await expect(turnsOn(friend)).toHaveCount(1);
  await context.close();
  const notice = page.locator('.notice', { hasText: 'left.' });
  await expect(notice).toContainText(/You can claim the win in \d+ s\./, { timeout: 60_000 });
  const seconds = async (): Promise<number> =>
    Number(/in (\d+) s/.exec((await notice.textContent()) ?? '')?.[1] ?? 0);
  const before = await seconds();
  const heard = (await notice.locator('.unseen').textContent()) ?? '';
  await expect.poll(seconds).toBeLessThan(before);
  // seconds go by for the eye alone
  expect(heard).toMatch(/You can claim the win in ([1-5]?\d|60) s\./);
  await expect(notice.locator('.unseen')).toHaveText(heard);
  await expect(page.getByRole('button', { name: 'Claim the win' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Claim the win' }).click({ timeout: 120_000 });
  await expect(page.locator('.result')).toContainText('You win');
  await expect(page.locator('.result')).toContainText('because one side left');
  await expect(notice).toHaveCount(0);
});

test('somebody who comes back is no longer told to be gone', async ({ page, browser, server }) => {
  await like(page, { board: 'flat' });
  const { context, page: friend } = await invite(browser, server.address);
  const id = await sitDown(page, friend);
  // only who was there can leave
  await tap(page, ['b2', 'd2']);
  await expect(turnsOn(friend)).toHaveCount(1);
  await friend.goto('about:blank');
  await expect(page.locator('.notice', { hasText: 'left.' })).toBeVisible({ timeout: 60_000 });
  await friend.goto(`/game/${id}`);
  await expect(page.locator('.notice', { hasText: 'left.' })).toHaveCount(0);
  await context.close();
});

/** Counts tones and notifications, and lets a test say that somebody looks elsewhere. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard = { tones: 0, notices: [] as string[], away: false };
    Object.assign(window, { heard });
    const Sounding = AudioContext;
    window.AudioContext = class extends Sounding {
      override createOscillator(): OscillatorNode {
        heard.tones += 1;
        return super.createOscillator();
      }
    };
    const Native = Notification;
    window.Notification = class extends Native {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        heard.notices.push(options?.body ?? '');
      }
    };
    Object.defineProperty(document, 'hidden', { get: () => heard.away });
  });
};

interface Heard {
  tones: number;
  notices: string[];
  away: boolean;
}
const heardOn = (page: Page): Promise<Heard> =>
  page.evaluate(() => (window as unknown as { readonly heard: Heard }).heard);

test('the title, a sound and a notification tell when it is your turn', async ({ page, browser, server }) => {
  await page.context().grantPermissions(['notifications'], { origin: server.address });
  await listen(page);
  await like(page, { board: 'flat', sound: true, notify: true });
  const { context, page: friend } = await invite(browser, server.address);
  await sitDown(page, friend);
  await expect(page).toHaveTitle('● Your turn · Caldera');
  await tap(page, ['b2', 'd2']);
  await expect(page).not.toHaveTitle(/Your turn/);
  const { tones } = await heardOn(page);
  expect((await heardOn(page)).notices).toEqual([]);
  await page.evaluate(() => {
    (window as unknown as { readonly heard: Heard }).heard.away = true;
  });
  await tap(friend, ['b4', 'd4']);
  await expect(page).toHaveTitle('● Your turn · Caldera');
  await expect.poll(async () => (await heardOn(page)).notices).toEqual(['Your turn']);
  expect((await heardOn(page)).tones).toBeGreaterThan(tones);
  await context.close();
});

test('nothing sounds and nobody is notified who did not ask for it', async ({ page, browser, server }) => {
  await page.context().grantPermissions(['notifications'], { origin: server.address });
  await listen(page);
  await like(page, { board: 'flat' });
  const { context, page: friend } = await invite(browser, server.address);
  await sitDown(page, friend);
  await tap(page, ['b2', 'd2']);
  await page.evaluate(() => {
    (window as unknown as { readonly heard: Heard }).heard.away = true;
  });
  await tap(friend, ['b4', 'd4']);
  await expect(page).toHaveTitle('● Your turn · Caldera');
  expect(await heardOn(page)).toEqual({ tones: 0, notices: [], away: true });
  await context.close();
});

test('a clock that gets short says so, in a sign and in words, and ends the game', async ({
  page,
  browser,
  server,
}) => {
  await like(page, { board: 'flat' });
  const { context, page: friend } = await invite(browser, server.address);
  const clock = { kind: 'fischer', initial: 22_000, increment: 0 };
  await sitDown(page, friend, { ...MORTALS, clock });
  const own = page.getByRole('timer', { name: /^You|^Guest/ }).last();
  await expect(own).not.toContainText('⚠');
  await expect(page.locator('.clock[data-low]')).toContainText('⚠ 0:');
  await expect(page.getByRole('status').filter({ hasText: 'time is nearly out' })).toHaveCount(1);
  await expect(friend.locator('.clock[data-low]')).toHaveCount(1);
  await expect(page.locator('.result')).toContainText('on time', { timeout: 40_000 });
  await expect(page.locator('.result')).toContainText('You lose');
  await context.close();
});

test('a turn is taken back when the other agrees, and stays when not', async ({ page, browser, server }) => {
  await like(page, { board: 'flat' });
  const { context, page: friend } = await invite(browser, server.address);
  await sitDown(page, friend);
  await expect(page.getByRole('button', { name: 'Ask to take back' })).toBeDisabled();
  await tap(page, ['b2', 'd2']);
  await expect(turnsOn(friend)).toHaveCount(1);
  await page.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(page.getByText('Asked. Waiting for an answer')).toBeVisible();
  await expect(friend.getByRole('alert')).toContainText('asks to take the last turn back');
  await friend.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Asked. Waiting for an answer')).toHaveCount(0);
  await expect(turnsOn(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Ask to take back' }).click();
  await friend.getByRole('button', { name: 'Accept' }).click();
  await expect(turnsOn(page)).toHaveCount(0);
  await expect(turnsOn(friend)).toHaveCount(0);
  await expect(page.locator('.prompt')).toHaveText('Your turn: Place a worker');
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await friend.getByRole('button', { name: 'Accept' }).click();
  for (const each of [page, friend]) await expect(each.locator('.result')).toContainText('by agreement');
  await context.close();
});

test('the chat counts what is new, closes by key, and is still there after a reload', async ({
  page,
  browser,
  server,
}) => {
  await like(page, { board: 'flat' });
  const { context, page: friend } = await invite(browser, server.address);
  await sitDown(page, friend);
  await page.getByRole('button', { name: 'Chat' }).click();
  const sheet = page.getByRole('dialog', { name: 'Chat' });
  await expect(sheet).toContainText('Nothing said yet.');
  for (const text of ['Hello', 'Good luck']) {
    await sheet.getByRole('textbox', { name: 'Message' }).fill(text);
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }
  await expect(sheet.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await friend.getByRole('button', { name: 'Chat (2)' }).click();
  await expect(friend.getByRole('dialog')).toContainText('Good luck');
  await friend.reload();
  await friend.getByRole('button', { name: /^Chat/ }).click();
  await expect(friend.getByRole('dialog')).toContainText('Hello');
  await context.close();
});

test('what the other did while the line was dead is there when it is back', async ({
  page,
  browser,
  server,
}) => {
  let dead = false;
  let cut = (): void => {};
  await page.routeWebSocket(/\/api\/live/, async (socket) => {
    if (dead) {
      await socket.close();
      return;
    }
    socket.connectToServer();
    cut = () => void socket.close();
  });
  await like(page, { board: 'flat' });
  const { context, page: friend } = await invite(browser, server.address);
  await sitDown(page, friend);
  await tap(page, ['b2', 'd2']);
  await expect(turnsOn(friend)).toHaveCount(1);
  dead = true;
  cut();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await tap(friend, ['b4', 'd4']);
  await expect(turnsOn(friend)).toHaveCount(2);
  await expect(turnsOn(page)).toHaveCount(1);
  dead = false;
  await expect(turnsOn(page)).toHaveCount(2);
  await expect(page.getByText('Connection lost')).toHaveCount(0);
  await expect(page.locator('.prompt')).toHaveText('Your turn: Pick a worker');
  // and what one does oneself meanwhile waits, and says so
  dead = true;
  cut();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await tap(page, ['b2', 'b3', 'b2']);
  await expect(page.locator('.prompt')).toHaveText('Your turn is on its way …');
  dead = false;
  await expect(turnsOn(friend)).toHaveCount(3);
  await expect(page.locator('.prompt')).toContainText('to move');
  await context.close();
});

test('on a phone every button of an online game is reached without scrolling, and news cover no square', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await like(page, { board: 'flat' });
  const { context, page: friend } = await invite(browser, server.address);
  const clock = { kind: 'fischer', initial: 600_000, increment: 5_000 };
  await sitDown(page, friend, { ...MORTALS, clock });
  for (const name of ['Chat', 'Ask to take back', 'Offer a draw', 'Resign', 'Share', 'Threat glasses']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(740);
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(360);
  }
  await friend.getByRole('button', { name: 'Offer a draw' }).click();
  const news = await page.getByRole('alert').boundingBox();
  const board = await page.locator('.square-grid').boundingBox();
  expect((news?.y ?? 0) + (news?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  await tap(page, ['b2', 'd2']);
  await context.close();
});

test('a game that has not begun can be called off', async ({ page }) => {
  await page.goto('/#/new/friend');
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.getByRole('button', { name: 'Call the game off' }).click();
  await expect(page.getByText('The game was called off.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The game was called off.')).toBeVisible();
});
