/** Games in files. Whatever the disk says becomes a sentence. */

import { constants } from 'node:fs';
import { access, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { type Draw, fail, makeRecord, ok, parseRecord, type Result } from '@caldera/rules';
import { recordOf, sessionOf } from './record.ts';
import type { Session } from './session.ts';

/** No shell stands between a player and us, so the tilde is ours to know. */
const pathOf = (typed: string): string => resolve(typed.replace(/^~(?=\/|$)/, homedir()));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

const exists = (path: string): Promise<boolean> =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  );

/** Writes beside the file first, so that a full disk does not cost the game saved before. */
const write = async (path: string, text: string): Promise<Result<undefined, string>> => {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(draft, text);
    await rename(draft, path);
    return ok(undefined);
  } catch (error) {
    await rm(draft, { force: true });
    return fail(codeOf(error));
  }
};

/** The answer to "save FILE": a file of somebody else's is left alone. */
export const saveGame = async (session: Session, typed: string): Promise<readonly string[]> => {
  const { saved, game } = session;
  const path = typed === '' ? saved?.path : pathOf(typed);
  if (path === undefined) return ['Name a file: save game.txt'];
  if (path !== saved?.path && (await exists(path))) return [`${typed} exists already: choose another name.`];
  const written = await write(path, makeRecord(recordOf(session)));
  if (!written.ok) return [`${typed} can’t be written (${written.error}): choose another name.`];
  session.saved = { path, game };
  return [`Saved to ${path}.`];
};

const read = async (path: string): Promise<Result<string, string>> => {
  try {
    if (!(await stat(path)).isFile()) return fail(`"${path}" is no file.`);
    return ok(await readFile(path, 'utf8'));
  } catch (error) {
    const code = codeOf(error);
    return fail(code === 'ENOENT' ? `there is no file "${path}".` : `"${path}" can’t be read (${code}).`);
  }
};

export const resumeGame = async (
  typed: string,
  draw: Draw,
  computer: number | undefined,
): Promise<Result<Session, string>> => {
  const path = pathOf(typed);
  const text = await read(path);
  if (!text.ok) return text;
  const record = parseRecord(text.value);
  if (!record.ok) {
    const { line = 1, column, message } = record.error;
    return fail(`"${typed}" is no game that can be read: line ${line}, column ${column}: ${message}.`);
  }
  const session = sessionOf(record.value, draw, computer);
  if (session.ok) session.value.saved = { path, game: session.value.game };
  return session;
};
