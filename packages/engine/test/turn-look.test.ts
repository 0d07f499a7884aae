import { expect, test } from 'vitest';
import { FastGenerator } from '../src/core/fast-generator.ts';
import { TURN, WIDTH } from '../src/state.ts';
import { BLOWN, FOLLOWED, lookBetween, moreIn, PLAIN } from '../src/turn-look.ts';
import { positionFrom, putFirst } from './helpers.ts';

/** The first player is to move on this board; cards that remember something say so in their name. */
const looksOf = (name: string): { readonly fast: number[]; readonly read: number[] } => {
  const position = positionFrom(`0100001200013002110000100/1/${name}:B3,D2/mortal:A1,E4`);
  const generator = FastGenerator.of(position.table);
  if (generator === undefined) throw new Error('no fast way');
  const { stack } = generator.core;
  putFirst(stack, position);
  const count = generator.generate(0, 0);
  const bases = Array.from({ length: count }, (_, index) => (index + 1) * WIDTH);
  return {
    fast: bases.map((base) => stack.rows[base + TURN] as number),
    read: bases.map((base) => lookBetween(stack.rows, 0, base)),
  };
};

/** Winds are on the card, not on the board. */
const isBlown = (look: number): boolean => moreIn(look) >= BLOWN && moreIn(look) < FOLLOWED;

test.each([
  'mortal',
  'apollo',
  'artemis',
  'atlas',
  'demeter',
  'hephaestus',
  'minotaur',
  'pan',
  'prometheus',
  'aeolus',
])('%s: no two turns look alike', (name) => {
  const { fast } = looksOf(name);
  expect(fast.length).toBeGreaterThan(20);
  expect(new Set(fast).size).toBe(fast.length);
});

test.each(['atlas', 'demeter', 'hephaestus', 'hermes', 'prometheus', 'aeolus', 'hestia', 'morpheus[1]'])(
  '%s: a turn looks the same by its way and by the boards before and after it',
  (name) => {
    const { fast, read } = looksOf(name);
    expect(fast.some((look) => moreIn(look) !== 0)).toBe(true);
    expect(fast.map((look) => (isBlown(look) ? look & PLAIN : look))).toEqual(read);
  },
);
