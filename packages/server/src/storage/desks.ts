/** Which game a browser session has open, and what of it is no step yet: the selected worker. */

import { maybeNumber, numberOf, type Sql, textOf } from './sql.ts';

export interface Desk {
  readonly game: string;
  readonly version: number;
  readonly selected: number | null;
  readonly declined: boolean;
}

export class Desks {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async find(session: string): Promise<Desk | undefined> {
    const [row] = await this.#sql.all(
      'SELECT game, version, selected, declined FROM desks WHERE session = ?',
      [session],
    );
    return (
      row && {
        game: textOf(row, 'game'),
        version: numberOf(row, 'version'),
        selected: maybeNumber(row, 'selected'),
        declined: numberOf(row, 'declined') === 1,
      }
    );
  }

  async save(session: string, desk: Desk): Promise<void> {
    await this.#sql.batch([
      {
        sql: `INSERT INTO desks (session, game, version, selected, declined) VALUES (?, ?, ?, ?, ?)
              ON CONFLICT (session) DO UPDATE SET game = excluded.game, version = excluded.version,
              selected = excluded.selected, declined = excluded.declined`,
        values: [session, desk.game, desk.version, desk.selected, desk.declined ? 1 : 0],
      },
    ]);
  }
}
