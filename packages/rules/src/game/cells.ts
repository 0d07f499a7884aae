/**
 * The one mapping of coordinates. Three ways to write a cell reach the same square:
 *
 * - algebraic `a1`–`e5`: file letter = column from the left, rank 1 at the bottom;
 * - `(x, y)`: x = column, a = 0; y = row, rank 5 = 0;
 * - `(row, col)`: the same two numbers the other way round.
 *
 * So a5 is (x 0, y 0), e5 is (x 4, y 0), a1 is (x 0, y 4) and c2 is (x 2, y 3), which is (row 3, col 2).
 */

import { columnOf, NOWHERE, rowOf, type Square, squareAt } from '../core/squares.ts';

export interface Cell {
  readonly row: number;
  readonly col: number;
}

export const cellOf = (square: Square): Cell => ({ row: rowOf(square), col: columnOf(square) });
/** `NOWHERE` off the board, and for anything that is not a whole number. */
export const squareXY = (x: number, y: number): Square => squareAt(y, x) ?? NOWHERE;
