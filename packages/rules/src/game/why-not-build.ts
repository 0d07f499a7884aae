/** Why nothing may be built there: BUILD-1 … BUILD-8. */

import { levelOf, type Piece } from '../core/board.ts';
import { ordinaryPiece } from '../core/building.ts';
import { around, aroundTorus } from '../core/geometry.ts';
import type { OpenTurn } from '../core/open-turn.ts';
import { EMPTY, has, nameOf, only, type Square } from '../core/squares.ts';
import { fits, type Step } from '../core/step.ts';
import { occupied } from '../core/workers.ts';
import { type Refusal, refuse } from './violation.ts';
import {
  actorsOf,
  capital,
  closedSpace,
  edgesOf,
  foreign,
  incomplete,
  offBoard,
  outOfTurn,
  over,
  ownPower,
  type Seen,
  unplaced,
} from './why-not-common.ts';

type BuildStep = Extract<Step, { kind: 'build' }>;

/** BUILD-1: the phase has a build at all. */
const notNow = (walk: Seen): Refusal | undefined => {
  if (edgesOf(walk, 'build').length > 0) return undefined;
  return walk.moved === EMPTY
    ? refuse('BUILD-1', 'NOT_MOVED_YET', 'Move first, then build.')
    : refuse('BUILD-1', 'NOT_OFFERED', 'There is nothing to build now.');
};

/** BUILD-2: the builder is the mover's, and the one that builds now. */
const wrongBuilder = (walk: Seen, by: Square): Refusal | undefined => {
  if (has(actorsOf(walk, edgesOf(walk, 'build')), by)) return undefined;
  const whose = foreign(walk, by, 'BUILD-2', 'BUILD-2');
  if (whose !== undefined) return whose;
  return refuse(
    'BUILD-2',
    'OTHER_WORKER_ACTS',
    `The worker on ${nameOf(by)} is not the one that builds now.`,
  );
};

/** BUILD-4 */
const tooFar = (walk: Seen, by: Square, at: Square): Refusal | undefined => {
  if (by === at) return refuse('BUILD-4', 'SAME_SQUARE', `Your worker stands on ${nameOf(at)}.`);
  const reach = walk.rules.own.torus === true ? aroundTorus(by) : around(by);
  return has(reach, at)
    ? undefined
    : refuse('BUILD-4', 'NOT_NEIGHBOURING', `Too far: ${nameOf(at)} does not neighbour ${nameOf(by)}.`);
};

/** BUILD-5 */
const taken = (walk: Seen, at: Square): Refusal | undefined =>
  has(occupied(walk), at) ? refuse('BUILD-5', 'OCCUPIED', `A worker stands on ${nameOf(at)}.`) : undefined;

/** BUILD-7 */
const wrongPiece = (walk: Seen, at: Square, piece: Piece): Refusal | undefined => {
  if (piece === ordinaryPiece(walk, at)) return undefined;
  const name = capital(nameOf(at));
  return piece === 'block'
    ? refuse('BUILD-7', 'WRONG_PIECE', `${name} is three levels high: it takes a dome.`)
    : refuse(
        'BUILD-7',
        'WRONG_PIECE',
        `${name} is on level ${levelOf(walk, at)}: it takes a block, not a dome.`,
      );
};

/** BUILD-8: the limit that takes the space away. Domes are not asked about. */
const forbidden = (walk: Seen, { by, at, piece }: BuildStep): Refusal | undefined => {
  if (piece === 'dome') return undefined;
  for (const { hook, holder } of walk.rules.limitsBlocks) {
    if (!has(hook.allows(walk, holder, by, only(at)), at)) {
      return refuse('BUILD-8', 'OPPONENT_FORBIDS', hook.why(walk, by, at));
    }
  }
  return undefined;
};

/** Whether an edge of the phase makes this very build, whatever becomes of the turn. */
const isDrawn = (walk: Seen, step: BuildStep): boolean =>
  edgesOf(walk, 'build').some(
    (edge) =>
      has(edge.actors(walk), step.by) &&
      has(edge.targets(walk, step.by), step.at) &&
      fits(edge.step(walk, step.by, step.at), step),
  );

const site = (walk: Seen, step: BuildStep): Refusal | undefined => {
  const { by, at, piece } = step;
  if (isDrawn(walk, step)) return undefined;
  return (
    tooFar(walk, by, at) ??
    taken(walk, at) ??
    closedSpace(walk, at, 'BUILD-6') ??
    wrongPiece(walk, at, piece) ??
    forbidden(walk, step) ??
    ownPower(walk, 'BUILD-1')
  );
};

/** No worker is chosen, so nobody builds. */
export const whyNobodyBuilds = (turn: OpenTurn, player: number | undefined): Refusal =>
  over(turn) ??
  unplaced(turn, 'BUILD-1') ??
  outOfTurn(turn, player, 'BUILD-1') ??
  notNow(turn.walk) ??
  refuse('BUILD-2', 'NO_WORKER_SELECTED', 'Choose a worker first.');

export const whyNotBuild = (
  turn: OpenTurn,
  step: BuildStep,
  player: number | undefined,
): Refusal | undefined => {
  const { walk } = turn;
  const { by, at } = step;
  return (
    over(turn) ??
    unplaced(turn, 'BUILD-1') ??
    outOfTurn(turn, player, 'BUILD-1') ??
    notNow(walk) ??
    offBoard(by, 'BUILD-2') ??
    wrongBuilder(walk, by) ??
    offBoard(at, 'BUILD-3') ??
    site(walk, step) ??
    incomplete(walk, step, {
      whole: 'BUILD-1',
      forbidden: 'BUILD-8',
      sentence: `After a build on ${nameOf(at)} you could not complete your turn.`,
    })
  );
};
