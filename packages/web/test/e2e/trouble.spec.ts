import { byClick, like, play } from './support/player.ts';
import { expect, test } from './support/test.ts';

// when the browser, the line or a link lets somebody down: a sentence, a way on, and nothing lost

test.describe('a browser that keeps nothing', () => {
  for (const [name, block] of [
    [
      'because it refuses',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
    ],
    [
      'because it is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`${name}: it is said once, and the game goes on`, async ({ page }) => {
      await page.addInitScript(block);
      await page.goto('/#/settings');
      await page.getByText('Flat', { exact: true }).click();
      const note = page.getByRole('alert').filter({ hasText: 'keeps nothing' });
      await expect(note).toBeVisible();
      await note.getByRole('button', { name: 'All right' }).click();
      await expect(note).toHaveCount(0);
      await page.goto('/#/new/engine');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await play(page, byClick, 2, (decisions) => decisions === 5);
      await expect(page.locator('.turn-list li').nth(2)).toBeVisible();
      await expect(page.locator('.board.flat')).toBeVisible();
      await expect(note).toHaveCount(0);
    });
  }
});

test.describe('a file that does not come', () => {
  test.use({ allowed: [/Failed to load resource|dynamically imported module/], serviceWorkers: 'block' });

  test('the engine: it is said, and the next try works', async ({ page }) => {
    await like(page, { board: 'flat', level: 1 });
    await page.route(/thinker/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const note = page.getByRole('alert');
    await expect(note).toContainText('The engine can’t be loaded.');
    await note.getByRole('button', { name: 'All right' }).click();
    await expect(note).toHaveCount(0);
    await page.unroute(/thinker/);
    await page.reload();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.locator('.game')).toBeVisible();
  });

  test('the 3D board: the flat one is there instead', async ({ page }) => {
    await like(page, { board: '3d', level: 1 });
    await page.route(/solid-board/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.locator('.game .board.flat')).toBeVisible();
    await play(page, byClick, 2, (decisions) => decisions === 2);
    await expect(page.locator('.turn-list li').first()).toBeVisible();
  });
});

test.describe('the further screens', () => {
  test.use({ allowed: [/Failed to load resource/], serviceWorkers: 'block' });
  const FILE = /further-screens/;

  test('while they are on their way, the screen before them stays', async ({ page }) => {
    let deliver = (): void => undefined;
    const ordered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(FILE, async (route) => {
      await ordered;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Lobby' }).first().click();
    await expect(page).toHaveURL(/lobby/);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    deliver();
    await expect(page.getByRole('heading', { name: 'Lobby' })).toBeVisible();
    await expect(page).toHaveTitle('Lobby · Caldera');
  });

  test('where they do not come, it is said, games go on, and the next try works', async ({ page }) => {
    await like(page, { board: 'flat', level: 1 });
    await page.route(FILE, (route) => route.abort());
    await page.goto('/#/settings');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the island' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.locator('.game')).toBeVisible();
    await page.getByRole('link', { name: 'Gods' }).click();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await page.unroute(FILE);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { name: 'Gods' })).toBeVisible();
  });
});

test.describe('a server that does not answer', () => {
  test.use({ allowed: [/Failed to load resource/], serviceWorkers: 'block' });

  test('the lobby leads to what can be played without it, a game can be tried again', async ({ page }) => {
    await page.route(/api\/games/, (route) => route.abort());
    await page.goto('/#/lobby');
    await expect(page.getByRole('alert')).toContainText('The server can’t be reached.');
    await expect(page.getByRole('link', { name: 'Create a game' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Against the engine' }).click();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await page.goto('/#/online/AAAAAAAAAAAA');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await page.unroute(/api\/games/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  });
});

test('addresses that lead nowhere say so and show the way back', async ({ page }) => {
  for (const address of ['/nowhere', '/game/', '/#/nowhere', '/#/gods/nobody', '/#/lab/nobody']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the island' })).toBeVisible();
  }
  for (const link of ['%2', 'nonsense', '0000000000000000000000000%2F1%2Fmortal%2Fmortal~%2Bb2']) {
    await page.goto('about:blank');
    await page.goto(`/#/replay/${link}`);
    await expect(page.getByRole('alert')).toHaveText('This link is incomplete, so the game can’t be shown.');
  }
  await page.goto('/#/new/engine/nobody');
  await expect(page.locator('.god-select')).toHaveCount(2);
});

test('a kept game that makes no sense is not offered', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('caldera.game', '{"start":"x","seats":[],"turns":[[7]]}'),
  );
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});

test('a file that is no record is refused in a sentence, and another one can be opened', async ({ page }) => {
  await page.goto('/#/replay');
  const file = page.locator('input[type=file]');
  const broken = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from([0, 255, 216, 91, 7, 33]) };
  await file.setInputFiles(broken);
  await expect(page.getByRole('alert')).not.toBeEmpty();
  const record = '[Start "0000000000000000000000000/1/mortal/mortal"]\n\n1. +b2+d2 2. +b4+d4 *';
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await expect(page.locator('.turn-list li')).toHaveCount(2);
});
