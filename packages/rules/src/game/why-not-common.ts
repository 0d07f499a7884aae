/** Checks that every kind of step shares: whose turn, which squares, and whether the turn could still be completed. */

import { isPlacing } from '../core/beginning.ts';
import { bindsEveryTurn, bindsWhoUsesPower } from '../core/ending.ts';
import type { God } from '../core/god.ts';
import { type OpenTurn, offersAt } from '../core/open-turn.ts';
import { CHANCE, type Edge } from '../core/phase.ts';
import { EMPTY, has, nameOf, SQUARES, type Square, type SquareSet, union } from '../core/squares.ts';
import { fits, type Step } from '../core/step.ts';
import { NOBODY, Walk } from '../core/walk.ts';
import { occupied } from '../core/workers.ts';
import { GODS } from '../gods/index.ts';
import { type Refusal, type RefusingClause, refuse } from './violation.ts';

/** A walk that is only looked at. */
export type Seen = Readonly<Walk>;

export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Who is asked for the next step: chance draws on behalf of the mover. */
export const askedPlayer = (turn: OpenTurn): number =>
  turn.decides === CHANCE ? turn.walk.toMove : turn.decides;

/** MOVE-1, and after the end every operation (WIN-6). */
export const over = ({ walk }: OpenTurn): Refusal | undefined =>
  walk.winner === NOBODY ? undefined : refuse('MOVE-1', 'GAME_OVER', 'The game is over.');

export const unplaced = ({ walk }: OpenTurn, clause: RefusingClause): Refusal | undefined =>
  isPlacing(walk)
    ? refuse(clause, 'WORKERS_NOT_PLACED', 'Not yet: all workers have to be placed first.')
    : undefined;

export const outOfTurn = (
  turn: OpenTurn,
  player: number | undefined,
  clause: RefusingClause,
): Refusal | undefined => {
  if (turn.isComplete) return refuse(clause, 'NOT_YOUR_TURN', 'This turn is over.');
  if (player === undefined || player === askedPlayer(turn)) return undefined;
  return turn.walk.table.gods[player] === undefined
    ? refuse(clause, 'UNKNOWN_PLAYER', 'Nobody sits there.')
    : refuse(clause, 'NOT_YOUR_TURN', 'It is not your turn.');
};

export const offBoard = (square: Square, clause: RefusingClause): Refusal | undefined =>
  square >= 0 && square < SQUARES.length ? undefined : refuse(clause, 'OFF_BOARD', 'That is off the board.');

/** Why the worker on a square can't be used: nobody is there, or it is not one of `yours`. */
export const foreign = (
  walk: Seen,
  square: Square,
  nobody: RefusingClause,
  notYours: RefusingClause,
  yours: SquareSet = walk.own,
): Refusal | undefined => {
  if (has(yours, square)) return undefined;
  return has(occupied(walk), square)
    ? refuse(notYours, 'NOT_YOUR_WORKER', `The worker on ${nameOf(square)} is not yours.`)
    : refuse(nobody, 'NO_WORKER', `No worker stands on ${nameOf(square)}.`);
};

/** MOVE-8 and BUILD-6: a dome, or something that counts as one. */
export const closedSpace = (walk: Seen, square: Square, clause: RefusingClause): Refusal | undefined => {
  if (!has(walk.closed, square)) return undefined;
  return has(walk.domes, square)
    ? refuse(clause, 'DOME', `There is a dome on ${nameOf(square)}.`)
    : refuse(clause, 'CLOSED', `${capital(nameOf(square))} is closed: what stands there counts as a dome.`);
};

/** The edges of a kind that this phase has. */
export const edgesOf = (walk: Seen, kind: Step['kind']): readonly Edge[] =>
  walk.phase.edges.filter((edge) => edge.kind === kind);
export const actorsOf = (walk: Seen, edges: readonly Edge[]): SquareSet =>
  edges.reduce((actors, edge) => union(actors, edge.actors(walk)), EMPTY);

/** The power whose step it is now: the mover's, unless an opponent's power has interrupted the turn. */
export const powerAsked = (walk: Seen): God => {
  const { rules, table, phase, toMove } = walk;
  const decider = phase.decides?.(walk) ?? toMove;
  return decider === toMove ? rules.god : (table.gods[decider] ?? rules.god);
};

/** The player's own power leaves the step out. */
export const ownPower = (walk: Seen, clause: RefusingClause): Refusal => {
  const god = powerAsked(walk);
  return refuse(clause, 'OWN_POWER_FORBIDS', `Not with ${god.name} now. ${god.power}`);
};

const couldBe = (walk: Seen, step: Step): boolean => offersAt(walk).some((offer) => fits(offer.step, step));

/** Why a player's turn is judged bad by an opponent's power, in that power's words. */
const objectionOf = (hook: unknown): string => {
  const god = GODS.find(({ foe }) => foe?.accepts === hook || foe?.demands === hook);
  if (god === undefined) return 'A power of your opponent rules this turn out.';
  return god.foe?.objection ?? `${god.name} rules this turn out. ${god.name}’s power: ${god.power}`;
};

/** The walk without the test at `index` of all tests on whole turns: first the plain ones, then the demands. */
const excused = (walk: Seen, index: number): Walk => {
  const { accepts } = walk.rules;
  const copy = new Walk(walk.table, walk.rules, walk.phase).copy(walk);
  if (index < accepts.length)
    copy.rules = { ...walk.rules, accepts: accepts.filter((_, at) => at !== index) };
  else {
    const demand = index - accepts.length;
    copy.bindings &= ~(bindsEveryTurn(demand) | bindsWhoUsesPower(demand));
  }
  return copy;
};

/** Nothing is wrong with the step itself, but no complete turn begins with it (G5.2, G7.3, G7.4). */
export const incomplete = (
  walk: Seen,
  step: Step,
  { whole, forbidden, sentence }: { whole: RefusingClause; forbidden: RefusingClause; sentence: string },
): Refusal => {
  const tests = [...walk.rules.accepts, ...walk.rules.demands];
  const culprit = tests.find((_, index) => couldBe(excused(walk, index), step));
  return culprit === undefined
    ? refuse(whole, 'TURN_CANNOT_BE_COMPLETED', sentence)
    : refuse(forbidden, 'OPPONENT_FORBIDS', objectionOf(culprit.hook));
};
