/** What the players of a game are called. */

import { sideOf, type Table } from '@caldera/rules';
import type { Words } from '../words/index.ts';
import type { Seat } from './controller.ts';

const TEAMS = 4;

/** On one device people go by the colour of their workers; who shares workers is counted. */
const colourOf = (words: Words, seats: readonly Seat[], player: number): string => {
  const { colours, seat } = words.players;
  if (seats.length !== TEAMS) return colours[player] ?? seat(player + 1);
  return `${colours[player % 2] ?? ''} ${player < 2 ? 1 : 2}`;
};

export const namesOf = (words: Words, seats: readonly Seat[]): readonly string[] => {
  const here = seats.filter((seat) => seat.here).length;
  const engines = seats.filter((seat) => seat.kind === 'engine').length;
  return seats.map((seat, player) => {
    if (seat.name !== '') return seat.name;
    if (seat.kind === 'engine') {
      const { engine, engineAs } = words.players;
      const level = seat.level ?? 1;
      return engines === 1 ? engine(level) : engineAs(colourOf(words, seats, player), level);
    }
    if (here === 1 && seat.here) return words.players.you;
    return here === 1 && seats.length === 2 ? words.players.opponent : colourOf(words, seats, player);
  });
};

/** In a sentence: the one person at this device is you, and an engine goes without its level. */
export const calledIn = (words: Words, seats: readonly Seat[]): readonly string[] => {
  const { you, machine } = words.players;
  const alone = seats.filter((seat) => seat.here).length === 1;
  const engines = seats.filter((seat) => seat.kind === 'engine').length;
  return namesOf(words, seats).map((name, player) => {
    const seat = seats[player];
    if (seat?.kind === 'engine') return engines === 1 ? machine : colourOf(words, seats, player);
    return alone && seat?.here === true ? you : name;
  });
};

/** Who belongs together: a player, or the two of a team. */
export const teamOf = (table: Table, player: number): readonly number[] =>
  table.gods.flatMap((_, other) => (sideOf(table, other) === sideOf(table, player) ? [other] : []));

/** The owners of the workers, by side. */
export const sideNames = (table: Table, names: readonly string[]): readonly string[] =>
  Array.from({ length: table.sides }, (_, side) =>
    teamOf(table, side)
      .map((player) => names[player] ?? '')
      .join(' & '),
  );

/** So many letters of a name fit into a line with something else. */
const ROOM = 14;

export const shortened = (name: string): string =>
  name.length > ROOM ? `${name.slice(0, ROOM - 1).trimEnd()}…` : name;
