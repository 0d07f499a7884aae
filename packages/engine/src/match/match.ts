/** A match: two players, many openings, each opening once from either side. Knows nothing about processes or screens. */

import { hasTurn, makeFen, NOBODY, type Position, parseTurn } from '@caldera/rules';

export interface Player {
  /** The turn for a position, as text. */
  choose(position: Position): Promise<string>;
  /** Rejects when it can’t play any more: that ends the match. */
  newGame(): Promise<void>;
  /** It has just failed: whatever is wrong with it must not spoil its next game. */
  reset?(): void;
}

export interface GameReport {
  /** Counted from 0, in the order in which games begin. */
  readonly number: number;
  readonly opening: string;
  /** Seat of the first player of the match. */
  readonly seat: number;
  readonly firstWon: boolean;
  readonly turns: number;
  /** Why it ended early: an illegal turn or a failure of whoever lost. */
  readonly reason?: string;
}

export interface MatchPlan {
  readonly openings: readonly Position[];
  /** Games at the same time; a pair of players is made for each. */
  readonly concurrency: number;
  readonly pair: () => Promise<readonly [Player, Player]>;
  readonly onGame: (report: GameReport) => void;
  /** Asked before every game. */
  readonly isDecided?: () => boolean;
}

/** A game that has not ended by then is lost by whoever is to move; no real game comes near. */
const LONGEST = 400;

interface Outcome {
  readonly winner: number;
  readonly turns: number;
  readonly reason?: string;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One game. Whoever plays what is not legal, or fails to answer, has lost it. */
export const playGame = async (opening: Position, players: readonly [Player, Player]): Promise<Outcome> => {
  let position = opening;
  for (let turns = 0; ; turns += 1) {
    if (position.winner !== NOBODY) return { winner: position.winner, turns };
    const { toMove } = position;
    const lost = { winner: 1 - toMove, turns };
    if (!hasTurn(position)) return lost;
    if (turns === LONGEST) return { ...lost, reason: 'the game does not end' };
    let text: string;
    try {
      text = await (players[toMove] as Player).choose(position);
    } catch (error) {
      return { ...lost, reason: messageOf(error) };
    }
    const turn = parseTurn(position, text);
    if (!turn.ok) return { ...lost, reason: `"${text}" in ${makeFen(position)}: ${turn.error.message}` };
    position = turn.value.after;
  }
};

/** Both, even if one fails: a program that is still starting is not left alone. */
const beginGame = async (players: readonly [Player, Player]): Promise<void> => {
  for (const begun of await Promise.allSettled(players.map((player) => player.newGame())))
    if (begun.status === 'rejected') throw begun.reason;
};

/** Rejects once a player can’t play any more; games at other tables are played to their end first. */
export const playMatch = async ({
  openings,
  concurrency,
  pair,
  onGame,
  isDecided,
}: MatchPlan): Promise<void> => {
  let next = 0;
  let isBroken = false;
  const games = openings.length * 2;
  const table = async (): Promise<void> => {
    const [first, second] = await pair();
    while (next < games && !isBroken && isDecided?.() !== true) {
      const number = next;
      next += 1;
      const opening = openings[number >> 1] as Position;
      const seat = number & 1;
      await beginGame([first, second]);
      const { winner, turns, reason } = await playGame(
        opening,
        seat === 0 ? [first, second] : [second, first],
      );
      if (reason !== undefined) (winner === seat ? second : first).reset?.();
      onGame({
        number,
        opening: makeFen(opening),
        seat,
        firstWon: winner === seat,
        turns,
        ...(reason === undefined ? {} : { reason }),
      });
    }
  };
  const tables = Array.from({ length: Math.max(1, concurrency) }, () =>
    table().catch((error: unknown) => {
      isBroken = true;
      throw error;
    }),
  );
  for (const ended of await Promise.allSettled(tables)) if (ended.status === 'rejected') throw ended.reason;
};
