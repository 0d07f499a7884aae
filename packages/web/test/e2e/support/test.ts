/** Our `test`: one server a process, and no page may report an error. */

import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { TestServer } from './server.ts';

interface OfTest {
  /** Errors that belong to the test: a lost connection is one. */
  readonly allowed: RegExp[];
}
interface OfProcess {
  readonly server: TestServer;
}

/** Whatever a page complains about, collected. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

export const test = base.extend<OfTest, OfProcess>({
  server: [
    async ({ browserName }, use) => {
      expect(browserName).toBe('chromium');
      const server = new TestServer();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.address);
  },
  allowed: [[], { option: true }],
  page: async ({ page, allowed }, use) => {
    const complaints = complaintsOf(page);
    await use(page);
    const serious = complaints.filter((each) => !allowed.some((known) => known.test(each)));
    expect(serious).toEqual([]);
  },
});

/** Waits for what is on its way: half-way between day and night no colours are those that anybody chose. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // A change of theme is heard of with the next frame, and drawn with the one after it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ends = ({ effect, playState }: Animation): boolean =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const moving = document.getAnimations().filter(ends);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** WCAG 2.2 AA, as far as a machine can tell. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(told).toEqual([]);
};

/** Nothing is cut off at the side, and no text is wider than its box. */
export const expectNothingClipped = async (page: Page): Promise<void> => {
  await settle(page);
  const clipped = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['page'] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, p, label, strong')]
      .filter(
        (element) => element.offsetParent !== null && !element.closest('.unseen, .under-canvas, .skip-link'),
      )
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => `${element.tagName} ${element.textContent}`);
    return [...wide, ...cut];
  });
  expect(clipped).toEqual([]);
};

export { expect, type Page };
