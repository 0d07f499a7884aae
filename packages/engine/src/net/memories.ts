/**
 * What cards remember, as the network is told: one of a few ways that things stand with the power, and the spaces that
 * its tokens lie on. Athena's ban and Aeolus' wind are told where they act instead, by the steps that are left.
 */

import { count } from '../masks.ts';
import { NET_GODS } from './gods.ts';

interface Memory {
  /** In how many ways things can stand with the power. */
  readonly ways: number;
  readonly wayOf: (memory: number) => number;
  readonly tokensOn?: (memory: number) => number;
}

const BOARD = 0x1ffffff;
const CLIO_HAND = 25;
const CHAOS_FACE = 18;
const MOERAE_BLOCKS_A_ROW = 4;

/** A number up to a greatest one, which stands for all above it; what is hidden counts as 0. */
const upTo = (most: number) => ({
  ways: most + 1,
  wayOf: (memory: number): number => Math.max(0, Math.min(most, memory)),
});
/** Tokens alone. */
const tokens = (tokensOn: (memory: number) => number): Memory => ({ ways: 1, wayOf: () => 0, tokensOn });
const squareBelow = (memory: number): number => (memory > 0 ? 1 << (memory - 1) : 0);
const hero: Memory = { ways: 2, wayOf: (memory) => memory & 1 };

const fateSpaces = (memory: number): number => {
  if (memory <= 0) return 0;
  const row = Math.floor((memory - 1) / MOERAE_BLOCKS_A_ROW);
  return 0b1100011 << (row * 5 + ((memory - 1) % MOERAE_BLOCKS_A_ROW));
};

const MEMORIES: Readonly<Record<string, Memory>> = {
  achilles: hero,
  adonis: hero,
  atalanta: hero,
  bellerophon: hero,
  heracles: hero,
  jason: hero,
  medea: hero,
  odysseus: hero,
  polyphemus: hero,
  theseus: hero,
  aeolus: upTo(1),
  morpheus: upTo(7),
  gaea: upTo(2),
  circe: upTo(1),
  nyx: upTo(40),
  // Undecided, straight, at a slant.
  siren: { ways: 3, wayOf: (memory) => (memory <= 0 ? 0 : 1 + ((memory - 1) & 1)) },
  tyche: { ways: 6, wayOf: (memory) => Math.min(5, count(memory & ~1)) },
  chaos: { ways: 11, wayOf: (memory) => memory >>> CHAOS_FACE },
  charybdis: tokens((memory) => memory & BOARD),
  clio: { ways: 4, wayOf: (memory) => memory >> CLIO_HAND, tokensOn: (memory) => memory & BOARD },
  'europa-and-talus': tokens(squareBelow),
  tartarus: tokens(squareBelow),
  moerae: tokens(fateSpaces),
};

/** A power's memory with its place among all that the network knows. */
export interface CardMemory extends Memory {
  /** The first of its rows, among those of all powers. */
  readonly first: number;
  /** Which kind of tokens it has. */
  readonly kind: number;
}

const placed = new Map<string, CardMemory>();
let rows = 0;
let kinds = 0;
for (const god of NET_GODS) {
  const memory = MEMORIES[god];
  if (memory === undefined) continue;
  placed.set(god, { ...memory, first: rows, kind: kinds });
  rows += memory.ways;
  if (memory.tokensOn !== undefined) kinds += 1;
}

/** Rows of all powers, for one side. */
export const MEMORY_ROWS: number = rows;
export const TOKEN_KINDS: number = kinds;
/** `undefined` for powers whose card remembers nothing that the network is told. */
export const memoryOf = (god: string): CardMemory | undefined => placed.get(god);
