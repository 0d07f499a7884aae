/** A move after which the mover's power forces a worker into the space just left (G6.5 e). */

import { anyWorker, LAST_BUILD, move } from './edges.ts';
import { force, landed, makeMoveAndForce } from './moving.ts';
import type { Edge, Phase } from './phase.ts';
import { EMPTY, has, only, type SquareSet } from './squares.ts';
import type { Walk } from './walk.ts';
import { unoccupied } from './workers.ts';

interface Pull {
  /** Who can be pulled, if the space just left is free. */
  readonly whom: (walk: Walk) => SquareSet;
  readonly mayDecline: boolean;
}

/** Who can be pulled now. */
export const pullable = (walk: Walk, whom: Pull['whom']): SquareSet =>
  has(unoccupied(walk), walk.vacated) ? whom(walk) : EMPTY;

/** The move goes on where it stopped for the pull. */
const goOn = (walk: Walk): Phase => {
  landed(walk, walk.vacated, walk.worker, LAST_BUILD);
  return walk.phase;
};

export const moveAndPull = ({ whom, mayDecline }: Pull): Edge => {
  const pull: Edge = {
    kind: 'force',
    actors: (walk) => pullable(walk, whom),
    targets: (walk) => only(walk.vacated),
    take: (walk, from, to) => {
      force(walk, from, to);
      if (!walk.done) goOn(walk);
    },
    step: (walk, from, to) => ({ kind: 'force', by: walk.worker, from, to }),
  };
  const pulling: Phase = {
    name: 'pull',
    edges: [pull],
    otherwise: (walk) => (mayDecline || pullable(walk, whom) === EMPTY ? goOn : undefined),
  };
  return {
    ...move({ who: anyWorker, next: pulling }),
    take: (walk, from, to) => makeMoveAndForce(walk, from, to, pulling),
  };
};
