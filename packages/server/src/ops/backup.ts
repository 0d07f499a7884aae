/** Copies of the embedded SQL file: taken while the server runs, put back while it does not. */

import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fail, ok, type Result } from '@caldera/rules';
import { FILE_NAME } from '../context.ts';
import { numberOf, textOf } from '../storage/sql.ts';
import { SqliteFile } from '../storage/sqlite.ts';

/** What a copy holds. */
export interface BackupReport {
  readonly file: string;
  readonly games: number;
  readonly entries: number;
}

const count = async (sql: SqliteFile, path: string): Promise<Result<BackupReport, string>> => {
  const [health] = await sql.all('PRAGMA integrity_check');
  if (health === undefined || textOf(health, 'integrity_check') !== 'ok') return fail(`${path} is damaged.`);
  const [row] = await sql.all(
    'SELECT (SELECT count(*) FROM games) AS games, (SELECT count(*) FROM entries) AS entries',
  );
  if (row === undefined) return fail(`${path} holds no games.`);
  return ok({ file: path, games: numberOf(row, 'games'), entries: numberOf(row, 'entries') });
};

const inspect = async (path: string): Promise<Result<BackupReport, string>> => {
  let sql: SqliteFile | undefined;
  try {
    sql = await SqliteFile.open(path);
    return await count(sql, path);
  } catch (error) {
    return fail(`${path} is no file of games: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    await sql?.close();
  }
};

/** Writes one file that holds everything as it is at one moment, whoever plays meanwhile. */
export const backUp = async (data: string, target: string): Promise<Result<BackupReport, string>> => {
  const source = join(data, FILE_NAME);
  if (!existsSync(source)) return fail(`There is no ${source}.`);
  if (existsSync(target)) return fail(`${target} is there already: name another file.`);
  mkdirSync(dirname(resolve(target)), { recursive: true });
  const sql = await SqliteFile.open(source);
  try {
    await sql.all('VACUUM INTO ?', [target]);
  } finally {
    await sql.close();
  }
  return inspect(target);
};

/** Puts a copy in place. Never over games that are there: who means it moves them away first. */
export const restore = async (source: string, data: string): Promise<Result<BackupReport, string>> => {
  if (!existsSync(source)) return fail(`There is no ${source}.`);
  const target = join(data, FILE_NAME);
  // What is left of another file would be taken for a part of this one.
  for (const left of [target, `${target}-wal`, `${target}-shm`]) {
    if (existsSync(left)) return fail(`${left} is there already: stop the server and move it away first.`);
  }
  mkdirSync(data, { recursive: true });
  // Checked as a copy beside its place, so that a damaged one never gets there.
  const draft = `${target}.restoring`;
  copyFileSync(source, draft);
  const report = await inspect(draft);
  for (const extra of ['-wal', '-shm']) rmSync(`${draft}${extra}`, { force: true });
  if (!report.ok) rmSync(draft, { force: true });
  else renameSync(draft, target);
  return report.ok ? ok({ ...report.value, file: target }) : report;
};
