/** Ratings, leaderboard and statistics in the database. */

import { NEWCOMER, type Rating } from '../players/glicko.ts';
import { numberOf, type Row, type Sql, textOf } from './sql.ts';

export interface StoredRating extends Rating {
  readonly games: number;
  readonly ratedAt: number;
}

export interface Leader {
  readonly player: string;
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

export interface GodStatistics {
  readonly god: string;
  /** The power it met; absent when all are counted together. */
  readonly against?: string;
  readonly games: number;
  readonly wins: number;
}

/** Whose rating is too uncertain is not listed. */
const SURE_ENOUGH = 110;

const ratingOf = (row: Row): StoredRating => ({
  rating: numberOf(row, 'rating'),
  deviation: numberOf(row, 'deviation'),
  volatility: numberOf(row, 'volatility'),
  games: numberOf(row, 'games'),
  ratedAt: numberOf(row, 'rated_at'),
});

export class Ratings {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async find(player: string, pool: string): Promise<StoredRating> {
    const [row] = await this.#sql.all('SELECT * FROM ratings WHERE player = ? AND pool = ?', [player, pool]);
    return row === undefined ? { ...NEWCOMER, games: 0, ratedAt: 0 } : ratingOf(row);
  }

  /**
   * Stores the ratings after a game, both or none. False: this game was rated already, or somebody's rating has changed
   * since it was read; the caller reads again.
   */
  async save(
    pool: string,
    game: string,
    at: number,
    after: ReadonlyMap<string, StoredRating>,
  ): Promise<boolean> {
    const statements = [...after].flatMap(([player, rating]) => [
      {
        sql: 'INSERT INTO rating_log (player, pool, number, game, rating, rated_at) VALUES (?, ?, ?, ?, ?, ?)',
        values: [player, pool, rating.games, game, rating.rating, at],
      },
      {
        sql: `INSERT INTO ratings (player, pool, rating, deviation, volatility, games, rated_at)
              VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player, pool) DO UPDATE SET rating = excluded.rating,
              deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,
              rated_at = excluded.rated_at`,
        values: [player, pool, rating.rating, rating.deviation, rating.volatility, rating.games, at],
      },
    ]);
    return this.#sql.batch(statements).then(
      () => true,
      () => false,
    );
  }

  async isRated(game: string): Promise<boolean> {
    return (await this.#sql.all('SELECT game FROM rating_log WHERE game = ?', [game])).length > 0;
  }

  /** Rated games that ended while nobody was there to rate them. */
  async missed(): Promise<readonly string[]> {
    const rows = await this.#sql.all(
      `SELECT id FROM games g WHERE status = 'ended' AND rated = 1 AND reason <> 'aborted'
       AND NOT EXISTS (SELECT 1 FROM rating_log r WHERE r.game = g.id) ORDER BY ended_at LIMIT 1000`,
    );
    return rows.map((row) => textOf(row, 'id'));
  }

  async ofPlayer(player: string): Promise<readonly (StoredRating & { readonly pool: string })[]> {
    const rows = await this.#sql.all('SELECT * FROM ratings WHERE player = ? ORDER BY pool', [player]);
    return rows.map((row) => ({ ...ratingOf(row), pool: textOf(row, 'pool') }));
  }

  async leaders(pool: string, limit: number): Promise<readonly Leader[]> {
    const rows = await this.#sql.all(
      `SELECT r.player AS player, p.name AS name, r.rating AS rating, r.deviation AS deviation, r.games AS games
       FROM ratings r JOIN players p ON p.id = r.player WHERE r.pool = ? AND r.deviation <= ?
       ORDER BY r.rating DESC LIMIT ?`,
      [pool, SURE_ENOUGH, limit],
    );
    return rows.map((row) => ({
      player: textOf(row, 'player'),
      name: textOf(row, 'name'),
      rating: Math.round(numberOf(row, 'rating')),
      deviation: Math.round(numberOf(row, 'deviation')),
      games: numberOf(row, 'games'),
    }));
  }

  async byGod(): Promise<readonly GodStatistics[]> {
    const rows = await this.#sql.all(
      `SELECT s.god AS god, count(*) AS games, sum(s.won) AS wins FROM seats s JOIN games g ON g.id = s.game
       WHERE s.won IS NOT NULL AND s.god IS NOT NULL AND g.reason <> 'aborted' GROUP BY s.god ORDER BY s.god`,
    );
    return rows.map((row) => ({
      god: textOf(row, 'god'),
      games: numberOf(row, 'games'),
      wins: numberOf(row, 'wins'),
    }));
  }

  /** Games of two only: with more, nobody met nobody alone. */
  async byPair(): Promise<readonly GodStatistics[]> {
    const rows = await this.#sql.all(
      `SELECT a.god AS god, b.god AS against, count(*) AS games, sum(a.won) AS wins FROM seats a
       JOIN seats b ON b.game = a.game AND b.seat <> a.seat JOIN games g ON g.id = a.game
       WHERE a.won IS NOT NULL AND g.reason <> 'aborted' AND a.god IS NOT NULL AND b.god IS NOT NULL
       AND (SELECT count(*) FROM seats c WHERE c.game = a.game) = 2
       GROUP BY a.god, b.god ORDER BY a.god, b.god`,
    );
    return rows.map((row) => ({
      god: textOf(row, 'god'),
      against: textOf(row, 'against'),
      games: numberOf(row, 'games'),
      wins: numberOf(row, 'wins'),
    }));
  }
}
