/** What the players of a game are called. */

import type { Words } from '../words/index.ts';
import type { Seat } from './controller.ts';

export const namesOf = (words: Words, seats: readonly Seat[]): readonly string[] => {
  const here = seats.filter((seat) => seat.here).length;
  return seats.map((seat, player) => {
    if (seat.name !== '') return seat.name;
    if (seat.kind === 'engine') return words.players.engine(seat.level ?? 1);
    if (here === 1) return seat.here ? words.players.you : words.players.opponent;
    return words.players.colours[player] ?? words.players.seat(player + 1);
  });
};
