/** Games as text: to keep, to send, to open again. A link carries the whole game, so it opens without any server. */

import {
  fail,
  type GameRecord,
  hasTurn,
  lose,
  makeFen,
  makeRecord,
  makeTurn,
  NOBODY,
  ok,
  type Position,
  parseFen,
  parseRecord,
  parseTurn,
  type Result,
  sideOf,
  type Turn,
} from '@caldera/rules';
import { type Game, newGame, playSteps } from '../play/game.ts';

/** Whoever has no turn while others go on: each loses in a turn of their own. */
const passesFrom = (position: Position): readonly Turn[] => {
  if (position.winner !== NOBODY || hasTurn(position)) return [];
  const pass: Turn = { steps: [], events: [], after: lose(position, position.toMove) };
  return [pass, ...passesFrom(pass.after)];
};

/** The game as texts tell it. They have no word for giving up: they begin where the last one left who did. */
const toldIn = ({ start, turns, left, open }: Game): { start: Position; turns: readonly Turn[] } => {
  const first = left.at(-1)?.after ?? 0;
  const told = turns.slice(first);
  return {
    start: left.length === 0 ? start : (told[0]?.before ?? open.position),
    turns: told.flatMap(({ steps, events, after }, index) => [
      { steps, events, after },
      ...(index + 1 < told.length ? passesFrom(after) : []),
    ]),
  };
};

export const recordOf = (game: Game, names: readonly string[], date: Date): string => {
  const { start, turns } = toldIn(game);
  return makeRecord({
    headers: [
      { key: 'Event', value: 'Caldera' },
      { key: 'Date', value: date.toISOString().slice(0, 10) },
      { key: 'Players', value: names.join(' / ') },
    ],
    start,
    line: { comments: [], turns: turns.map((turn) => ({ turn, comments: [], variations: [] })) },
    result: resultText(game),
  });
};

/** A team wins together. */
const resultText = ({ outcome, start: { table } }: Game): string => {
  const winner = outcome?.winner;
  if (winner === undefined) return '*';
  return table.gods
    .map((_, player) => (sideOf(table, player) === sideOf(table, winner) ? '1' : '0'))
    .join('-');
};

/** Turn by turn; whoever had none is out already. */
const played = (game: Game, before: Position, { steps }: Turn): Game =>
  hasTurn(before) ? playSteps(game, steps) : game;

const gameOf = ({ start, line }: GameRecord): Game => {
  const turns = line.turns.map(({ turn }) => turn);
  const befores = [start, ...turns.map(({ after }) => after)];
  return turns.reduce((game, turn, index) => played(game, befores[index] ?? start, turn), newGame(start));
};

/** A record text, or a lone position text. */
export const readGame = (text: string): Result<Game, string> => {
  const trimmed = text.trim();
  if (!trimmed.includes('[') || /^[0-4a-c]{25}\//.test(trimmed)) {
    const position = parseFen(trimmed);
    return position.ok ? ok(newGame(position.value)) : fail(position.error.message);
  }
  const record = parseRecord(trimmed);
  return record.ok ? ok(gameOf(record.value)) : fail(record.error.message);
};

/** Position and turns in one line that survives an address bar. */
export const linkTextOf = (game: Game): string => {
  const { start, turns } = toldIn(game);
  const befores = [start, ...turns.map(({ after }) => after)];
  const texts = turns.map((turn, index) => makeTurn(befores[index] ?? start, turn));
  return [makeFen(start), ...texts].join('~');
};

export const gameFromLink = (text: string): Game | undefined => {
  const [fen = '', ...turns] = text.split('~');
  const start = parseFen(fen);
  if (!start.ok) return undefined;
  let game = newGame(start.value);
  let position = start.value;
  for (const turn of turns) {
    const read = parseTurn(position, turn);
    if (!read.ok) return undefined;
    game = played(game, position, read.value);
    position = read.value.after;
  }
  return game;
};
