/** The operations of the contracts on the parts of a game. `player` is counted from 0, and absent where nobody is named. */

import type { Piece } from '../core/board.ts';
import { ordinaryPiece } from '../core/building.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { has, type Square } from '../core/squares.ts';
import type { Step } from '../core/step.ts';
import { parseTurn } from '../text/parse-turn.ts';
import { powerStepsTo } from './operable.ts';
import { advanced, declining, isDeclinable, type Parts, selecting, stageNow, undone } from './parts.ts';
import { standingOn } from './roster.ts';
import { chooseable } from './stage.ts';
import { type Refusal, refuse } from './violation.ts';
import { whyNot } from './why-not.ts';
import { whyNobodyBuilds } from './why-not-build.ts';
import { askedPlayer, outOfTurn, over, powerAsked, unplaced } from './why-not-common.ts';
import { whyNobodyMoves } from './why-not-move.ts';

export type Outcome = Result<Parts, Refusal>;
type Asker = number | undefined;

const MOVES_DECLINED: Refusal = refuse(
  'MOVE-4',
  'MOVES_DECLINED',
  'You have skipped the further move. Take it back to move again.',
);

/** A step that nothing refuses. */
const mustAdvance = (parts: Parts, step: Step): Parts => {
  const next = advanced(parts, step);
  if (next === undefined)
    throw new Error(`nothing refuses this step, and yet it is not offered: ${step.kind}`);
  return next;
};

/** Any step: taken, or the reason why not. */
export const take = (parts: Parts, step: Step, player: Asker): Outcome => {
  const refusal =
    whyNot(parts.now.turn, step, player) ??
    (parts.declined && step.kind === 'move' ? MOVES_DECLINED : undefined);
  if (refusal !== undefined) return fail(refusal);
  return ok(mustAdvance(parts, step));
};

export const select = (parts: Parts, at: Square, player: Asker): Outcome => {
  const { turn, roster } = parts.now;
  const refusal = whyNot(turn, { kind: 'select', at }, player);
  if (refusal !== undefined) return fail(refusal);
  const worker = standingOn(roster, at);
  if (worker === undefined) throw new Error(`nobody follows the worker on square ${at}`);
  // Whoever could only have moved has nothing to do once moves are declined.
  return has(chooseable(turn, stageNow(parts).offered), at)
    ? ok(selecting(parts, worker.id))
    : fail(MOVES_DECLINED);
};

/** The same by the worker's id: it has to stand where the call says (SELECT-1). */
export const selectWorker = (parts: Parts, id: number, at: Square, player: Asker): Outcome => {
  const { turn, roster } = parts.now;
  const worker = roster.find((candidate) => candidate.id === id);
  const refusal =
    over(turn) ??
    (worker === undefined
      ? refuse('SELECT-1', 'UNKNOWN_WORKER', `There is no worker ${id}.`)
      : worker.square !== at
        ? refuse('SELECT-1', 'WORKER_ELSEWHERE', `Worker ${id} does not stand there.`)
        : undefined);
  return refusal === undefined ? select(parts, at, player) : fail(refusal);
};

/** A move by the worker that acts. */
export const move = (parts: Parts, to: Square, player: Asker): Outcome => {
  const from = actingSquare(parts);
  return from === undefined
    ? fail(whyNobodyMoves(parts.now.turn, player))
    : take(parts, { kind: 'move', from, to }, player);
};

/** A build by the worker that acts. */
export const build = (parts: Parts, at: Square, piece: Piece | undefined, player: Asker): Outcome => {
  const by = actingSquare(parts);
  return by === undefined
    ? fail(whyNobodyBuilds(parts.now.turn, player))
    : buildBy(parts, by, at, piece, player);
};

/** Who says nothing about the piece means the ordinary one, or the only one that is possible there. */
export const buildBy = (
  parts: Parts,
  by: Square,
  at: Square,
  piece: Piece | undefined,
  player: Asker,
): Outcome => {
  const { walk, options } = parts.now.turn;
  const ordinary = ordinaryPiece(walk, at);
  const possible = options.flatMap((step) =>
    step.kind === 'build' && step.by === by && step.at === at ? [step.piece] : [],
  );
  const meant = possible.includes(ordinary) ? ordinary : (possible[0] ?? ordinary);
  return take(parts, { kind: 'build', by, at, piece: piece ?? meant }, player);
};

export const skip = (parts: Parts, player: Asker): Outcome => {
  const { turn } = parts.now;
  if (!isDeclinable(stageNow(parts))) return take(parts, { kind: 'skip' }, player);
  const refusal = outOfTurn(turn, player, 'SKIP-1');
  return refusal === undefined ? ok(declining(parts)) : fail(refusal);
};

export const usePower = (parts: Parts, at: Square, player: Asker): Outcome => {
  const { turn } = parts.now;
  const refusal = over(turn) ?? outOfTurn(turn, player, 'MOVE-3') ?? unplaced(turn, 'MOVE-2');
  if (refusal !== undefined) return fail(refusal);
  const [step, ...others] = powerStepsTo(stageNow(parts), at);
  const { name } = powerAsked(turn.walk);
  if (step === undefined) return fail(refuse('MOVE-4', 'NOT_OFFERED', `${name} does nothing there now.`));
  return others.length === 0
    ? take(parts, step, player)
    : fail(refuse('MOVE-4', 'AMBIGUOUS', `${name} could do more than one thing there.`));
};

/** A whole turn, as its text tells it. */
export const takeTurn = (parts: Parts, text: string, player: Asker): Outcome => {
  const { turn } = parts.now;
  const refusal = over(turn) ?? outOfTurn(turn, player, 'MOVE-3');
  if (refusal !== undefined) return fail(refusal);
  if (turn.steps.length > 0) {
    return fail(
      refuse('MOVE-16', 'BAD_TURN_TEXT', 'A turn is under way: complete it or take it back first.'),
    );
  }
  const parsed = parseTurn(turn.position, text);
  if (!parsed.ok) {
    const { message, column } = parsed.error;
    return fail(
      refuse('MOVE-16', 'BAD_TURN_TEXT', `That turn can’t be played: ${message} (column ${column}).`),
    );
  }
  return ok(parsed.value.steps.reduce(mustAdvance, parts));
};

/** The player whose step it was takes it back. */
export const undo = (parts: Parts, player: Asker): Outcome => {
  const { turn } = parts.now;
  const stepper = parts.declined ? turn : (parts.before.at(-1)?.turn ?? turn);
  const foreign = player !== undefined && player !== askedPlayer(stepper);
  const refusal = over(turn) ?? (foreign ? outOfTurn(stepper, player, 'MOVE-3') : undefined);
  if (refusal !== undefined) return fail(refusal);
  const before = undone(parts);
  return before === undefined
    ? fail(refuse('MOVE-4', 'NOTHING_TO_UNDO', 'There is nothing to take back in this turn.'))
    : ok(before);
};

/** The worker that acts; outside a choice of workers, the one that acted. */
function actingSquare(parts: Parts): Square | undefined {
  const { status, worker } = stageNow(parts);
  const { walk } = parts.now.turn;
  if (worker !== undefined || status.startsWith('SELECT')) return worker;
  return walk.worker >= 0 && has(walk.own, walk.worker) ? walk.worker : undefined;
}
