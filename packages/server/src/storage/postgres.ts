/**
 * PostgreSQL, for several processes on the same games.
 *
 * Entries that arrive together are written by one statement in one transaction; the primary key (game, seq) decides who
 * was first. Other processes are told after the commit, on a connection of its own: a NOTIFY inside the transaction would
 * make all writers wait for one lock. A notice may get lost; numbers without gaps let every process notice and catch up.
 */

import pg from 'pg';
import {
  type News,
  type Row,
  type Sql,
  type SqlValue,
  type Statement,
  Unavailable,
  type Write,
  type Written,
} from './sql.ts';

const CHANNEL = 'caldera';
const RECONNECT = 500;
const PULSE = 10_000;
/** How long PostgreSQL may take to let us in, and for a statement: also for one that waits its turn. */
const LETS_IN = 5_000;
const PATIENCE = 20_000;
/** Ids in one notice: its payload is limited to 8,000 bytes. */
const MOST_IN_NOTICE = 400;
const BIGINT = 20;

const numbered = (sql: string): string => {
  let count = 0;
  return sql.replaceAll('?', () => {
    count += 1;
    return `$${count}`;
  });
};

const INSERT_ENTRIES = `INSERT INTO entries (game, seq, at, author, command, facts)
  SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[])
  ON CONFLICT DO NOTHING RETURNING game, seq`;

/** Connection lost, transaction to be tried again, no room for us, shutting down, standing by: not for long. */
const PASSING = /^(08|40|53|57|25006)/;

/** What the database itself says about a statement is ours to fix; anything else passes. */
const rethrow = (error: unknown): never => {
  const isStatement = error instanceof pg.DatabaseError && !PASSING.test(error.code ?? '');
  throw isStatement ? error : new Unavailable('PostgreSQL cannot be reached', { cause: error });
};

interface Waiting {
  readonly write: Write;
  readonly stored: (written: Written) => void;
  readonly failed: (error: unknown) => void;
}

/** Before the id of a game of which not only the end is new. */
const REWRITTEN = '!';

const newsOf = (notice: string): News =>
  notice.startsWith(REWRITTEN)
    ? { kind: 'rewritten', game: notice.slice(REWRITTEN.length) }
    : { kind: 'written', game: notice };

const keyOf = (game: unknown, seq: unknown): string => `${String(game)} ${String(seq)}`;

export class Postgres implements Sql {
  readonly dialect = 'postgres';
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #log: (error: unknown) => void;
  #waiting: Waiting[] = [];
  #writing = false;
  #listener: pg.Client | undefined;
  #news = new Set<string>();
  #telling = false;
  #closed = false;

  constructor(url: string, log: (error: unknown) => void) {
    pg.types.setTypeParser(BIGINT, Number);
    this.#url = url;
    this.#log = log;
    this.#pool = new pg.Pool({ ...this.#settings(), max: 8, connectionTimeoutMillis: LETS_IN });
    // Without this, an idle connection that breaks would end the process.
    this.#pool.on('error', log);
    // The same for one that breaks while it is lent out; whoever uses it learns by the query that fails.
    this.#pool.on('connect', (client) => client.on('error', log));
  }

