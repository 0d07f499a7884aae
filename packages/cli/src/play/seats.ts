/** Who sits at the terminal, and how each is told from the others: by shape and letter, and by colour where there is any. */

import { type God, NAME_LIMIT, sideOf, type Table } from '@caldera/rules';
import { type Style, styleOfPlayer } from '../terminal/paint.ts';

export interface Seat {
  readonly name: string;
  readonly god: God;
  readonly isComputer: boolean;
  /** Shape and letter of its workers; team mates share them. */
  readonly badge: string;
  readonly style: Style;
}

export const DEFAULT_NAMES: readonly string[] = ['Coral', 'Violet', 'Green', 'Amber'];
export const COMPUTER_NAME = 'Caldera';
const SHAPES = ['●', '▲', '■', '◆'];

/** Letters that every terminal draws one column wide. */
const NARROW_LETTER = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

const initialOf = (name: string): string => name.slice(0, 1).toUpperCase();

/** The players' initials where these differ, else letters of the default names. */
const lettersOf = (names: readonly string[]): readonly string[] => {
  const initials = names.map(initialOf);
  const isGood =
    new Set(initials).size === names.length && initials.every((letter) => NARROW_LETTER.test(letter));
  return isGood ? initials : DEFAULT_NAMES.map(initialOf);
};

/** Why a name can’t be used. Names end up on the screen and in files, so they are plain printable text. */
export const nameProblem = (name: string): string | undefined => {
  if (name.trim() === '') return 'A name needs at least one letter.';
  if (name.length > NAME_LIMIT) return `A name has at most ${NAME_LIMIT} letters.`;
  return /[\p{C}",/]/u.test(name)
    ? 'A name has no quotes, commas, slashes or control characters.'
    : undefined;
};

export const seatsOf = (
  table: Table,
  names: readonly string[],
  computers: ReadonlySet<number>,
): readonly Seat[] => {
  const letters = lettersOf(names.slice(0, table.sides));
  return table.gods.map((god, player) => {
    const side = sideOf(table, player);
    return {
      name: names[player] ?? DEFAULT_NAMES[player] ?? `Player ${player + 1}`,
      god,
      isComputer: computers.has(player),
      badge: `${SHAPES[side]}${letters[side]}`,
      style: styleOfPlayer(side),
    };
  });
};
