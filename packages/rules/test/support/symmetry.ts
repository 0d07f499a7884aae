/** The eight ways to turn and mirror a square board, as changes of a position text. */

import { geometry, squares } from '@caldera/rules';

export const SYMMETRIES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

const LAST = squares.SIZE - 1;

/** Where a row and a column go: mirrored upside down, mirrored left to right, and over the diagonal. */
const turned = (symmetry: number, row: number, column: number, last: number): readonly [number, number] => {
  const down = (symmetry & 1) === 0 ? row : last - row;
  const right = (symmetry & 2) === 0 ? column : last - column;
  return (symmetry & 4) === 0 ? [down, right] : [right, down];
};

export const turnedSquare = (symmetry: number, square: squares.Square): squares.Square => {
  const [row, column] = turned(symmetry, squares.rowOf(square), squares.columnOf(square), LAST);
  return squares.squareAt(row, column) ?? square;
};

/** Compass directions as steps from the middle of the board. */
const turnedDirection = (symmetry: number, name: string): string => {
  const middle = squares.squareNamed('c3') ?? squares.NOWHERE;
  const to = geometry.neighbourIn(middle, (geometry.DIRECTIONS as readonly string[]).indexOf(name));
  return geometry.DIRECTIONS[geometry.directionOf(middle, turnedSquare(symmetry, to))] ?? name;
};

const WORDS = /\b(?:[A-E][1-5]|n|ne|e|se|s|sw|w|nw)\b/g;

/** Squares and directions, wherever they stand in a player's part. */
const turnedWords = (symmetry: number, text: string): string =>
  text.replace(WORDS, (word) => {
    const square = squares.squareNamed(word);
    return square === undefined
      ? turnedDirection(symmetry, word)
      : squares.nameOf(turnedSquare(symmetry, square)).toUpperCase();
  });

/** The text of the same position on a board that was turned. */
export const turnedFen = (symmetry: number, fen: string): string => {
  const [heights = '', toMove = '', ...players] = fen.split('/');
  const turnedHeights = Array.from(heights);
  for (const square of squares.SQUARES) {
    turnedHeights[turnedSquare(symmetry, square)] = heights[square] ?? '';
  }
  return [turnedHeights.join(''), toMove, ...players.map((player) => turnedWords(symmetry, player))].join(
    '/',
  );
};
