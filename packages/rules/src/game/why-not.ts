/**
 * "Why not?": the clause, code and sentence that refuse a step in a turn under way.
 *
 * One function for everybody who has to say it: the `Game` façade, the server's answer, a square that a client does
 * not offer. The rules decide what may be done (`OpenTurn.options`); what follows only finds the words, in the order of
 * the clauses, so that the first reason a person would see is the one that is named.
 */

import type { OpenTurn } from '../core/open-turn.ts';
import type { Square } from '../core/squares.ts';
import { fits, type Step } from '../core/step.ts';
import { type Operation, type Refusal, type Violation, violationOf } from './violation.ts';
import { whyNotBuild } from './why-not-build.ts';
import { outOfTurn } from './why-not-common.ts';
import { whyNotMove } from './why-not-move.ts';
import { whyNotPlace, whyNotPower, whyNotSelect, whyNotSkip } from './why-not-rest.ts';

/** A step, or the choice of a worker that comes before it. A square off the board is `NOWHERE`. */
export type Wanted = Step | { readonly kind: 'select'; readonly at: Square };

const OPERATION_OF: Readonly<Partial<Record<Wanted['kind'], Operation>>> = {
  place: 'placeWorker',
  select: 'select',
  move: 'move',
  build: 'build',
  skip: 'skip',
};

const reason = (turn: OpenTurn, wanted: Wanted, player: number | undefined): Refusal | undefined => {
  switch (wanted.kind) {
    case 'place':
      return whyNotPlace(turn, wanted, player);
    case 'select':
      return whyNotSelect(turn, wanted.at, player);
    case 'move':
      return whyNotMove(turn, wanted, player);
    case 'build':
      return whyNotBuild(turn, wanted, player);
    case 'skip':
      return whyNotSkip(turn, player);
    case 'force':
    case 'swap':
    case 'remove':
    case 'unbuild':
    case 'token':
    case 'bind':
    case 'choose':
    case 'draw':
      return whyNotPower(turn, wanted, player);
  }
};

const isOffered = (turn: OpenTurn, wanted: Wanted): boolean =>
  wanted.kind !== 'select' && turn.options.some((option) => fits(option, wanted));

/**
 * What refuses the step, or `undefined` when nothing does. `player` is who asks, counted from 0; whoever decides now
 * where absent.
 */
export const whyNot = (turn: OpenTurn, wanted: Wanted, player?: number): Violation | undefined => {
  if (isOffered(turn, wanted) && outOfTurn(turn, player, 'MOVE-3') === undefined) return undefined;
  const refusal = reason(turn, wanted, player);
  return refusal === undefined ? undefined : violationOf(OPERATION_OF[wanted.kind] ?? 'take', refusal);
};
