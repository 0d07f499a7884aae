/** Who has to be there while a game is played, and how long one waits before it is said that they are not. */

import { decider, type Room } from '../room/room.ts';
import type { LiveRoom } from './live-room.ts';

/** Who comes back this fast was never gone; who has still to find the game, or to find it again, gets longer. */
export const AWAY_AFTER = 5_000;
export const AWAY_AFTER_START = 30_000;

/** A game of days is played without being there, and an engine always is. */
export const hasToBeThere = ({ status, setup, seats }: Room, seat: number): boolean => {
  const kind = seats[seat]?.kind;
  return (
    status === 'playing' && setup.clock.kind !== 'correspondence' && kind !== undefined && kind !== 'engine'
  );
};

/** Seat that is waited for in its first turn, and where nobody has come yet: they joined, and never opened the game. */
export const missingNewcomer = (live: LiveRoom): number | undefined => {
  const seat = decider(live.room);
  return live.room.turns.length >= live.room.seats.length || live.isHere(seat) ? undefined : seat;
};
