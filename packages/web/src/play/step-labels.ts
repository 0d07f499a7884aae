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

const BLOCKS_PER_ROW = 4;
/** The corners of a block of two by two spaces: "a4–b5". */
const blockLabel = (block: number): string => {
  const [row, column] = [Math.floor(block / BLOCKS_PER_ROW), block % BLOCKS_PER_ROW];
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

/** What an answer means, by the question that the rules ask. */
const answerLabel = (words: Words, turn: OpenTurn, option: number): string => {
  switch (turn.walk.phase.name) {
    case 'direction of the song':
    case 'wind':
      return option < ARROWS.length ? directionLabel(words, option) : words.notes.calm;
    case 'additional turn':
      return words.notes.again;
    case 'fate spaces':
      return blockLabel(option);
    default: {
      const noted = turn.take({ kind: 'choose', option })?.events.at(-1);
      const god = noted?.kind === 'noted' ? GOD_NOTE.exec(noted.text)?.[1] : undefined;
      return god === undefined ? words.turn.option(option + 1) : godNameIn(words, god);
    }
  }
};

export const labelFor = (words: Words, turn: OpenTurn, step: Step): string => {
  if (step.kind === 'skip') return skipLabel(words, turn);
  if (step.kind === 'choose') return answerLabel(words, turn, step.option);
  return words.turn.option(step.kind === 'draw' ? step.card + 1 : 1);
};
