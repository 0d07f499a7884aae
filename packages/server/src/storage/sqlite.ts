/**
 * The embedded SQL file.
 *
 * Every commit is one fsync, and an fsync costs as much as hundreds of rows. So everything that is written within one
 * turn of the event loop is committed together, and only then is anybody told.
 */

import type { Row, Sql, SqlValue, Statement, Write, Written } from './sql.ts';

interface Waiting {
  readonly write: Write;
  readonly stored: (written: Written) => void;
  readonly failed: (error: unknown) => void;
}

/** What both offer and we use. */
export interface Prepared {
  all(...values: SqlValue[]): unknown[];
  run(...values: SqlValue[]): { readonly changes: number | bigint };
}
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Prepared;
  close(): void;
}
export interface SqliteModule {
  readonly DatabaseSync: new (path: string) => Database;
}

/** Node's own SQLite where there is one, else the package with the same interface. */
export const findSqlite = async (): Promise<SqliteModule> => {
  const builtIn = 'node:sqlite';
  return (import(builtIn) as Promise<SqliteModule>).catch(() => import('@photostructure/sqlite'));
};

const INSERT_ENTRY =
  'INSERT INTO entries (game, seq, at, author, command, facts) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING';

export class SqliteFile implements Sql {
  readonly dialect = 'sqlite';
  readonly #db: Database;
  readonly #statements = new Map<string, Prepared>();
  #waiting: Waiting[] = [];

  readonly #closed: () => void;

  private constructor(db: Database, closed: () => void) {
    this.#db = db;
    this.#closed = closed;
    // FULL: a commit has reached the disk when it returns, also when power fails right after.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
    db.exec('PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 2000;');
  }

  /** `closed` is called when the file is closed. */
  static async open(path: string, closed: () => void = () => undefined): Promise<SqliteFile> {
    const { DatabaseSync } = await findSqlite();
    return new SqliteFile(new DatabaseSync(path), closed);
  }

  async all(sql: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return this.#prepare(sql).all(...values) as Row[];
  }

  async batch(statements: readonly Statement[]): Promise<readonly Row[]> {
    return this.#atomically(() => {
      let rows: Row[] = [];
      for (const { sql, values } of statements) rows = this.#prepare(sql).all(...values) as Row[];
      return rows;
    });
  }

  append(write: Write): Promise<Written> {
    return new Promise((stored, failed) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ write, stored, failed });
    });
  }

  async listen(): Promise<void> {
    // One process owns the file: nobody else writes.
  }

  async tellRewritten(): Promise<void> {
    // One process owns the file: nobody else has read it.
  }

  async isReady(): Promise<boolean> {
    return this.#prepare('SELECT 1 AS one').all().length === 1;
  }

  async close(): Promise<void> {
    this.#flush();
    this.#statements.clear();
    this.#db.close();
    this.#closed();
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    try {
      const outcomes = this.#atomically(() => waiting.map(({ write }) => this.#store(write)));
      for (const [index, { stored }] of waiting.entries()) stored(outcomes[index] ?? 'conflict');
    } catch (error) {
      for (const { failed } of waiting) failed(error);
    }
  }

  #store({ game, entry, updates }: Write): Written {
    const { changes } = this.#prepare(INSERT_ENTRY).run(
      game,
      entry.seq,
      entry.at,
      entry.author,
      entry.command,
      JSON.stringify(entry.facts),
    );
    if (Number(changes) === 0) return 'conflict';
    for (const { sql, values } of updates) this.#prepare(sql).run(...values);
    return 'stored';
  }

  #atomically<T>(work: () => T): T {
    this.#prepare('BEGIN IMMEDIATE').run();
    try {
      const result = work();
      this.#prepare('COMMIT').run();
      return result;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #prepare(sql: string): Prepared {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
