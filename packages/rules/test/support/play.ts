/**
 * Positions and turns as text, for tests that read like a rule: a position, a turn, what it leads to. Everything here
 * fails with the library's own sentence when a text is wrong, so a typo can't pass for an illegal turn.
 */

import {
  GODS,
  hasTurn,
  makeFen,
  makeTurn,
  nameOf,
  OpenTurn,
  type Position,
  parseFen,
  parseTurn,
  results,
  type Step,
  type TextError,
  type Turn,
  turns,
} from '@caldera/rules';
import { expect } from 'vitest';

/** A position, or the text of one. */
export type At = string | Position;

/** The board with nothing on it, for tests that fill in workers only. */
export const FLAT: string = '0'.repeat(25);

const sentence = (text: string, { message, column, code }: TextError): string =>
  `${text}: ${message} (${code}, column ${column})`;

/** The position of a text. */
export const at = (position: At): Position => {
  if (typeof position !== 'string') return position;
  const parsed = parseFen(position);
  if (!parsed.ok) throw new Error(sentence(position, parsed.error));
  return parsed.value;
};

export const fenOf = (position: At): string => (typeof position === 'string' ? position : makeFen(position));

/** A legal turn, read from its text. */
export const turnOf = (position: At, turn: string): Turn => {
  const parsed = parseTurn(at(position), turn);
  if (!parsed.ok) throw new Error(`${fenOf(position)}: ${sentence(turn, parsed.error)}`);
  return parsed.value;
};

/** The position after legal turns, one after the other. */
export const playText = (position: At, ...texts: readonly string[]): Position =>
  texts.reduce((before: Position, text) => turnOf(before, text).after, at(position));

/** The text of every legal turn. */
export const turnTexts = (position: At): string[] => {
  const before = at(position);
  return Array.from(turns(before), (turn) => makeTurn(before, turn));
};

/** The text of every position that a legal turn leads to. */
export const resultTexts = (position: At): string[] => Array.from(results(at(position)), makeFen);

/** Who has won, counted from 1 as in position texts; `undefined` while the game goes on. */
export const winnerOf = (position: At): number | undefined => {
  const { winner } = at(position);
  return winner < 0 ? undefined : winner + 1;
};

/** One step as a word, for lists of what may be done next: `b3>b4`, `^a3`, `^a3*` for a dome, `+c3`, `skip`, … */
export const stepText = (step: Step): string => {
  switch (step.kind) {
    case 'place':
      return `+${nameOf(step.at)}`;
    case 'move':
      return `${nameOf(step.from)}>${nameOf(step.to)}`;
    case 'build':
      return `^${nameOf(step.at)}${step.piece === 'dome' ? '*' : ''}`;
    case 'force':
      return `(${nameOf(step.from)}>${nameOf(step.to)})`;
    case 'swap':
      return `(${nameOf(step.from)}<>${nameOf(step.to)})`;
    case 'remove':
      return `(x${nameOf(step.at)})`;
    case 'unbuild':
      return `!${nameOf(step.at)}`;
    case 'token':
      return `@${nameOf(step.at)}`;
    case 'bind':
      return `${nameOf(step.own)}=${nameOf(step.other)}`;
    case 'choose':
      return `choose ${step.option}`;
    case 'draw':
      return `draw ${step.card}`;
    case 'skip':
      return 'skip';
  }
};

/** Takes steps named as `stepText` names them; each must be offered. */
export const openAfter = (position: At, ...steps: readonly string[]): OpenTurn =>
  steps.reduce(
    (turn: OpenTurn, word) => {
      const step = turn.options.find((option) => stepText(option) === word);
      const next = step === undefined ? undefined : turn.take(step);
      if (next === undefined) {
        throw new Error(`${word} is not offered, only ${turn.options.map(stepText).join(' ')}`);
      }
      return next;
    },
    OpenTurn.start(at(position)),
  );

/** The position after those steps, which must be a whole turn. */
export const afterSteps = (position: At, ...steps: readonly string[]): Position => {
  const { after } = openAfter(position, ...steps);
  if (after === undefined) throw new Error(`${steps.join(' ')} is not a whole turn`);
  return after;
};

/** What may be done after those steps, in words and sorted. */
export const optionsAfter = (position: At, ...steps: readonly string[]): string[] =>
  openAfter(position, ...steps)
    .options.map(stepText)
    .toSorted();

/** The turn is legal, among the listed results, and leads to that position where one is given. */
export const expectLegal = (position: At, turn: string, after?: string): Position => {
  const played = turnOf(position, turn);
  const text = makeFen(played.after);
  if (after !== undefined) expect(text, `${turn} from ${fenOf(position)}`).toBe(after);
  expect(resultTexts(position), `results of ${fenOf(position)}`).toContain(text);
  return played.after;
};

/**
 * The turn reads as one but the rules have no such turn. Where the position it would give is named, no other turn may
 * lead there either. Returns what the player is told.
 */
export const expectIllegal = (position: At, turn: string, wouldGive?: string): TextError => {
  const parsed = parseTurn(at(position), turn);
  if (parsed.ok) {
    throw new Error(`${turn} is legal from ${fenOf(position)}: it gives ${makeFen(parsed.value.after)}`);
  }
  expect(parsed.error.code, `${sentence(turn, parsed.error)}`).toMatch(/^ERR_TURN_(ILLEGAL|INCOMPLETE)$/);
  if (wouldGive !== undefined) {
    expect(resultTexts(position), `results of ${fenOf(position)}`).not.toContain(makeFen(at(wouldGive)));
  }
  return parsed.error;
};

/** The turn is legal and ends the game: for the player to move, or for another one, counted from 1. */
export const expectWin = (position: At, turn: string, winner: number = at(position).toMove + 1): Position => {
  const after = expectLegal(position, turn);
  expect(winnerOf(after), `winner of ${turn} from ${fenOf(position)}`).toBe(winner);
  return after;
};

/** The turn is legal and nobody has won by it. */
export const expectNoWin = (position: At, turn: string, after?: string): Position => {
  const played = expectLegal(position, turn, after);
  expect(winnerOf(played), `winner of ${turn} from ${fenOf(position)}`).toBeUndefined();
  return played;
};

/** The side to move has no legal turn, so it has lost. */
export const expectStuck = (position: At): void => {
  expect(turnTexts(position), `turns of ${fenOf(position)}`).toEqual([]);
  expect(hasTurn(at(position))).toBe(false);
};

/** Whether every power of that list exists, for tests that grow with the gods. */
export const allExist = (ids: readonly string[]): boolean =>
  ids.every((id) => GODS.some((god) => god.id === id));
