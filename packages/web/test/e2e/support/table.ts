/** People at a game on the server, each in a browser of their own. */

import type { Browser, BrowserContext } from '@playwright/test';
import { like } from './player.ts';
import { complaintsOf, expect, type Page } from './test.ts';

export interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Somebody else, with what they like. */
export const invite = async (
  browser: Browser,
  address: string,
  liked: Readonly<Record<string, unknown>> = {},
): Promise<Guest> => {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await like(page, { board: 'flat', ...liked });
  return { context, page, complaints };
};

/** Creates a game the way the client does, with clocks and powers that its screen need not offer. */
export const createGame = async (page: Page, setup: Readonly<Record<string, unknown>>): Promise<string> => {
  await page.goto('/');
  return page.evaluate(async (body) => {
    const answer = await fetch('/api/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chat: true, ...body }),
    });
    const { game } = (await answer.json()) as { readonly game: { readonly id: string } };
    return game.id;
  }, setup);
};

export const join = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/game/${id}`);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toHaveCount(0);
};

export const MORTALS = { gods: { mode: 'given', gods: ['mortal', 'mortal'], first: 0 } } as const;

/** A game between two, with the creator to move. */
export const sitDown = async (
  page: Page,
  friend: Page,
  setup: Readonly<Record<string, unknown>> = MORTALS,
): Promise<string> => {
  const id = await createGame(page, setup);
  await page.goto(`/game/${id}`);
  await page.locator('.link-text').waitFor();
  await join(friend, id);
  await expect(page.locator('.game')).toBeVisible();
  await expect(friend.locator('.game')).toBeVisible();
  return id;
};

export const turnsOn = (page: Page): ReturnType<Page['locator']> => page.locator('.turn-list li');

/** Taps squares one after the other, each once it is offered. */
export const tap = async (page: Page, squares: readonly string[]): Promise<void> => {
  for (const square of squares) await page.locator(`[data-square=${square}][data-offered]`).click();
};
