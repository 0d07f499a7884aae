/** What there is to see of a game: players, workers, the whole of it as plain data. */

import type { Position } from '../core/position.ts';
import { has, nameOf, type SquareName } from '../core/squares.ts';
import { areFoes, sideOf } from '../core/table.ts';
import { eventsSeen } from '../core/view.ts';
import { NOBODY } from '../core/walk.ts';
import { cellOf } from './cells.ts';
import type { GameEvent } from './game-event.ts';
import { messagesOf } from './messages.ts';
import { nextOperation, operableSquares } from './operable.ts';
import { activePlayerOf, eventsOf, type Parts, stageNow } from './parts.ts';
import { boardState, type GameState } from './state.ts';

export interface Player {
  readonly id: number;
  readonly name: string;
  /** The id of the power. */
  readonly god: string;
  readonly opponents: readonly number[];
  /** The ids of the workers; a team shares them. */
  readonly workers: readonly number[];
  /** Has lost while others play on. */
  readonly out: boolean;
}

export interface WorkerView {
  readonly id: number;
  /** The player it belongs to; the first seat of a team. */
  readonly player: number;
  /** `null` before it is placed and after it has left. */
  readonly at: SquareName | null;
  /** It is the one that acts now. */
  readonly active: boolean;
  /** It has moved in this turn by its own player's move. */
  readonly moved: boolean;
}

export const playersOf = ({ names, now }: Parts): Player[] => {
  const { table, out } = now.turn.walk;
  return table.gods.map((god, seat) => ({
    id: seat + 1,
    name: names[seat] ?? god.name,
    god: god.id,
    opponents: table.gods.flatMap((_, other) => (areFoes(table, seat, other) ? [other + 1] : [])),
    workers: now.roster.flatMap(({ id, side }) => (side === sideOf(table, seat) ? [id] : [])),
    out: (out & (1 << seat)) !== 0,
  }));
};

export const workerViews = (parts: Parts): WorkerView[] => {
  const { turn, roster } = parts.now;
  const { worker } = stageNow(parts);
  return roster.map(({ id, side, square }) => ({
    id,
    player: side + 1,
    at: square === undefined ? null : nameOf(square),
    active: square !== undefined && square === worker,
    moved: square !== undefined && has(turn.walk.moved, square),
  }));
};

export const winnerOf = ({ now }: Parts): number | null =>
  now.turn.walk.winner === NOBODY ? null : now.turn.walk.winner + 1;

const messagesFor = (parts: Parts, events: readonly GameEvent[]): readonly string[] => {
  const players = playersOf(parts);
  const named = (id: number): string => players[id - 1]?.name ?? '';
  return messagesOf(events, stageNow(parts).status, activePlayerOf(parts.now.turn), named);
};

export const stateOf = (parts: Parts): GameState => {
  const { turn, roster } = parts.now;
  const stage = stageNow(parts);
  const operation = nextOperation(stage.status);
  return {
    version: parts.version,
    status: stage.status,
    activePlayer: activePlayerOf(turn),
    winner: winnerOf(parts),
    players: playersOf(parts).map(({ id, name, god }) => ({ id, name, god })),
    board: boardState(turn.walk, roster),
    operable: operation === undefined ? [] : operableSquares(turn, stage, operation).map(cellOf),
    messages: messagesFor(parts, eventsOf(parts)),
  };
};

/** The sides whose workers a player can't see, until the end shows everything (G16). */
const hiddenSides = ({ now }: Parts, viewer: number): ReadonlySet<number> => {
  const { table, winner } = now.turn.walk;
  const hiders = table.gods.flatMap((god, seat) =>
    god.foe?.hidesWorkers === true && areFoes(table, seat, viewer) ? [sideOf(table, seat)] : [],
  );
  return new Set(winner === NOBODY ? hiders : []);
};

/** Whether an event tells no more than the player may know. */
const isSeen = (event: GameEvent, position: Position, viewer: number, isHidden: boolean): boolean => {
  if (event.kind !== 'board') return event.kind !== 'selected' || !isHidden;
  const before = { ...position, toMove: event.player - 1 };
  return eventsSeen(before, { events: [event.event], after: position }, viewer).length > 0;
};

/** The game as that player sees it, counted from 0. */
export const stateFor = (parts: Parts, viewer: number): GameState => {
  const { turn, roster } = parts.now;
  const { table, toMove } = turn.walk;
  const hidden = hiddenSides(parts, viewer);
  const state = stateOf(parts);
  if (hidden.size === 0) return state;
  const { position } = turn;
  const isHidden = (player: number): boolean => hidden.has(sideOf(table, player));
  const events = eventsOf(parts).filter((event) =>
    isSeen(event, position, viewer, isHidden(event.player - 1)),
  );
  return {
    ...state,
    board: boardState(
      turn.walk,
      roster.filter(({ side }) => !hidden.has(side)),
    ),
    operable: isHidden(toMove) ? [] : state.operable,
    messages: messagesFor(parts, events),
  };
};
