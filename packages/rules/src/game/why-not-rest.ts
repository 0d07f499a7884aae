/** Why not this placement, this worker, this skip, this step of a power. */

import { isPlacing } from '../core/beginning.ts';
import type { OpenTurn } from '../core/open-turn.ts';
import { has, nameOf, type Square, union } from '../core/squares.ts';
import type { Step } from '../core/step.ts';
import { sideOf } from '../core/table.ts';
import { occupied, workersOfPlayer } from '../core/workers.ts';
import { chooseable } from './stage.ts';
import { type Refusal, type RefusingClause, refuse } from './violation.ts';
import {
  askedPlayer,
  closedSpace,
  edgesOf,
  foreign,
  incomplete,
  offBoard,
  outOfTurn,
  over,
  ownPower,
  powerAsked,
  type Seen,
  unplaced,
} from './why-not-common.ts';

type PlaceStep = Extract<Step, { kind: 'place' }>;

/** PLACE-3, before PLACE-2: whoever has placed everything hears that, and not that it is somebody else's turn. */
const nothingToPlace = (turn: OpenTurn, player: number | undefined): Refusal | undefined => {
  const { table, placed } = turn.walk;
  const hasPlaced =
    player !== undefined && player !== askedPlayer(turn) && (placed & (1 << sideOf(table, player))) !== 0;
  return hasPlaced && table.gods[player] !== undefined
    ? refuse('PLACE-3', 'NO_WORKER_LEFT', 'All your workers are on the board.')
    : undefined;
};

const notFree = (walk: Seen, at: Square): Refusal | undefined =>
  has(occupied(walk), at)
    ? refuse('PLACE-4', 'OCCUPIED', `A worker stands on ${nameOf(at)}.`)
    : closedSpace(walk, at, 'PLACE-4');

export const whyNotPlace = (
  turn: OpenTurn,
  step: PlaceStep,
  player: number | undefined,
): Refusal | undefined => {
  const { walk } = turn;
  const hasPlaceStep = edgesOf(walk, 'place').length > 0;
  return (
    over(turn) ??
    (isPlacing(walk) || hasPlaceStep
      ? undefined
      : refuse('PLACE-1', 'WORKERS_PLACED', 'All workers are on the board.')) ??
    nothingToPlace(turn, player) ??
    outOfTurn(turn, player, 'PLACE-2') ??
    offBoard(step.at, 'PLACE-4') ??
    notFree(walk, step.at) ??
    ownPower(walk, 'PLACE-4')
  );
};

/** SELECT-3 and SELECT-4: somebody else acts, or this worker can do nothing. */
const idle = (turn: OpenTurn, at: Square): Refusal | undefined => {
  if (has(chooseable(turn, turn.options), at)) return undefined;
  return turn.steps.length > 0
    ? refuse('SELECT-3', 'OTHER_WORKER_ACTS', 'There is no worker to choose now: the turn is under way.')
    : refuse('SELECT-4', 'NO_LEGAL_STEP', `The worker on ${nameOf(at)} can’t move.`);
};

export const whyNotSelect = (turn: OpenTurn, at: Square, player: number | undefined): Refusal | undefined => {
  const { walk } = turn;
  const isKnown = player === undefined || walk.table.gods[player] !== undefined;
  const isAsked = player === undefined || player === askedPlayer(turn);
  const owned = isAsked || !isKnown ? walk.own : workersOfPlayer(walk, player);
  // A power may put somebody else's worker into the player's hands.
  const yours = isAsked ? union(owned, chooseable(turn, turn.options)) : owned;
  return (
    over(turn) ??
    (isKnown ? undefined : refuse('SELECT-1', 'UNKNOWN_PLAYER', 'Nobody sits there.')) ??
    offBoard(at, 'SELECT-1') ??
    foreign(walk, at, 'SELECT-1', 'SELECT-2', yours) ??
    outOfTurn(turn, player, 'SELECT-3') ??
    unplaced(turn, 'SELECT-3') ??
    idle(turn, at)
  );
};

export const whyNotSkip = (turn: OpenTurn, player: number | undefined): Refusal | undefined => {
  const { walk } = turn;
  const refusal = over(turn) ?? outOfTurn(turn, player, 'SKIP-1');
  if (refusal !== undefined) return refusal;
  if (walk.phase.otherwise?.(walk) === undefined) {
    return refuse('SKIP-2', 'NOTHING_TO_SKIP', 'This step can’t be skipped.');
  }
  return incomplete(
    walk,
    { kind: 'skip' },
    {
      whole: 'SKIP-2',
      forbidden: 'SKIP-2',
      sentence: 'Without a further step your turn would not be complete.',
    },
  );
};

/** A power's own step: the contracts have no clause for it, so it is a step that the power does not grant now. */
export const whyNotPower = (turn: OpenTurn, step: Step, player: number | undefined): Refusal | undefined => {
  const clause: RefusingClause = 'MOVE-4';
  const { walk } = turn;
  const { name } = powerAsked(walk);
  // Some powers ask for something before anybody is placed.
  const isAsked = edgesOf(walk, step.kind).length > 0;
  const refusal =
    over(turn) ?? (isAsked ? undefined : unplaced(turn, 'MOVE-2')) ?? outOfTurn(turn, player, 'MOVE-3');
  if (refusal !== undefined) return refusal;
  if (!isAsked) return refuse(clause, 'NOT_OFFERED', `${name} has no such step now.`);
  return step.kind === 'draw'
    ? refuse(clause, 'NOT_OFFERED', `${name} can’t draw this one now.`)
    : ownPower(walk, clause);
};
