/** Colour, where it is wanted. Nothing is told by colour alone: without it every text says the same. */

/** What is painted, not how: the one place that knows colours is the table below. */
const STYLES = {
  /** Lines of the board, and whatever may be overlooked. */
  quiet: '2',
  strong: '1',
  /** What may be done. */
  offer: '1;38;5;113',
  dome: '1;38;5;75',
  level1: '38;5;250',
  level2: '38;5;252',
  level3: '1;38;5;231',
  /** What was just done. */
  trace: '38;5;221',
  /** Players in seat order: clear of the domes' blue, and of one another for most colour-blind eyes. */
  player1: '1;38;5;209',
  player2: '1;38;5;141',
  player3: '1;38;5;114',
  player4: '1;38;5;221',
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
