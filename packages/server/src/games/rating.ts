/** After a rated game both players' ratings change, exactly once, whatever happens in between. */

import { rate, rest } from '../players/glicko.ts';
import type { ClockSetup, GameResult, Refusal } from '../protocol/index.ts';
import type { Room } from '../room/room.ts';
import type { Ratings, StoredRating } from '../storage/ratings.ts';
import type { GameService } from './service.ts';

export const POOLS = ['blitz', 'rapid', 'correspondence', 'unlimited'] as const;
export type Pool = (typeof POOLS)[number];

/** A game of Santorini takes about twenty turns each. */
const TURNS = 20;
const BLITZ = 480_000;
const PERIOD = 7 * 86_400_000;
const ATTEMPTS = 5;

/** Who plays fast is not compared with who takes days. */
export const poolOf = (clock: ClockSetup): Pool => {
  switch (clock.kind) {
    case 'none':
      return 'unlimited';
    case 'fischer':
      return clock.initial + TURNS * clock.increment < BLITZ ? 'blitz' : 'rapid';
    case 'turn':
      return TURNS * clock.limit < BLITZ ? 'blitz' : 'rapid';
    case 'correspondence':
      return 'correspondence';
  }
};

const scoreOf = (result: GameResult, seat: number): number =>
  result.winners.length === 0 ? 0.5 : result.winners.includes(seat) ? 1 : 0;

/** Why these two may not play for rating. */
export const whyNotRated = (players: number, kinds: readonly string[]): Refusal | undefined => {
  const refusal = (code: string, message: string): Refusal => ({
    operation: 'new',
    clause: 'NEW-4',
    code,
    message,
    field: 'rated',
  });
  if (players !== 2) return refusal('RATED_IS_FOR_TWO', 'Rated games are for two players.');
  return kinds.every((kind) => kind === 'account' || kind === 'bot')
    ? undefined
    : refusal('RATED_NEEDS_ACCOUNT', 'Sign in to play for rating.');
};

export class RatingDesk {
  readonly #ratings: Ratings;
  readonly #service: GameService;
  #tail: Promise<void> = Promise.resolve();

  constructor(ratings: Ratings, service: GameService, failed: (error: unknown) => void) {
    this.#ratings = ratings;
    this.#service = service;
    service.onEntry(({ room, entry }) => {
      const ended = entry.facts.some(({ kind }) => kind === 'ended');
      if (ended && room.setup.rated)
        this.#tail = this.#tail.then(() => this.#rate(room, entry.at)).catch(failed);
    });
  }

  /** Rates what ended while the server was down. */
  async catchUp(now: number): Promise<void> {
    for (const id of await this.#ratings.missed()) {
      const room = await this.#service.find(id);
      if (room !== undefined) await this.#rate(room, now);
    }
  }

  settled(): Promise<void> {
    return this.#tail;
  }

  async #rate(room: Room, at: number): Promise<void> {
    const { result, seats, setup } = room;
    const [first, second] = seats.map((sitter) => sitter?.player);
    if (result === undefined || result.reason === 'aborted') return;
    if (first === undefined || second === undefined || first === second) return;
    const pool = poolOf(setup.clock);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (await this.#ratings.isRated(room.id)) return;
      const before = [await this.#fresh(first, pool, at), await this.#fresh(second, pool, at)] as const;
      const after = new Map([
        [first, next(before[0], before[1], scoreOf(result, 0), at)],
        [second, next(before[1], before[0], scoreOf(result, 1), at)],
      ]);
      if (await this.#ratings.save(pool, room.id, at, after)) return;
    }
  }

  async #fresh(player: string, pool: Pool, at: number): Promise<StoredRating> {
    const stored = await this.#ratings.find(player, pool);
    const periods = stored.ratedAt === 0 ? 0 : Math.max(0, (at - stored.ratedAt) / PERIOD);
    return { ...stored, ...rest(stored, periods) };
  }
}

const next = (player: StoredRating, against: StoredRating, score: number, at: number): StoredRating => ({
  ...rate(player, [{ against, score }]),
  games: player.games + 1,
  ratedAt: at,
});
