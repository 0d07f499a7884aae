/**
 * The deck of simple powers that Chaos turns up, as one number on the card: the low byte belongs to the power on top,
 * then a bit per card that is still face down, then which card lies face up. Discarded is what is in neither place.
 */

import type { God, StateText } from '../core/god.ts';
import type { Table } from '../core/table.ts';
import { banBetween } from './bans.ts';
import { SIMPLE_GODS } from './simple.ts';

const DECK_SHIFT = 8;
const FACE_SHIFT = DECK_SHIFT + 10;
const FACE_MEMORY = (1 << DECK_SHIFT) - 1;
const DECK_CARDS = (1 << SIMPLE_GODS.length) - 1;

/** Number of the card that lies face up, or -1 before the first one is turned up. */
export const faceOf = (memory: number): number => (memory >>> FACE_SHIFT) - 1;
/** Bit per card that lies face down. */
const deckOf = (memory: number): number => (memory >>> DECK_SHIFT) & DECK_CARDS;
const write = (face: number, deck: number, faceMemory = 0): number =>
  ((face + 1) << FACE_SHIFT) | (deck << DECK_SHIFT) | faceMemory;
/** The card without what its power on top remembers. */
export const withoutFaceMemory = (memory: number): number => memory & ~FACE_MEMORY;

/** The simple powers that nobody at the table holds and that may meet everybody there (G13.6). */
const cardsFor = ({ gods }: Table): number => {
  let cards = 0;
  for (const [card, { id }] of SIMPLE_GODS.entries()) {
    if (gods.every((god) => god.id !== id && banBetween(god.id, id) === undefined)) cards |= 1 << card;
  }
  return cards;
};

/** What the next card may be: one of those face down, or any once these are used up and all are shuffled again. */
export const drawable = (table: Table, memory: number): number => {
  const deck = deckOf(memory);
  return deck === 0 ? cardsFor(table) : deck;
};

/** A card is turned up; the one before it is discarded, with all that it remembers. */
export const turnUp = (table: Table, memory: number, card: number): number =>
  write(card, drawable(table, memory) & ~(1 << card));

const nameOf = (card: number): string => SIMPLE_GODS[card]?.id ?? '';
const cardNamed = (name: string): number =>
  SIMPLE_GODS.findIndex(({ id }) => id === name.trim().toLowerCase());
const namesOf = (cards: number): string =>
  SIMPLE_GODS.flatMap(({ id }, card) => ((cards & (1 << card)) === 0 ? [] : [id])).join(',');

/** Bits of the cards in a list of names; `undefined` when one of them is not among those that may be there. */
const readCards = (names: string, among: number): number | undefined => {
  let cards = 0;
  for (const name of names.trim() === '' ? [] : names.split(',')) {
    const bit = 1 << cardNamed(name);
    if (cardNamed(name) < 0 || (bit & among) === 0 || (bit & cards) !== 0) return undefined;
    cards |= bit;
  }
  return cards;
};

const STATE = /^\s*([a-z]+)\s*(?:\(([^)]*)\))?\s*(?:\|([^|]*))?$/i;

/** `demeter|apollo,pan`: the power on top, with its own state in parentheses, and the cards face down. */
export const deckState: StateText = {
  write: (position, player) => {
    const memory = position.memory[player] ?? 0;
    const face: God | undefined = SIMPLE_GODS[faceOf(memory)];
    if (face === undefined) return '';
    const state = face.state?.write(position, player) ?? '';
    return `${face.id}${state === '' ? '' : `(${state})`}|${namesOf(deckOf(memory))}`;
  },
  read: (text, position, player) => {
    if (text === '') return undefined;
    const [, name = '', state = '', deck] = STATE.exec(text) ?? [];
    const cards = cardsFor(position.table);
    const face = cardNamed(name);
    if (face < 0 || (cards & (1 << face)) === 0)
      return `“${name === '' ? text : name}” is no power that Chaos can show here`;
    const others = cards & ~(1 << face);
    const left = deck === undefined ? others : readCards(deck, others);
    if (left === undefined) return `the cards left after ${nameOf(face)} are among ${namesOf(others)}`;
    const format = SIMPLE_GODS[face]?.state;
    if (state !== '' && format === undefined) return `${nameOf(face)} has no state to remember`;
    const problem = format?.read(state, position, player);
    position.memory[player] = write(face, left, (position.memory[player] ?? 0) & FACE_MEMORY);
    return problem;
  },
};
