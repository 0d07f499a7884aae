/** One mapping: (x, y), (row, col) and a1–e5 reach the same cell. */

import { cellOf, nameOf, squares, squareXY } from '@caldera/rules';
import { expect, test } from 'vitest';
import { after, cellAt, on, workerOn } from './support.ts';

const FLAT = '0'.repeat(25);

test.each([
  ['a5', 0, 0],
  ['e5', 4, 0],
  ['a1', 0, 4],
  ['e1', 4, 4],
  ['c2', 2, 3],
])('%s is x %i, y %i', (name, x, y) => {
  expect(nameOf(squareXY(x, y))).toBe(name);
  expect(cellOf(squareXY(x, y))).toEqual({ row: y, col: x });
});

test('every square has one x and y, and comes back from them', () => {
  for (const square of squares.SQUARES) {
    const { row, col } = cellOf(square);
    expect(squareXY(col, row)).toBe(square);
  }
});

test('playerMove(row, col), move(x, y), moveWorker(x, y, x, y) and c2 mean the same cell', () => {
  const game = after(on(`${FLAT}/1/mortal:B2,D4/mortal:A5,E1`).selectAt(1, 1, 3));
  const moved = [game.playerMove(3, 2), game.move(1, 2, 3), game.moveWorker(1, 3, 2, 3)].map(after);
  for (const next of moved) {
    expect(cellAt(next, 'c2').worker).toEqual(next.state.board[3]?.[2]?.worker);
    expect(workerOn(next, 'c2')).toBe(workerOn(game, 'b2'));
  }
});
