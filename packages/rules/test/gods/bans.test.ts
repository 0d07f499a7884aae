import { BANS, banBetween, GODS, lineupProblem } from '@caldera/rules';
import { expect, test } from 'vitest';

/** Pairs that another product locks only because it never finished them. */
const FINISHED = [
  'adonis hecate',
  'atalanta persephone',
  'chaos hecate',
  'chaos nyx',
  'charybdis hecate',
  'chronus nyx',
  'dionysus nyx',
  'hecate iris',
  'hecate odysseus',
  'hecate proteus',
  'hecate siren',
];

test.each(FINISHED)('%s may meet', (pair) => {
  const gods = pair.split(' ').flatMap((id) => GODS.filter((god) => god.id === id));
  expect(gods).toHaveLength(2);
  expect(lineupProblem(gods, true)).toBeUndefined();
  expect(lineupProblem(gods.toReversed(), true)).toBeUndefined();
});

test('Nemesis can’t swap with workers she can’t see', () => {
  expect(banBetween('nemesis', 'hecate')?.kind).toBe('house');
});

test('every ban has a reason, and no pair has two', () => {
  const pairs = BANS.flatMap((ban) => ban.pairs.map((pair) => pair.toSorted().join(' ')));
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(BANS.filter(({ why }) => !why.endsWith('.'))).toEqual([]);
});
