/** How many can sit at a board. */

export const PLAYERS = [2, 3, 4] as const;
export type Players = (typeof PLAYERS)[number];
