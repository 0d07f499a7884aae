/** The keys to one's seats, kept on this device. */

import { keep, readKept } from '../app/storage.ts';

const KEY = 'caldera.seats';
const MOST = 50;

const read = (): Readonly<Record<string, string>> => {
  try {
    const kept: unknown = JSON.parse(readKept(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
};

export const seatKey = (game: string): string | undefined => read()[game];

export const keepSeatKey = (game: string, key: string): void => {
  const newest = Object.entries(read())
    .filter(([id]) => id !== game)
    .slice(1 - MOST);
  // where nothing is kept, the server repeats the key to the seat's player
  keep(KEY, JSON.stringify(Object.fromEntries([...newest, [game, key]])));
};
