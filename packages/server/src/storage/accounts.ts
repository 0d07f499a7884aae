/** Accounts and sessions: what the optional login needs. */

import type { Fact } from '../protocol/index.ts';
import { maybeText, numberOf, type Row, type Sql, type Statement, textOf, Unavailable } from './sql.ts';

export interface Login {
  readonly player: string;
  readonly password: string | null;
}

/** What a player has to do with a game: seats, and what was said without one. */
interface Part {
  readonly seats: ReadonlySet<number>;
  /** Entries that the player made as a spectator. */
  readonly said: ReadonlySet<number>;
}

/** What stands where a name stood. */
export const FORMER_PLAYER = 'Former player';

const forgetIn = (fact: Fact, player: string, { seats, said }: Part, seq: number): Fact => {
  if (fact.kind === 'joined' && fact.sitter.player === player) {
    return { ...fact, sitter: { kind: fact.sitter.kind, name: FORMER_PLAYER } };
  }
  const isOwn = fact.kind === 'said' && (seats.has(fact.seat) || said.has(seq));
  return isOwn ? { ...fact, name: FORMER_PLAYER, text: '…' } : fact;
};

export class Accounts {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** A guest becomes an account and keeps what it has. False: the login is taken. */
  async register(player: string, login: string, password: string, name: string): Promise<boolean> {
    const taken = await this.find(login);
    if (taken !== undefined) return false;
    const rows = await this.#sql
      .batch([
        {
          sql: `UPDATE players SET kind = 'account', login = ?, password = ?, name = ?
                WHERE id = ? AND kind = 'guest' RETURNING id`,
          values: [login, password, name, player],
        },
      ])
      // Two at the same time: the second finds the login taken.
      .catch((error: unknown) => {
        if (error instanceof Unavailable) throw error;
        return [];
      });
    return rows.length === 1;
  }

  async find(login: string): Promise<Login | undefined> {
    const [row] = await this.#sql.all('SELECT id, password FROM players WHERE login = ?', [login]);
    return row && { player: textOf(row, 'id'), password: maybeText(row, 'password') };
  }

  async passwordOf(player: string): Promise<string | null> {
    const [row] = await this.#sql.all('SELECT password FROM players WHERE id = ?', [player]);
    return row === undefined ? null : maybeText(row, 'password');
  }

  /** Everybody who was signed in has to sign in again. */
  async changePassword(player: string, password: string): Promise<void> {
    await this.#sql.batch([
      { sql: 'UPDATE players SET password = ? WHERE id = ?', values: [password, player] },
      { sql: "DELETE FROM sessions WHERE player = ? AND kind = 'account'", values: [player] },
    ]);
  }

  async openSession(
    id: string,
    player: string,
    kind: 'account' | 'bot',
    now: number,
    ends: number | null,
  ): Promise<void> {
    await this.#sql.batch([
      {
        sql: 'INSERT INTO sessions (id, player, kind, created_at, expires_at) VALUES (?, ?, ?, ?, ?)',
        values: [id, player, kind, now, ends],
      },
    ]);
  }

  async endSession(id: string): Promise<void> {
    await this.#sql.batch([{ sql: 'DELETE FROM sessions WHERE id = ?', values: [id] }]);
  }

  async addBot(id: string, owner: string, name: string, now: number): Promise<void> {
    await this.#sql.batch([
      {
        sql: "INSERT INTO players (id, kind, name, owner, created_at) VALUES (?, 'bot', ?, ?, ?)",
        values: [id, name, owner, now],
      },
    ]);
  }

  async countBots(owner: string): Promise<number> {
    const [row] = await this.#sql.all('SELECT count(*) AS bots FROM players WHERE owner = ?', [owner]);
    return row === undefined ? 0 : numberOf(row, 'bots');
  }

  /** Everything that is known of a player. */
  async export(player: string): Promise<Readonly<Record<string, readonly Row[]>>> {
    const all = (sql: string): Promise<readonly Row[]> => this.#sql.all(sql, [player]);
    return {
      player: await all('SELECT id, kind, name, login, created_at FROM players WHERE id = ?'),
      bots: await all('SELECT id, name, created_at FROM players WHERE owner = ?'),
      sessions: await all('SELECT kind, created_at, expires_at FROM sessions WHERE player = ?'),
      ratings: await all('SELECT pool, rating, deviation, games, rated_at FROM ratings WHERE player = ?'),
      ratingHistory: await all(
        'SELECT pool, number, game, rating, rated_at FROM rating_log WHERE player = ? ORDER BY pool, number',
      ),
      said: await all('SELECT game, seq, at, facts FROM entries WHERE author = ? ORDER BY game, seq'),
      games: await all('SELECT game, seat, god, name, won FROM seats WHERE player = ?'),
      // What hides in a game that is still played stays hidden.
      entries: await all(
        `SELECT e.game AS game, e.seq AS seq, e.at AS at, e.facts AS facts FROM entries e
         JOIN seats s ON s.game = e.game JOIN games g ON g.id = e.game
         WHERE s.player = ? AND g.status = 'ended' ORDER BY e.game, e.seq`,
      ),
    };
  }

  /** Games stay, without a trace of who that was. Answers with the games that changed. */
  async forget(player: string): Promise<readonly string[]> {
    const rows = await this.#sql.all('SELECT game, seat FROM seats WHERE player = ?', [player]);
    const made = await this.#sql.all('SELECT game, seq FROM entries WHERE author = ?', [player]);
    const games = [...new Set([...rows, ...made].map((row) => textOf(row, 'game')))];
    const numbers = (of: readonly Row[], game: string, column: string): ReadonlySet<number> =>
      new Set(of.filter((row) => row.game === game).map((row) => numberOf(row, column)));
    const rewrites: Statement[] = [];
    for (const game of games) {
      const part: Part = { seats: numbers(rows, game, 'seat'), said: numbers(made, game, 'seq') };
      for (const row of await this.#sql.all('SELECT seq, facts FROM entries WHERE game = ?', [game])) {
        const facts = JSON.parse(textOf(row, 'facts')) as readonly Fact[];
        const seq = numberOf(row, 'seq');
        const text = JSON.stringify(facts.map((fact) => forgetIn(fact, player, part, seq)));
        if (text === textOf(row, 'facts')) continue;
        rewrites.push({
          sql: 'UPDATE entries SET facts = ? WHERE game = ? AND seq = ?',
          values: [text, game, seq],
        });
      }
    }
    const of = (sql: string): Statement => ({ sql, values: [player] });
    await this.#sql.batch([
      ...rewrites,
      { sql: "UPDATE entries SET author = '' WHERE author = ?", values: [player] },
      { sql: 'UPDATE seats SET player = NULL, name = ? WHERE player = ?', values: [FORMER_PLAYER, player] },
      of('DELETE FROM sessions WHERE player IN (SELECT id FROM players WHERE owner = ?)'),
      of('DELETE FROM sessions WHERE player = ?'),
      of('DELETE FROM players WHERE owner = ?'),
      of('DELETE FROM ratings WHERE player = ?'),
      of('DELETE FROM rating_log WHERE player = ?'),
      of('DELETE FROM desks WHERE session = ?'),
      of('DELETE FROM players WHERE id = ?'),
    ]);
    return games;
  }
}
