/** Defeat outside a turn: a player can't move, gives up, or has run out of time (G5.1, G11.2). */

import { eliminate } from './ending.ts';
import { type Position, positionOf, walkFrom } from './position.ts';
import { NOBODY } from './walk.ts';

/** The position after that player has lost: the other side has won, or two of three play on without it. */
export const lose = (position: Position, player: number): Position => {
  if (position.winner !== NOBODY || (position.out & (1 << player)) !== 0) return position;
  const walk = walkFrom(position);
  eliminate(walk, player);
  return positionOf(walk);
};
