/** The eight symmetries of the board, as where each square goes. */

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
