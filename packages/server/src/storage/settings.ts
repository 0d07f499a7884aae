/** Settings that every process of an installation shares, such as its secret. */

import { type Sql, textOf } from './sql.ts';

/** The stored value; the first process that asks decides what it is. */
export const sharedSetting = async (sql: Sql, name: string, propose: () => string): Promise<string> => {
  await sql.batch([
    {
      sql: 'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
      values: [name, propose()],
    },
  ]);
  const [row] = await sql.all('SELECT value FROM settings WHERE name = ?', [name]);
  if (row === undefined) throw new Error(`setting ${name} was not stored`);
  return textOf(row, 'value');
};
