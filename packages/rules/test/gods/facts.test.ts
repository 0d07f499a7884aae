import { readFileSync } from 'node:fs';
import { GODS, type God } from '@caldera/rules';
import { expect, test } from 'vitest';

const rows: readonly { readonly id: string }[] = JSON.parse(
  readFileSync(new URL('../fixtures/god-facts.json', import.meta.url), 'utf8'),
);

/** All that the list of powers says about one, in the words of the list. */
const factsOf = (god: God): unknown => ({
  id: god.id,
  name: god.name,
  title: god.title,
  set: god.set,
  number: god.number,
  startPriority: god.startPriority,
  players: god.players,
  fleece: god.fleece ?? false,
  mustStart: god.mustStart ?? false,
  mustGoLast: god.mustGoLast ?? false,
  hiddenInformation: god.hiddenInformation ?? false,
  randomness: god.randomness ?? false,
  oncePerGame: god.oncePerGame ?? false,
  official: god.official ?? false,
  workers: god.workers ?? 2,
  mostWorkers: god.mostWorkers ?? god.workers ?? 2,
});

test.each(GODS.filter(({ id }) => id !== 'mortal'))('$id is as the list of powers says', (god) => {
  expect(factsOf(god)).toEqual(rows.find(({ id }) => id === god.id));
});

test('every power of the list is there', () => {
  const ids = new Set(GODS.map(({ id }) => id));
  expect(rows.filter(({ id }) => !ids.has(id))).toEqual([]);
});
