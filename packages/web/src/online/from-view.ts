/** From what the server shows to a game the screen can play. */

import {
  emptyPosition,
  godNamed,
  makeFen,
  type Position,
  parseFen,
  type Step,
  tableOf,
} from '@caldera/rules';
import type { GameResult, GameView } from '@caldera/server/protocol';
import { commitTurn, endGame, type Game, newGame, type Outcome, replayed, takeStep } from '../play/game.ts';

/** The empty board of this line-up, with who starts. */
const startOf = (view: GameView): Position => {
  const gods = view.gods.flatMap((id) => godNamed(id) ?? []);
  const { gods: choice } = view.setup;
  const fleece = choice.mode === 'given' && choice.fleece !== undefined ? godNamed(choice.fleece) : undefined;
  return emptyPosition(tableOf(gods, fleece), view.first);
};

/** Steps as they were played, with the turns they complete. */
export const follow = (game: Game, steps: readonly Step[]): Game =>
  steps.reduce((before, step) => {
    const after = takeStep(before, step);
    return after.open.isComplete ? commitTurn(after) : after;
  }, game);

const REASONS = {
  resigned: 'resigned',
  time: 'time',
  agreed: 'agreed',
  aborted: 'aborted',
  gone: 'left',
  'no-turn': 'stuck',
} as const;

export const outcomeOf = (game: Game, result: GameResult): Outcome => {
  const reason = result.reason === 'victory' ? (game.outcome?.reason ?? 'power') : REASONS[result.reason];
  return { winner: result.winners[0], reason };
};

/**
 * The game up to the turn under way. Where everything may be seen the turns are there; with hidden information only the
 * position is. Who could not move is out by the rules; only of those who left has it to be told when.
 */
const untilNow = (view: GameView): Game | undefined => {
  if (view.turns.length === view.ply) {
    const left = view.losses.filter(({ reason }) => reason !== 'no-turn');
    const whole = replayed(
      startOf(view),
      view.turns.map((turn) => turn.steps),
      left.map(({ seat, ply }) => ({ after: ply, player: seat })),
    );
    const ends = [whole.open.position, whole.turns.at(-1)?.after ?? whole.start];
    if (ends.some((position) => makeFen(position) === view.fen)) return whole;
  }
  const position = parseFen(view.fen);
  return position.ok ? newGame(position.value) : undefined;
};

export const gameFrom = (view: GameView): Game | undefined => {
  // called off before anybody had a power: there was no game
  if (view.status === 'open' || view.status === 'drafting' || view.gods.length === 0) return undefined;
  const before = untilNow(view);
  const game = before && follow(before, view.steps);
  return view.result === undefined ? game : game && endGame(game, outcomeOf(game, view.result));
};
