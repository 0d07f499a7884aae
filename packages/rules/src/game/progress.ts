/** How a game goes on: a step, the end of a turn, the loss of a player who has no turn left. */

import { lose } from '../core/losing.ts';
import { OpenTurn } from '../core/open-turn.ts';
import type { Position } from '../core/position.ts';
import type { Step } from '../core/step.ts';
import type { Turn } from '../core/turns.ts';
import { NOBODY } from '../core/walk.ts';
import { followEvents, type GameEvent } from './game-event.ts';
import { type Roster, withoutLost } from './roster.ts';

/** A game at one moment of a turn. */
export interface Moment {
  readonly turn: OpenTurn;
  readonly roster: Roster;
  /** What led here. */
  readonly events: readonly GameEvent[];
}

/** A step taken: the moment after it, and the turn if it completed one. */
export interface Taken {
  readonly moment: Moment;
  readonly completed: Turn | undefined;
}

/** The next turn of a position, or the end of the game: a player without a complete turn has lost (WIN-7). */
export const beginTurn = (position: Position, roster: Roster, events: readonly GameEvent[]): Moment => {
  const turn = OpenTurn.start(position);
  if (position.winner !== NOBODY) {
    return { turn, roster, events: [...events, { kind: 'won', player: position.winner + 1 }] };
  }
  if (turn.options.length > 0) return { turn, roster, events };
  const after = lose(position, position.toMove);
  return beginTurn(after, withoutLost(roster, after), [
    ...events,
    { kind: 'lost', player: position.toMove + 1 },
  ]);
};

/** Takes a step; `undefined` when it is not offered. */
export const takeStep = ({ turn, roster }: Moment, step: Step): Taken | undefined => {
  const next = turn.take(step);
  if (next === undefined) return undefined;
  const player = turn.decides < 0 ? turn.walk.toMove : turn.decides;
  const fresh = next.events.slice(turn.events.length);
  const followed = followEvents(roster, turn.walk.table, player + 1, fresh);
  const { after } = next;
  if (after === undefined) return { moment: { turn: next, ...followed }, completed: undefined };
  const ended: GameEvent = { kind: 'turn-ended', player: turn.walk.toMove + 1 };
  const events = after.winner === NOBODY ? [...followed.events, ended] : followed.events;
  return {
    moment: beginTurn(after, withoutLost(followed.roster, after), events),
    completed: { steps: next.steps, events: next.events, after },
  };
};
