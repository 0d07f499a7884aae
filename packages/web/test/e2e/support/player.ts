/** Plays games on a page the way people do: looks at what is offered and takes something. */

import type { Page } from '@playwright/test';

/** The same choices for the same seed: a failed game can be played again. */
export const randomFrom = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

interface Offered {
  readonly square: string;
  readonly kinds: string;
  readonly level: number;
  readonly wins: boolean;
}

export interface Sight {
  readonly over: boolean;
  readonly offers: readonly Offered[];
  /** Labels of buttons that go on with the turn. */
  readonly buttons: readonly string[];
}

export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => ({
    over: document.querySelector('.result') !== null,
    offers: [...document.querySelectorAll<HTMLElement>('[data-offered]')].map((button) => ({
      square: button.dataset.square ?? '',
      kinds: button.dataset.offered ?? '',
      level: Number(/level (\d)/.exec(button.ariaLabel ?? '')?.[1] ?? 0),
      wins: /wins the game/.test(button.ariaLabel ?? ''),
    })),
    buttons: [
      ...document.querySelectorAll<HTMLButtonElement>(
        // a picker that is open covers everything else
        document.querySelector('.answers') === null
          ? '.action-bar button:enabled:not(.undo)'
          : '.answers button',
      ),
    ]
      .map((button) => button.dataset.label ?? button.ariaLabel ?? button.textContent ?? '')
      .filter((label) => label !== 'Move now'),
  }));

export interface Hands {
  readonly square: (page: Page, name: string) => Promise<void>;
  readonly button: (page: Page, label: string) => Promise<void>;
}

/** A button that goes on with the turn: beside the board, or a card of an open picker. */
const buttonNamed = (page: Page, label: string): ReturnType<Page['locator']> =>
  page
    .locator(`.answers button[data-label="${label}"]`)
    .or(page.locator('.action-bar').getByRole('button', { name: label, exact: true }));

export const byClick: Hands = {
  square: (page, name) => page.locator(`[data-square=${name}]`).click(),
  button: (page, label) => buttonNamed(page, label).click(),
};

/** The same without the mouse on its way: for games that only have to be over. */
export const byScript: Hands = {
  square: (page, name) => page.locator(`[data-square=${name}]`).dispatchEvent('click'),
  button: (page, label) => buttonNamed(page, label).dispatchEvent('click'),
};

/** A tap on the 3D board seen from above: where the square is drawn, through a real pointer. */
export const byTap: Hands = {
  ...byClick,
  square: async (page, name) => {
    const box = await page.locator('canvas').boundingBox();
    if (box === null) throw new Error('there is no canvas');
    // the camera's lens from its usual distance: 2 · 14.3 · tan(25° / 2) squares from top to bottom
    const pitch = box.height / 6.341;
    const x = (name.charCodeAt(0) - 'c'.charCodeAt(0)) * pitch;
    const y = (3 - Number(name[1])) * pitch;
    await page.mouse.click(box.x + box.width / 2 + x, box.y + box.height / 2 + y);
  },
};

/** The keyboard alone: arrows to the square, Enter; Tab to a button, Enter. */
export const byKeys: Hands = {
  square: async (page, name) => {
    const at = (): Promise<string> =>
      page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.square ?? '');
    for (let tabs = 0; (await at()) === '' && tabs < 40; tabs += 1) await page.keyboard.press('Tab');
    const from = await at();
    const right = name.charCodeAt(0) - from.charCodeAt(0);
    const up = Number(name[1]) - Number(from[1]);
    for (let step = 0; step < Math.abs(right); step += 1) {
      await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    }
    for (let step = 0; step < Math.abs(up); step += 1)
      await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
    await page.keyboard.press('Enter');
  },
  button: async (page, label) => {
    const at = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (let tabs = 0; (await at()) !== label && tabs < 60; tabs += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
};

/** Wins, else climbs, else builds high but no domes: games of people who want to get somewhere end soon. */
const worthTaking = (offers: readonly Offered[]): readonly Offered[] => {
  const wins = offers.filter((offer) => offer.wins);
  if (wins.length > 0) return wins;
  const open = offers.filter(({ kinds }) => !kinds.includes('dome'));
  // How high a worker stands says nothing about its steps: two on high would be picked in turn for ever.
  const highest = Math.max(...open.filter(({ kinds }) => kinds !== 'worker').map(({ level }) => level));
  const best = open.filter(({ kinds, level }) => kinds === 'worker' || level === highest);
  return best.length > 0 ? best : offers;
};

const MOST_DECISIONS = 600;

/** Takes decisions until the game is over, or until it has been enough. Answers how many it took. */
export const play = async (
  page: Page,
  hands: Hands,
  seed: number,
  enough: (decisions: number) => boolean = () => false,
): Promise<number> => {
  const random = randomFrom(seed);
  let decisions = 0;
  for (let patience = 0; patience < 400 && decisions < MOST_DECISIONS; ) {
    if (enough(decisions)) return decisions;
    const { over, offers, buttons } = await look(page);
    if (over) return decisions;
    const squares = worthTaking(offers);
    const choices = squares.length + (squares.some(({ wins }) => wins) ? 0 : buttons.length);
    if (choices === 0) {
      patience += 1;
      await page.waitForTimeout(30);
      continue;
    }
    patience = 0;
    decisions += 1;
    const chosen = random(choices);
    const square = squares[chosen];
    if (square !== undefined) await hands.square(page, square.square);
    else await hands.button(page, buttons[chosen - squares.length] ?? '');
  }
  return decisions;
};

const MOST_PATIENCE = 400;

/** Both take decisions in turn until the game is over, or until so many have been taken. */
export const playTogether = async (
  pages: readonly Page[],
  seed: number,
  hands: Hands,
  enough = 1000,
): Promise<void> => {
  let decisions = 0;
  for (let patience = 0; patience < MOST_PATIENCE && decisions < enough; patience += 1) {
    for (const page of pages) {
      const { over, offers, buttons } = await look(page);
      if (over) return;
      if (offers.length + buttons.length === 0) continue;
      decisions += await play(page, hands, seed + decisions, (taken) => taken === 1);
      patience = 0;
    }
    await pages[0]?.waitForTimeout(40);
  }
};

/** What somebody likes, set before the page is opened. */
export const like = async (page: Page, liked: Readonly<Record<string, unknown>>): Promise<void> => {
  await page.addInitScript((text) => {
    if (location.protocol === 'about:') return;
    if (localStorage.getItem('caldera.preferences') === null)
      localStorage.setItem('caldera.preferences', text);
  }, JSON.stringify(liked));
};

/** Opens the sheet of powers of one seat and takes one. */
export const choosePower = async (page: Page, seat: string, god: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${seat}`) }).click();
  await page.locator(`.sheet [data-god="${god}"]`).click();
  await page.locator('.sheet').waitFor({ state: 'detached' });
};

/** On this device, with these powers. */
export const startOnDevice = async (page: Page, gods: readonly [string, string]): Promise<void> => {
  await page.goto('/#/new/device');
  for (const [player, god] of gods.entries()) {
    await choosePower(page, `Power of player ${player + 1}`, god);
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.game').waitFor();
};
