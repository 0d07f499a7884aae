/** Games in the database: the log is the truth, the rest are lists to search in. */

import type { Fact, GameSetup, GameSummary } from '../protocol/index.ts';
import { deadlineOf } from '../room/clock.ts';
import type { Opening } from '../room/decide.ts';
import { type Entry, type Room, waitsForEngine } from '../room/room.ts';
import {
  maybeNumber,
  maybeText,
  numberOf,
  type Row,
  type Sql,
  type SqlValue,
  type Statement,
  textOf,
  type Written,
} from './sql.ts';

export interface StoredGame {
  readonly id: string;
  readonly setup: GameSetup;
  readonly createdAt: number;
  readonly entries: readonly Entry[];
}

export interface GameFilter {
  readonly status?: 'open' | 'playing' | 'ended' | undefined;
  readonly onlyPublic: boolean;
  readonly player?: string | undefined;
  readonly god?: string | undefined;
  readonly name?: string | undefined;
  /** Created before this time: for the next page. */
  readonly before?: number | undefined;
  readonly limit: number;
}

const entryOf = (row: Row): Entry => ({
  seq: numberOf(row, 'seq'),
  at: numberOf(row, 'at'),
  author: textOf(row, 'author'),
  command: textOf(row, 'command'),
  facts: JSON.parse(textOf(row, 'facts')) as readonly Fact[],
});

const COLUMNS = 'seq, at, author, command, facts';

const finite = (time: number): number | null => (Number.isFinite(time) ? time : null);

/** A game in a list, from a row for each seat that is taken; one without a seat if none is. */
const summaryOf = (rows: readonly [Row, ...Row[]]): GameSummary => {
  const [game] = rows;
  const setup = JSON.parse(textOf(game, 'setup')) as GameSetup;
  const bySeat = (column: string): (string | null)[] =>
    Array.from({ length: setup.players }, (_, seat) => {
      const row = rows.find((each) => maybeNumber(each, 'seat') === seat);
      return row === undefined ? null : maybeText(row, column);
    });
  return {
    id: textOf(game, 'id'),
    status: textOf(game, 'status') as GameSummary['status'],
    createdAt: numberOf(game, 'created_at'),
    endedAt: maybeNumber(game, 'ended_at'),
    players: setup.players,
    names: bySeat('sitter'),
    gods: bySeat('god').flatMap((god) => (god === null ? [] : [god])),
    clock: setup.clock,
    rated: setup.rated,
    plies: numberOf(game, 'plies'),
    winners: JSON.parse(textOf(game, 'winners')) as number[],
    reason: maybeText(game, 'reason'),
  };
};

