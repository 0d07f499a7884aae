import { GODS } from '@caldera/rules';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { byScript, like, play } from './support/player.ts';
import { expect, type Page, test } from './support/test.ts';

/** Every sentence of a catalogue that is a plain text, by its place. */
const textsOf = (words: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const here = `${path}.${key}`;
    if (typeof value === 'string') return [[here, value] as const];
    return typeof value === 'object' && value !== null ? textsOf(value, here) : [];
  });

const german = new Set(textsOf(de).map(([, text]) => text));
/** What only an English page says. */
const ENGLISH = new Set([
  ...textsOf(en)
    .map(([, text]) => text)
    .filter((text) => text.length > 2 && !german.has(text)),
  ...GODS.flatMap((god) => [god.power, god.title ?? '']).filter(
    (text) => text.length > 2 && !german.has(text),
  ),
]);

const expectNoEnglish = async (page: Page): Promise<void> => {
  const said = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title]')) {
      texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
    }
    return texts;
  });
  expect(said.filter((text) => ENGLISH.has(text))).toEqual([]);
};

test('in German no screen says anything in English', async ({ page }) => {
  await like(page, { board: 'flat', language: 'de', sound: true });
  for (const address of [
    '/',
    '/#/new/engine',
    '/#/new/device',
    '/#/new/watch',
    '/#/new/friend',
    '/#/lobby',
    '/#/gods',
    '/#/gods/moerae',
    '/#/settings',
    '/#/profile',
    '/#/replay',
    '/#/about',
    '/#/help',
    '/#/nowhere',
  ]) {
    await page.goto(address);
    await page.locator('h1').waitFor();
    await expectNoEnglish(page);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('in German powers, questions, refusals and results are German', async ({ page }) => {
  await like(page, { board: 'text', language: 'de' });
  for (const god of ['siren', 'moerae', 'nyx', 'chaos', 'morpheus', 'adonis']) {
    await page.goto('/#/gods');
    await page.goto(`/#/lab/${god}`);
    await page.locator('.game').waitFor();
    await expectNoEnglish(page);
    await play(page, byScript, 2, (decisions) => decisions === 12);
    await expectNoEnglish(page);
  }
  await page.goto('/#/replay/0000000000002300000000000%2F1%2Fmortal:C3,A1%2Fmortal:E4,E5');
  await page.locator('[data-square=a5]').click();
  await expectNoEnglish(page);
  await page.goto('/#/replay');
  await page.getByRole('textbox').fill('nonsense');
  await page.getByRole('button', { name: 'Öffnen', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('lässt sich nicht lesen');
});