  async all(sql: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return (await this.#pool.query<Row>(numbered(sql), [...values]).catch(rethrow)).rows;
  }

  async batch(statements: readonly Statement[]): Promise<readonly Row[]> {
    return this.#inTransaction(async (client) => {
      let rows: readonly Row[] = [];
      for (const { sql, values } of statements) {
        rows = (await client.query<Row>(numbered(sql), [...values])).rows;
      }
      return rows;
    });
  }

  append(write: Write): Promise<Written> {
    return new Promise((stored, failed) => {
      this.#waiting.push({ write, stored, failed });
      if (this.#waiting.length === 1 && !this.#writing) setImmediate(() => void this.#flush());
    });
  }

  async listen(heard: (news: News) => void): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client(this.#settings());
    const again = (error: unknown): void => {
      if (this.#listener !== client || this.#closed) return;
      this.#listener = undefined;
      this.#log(error);
      client.end().catch(() => undefined);
      setTimeout(() => void this.listen(heard), RECONNECT);
    };
    this.#listener = client;
    client.on('error', again);
    client.on('end', () => again(new Error('the listening connection was closed')));
    client.on('notification', ({ payload }) => {
      for (const notice of (payload ?? '').split(',')) heard(newsOf(notice));
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      // What was told while nobody listened is not told again.
      heard({ kind: 'missed' });
      this.#stayAwake(client, again);
    } catch (error) {
      again(error);
    }
  }

  async tellRewritten(games: readonly string[]): Promise<void> {
    for (const game of games) this.#news.add(`${REWRITTEN}${game}`);
    await this.#tell();
  }

  async isReady(): Promise<boolean> {
    return (await this.all('SELECT 1 AS one')).length === 1;
  }

  async close(): Promise<void> {
    while (this.#waiting.length > 0 || this.#writing || this.#telling) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    this.#closed = true;
    await this.#listener?.end().catch(() => undefined);
    await this.#pool.end();
  }

  /** A connection that died without a word tells nothing any more, not even that. */
  #stayAwake(client: pg.Client, again: (error: unknown) => void): void {
    const pulse = setInterval(() => {
      client.query('SELECT 1').catch(again);
    }, PULSE);
    pulse.unref();
    client.on('end', () => clearInterval(pulse));
  }

  /** Nobody waits for an answer that does not come. */
  #settings(): pg.ClientConfig {
    return { connectionString: this.#url, keepAlive: true, query_timeout: PATIENCE };
  }

  /** One commit at a time; what arrives meanwhile makes the next one. */
  async #flush(): Promise<void> {
    if (this.#writing) return;
    this.#writing = true;
    while (this.#waiting.length > 0) {
      // All processes write in the same order: so none waits for one that waits for it.
      const waiting = this.#waiting.toSorted((a, b) => (a.write.game < b.write.game ? -1 : 1));
      this.#waiting = [];
      try {
        const outcomes = await this.#store(waiting.map(({ write }) => write));
        for (const [index, { stored, write }] of waiting.entries()) {
          const outcome = outcomes[index] ?? 'conflict';
          if (outcome === 'stored') this.#news.add(write.game);
          stored(outcome);
        }
        void this.#tell();
      } catch (error) {
        for (const { failed } of waiting) failed(error);
      }
    }
    this.#writing = false;
  }

  async #store(writes: readonly Write[]): Promise<readonly Written[]> {
    return this.#inTransaction(async (client) => {
      const entries = writes.map(({ entry }) => entry);
      const { rows } = await client.query<Row>(INSERT_ENTRIES, [
        writes.map(({ game }) => game),
        entries.map(({ seq }) => seq),
        entries.map(({ at }) => at),
        entries.map(({ author }) => author),
        entries.map(({ command }) => command),
        entries.map(({ facts }) => JSON.stringify(facts)),
      ]);
      const stored = new Set(rows.map(({ game, seq }) => keyOf(game, seq)));
      const outcomes: Written[] = [];
      for (const { game, entry, updates } of writes) {
        // Two of the same entry in one commit: the first is the one that was stored.
        const isStored = stored.delete(keyOf(game, entry.seq));
        outcomes.push(isStored ? 'stored' : 'conflict');
        for (const { sql, values } of isStored ? updates : []) await client.query(numbered(sql), [...values]);
      }
      return outcomes;
    });
  }

  /** Tells the other processes, all news at once. */
  async #tell(): Promise<void> {
    if (this.#telling) return;
    this.#telling = true;
    while (this.#news.size > 0) {
      const notices = [...this.#news].slice(0, MOST_IN_NOTICE);
      for (const notice of notices) this.#news.delete(notice);
      await this.#pool.query('SELECT pg_notify($1, $2)', [CHANNEL, notices.join(',')]).catch(this.#log);
    }
    this.#telling = false;
  }

  async #inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch(rethrow);
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // A connection that broke is of no further use; one that did not is as good as new after this.
      const broken = await client.query('ROLLBACK').then(
        () => false,
        () => true,
      );
      client.release(broken);
      return broken ? rethrow(new Error('the connection broke', { cause: error })) : rethrow(error);
    }
  }
}
