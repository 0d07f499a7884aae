/** The eight symmetries of the board, as where each square goes, and as which row of the network each row becomes. */

import { ROWS, SQUARE_ROWS, STATES } from './features.ts';

const SIZE = 5;

const turned = (row: number, column: number, quarter: number): readonly [number, number] => {
  let place: readonly [number, number] = [row, column];
  for (let turn = 0; turn < quarter; turn += 1) place = [place[1], SIZE - 1 - place[0]];
  return place;
};

export const SYMMETRIES: readonly Int32Array[] = Array.from({ length: 8 }, (_, number) =>
  Int32Array.from({ length: SIZE * SIZE }, (_, square) => {
    const column = square % SIZE;
    const [row, file] = turned(
      Math.floor(square / SIZE),
      number >= 4 ? SIZE - 1 - column : column,
      number % 4,
    );
    return row * SIZE + file;
  }),
);

/** By symmetry: rows that tell of a square become those of another, the rest stay. */
export const TURNED_ROWS: readonly Int32Array[] = SYMMETRIES.map((squares) =>
  Int32Array.from({ length: ROWS }, (_, row) => {
    const square = Math.floor(row / STATES);
    return row < SQUARE_ROWS ? row + ((squares[square] as number) - square) * STATES : row;
  }),
);
