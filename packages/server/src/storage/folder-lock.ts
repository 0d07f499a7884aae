/** One process owns a data folder: two would not hear of each other's steps. */

import { join } from 'node:path';
import { findSqlite } from './sqlite.ts';

const LOCK_NAME = 'caldera.lock';

/**
 * Keeps others out until the answer is called, or until the process ends, however it ends: a lock on an SQL file of its
 * own is one that the system itself takes away.
 */
export const lockFolder = async (folder: string): Promise<() => void> => {
  const { DatabaseSync } = await findSqlite();
  const lock = new DatabaseSync(join(folder, LOCK_NAME));
  try {
    // In this mode the first write takes the lock, and keeps it.
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE');
    lock.exec('CREATE TABLE IF NOT EXISTS owner (since BIGINT); DELETE FROM owner');
    return () => lock.close();
  } catch (error) {
    lock.close();
    throw new Error(`Another server uses the folder ${folder}.`, { cause: error });
  }
};