/** What has to change in the lists for the game to be found as it is now. */
export const listUpdates = (before: Room, after: Room, at: number): readonly Statement[] => {
  const statements: Statement[] = [];
  if (before.seats !== after.seats) {
    for (const [seat, sitter] of after.seats.entries()) {
      if (sitter === null || before.seats[seat] === sitter) continue;
      statements.push({
        sql: `INSERT INTO seats (game, seat, player, kind, name) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        values: [after.id, seat, sitter.player ?? null, sitter.kind, sitter.name],
      });
    }
  }
  if (before.gods !== after.gods) {
    for (const [seat, god] of after.gods.entries()) {
      statements.push({
        sql: 'UPDATE seats SET god = ? WHERE game = ? AND seat = ?',
        values: [god, after.id, seat],
      });
    }
  }
  const deadline = finite(deadlineOf(after.clock));
  if (before.status !== after.status) {
    const endedAt = after.status === 'ended' ? at : null;
    statements.push({
      sql: 'UPDATE games SET status = ?, plies = ?, winners = ?, reason = ?, ended_at = ?, deadline = ? WHERE id = ?',
      values: [
        after.status,
        after.turns.length,
        JSON.stringify(after.result?.winners ?? []),
        after.result?.reason ?? null,
        endedAt,
        deadline,
        after.id,
      ],
    });
    for (const seat of after.status === 'ended' ? after.seats.keys() : []) {
      statements.push({
        sql: 'UPDATE seats SET won = ? WHERE game = ? AND seat = ?',
        values: [after.result?.winners.includes(seat) === true ? 1 : 0, after.id, seat],
      });
    }
  } else if (deadline !== finite(deadlineOf(before.clock))) {
    statements.push({ sql: 'UPDATE games SET deadline = ? WHERE id = ?', values: [deadline, after.id] });
  }
  if (waitsForEngine(before) !== waitsForEngine(after)) {
    statements.push({
      sql: 'UPDATE games SET engine_turn = ? WHERE id = ?',
      values: [waitsForEngine(after) ? 1 : 0, after.id],
    });
  }
  return statements;
};

/** All of a game that begins, its first entries included. */
const creation = ({ empty, outcomes }: Opening): readonly Statement[] => {
  const { id, setup, createdAt, status } = empty;
  const statements: Statement[] = [
    {
      sql: `INSERT INTO games (id, setup, created_at, status, is_public, rated, plies, winners)
            VALUES (?, ?, ?, ?, ?, ?, 0, '[]')`,
      values: [id, JSON.stringify(setup), createdAt, status, setup.isPublic ? 1 : 0, setup.rated ? 1 : 0],
    },
  ];
  let before = empty;
  for (const { room, entry } of outcomes) {
    const { seq, at, author, command, facts } = entry;
    statements.push(
      {
        sql: 'INSERT INTO entries (game, seq, at, author, command, facts) VALUES (?, ?, ?, ?, ?, ?)',
        values: [id, seq, at, author, command, JSON.stringify(facts)],
      },
      ...listUpdates(before, room, at),
    );
    before = room;
  }
  return statements;
};

export class Games {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async create(opening: Opening): Promise<void> {
    await this.#sql.batch(creation(opening));
  }

  /** `next`: the game that follows this one, if the entry says that there is one; both are stored, or neither. */
  append(before: Room, after: Room, entry: Entry, next?: Opening): Promise<Written> {
    const updates = listUpdates(before, after, entry.at);
    return this.#sql.append({
      game: after.id,
      entry,
      updates: next === undefined ? updates : [...updates, ...creation(next)],
    });
  }

  async load(id: string): Promise<StoredGame | undefined> {
    const [game] = await this.#sql.all('SELECT setup, created_at FROM games WHERE id = ?', [id]);
    if (game === undefined) return undefined;
    return {
      id,
      setup: JSON.parse(textOf(game, 'setup')) as GameSetup,
      createdAt: numberOf(game, 'created_at'),
      entries: await this.entriesAfter(id, 0),
    };
  }

  async entriesAfter(id: string, seq: number): Promise<readonly Entry[]> {
    const rows = await this.#sql.all(
      `SELECT ${COLUMNS} FROM entries WHERE game = ? AND seq > ? ORDER BY seq`,
      [id, seq],
    );
    return rows.map(entryOf);
  }

  /** Games whose clock runs out before that time. */
  async dueBefore(time: number): Promise<readonly string[]> {
    const rows = await this.#sql.all('SELECT id FROM games WHERE deadline IS NOT NULL AND deadline <= ?', [
      time,
    ]);
    return rows.map((row) => textOf(row, 'id'));
  }

  /** Where a player sits in games that are not over. */
  async seatsOf(player: string): Promise<readonly { readonly game: string; readonly seat: number }[]> {
    const rows = await this.#sql.all(
      `SELECT s.game AS game, s.seat AS seat FROM seats s JOIN games g ON g.id = s.game
       WHERE s.player = ? AND g.status <> 'ended'`,
      [player],
    );
    return rows.map((row) => ({ game: textOf(row, 'game'), seat: numberOf(row, 'seat') }));
  }

  /** Games in which it is an engine's turn. */
  async waitingForEngine(): Promise<readonly string[]> {
    const rows = await this.#sql.all('SELECT id FROM games WHERE engine_turn = 1');
    return rows.map((row) => textOf(row, 'id'));
  }

  async list(filter: GameFilter): Promise<readonly GameSummary[]> {
    const where: string[] = [];
    const values: SqlValue[] = [];
    const add = (condition: string, value: SqlValue | undefined): void => {
      if (value === undefined) return;
      where.push(condition);
      values.push(value);
    };
    if (filter.onlyPublic) where.push('g.is_public = 1');
    add('g.status = ?', filter.status);
    add('g.created_at < ?', filter.before);
    add('EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.player = ?)', filter.player);
    add('EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.god = ?)', filter.god);
    add('EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND lower(s.name) = lower(?))', filter.name);
    const rows = await this.#sql.all(
      `SELECT g.*, s.seat AS seat, s.name AS sitter, s.god AS god
       FROM (SELECT g.* FROM games g ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
             ORDER BY g.created_at DESC, g.id LIMIT ?) g
       LEFT JOIN seats s ON s.game = g.id ORDER BY g.created_at DESC, g.id, s.seat`,
      [...values, filter.limit],
    );
    const games = new Map<string, [Row, ...Row[]]>();
    for (const row of rows) {
      const id = textOf(row, 'id');
      const others = games.get(id);
      if (others === undefined) games.set(id, [row]);
      else others.push(row);
    }
    return [...games.values()].map(summaryOf);
  }
}
