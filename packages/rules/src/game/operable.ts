/** Operable cells: exactly the squares on which an operation would succeed now. */

import type { OpenTurn } from '../core/open-turn.ts';
import { type Square, squaresOf } from '../core/squares.ts';
import type { Step } from '../core/step.ts';
import { actorOf, chooseable, type Stage, type Status } from './stage.ts';

/** The operations that take one cell. */
export const CELL_OPERATIONS = ['placeWorker', 'select', 'move', 'build', 'usePower'] as const;
export type CellOperation = (typeof CELL_OPERATIONS)[number];

const NEXT_OPERATION: Readonly<Partial<Record<Status, CellOperation>>> = {
  PLACE: 'placeWorker',
  PLACE_OR_SKIP: 'placeWorker',
  SELECT: 'select',
  SELECT_OR_SKIP: 'select',
  MOVE: 'move',
  MOVE_OR_SKIP: 'move',
  BUILD: 'build',
  BUILD_OR_SKIP: 'build',
  POWER: 'usePower',
  POWER_OR_SKIP: 'usePower',
};
/** The operation that a status asks for. */
export const nextOperation = (status: Status): CellOperation | undefined => NEXT_OPERATION[status];

/** The square a power's own step goes to; the kinds with an operation of their own are left out. */
const powerTarget = (step: Step): Square | undefined => {
  switch (step.kind) {
    case 'remove':
    case 'unbuild':
    case 'token':
      return step.at;
    case 'force':
    case 'swap':
      return step.to;
    case 'bind':
      return step.other;
    case 'place':
    case 'move':
    case 'build':
    case 'choose':
    case 'draw':
    case 'skip':
      return undefined;
  }
};

/** The steps of the power's own that end on a square, by the worker that acts or by nobody. */
export const powerStepsTo = ({ offered, worker }: Stage, square: Square): readonly Step[] =>
  offered.filter((step) => {
    const actor = actorOf(step);
    return powerTarget(step) === square && (actor === undefined || worker === undefined || actor === worker);
  });

const targets = (stage: Stage, operation: CellOperation): Square[] => {
  const { offered, worker } = stage;
  switch (operation) {
    case 'placeWorker':
      return offered.flatMap((step) => (step.kind === 'place' ? [step.at] : []));
    case 'move':
      return offered.flatMap((step) => (step.kind === 'move' && step.from === worker ? [step.to] : []));
    case 'build':
      return offered.flatMap((step) => (step.kind === 'build' && step.by === worker ? [step.at] : []));
    case 'usePower':
      // A cell that could mean two steps means neither: `take` says which.
      return offered.flatMap((step) => {
        const square = powerTarget(step);
        return square !== undefined && powerStepsTo(stage, square).length === 1 ? [square] : [];
      });
    case 'select':
      return [];
  }
};

const inOrder = (squares: readonly Square[]): Square[] => [...new Set(squares)].sort((a, b) => a - b);

export const operableSquares = (turn: OpenTurn, stage: Stage, operation: CellOperation): Square[] =>
  operation === 'select' ? squaresOf(chooseable(turn, stage.offered)) : inOrder(targets(stage, operation));
