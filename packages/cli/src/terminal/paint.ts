/** Colour, where it is wanted. Nothing is told by colour alone: without it every text says the same. */

/**
 * What is painted, not how: the one place that knows colours is this table. Nobody knows the background, so every
 * colour has a contrast of 3 or more on black and on white.
 */
const STYLES = {
  /** Lines of the board, and whatever may be overlooked. */
  quiet: '2',
  strong: '1',
  /** What may be done. */
  offer: '1;38;5;28',
  dome: '1;38;5;33',
  level1: '0',
  level2: '0',
  level3: '1',
  /** What was just done. */
  trace: '1;38;5;136',
  /** Players in seat order: clear of the domes' blue, and of one another for most colour-blind eyes. */
  player1: '1;38;5;166',
  player2: '1;38;5;98',
  player3: '1;38;5;29',
  player4: '1;38;5;136',
} as const;

export type Style = keyof typeof STYLES;
export type Paint = (style: Style, text: string) => string;

export const inColour: Paint = (style, text) =>
  text.trim() === '' ? text : `\u001B[${STYLES[style]}m${text}\u001B[0m`;
export const plain: Paint = (_, text) => text;

const PLAYER_STYLES = ['player1', 'player2', 'player3', 'player4'] as const;
export const styleOfPlayer = (player: number): Style => PLAYER_STYLES[player] ?? 'strong';

/** Empties the screen and goes to its top left corner. */
export const CLEAR = '\u001B[2J\u001B[H';
