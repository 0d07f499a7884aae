/** The tables, as steps that are taken once each and never changed afterwards. */

import { numberOf, type Sql, type Statement } from './sql.ts';

const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `CREATE TABLE games (
      id TEXT PRIMARY KEY, setup TEXT NOT NULL, created_at BIGINT NOT NULL, status TEXT NOT NULL,
      is_public INTEGER NOT NULL, rated INTEGER NOT NULL, plies INTEGER NOT NULL, winners TEXT NOT NULL,
      reason TEXT, ended_at BIGINT, deadline BIGINT)`,
    'CREATE INDEX games_by_status ON games (status, is_public, created_at)',
    'CREATE INDEX games_by_deadline ON games (deadline)',
    `CREATE TABLE entries (
      game TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, author TEXT NOT NULL, command TEXT NOT NULL,
      facts TEXT NOT NULL, PRIMARY KEY (game, seq))`,
    `CREATE TABLE seats (
      game TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT, kind TEXT NOT NULL, name TEXT NOT NULL, god TEXT,
      won INTEGER, PRIMARY KEY (game, seat))`,
    'CREATE INDEX seats_by_player ON seats (player, game)',
    'CREATE INDEX seats_by_god ON seats (god, game)',
    `CREATE TABLE players (
      id TEXT PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT, owner TEXT,
      created_at BIGINT NOT NULL)`,
    `CREATE TABLE sessions (
      id TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, created_at BIGINT NOT NULL, expires_at BIGINT)`,
    'CREATE INDEX sessions_by_player ON sessions (player)',
    `CREATE TABLE ratings (
      player TEXT NOT NULL, pool TEXT NOT NULL, rating DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
      volatility DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, rated_at BIGINT NOT NULL,
      PRIMARY KEY (player, pool))`,
    `CREATE TABLE rating_log (
      player TEXT NOT NULL, pool TEXT NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL,
      rating DOUBLE PRECISION NOT NULL, rated_at BIGINT NOT NULL, PRIMARY KEY (player, pool, number))`,
    'CREATE UNIQUE INDEX rating_log_by_game ON rating_log (game, player)',
    // One game per browser session, played over the contract routes.
    `CREATE TABLE desks (
      session TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, selected INTEGER,
      declined INTEGER NOT NULL)`,
    'CREATE INDEX ratings_by_pool ON ratings (pool, rating)',
  ],
  [
    // Games that wait for an engine, to be found without looking into any.
    'ALTER TABLE games ADD COLUMN engine_turn INTEGER NOT NULL DEFAULT 0',
    `UPDATE games SET engine_turn = 1 WHERE status <> 'ended'
     AND EXISTS (SELECT 1 FROM seats s WHERE s.game = games.id AND s.kind = 'engine')`,
    'CREATE INDEX games_by_engine_turn ON games (engine_turn) WHERE engine_turn = 1',
  ],
];

/** Processes that start together take turns: PostgreSQL creates no table twice, not even IF NOT EXISTS. */
const takeTurns = (dialect: Sql['dialect']): readonly Statement[] =>
  dialect === 'sqlite' ? [] : [{ sql: 'SELECT pg_advisory_xact_lock(67258)', values: [] }];

/** Brings the tables up to date. Safe when several processes start at once: the version row decides. */
export const migrate = async (sql: Sql): Promise<void> => {
  await sql.batch([
    ...takeTurns(sql.dialect),
    { sql: 'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)', values: [] },
  ]);
  for (const [index, step] of MIGRATIONS.entries()) {
    const version = index + 1;
    const done = await sql.all('SELECT version FROM schema_version WHERE version = ?', [version]);
    if (done.length > 0) continue;
    const statements = step.map((text) => ({ sql: text, values: [] }));
    try {
      await sql.batch([
        ...takeTurns(sql.dialect),
        { sql: 'INSERT INTO schema_version (version) VALUES (?)', values: [version] },
        ...statements,
      ]);
    } catch (error) {
      // Another process may have done it meanwhile; then all is well.
      const [row] = await sql.all('SELECT count(*) AS done FROM schema_version WHERE version = ?', [version]);
      if (row === undefined || numberOf(row, 'done') === 0) throw error;
    }
  }
};
