/** What the board shows at one moment: the pieces, and what may be done with them. */

import {
  type Event,
  type OpenTurn,
  type Position,
  positionOf,
  type Square,
  type SquareSet,
  squares,
  view,
  type Walk,
} from '@caldera/rules';
import { actorsOf, type Choice, choicesWith, VERBS } from './choices.ts';
import type { Seat } from './seats.ts';

const { add, diff, EMPTY, setOf, union } = squares;

export interface BoardView {
  readonly position: Position;
  readonly seats: readonly Seat[];
  /** Signs of what may be done to a square. */
  readonly signs: ReadonlyMap<Square, string>;
  /** Workers to choose from, or the one that acts. */
  readonly actors: SquareSet;
  /** Squares that a token or a power closes although no dome stands there. */
  readonly closed: SquareSet;
  /** What the last turn touched. */
  readonly trace: SquareSet;
}

/** Where the events left something to see. */
const touchedBy = (events: readonly Event[]): SquareSet => {
  let touched = EMPTY;
  for (const event of events) {
    if (event.kind === 'noted') continue;
    if ('from' in event) touched = add(touched, event.from);
    else touched = add(touched, event.at);
  }
  return touched;
};

const tokensOf = (walk: Walk): SquareSet =>
  walk.rules.tokens.reduce((all, { hook, holder }) => union(all, hook(walk, holder)), walk.closed);

const signsOf = (choices: readonly Choice[]): ReadonlyMap<Square, string> => {
  const signs = new Map<Square, string>();
  for (const { verb, target } of choices) {
    const { sign } = VERBS[verb];
    if (target === undefined) continue;
    const others = signs.get(target) ?? '';
    if (!others.includes(sign)) signs.set(target, others + sign);
  }
  return signs;
};

interface Moment {
  /** Who looks at the board. */
  readonly viewer: number;
  readonly turn: OpenTurn;
  readonly seats: readonly Seat[];
  readonly choices: readonly Choice[];
  /** The worker that acts, once that is clear. */
  readonly worker: Square | undefined;
  readonly lastEvents: readonly Event[];
}

export const viewOf = ({ viewer, turn, seats, choices, worker, lastEvents }: Moment): BoardView => ({
  position: view(positionOf(turn.walk), viewer),
  seats,
  signs: signsOf(choicesWith(choices, worker)),
  actors: setOf(worker === undefined ? actorsOf(choices) : [worker]),
  closed: diff(tokensOf(turn.walk), turn.walk.domes),
  trace: touchedBy(turn.events.length > 0 ? turn.events : lastEvents),
});
