/** A game at the terminal: the turns played, and the steps of the one under way. A value, so undoing is going back. */

import {
  hasTurn,
  lose,
  makeTurn,
  NOBODY,
  OpenTurn,
  type Position,
  type Step,
  type Turn,
} from '@caldera/rules';

export interface PlayedTurn extends Turn {
  readonly before: Position;
  /** `-` when the player could not move and has lost. */
  readonly text: string;
}

export interface Game {
  readonly start: Position;
  readonly played: readonly PlayedTurn[];
  /** The turn under way after each of its steps; the first one is its beginning. */
  readonly open: readonly [OpenTurn, ...OpenTurn[]];
}

export const NO_TURN = '-';

export const turnOf = (game: Game): OpenTurn => game.open.at(-1) ?? game.open[0];
export const positionNow = (game: Game): Position => game.open[0].position;
export const isOver = (game: Game): boolean => positionNow(game).winner !== NOBODY;

/** Whoever has no legal turn loses at once, so that a game that waits for somebody always has something to wait for. */
const settle = (start: Position, played: readonly PlayedTurn[], position: Position): Game => {
  if (position.winner !== NOBODY || hasTurn(position)) {
    return { start, played, open: [OpenTurn.start(position)] };
  }
  const after = lose(position, position.toMove);
  const lost = { before: position, after, steps: [], events: [], text: NO_TURN };
  return settle(start, [...played, lost], after);
};

export const startGame = (position: Position): Game => settle(position, [], position);

/** A whole turn, from its beginning. */
export const playTurn = (game: Game, turn: Turn): Game => {
  const before = positionNow(game);
  return settle(game.start, [...game.played, { ...turn, before, text: makeTurn(before, turn) }], turn.after);
};

/** Goes on to a later point of the turn under way, reached by legal steps. */
export const advance = (game: Game, turn: OpenTurn): Game => {
  const { after, steps, events } = turn;
  return after === undefined
    ? { ...game, open: [...game.open, turn] }
    : playTurn(game, { steps, events, after });
};

export const takeStep = (game: Game, step: Step): Game | undefined => {
  const turn = turnOf(game).take(step);
  return turn === undefined ? undefined : advance(game, turn);
};

/** The turn under way from its beginning; when it has not begun, the one before. */
export const undoTurn = (game: Game): Game | undefined => {
  const [beginning, ...steps] = game.open;
  if (steps.length > 0) return { ...game, open: [beginning] };
  let count = game.played.length - 1;
  // Nobody chose to have no turn: going back there would only lead here again.
  while (count >= 0 && game.played[count]?.text === NO_TURN) count -= 1;
  const last = game.played[count];
  return last === undefined
    ? undefined
    : { ...game, played: game.played.slice(0, count), open: [OpenTurn.start(last.before)] };
};

/** The last step; before the first step of a turn, the whole turn before. */
export const undoStep = (game: Game): Game | undefined => {
  const [beginning, ...steps] = game.open;
  return steps.length > 0 ? { ...game, open: [beginning, ...steps.slice(0, -1)] } : undoTurn(game);
};
