/** Steps without a square, as buttons: what leaving out means here, and what each answer stands for. */

import { geometry, nameOf, type OpenTurn, type Square, type Step, squares } from '@caldera/rules';
import { godNameIn } from '../gods/god-words.ts';
import type { Words } from '../words/index.ts';

/** What leaving out the next step means here. */
const skipLabel = (words: Words, turn: OpenTurn): string => {
  // in somebody else's turn one can only do without
  if (turn.decides !== turn.position.toMove) return words.turn.skipPower;
  if (turn.take({ kind: 'skip' })?.isComplete === true) return words.turn.skip;
  const kinds = new Set(turn.options.map((option) => option.kind));
  kinds.delete('skip');
  if (kinds.size !== 1) return words.turn.skipStep;
  return kinds.has('move')
    ? words.turn.skipMove
    : kinds.has('build')
      ? words.turn.skipBuild
      : words.turn.skipPower;
};

const DIRECTIONS: readonly string[] = geometry.DIRECTIONS;
const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;

export const directionLabel = (words: Words, direction: number): string =>
  `${ARROWS[direction] ?? ''} ${words.directions[direction] ?? ''}`;

/** An arrow for a direction; nothing for an answer that is none. */
export const arrowOf = (direction: number): string | undefined => ARROWS[direction];

const BLOCKS_PER_ROW = 4;

/** Where a block of two by two spaces lies: its upper left space. */
export const blockAt = (block: number): { readonly row: number; readonly column: number } => ({
  row: Math.floor(block / BLOCKS_PER_ROW),
  column: block % BLOCKS_PER_ROW,
});

/** The corners of a block: "a4–b5". */
const blockLabel = (block: number): string => {
  const { row, column } = blockAt(block);
  const corner = (down: number, right: number): string =>
    nameOf(squares.squareAt(row + down, column + right) ?? (0 as Square));
  return `${corner(1, 0)}–${corner(0, 1)}`;
};

const GOD_NOTE = /^(?:night of|turns up) (.+)$/;

/** Notes are written by the rules for records; here they become words. */
export const noteIn = (words: Words, text: string): string => {
  const { notes } = words;
  const god = GOD_NOTE.exec(text)?.[1];
  const [, card] = /^draws the (\d)$/.exec(text) ?? [];
  const [, song] = /^song to (\w+)$/.exec(text) ?? [];
  const [, ram] = /^Ram (\w\d)$/.exec(text) ?? [];
  if (god !== undefined) return notes.god(godNameIn(words, god));
  if (card !== undefined) return notes.card(card);
  if (ram !== undefined) return notes.ram(ram);
  if (song !== undefined) return notes.song(words.directions[DIRECTIONS.indexOf(song)] ?? song);
  return text === 'additional turn' ? notes.again : '';
};

/** What kind of thing the answers to the question at hand are. */
export const askedFor = (turn: OpenTurn): 'direction' | 'block' | 'again' | 'power' => {
  switch (turn.walk.phase.name) {
    case 'direction of the song':
    case 'wind':
      return 'direction';
    case 'additional turn':
      return 'again';
    case 'fate spaces':
      return 'block';
    default:
      return 'power';
  }
};

/** The power that an answer stands for. */
export const powerMeant = (turn: OpenTurn, option: number): string | undefined => {
  const noted = turn.take({ kind: 'choose', option })?.events.at(-1);
  return noted?.kind === 'noted' ? GOD_NOTE.exec(noted.text)?.[1] : undefined;
};

const answerLabel = (words: Words, turn: OpenTurn, option: number): string => {
  switch (askedFor(turn)) {
    case 'direction':
      return arrowOf(option) === undefined ? words.notes.calm : directionLabel(words, option);
    case 'again':
      return words.notes.again;
    case 'block':
      return blockLabel(option);
    case 'power': {
      const god = powerMeant(turn, option);
      return god === undefined ? words.turn.option(option + 1) : godNameIn(words, god);
    }
  }
};

export const labelFor = (words: Words, turn: OpenTurn, step: Step): string => {
  if (step.kind === 'skip') return skipLabel(words, turn);
  if (step.kind === 'choose') return answerLabel(words, turn, step.option);
  return words.turn.option(step.kind === 'draw' ? step.card + 1 : 1);
};
