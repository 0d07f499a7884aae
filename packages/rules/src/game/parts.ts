/** What a game consists of, and the few ways in which it changes. */

import type { OpenTurn } from '../core/open-turn.ts';
import { has, type Square, squaresOf } from '../core/squares.ts';
import type { Step } from '../core/step.ts';
import type { Turn } from '../core/turns.ts';
import { makeFen } from '../text/make-fen.ts';
import type { GameEvent } from './game-event.ts';
import { beginTurn, type Moment, takeStep } from './progress.ts';
import { newRoster, standingOn } from './roster.ts';
import type { Beginning } from './setup.ts';
import { actorOf, chooseable, type Stage, stageOf } from './stage.ts';
import { askedPlayer } from './why-not-common.ts';

export interface Parts {
  readonly names: readonly string[];
  /** The position text of the beginning. */
  readonly start: string;
  /** The turns that are complete. */
  readonly past: readonly Turn[];
  /** This turn: as it began, and after each step since. */
  readonly before: readonly Moment[];
  readonly now: Moment;
  /** The worker chosen for the next step. */
  readonly selected: number | undefined;
  /** No further move is wanted in this turn. */
  readonly declined: boolean;
  readonly version: number;
}

export const firstParts = ({ names, position }: Beginning): Parts => ({
  names,
  start: makeFen(position),
  past: [],
  before: [],
  now: beginTurn(position, newRoster(position), []),
  selected: undefined,
  declined: false,
  version: 0,
});

export const selectedSquare = ({ now, selected }: Parts): Square | undefined =>
  selected === undefined ? undefined : now.roster.find(({ id }) => id === selected)?.square;

export const stageNow = (parts: Parts): Stage =>
  stageOf(parts.now.turn, selectedSquare(parts), parts.declined);

/** `skip` means "no further move": the power offers a build instead, and no end of the turn. */
export const isDeclinable = ({ status, offered }: Stage): boolean =>
  status === 'MOVE_OR_SKIP' && !offered.some(({ kind }) => kind === 'skip');

/** Whether there is a move to decline, for the worker that acts or for another that may be chosen. */
export const hasDeclinable = ({ now: { turn } }: Parts): boolean =>
  [undefined, ...squaresOf(chooseable(turn, turn.options))].some((chosen) =>
    isDeclinable(stageOf(turn, chosen, false)),
  );

/** The player to act, counted from 1, or `null` after the end. */
export const activePlayerOf = (turn: OpenTurn): number | null =>
  turn.isComplete || askedPlayer(turn) < 0 ? null : askedPlayer(turn) + 1;

/** What led here: the last step, and what was chosen since. */
export const eventsOf = (parts: Parts): readonly GameEvent[] => {
  const player = activePlayerOf(parts.now.turn);
  const at = selectedSquare(parts);
  if (player === null || (at === undefined && !parts.declined)) return parts.now.events;
  const declined: GameEvent[] = parts.declined ? [{ kind: 'moves-declined', player }] : [];
  return at === undefined || parts.selected === undefined
    ? declined
    : [...declined, { kind: 'selected', player, worker: parts.selected, at }];
};

/** The parts after a step; `undefined` when it is not offered. */
export const advanced = (parts: Parts, step: Step): Parts | undefined => {
  const taken = takeStep(parts.now, step);
  if (taken === undefined) return undefined;
  const { moment, completed } = taken;
  return {
    ...parts,
    past: completed === undefined ? parts.past : [...parts.past, completed],
    before: completed === undefined ? [...parts.before, parts.now] : [],
    now: moment,
    selected: undefined,
    declined: false,
    version: parts.version + 1,
  };
};

export const selecting = (parts: Parts, worker: number): Parts => ({
  ...parts,
  selected: worker,
  version: parts.version + 1,
});

/** A chosen worker that could only have moved, or is the only one left that can build, is no choice any more. */
export const declining = (parts: Parts): Parts => {
  const declined = { ...parts, declined: true, version: parts.version + 1 };
  const chosen = selectedSquare(parts);
  return chosen === undefined || has(chooseable(parts.now.turn, stageNow(declined).offered), chosen)
    ? declined
    : { ...declined, selected: undefined };
};

/**
 * One thing less of this turn: the last choice, or the last step, whose worker then stays chosen if there was a choice. `undefined` when
 * there is nothing to take back.
 */
export const undone = (parts: Parts): Parts | undefined => {
  const version = parts.version + 1;
  const last = parts.before.at(-1);
  const step = parts.now.turn.steps.at(-1);
  if (parts.declined) return { ...parts, declined: false, version };
  if (last === undefined || step === undefined) {
    return parts.selected === undefined ? undefined : { ...parts, selected: undefined, version };
  }
  // What was drawn stays drawn, and a secret that has come out is none any more.
  if (step.kind === 'draw' || last.turn.walk.hidden !== parts.now.turn.walk.hidden) return undefined;
  const actor = actorOf(step);
  const hadChoice = actor !== undefined && has(chooseable(last.turn, last.turn.options), actor);
  const selected = hadChoice ? standingOn(last.roster, actor)?.id : undefined;
  return { ...parts, before: parts.before.slice(0, -1), now: last, selected, version };
};
