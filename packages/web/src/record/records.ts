/** Games as text: to keep, to send, to open again. A link carries the whole game, so it opens without any server. */

import {
  fail,
  type GameRecord,
  makeFen,
  makeRecord,
  ok,
  parseFen,
  parseRecord,
  parseTurn,
  type Result,
} from '@caldera/rules';
import { type Game, newGame, type PlayedTurn, playSteps } from '../play/game.ts';

export const recordOf = (game: Game, names: readonly string[], date: Date): string =>
  makeRecord({
    headers: [
      { key: 'Event', value: 'Caldera' },
      { key: 'Date', value: date.toISOString().slice(0, 10) },
      { key: 'Players', value: names.join(' / ') },
    ],
    start: game.start,
    line: {
      comments: [],
      turns: game.turns.map(({ steps, events, after }) => ({
        turn: { steps, events, after },
        comments: [],
        variations: [],
      })),
    },
    result: resultText(game),
  });

const resultText = ({ outcome, start }: Game): string =>
  outcome?.winner === undefined
    ? '*'
    : start.table.gods.map((_, player) => (player === outcome.winner ? '1' : '0')).join('-');

const gameOf = ({ start, line }: GameRecord): Game =>
  line.turns.reduce((game, { turn }) => playSteps(game, turn.steps), newGame(start));

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
export const linkTextOf = (game: Game): string =>
  [makeFen(game.start), ...game.turns.map((turn: PlayedTurn) => turn.text)].join('~');

export const gameFromLink = (text: string): Game | undefined => {
  const [fen = '', ...turns] = text.split('~');
  const start = parseFen(fen);
  if (!start.ok) return undefined;
  let game = newGame(start.value);
  for (const turn of turns) {
    const read = parseTurn(game.turns.at(-1)?.after ?? start.value, turn);
    if (!read.ok) return undefined;
    game = playSteps(game, read.value.steps);
  }
  return game;
};
