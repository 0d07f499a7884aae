/** The keys to one's seats, kept on this device. */

const KEY = 'caldera.seats';
const MOST = 50;

const read = (): Readonly<Record<string, string>> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
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
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...newest, [game, key]])));
  } catch {
    // the server repeats the key to the seat's player
  }
};
