/** The measures of the island. One square is one unit; up is y. */

import { type Square, squares } from '@caldera/rules';

export const HEIGHTS = [0.36, 0.34, 0.32] as const;
export const WIDTHS = [0.88, 0.7, 0.56] as const;
export const DOME_RADIUS = 0.27;
export const WORKER_HEIGHT = 0.6;

/** How high one stands on a tower of that level. */
export const topOf = (level: number): number =>
  HEIGHTS.slice(0, level).reduce((sum, height) => sum + height, 0);

export const xOf = (square: Square): number => squares.columnOf(square) - 2;
export const zOf = (square: Square): number => squares.rowOf(square) - 2;
