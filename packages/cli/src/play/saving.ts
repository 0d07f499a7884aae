/** Games in files. */

import { readFile, writeFile } from 'node:fs/promises';
import { type Draw, fail, makeFen, ok, parseFen, parseTurn, type Result } from '@caldera/rules';
import { playTurn, positionNow, startGame } from './game.ts';
import { seatsOf } from './seats.ts';
import { Session } from './session.ts';

export const saveGame = async (session: Session, rest: string): Promise<readonly string[]> => {
  const file = rest === '' ? session.file : rest;
  if (file === undefined) return ['Name a file: save game.txt'];
  await writeFile(file, [makeFen(session.game.start), ...session.game.played.map((t) => t.text)].join('\n'));
  session.file = file;
  return [`Saved to ${file}.`];
};

export const resumeGame = async (
  file: string,
  opponent: boolean,
  draw: Draw,
): Promise<Result<Session, string>> => {
  const [fen = '', ...turns] = (await readFile(file, 'utf8')).split('\n');
  const start = parseFen(fen);
  if (!start.ok) return fail(start.error.message);
  let game = startGame(start.value);
  for (const text of turns) {
    const turn = parseTurn(positionNow(game), text);
    if (!turn.ok) return fail(turn.error.message);
    game = playTurn(game, turn.value);
  }
  return ok(new Session(game, seatsOf(start.value.table, [], new Set(opponent ? [1] : [])), draw, file));
};
