/** The little that two databases have to have in common. Statements use `?`; values are text, integers or null. */

import type { Entry } from '../room/room.ts';

export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue>>;

export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** An entry on its way into the log, with what it changes in the list of games. */
export interface Write {
  readonly game: string;
  readonly entry: Entry;
  readonly updates: readonly Statement[];
}

/** `conflict`: somebody else has written that entry first; nothing of this write was done. */
export type Written = 'stored' | 'conflict';

/** Another process wrote on in a game, or rewrote what was there; `missed`: nobody listened, so anything may have been. */
export type News =
  | { readonly kind: 'written' | 'rewritten'; readonly game: string }
  | { readonly kind: 'missed' };

/** The database can't be reached at the moment: not a mistake of ours, and not for long, one hopes. */
export class Unavailable extends Error {
  readonly statusCode = 503;
}

export interface Sql {
  readonly dialect: 'sqlite' | 'postgres';
  all(sql: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
  /** All or nothing. Answers with the rows that the last statement returned. */
  batch(statements: readonly Statement[]): Promise<readonly Row[]>;
  /** Durable when the promise resolves. Writes that arrive together are committed together. */
  append(write: Write): Promise<Written>;
  /** Calls back with what other processes have done. */
  listen(heard: (news: News) => void): Promise<void>;
  /** Tells other processes that what they know of these games has changed. */
  tellRewritten(games: readonly string[]): Promise<void>;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export const textOf = (row: Row, column: string): string => {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`column ${column} holds no text`);
  return value;
};

export const numberOf = (row: Row, column: string): number => {
  const value = row[column];
  if (typeof value !== 'number') throw new Error(`column ${column} holds no number`);
  return value;
};

export const maybeNumber = (row: Row, column: string): number | null =>
  row[column] === null ? null : numberOf(row, column);

export const maybeText = (row: Row, column: string): string | null =>
  row[column] === null ? null : textOf(row, column);
