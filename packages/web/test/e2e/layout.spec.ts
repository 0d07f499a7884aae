import { like } from './support/player.ts';
import { expect, expectNothingClipped, test } from './support/test.ts';

// the board is the largest thing on the screen, and what stands beside it fits there

const GAME = JSON.stringify({
  start: '0102013140021210042001000/1/minotaur:D2,A4/prometheus:C3,E3',
  seats: [
    { kind: 'person', name: '', here: true },
    { kind: 'person', name: '', here: true },
  ],
  turns: [],
});

for (const [width, height, least] of [
  [1024, 768, 660],
  [1024, 600, 520],
  [1180, 820, 740],
  [1280, 800, 640],
] as const) {
  for (const language of ['en', 'de']) {
    test(`at ${width} × ${height} (${language}) the board has ${least} px, and nothing scrolls or is clipped`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await like(page, { board: 'flat', language });
      await page.addInitScript((game) => {
        if (location.protocol !== 'about:') localStorage.setItem('caldera.game', game);
      }, GAME);
      await page.goto('/#/table');
      const board = await page.locator('.game .board').boundingBox();
      expect(board?.width).toBeGreaterThanOrEqual(least);
      expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(height);
      await expectNothingClipped(page);
      const own = await page.locator('.players.own').boundingBox();
      expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
    });
  }
}
