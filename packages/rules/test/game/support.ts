/** Games as text and calls as sentences, for tests that read like a clause. */

import {
  type Answer,
  Game,
  type RefusingClause,
  squareNamed,
  squares,
  type Violation,
  type ViolationCode,
} from '@caldera/rules';
import { expect } from 'vitest';

const NAMES = ['Ada', 'Bob', 'Cid', 'Dee'];

/** The game after an operation that must succeed. */
export const after = (answer: Answer): Game => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

/** A game that goes on from a position text. */
export const on = (fen: string): Game => after(Game.from(NAMES.slice(0, fen.split('/').length - 2), fen));

/** x and y of a square: `game.move(1, ...xy('c3'))`. */
export const xy = (name: string): [x: number, y: number] => {
  const square = squareNamed(name);
  if (square === undefined) throw new Error(`${name} is no square`);
  return [squares.columnOf(square), squares.rowOf(square)];
};

/** The worker on a square is the active player's choice. */
export const choose = (game: Game, name: string): Game =>
  after(game.selectAt(game.activePlayer ?? 0, ...xy(name)));

/** The operable cells of the current operation, as names in reading order. */
export const operableNow = (game: Game): string[] =>
  game.state.operable.map(({ row, col }) => `${'abcde'[col]}${5 - row}`);

export const cellAt = (game: Game, name: string): Game['state']['board'][number][number] => {
  const [x, y] = xy(name);
  const cell = game.state.board[y]?.[x];
  if (cell === undefined) throw new Error(`no cell ${name}`);
  return cell;
};

/** The id of the worker on a square. */
export const workerOn = (game: Game, name: string): number | undefined => cellAt(game, name).worker?.id;

/** The kinds of what just happened; what happened on the board by its own kind. */
export const kindsOf = (game: Game): string[] =>
  game.events.map((event) => (event.kind === 'board' ? event.event.kind : event.kind));

/** The operation is refused by this clause with this code. Returns the whole of it. */
export const expectRefused = (answer: Answer, clause: RefusingClause, code: ViolationCode): Violation => {
  if (answer.ok) throw new Error(`accepted, but ${clause} should refuse it`);
  const { error } = answer;
  expect(error).toMatchObject({ clause, code });
  return error;
};
