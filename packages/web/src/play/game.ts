/** A game on this side of the wire: the start, the turns played, and the one under way. Pure values. */

import {
  type Event,
  hasTurn,
  levelOf,
  lose,
  makeTurn,
  NOBODY,
  OpenTurn,
  type Position,
  positionOf,
  type Step,
  type Walk,
} from '@caldera/rules';

export interface PlayedTurn {
  /** Counted from 1. */
  readonly number: number;
  readonly player: number;
  readonly before: Position;
  readonly steps: readonly Step[];
  readonly events: readonly Event[];
  readonly text: string;
  readonly after: Position;
}

export const WIN_REASONS = [
  'climb',
  'power',
  'stuck',
  'resigned',
  'time',
  'left',
  'agreed',
  'aborted',
] as const;
export type WinReason = (typeof WIN_REASONS)[number];

export interface Outcome {
  /** Nobody in a draw, or when a game was called off. */
  readonly winner: number | undefined;
  readonly reason: WinReason;
}

/** Somebody gave up while the others went on. */
export interface Leaving {
  /** So many turns had been played. */
  readonly after: number;
  readonly player: number;
}

export interface Game {
  readonly start: Position;
  readonly turns: readonly PlayedTurn[];
  readonly left: readonly Leaving[];
  readonly open: OpenTurn;
  /** The turn as it stood before each of its steps, for going back. */
  readonly earlier: readonly OpenTurn[];
  readonly outcome: Outcome | undefined;
}

/** The board as it stands within the turn. */
export const positionDuring = (turn: OpenTurn): Position => turn.after ?? positionOf(turn.walk as Walk);

const climbed = (turn: PlayedTurn): boolean =>
  turn.events.some(
    (event) =>
      event.kind === 'moved' && levelOf(turn.after, event.to) === 3 && levelOf(turn.before, event.from) < 3,
  );

/** Whoever has no turn left is out; with three players the others go on. */
const withoutStuck = (position: Position): Position =>
  position.winner !== NOBODY || hasTurn(position) ? position : withoutStuck(lose(position, position.toMove));

const outcomeAt = (
  position: Position,
  settled: Position,
  last: PlayedTurn | undefined,
): Outcome | undefined => {
  if (settled.winner === NOBODY) return undefined;
  if (position.winner === NOBODY) return { winner: settled.winner, reason: 'stuck' };
  const reason = last?.player === position.winner && climbed(last) ? 'climb' : 'power';
  return { winner: position.winner, reason };
};

const gameAt = (start: Position, turns: readonly PlayedTurn[], left: readonly Leaving[]): Game => {
  const last = turns.at(-1);
  const played = last?.after ?? start;
  const gone = left.filter(({ after }) => after === turns.length).map(({ player }) => player);
  const position = gone.reduce(lose, played);
  const settled = withoutStuck(position);
  const givenUp = played.winner === NOBODY && position.winner !== NOBODY;
  const outcome: Outcome | undefined = givenUp
    ? { winner: position.winner, reason: 'resigned' }
    : outcomeAt(position, settled, last);
  return { start, turns, left, open: OpenTurn.start(settled), earlier: [], outcome };
};

export const newGame = (start: Position): Game => gameAt(start, [], []);

export const positionIn = (game: Game): Position => positionDuring(game.open);

/** One step of the turn under way; the same game when it is not legal. */
export const takeStep = (game: Game, step: Step): Game => {
  if (game.outcome !== undefined) return game;
  const open = game.open.take(step);
  return open === undefined ? game : { ...game, open, earlier: [...game.earlier, game.open] };
};

export const undoStep = (game: Game): Game => {
  const open = game.earlier.at(-1);
  return open === undefined ? game : { ...game, open, earlier: game.earlier.slice(0, -1) };
};

/** Ends the turn, once it is complete. */
export const commitTurn = (game: Game): Game => {
  const { open } = game;
  const { after } = open;
  if (after === undefined) return game;
  const { events, steps, position: before } = open;
  const text = makeTurn(before, { events, after });
  const turn: PlayedTurn = {
    number: game.turns.length + 1,
    player: before.toMove,
    before,
    steps,
    events,
    text,
    after,
  };
  return gameAt(game.start, [...game.turns, turn], game.left);
};

export const playSteps = (game: Game, steps: readonly Step[]): Game =>
  commitTurn(steps.reduce(takeStep, { ...game, open: OpenTurn.start(game.open.position), earlier: [] }));

/** One of three gives up: the others go on without those workers. */
export const leave = (game: Game, player: number): Game =>
  gameAt(game.start, game.turns, [...game.left, { after: game.turns.length, player }]);

/** The same game from what was kept of it. */
export const replayed = (
  start: Position,
  turns: readonly (readonly Step[])[],
  left: readonly Leaving[],
): Game => {
  const leaveAt = (game: Game, index: number): Game =>
    left.filter(({ after }) => after === index).reduce((before, { player }) => leave(before, player), game);
  const played = turns.reduce<Game>(
    (game, steps, index) => playSteps(leaveAt(game, index), steps),
    newGame(start),
  );
  return leaveAt(played, turns.length);
};

/** The game as it was before its last turns; who gave up after the last one only comes back. */
export const takeBack = ({ start, turns, left }: Game, count: number): Game => {
  if (left.at(-1)?.after === turns.length) return gameAt(start, turns, left.slice(0, -1));
  const remaining = Math.max(0, turns.length - count);
  return gameAt(
    start,
    turns.slice(0, remaining),
    left.filter(({ after }) => after <= remaining),
  );
};

export const endGame = (game: Game, outcome: Outcome): Game => ({ ...game, outcome });
