/** Boards told by their towers, for tests in which few squares matter: `heights('b3=2 e5=4 c1=a')`. */

import { squareNamed, squares } from '@caldera/rules';

/** The heights of a position text: the named towers, and flat ground everywhere else. */
export const heights = (towers: string): string => {
  const board = squares.SQUARES.map(() => '0');
  for (const tower of towers.split(' ')) {
    const match = /^([a-e][1-5])=([0-4a-c])$/.exec(tower);
    const square = squareNamed(match?.[1] ?? '');
    if (match?.[2] === undefined || square === undefined) throw new Error(`"${tower}" is no tower`);
    board[square] = match[2];
  }
  return board.join('');
};
