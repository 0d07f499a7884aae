/** People, bots and their sessions in the database. */

import type { PlayerKind } from '../protocol/index.ts';
import { maybeText, numberOf, type Row, type Sql, textOf } from './sql.ts';

export interface Player {
  readonly id: string;
  readonly kind: PlayerKind;
  readonly name: string;
  readonly login: string | null;
  readonly createdAt: number;
}

const playerOf = (row: Row): Player => ({
  id: textOf(row, 'id'),
  kind: textOf(row, 'kind') as PlayerKind,
  name: textOf(row, 'name'),
  login: maybeText(row, 'login'),
  createdAt: numberOf(row, 'created_at'),
});

const COLUMNS = 'id, kind, name, login, created_at';
const COLUMNS_OF_P =
  'p.id AS id, p.kind AS kind, p.name AS name, p.login AS login, p.created_at AS created_at';

export class Players {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async add(player: Player): Promise<void> {
    await this.#sql.batch([
      {
        sql: 'INSERT INTO players (id, kind, name, login, created_at) VALUES (?, ?, ?, ?, ?)',
        values: [player.id, player.kind, player.name, player.login, player.createdAt],
      },
    ]);
  }

  async find(id: string): Promise<Player | undefined> {
    const [row] = await this.#sql.all(`SELECT ${COLUMNS} FROM players WHERE id = ?`, [id]);
    return row && playerOf(row);
  }

  /** Whose session that is, as long as it lasts. */
  async ofSession(id: string, kind: 'account' | 'bot', now: number): Promise<Player | undefined> {
    const [row] = await this.#sql.all(
      `SELECT ${COLUMNS_OF_P} FROM sessions s JOIN players p ON p.id = s.player
       WHERE s.id = ? AND s.kind = ? AND (s.expires_at IS NULL OR s.expires_at > ?)`,
      [id, kind, now],
    );
    return row && playerOf(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#sql.batch([{ sql: 'UPDATE players SET name = ? WHERE id = ?', values: [name, id] }]);
  }
}
