/** Reads position texts: generous with case and spaces, exact about what is wrong. */

import type { God } from '../core/god.ts';
import { emptyPosition, type MutablePosition, type Position } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { add, has, only, SQUARES, squareNamed } from '../core/squares.ts';
import { tableOf } from '../core/table.ts';
import { NOBODY } from '../core/walk.ts';
import { godNamed } from '../gods/index.ts';
import { FLEECE, LOW_DOMES, type Part, readParts, readPlayer, split, wrong } from './fen-syntax.ts';
import { checkTokens, type Player, readStates } from './read-states.ts';
import { checkLast, checkPlacement, readWorkers } from './read-workers.ts';
import type { TextError } from './text-error.ts';

const readHeights = ({ text, column }: Part, position: MutablePosition): TextError | undefined => {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index).toLowerCase();
    if (character.trim() === '') continue;
    const place = { column: column + index };
    const square = SQUARES[count];
    if (square === undefined) return wrong('ERR_HEIGHTS', place, 'more than 25 heights');
    if (!/^[0-4a-c]$/.test(character)) {
      const known = '0 to 3, 4 for a complete tower, a to c for a dome on level 0 to 2';
      return wrong('ERR_HEIGHTS', place, `"${character}" is no height: ${known}`);
    }
    const low = LOW_DOMES.indexOf(character);
    const level = low >= 0 ? low : Number(character);
    if (level >= 1) position.level1 = add(position.level1, square);
    if (level >= 2) position.level2 = add(position.level2, square);
    if (level >= 3) position.level3 = add(position.level3, square);
    if (low >= 0 || level === 4) position.domes = add(position.domes, square);
    count += 1;
  }
  if (count === SQUARES.length) return undefined;
  return wrong('ERR_HEIGHTS', { column: column + text.length }, `${count} heights instead of 25`);
};

const readPlayers = (parts: readonly Part[]): Result<Player[], TextError> => {
  const players: Player[] = [];
  for (const part of parts) {
    const player = readPlayer(part);
    if (!player.ok) return player;
    const { name } = player.value;
    const god = godNamed(name.text);
    if (god === undefined)
      return fail(wrong('ERR_GOD', name, `"${name.text}" is no god that this library knows`));
    players.push({ ...player.value, god });
  }
  return ok(players);
};

/** Who has won and who is out, as far as that makes sense together. */
const readStanding = (
  players: readonly Player[],
  toMove: Part,
  position: MutablePosition,
): TextError | undefined => {
  for (const [player, { won, out, name }] of players.entries()) {
    if (won && position.winner !== NOBODY) return wrong('ERR_WINNER', name, 'only one player can have won');
    if (out && players.length !== 3)
      return wrong('ERR_PLAYERS', name, 'a player is out only in a game of three');
    if (won && out) return wrong('ERR_WINNER', name, 'a player who is out has not won');
    if (won) position.winner = player;
    if (out) position.out |= 1 << player;
  }
  if (position.winner !== NOBODY) return undefined;
  if ((position.out & (1 << position.toMove)) !== 0) {
    return wrong('ERR_TO_MOVE', toMove, `player ${position.toMove + 1} is out and can’t be to move`);
  }
  const playing = players.filter(({ out }) => !out);
  const [last] = playing;
  if (playing.length > 1 || last === undefined) return undefined;
  return wrong('ERR_WINNER', last.name, 'the only player left has won, which # says');
};

/** Every card says with how many it plays. Which powers may meet is for a game to ask, not for a text. */
const checkCounts = (players: readonly Player[]): TextError | undefined => {
  const count = players.length;
  const wrongHere = players.find(({ god }) => !god.players.includes(count));
  if (wrongHere === undefined) return undefined;
  const { god, name } = wrongHere;
  const counts = god.players.join(' or ');
  return wrong('ERR_PLAYERS', name, `${god.name} does not play with ${count} players, only with ${counts}`);
};

/** G14: two players without powers of their own, and the Ram once the workers stand. */
const readFleece = (
  fleece: Part,
  players: readonly Player[],
  position: MutablePosition,
): TextError | undefined => {
  const own = players.find(({ god }) => god.set !== 'mortal');
  if (players.length !== 2) return wrong('ERR_FLEECE', fleece, 'the Golden Fleece is for two players');
  if (own !== undefined)
    return wrong('ERR_FLEECE', own.name, 'beside the Golden Fleece both players are mortal');
  const [, ram, more] = split(fleece, ':');
  if (ram === undefined) return undefined;
  if (more !== undefined) return wrong('ERR_FLEECE', more, 'there is only one Ram');
  const square = squareNamed(ram.text);
  if (square === undefined) return wrong('ERR_FLEECE', ram, `"${ram.text}" is no square for the Ram`);
  if (has(position.domes, square)) return wrong('ERR_FLEECE', ram, 'the Ram needs a space without a dome');
  if (players.some(({ workers }) => workers === undefined) && position.winner === NOBODY) {
    return wrong('ERR_FLEECE', ram, 'the Ram comes after all workers');
  }
  position.ram = only(square);
  return undefined;
};

const fleecePower = (fleece: Part | undefined): Result<God | undefined, TextError> => {
  if (fleece === undefined) return ok(undefined);
  const [name = fleece] = split({ ...fleece, text: fleece.text.slice(FLEECE.length) }, ':');
  const god = godNamed(name.text);
  return god?.fleece === true
    ? ok(god)
    : fail(wrong('ERR_FLEECE', fleece, 'no power that may lie beside the Ram'));
};

/** Reads a position text. */
export const parseFen = (text: string): Result<Position, TextError> => {
  const parts = readParts(text);
  if (!parts.ok) return parts;
  const { heights, toMove, fleece } = parts.value;
  const players = readPlayers(parts.value.players);
  if (!players.ok) return players;
  const beside = fleecePower(fleece);
  if (!beside.ok) return beside;
  const count = players.value.length;
  const mover = /^[1-4]$/.test(toMove.text) ? Number(toMove.text) : 0;
  if (mover < 1 || mover > count) {
    return fail(wrong('ERR_TO_MOVE', toMove, `"${toMove.text}" is no player to move: 1 to ${count}`));
  }
  const table = tableOf(
    players.value.map(({ god }) => god),
    beside.value,
  );
  const position = emptyPosition(table, mover - 1);
  const problem =
    readHeights(heights, position) ??
    readStanding(players.value, toMove, position) ??
    (fleece === undefined ? undefined : readFleece(fleece, players.value, position)) ??
    checkCounts(players.value) ??
    readWorkers(players.value, position) ??
    checkPlacement(players.value, position) ??
    readStates(players.value, position) ??
    checkLast(players.value, position) ??
    checkTokens(players.value, position);
  return problem === undefined ? ok(position) : fail(problem);
};
