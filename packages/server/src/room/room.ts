/** A game on the server, as a value: what its log adds up to. */

import {
  type Draft,
  draftTurn,
  emptyPosition,
  type God,
  godNamed,
  type OpenTurn,
  type Position,
  type Step,
  tableOf,
} from '@caldera/rules';
import type { Agreement, Fact, GameResult, GameSetup, GameStatus, Loss, Sitter } from '../protocol/index.ts';
import type { Clock } from './clock.ts';

/** What one command did: one row of the log, one event on the wire. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  /** Who asked and under which id, so that asking again does nothing twice. Empty for what nobody asked for. */
  readonly author: string;
  readonly command: string;
  readonly facts: readonly Fact[];
}

export interface PlayedTurn {
  readonly seat: number;
  readonly steps: readonly Step[];
  readonly text: string;
  /** The same as those read it who may not know everything. */
  readonly seen: string;
  readonly at: number;
}

export interface Room {
  readonly id: string;
  readonly setup: GameSetup;
  readonly createdAt: number;
  readonly seq: number;
  readonly status: GameStatus;
  readonly seats: readonly (Sitter | null)[];
  readonly draft: Draft | undefined;
  readonly gods: readonly string[];
  readonly first: number;
  /** Between the last turn and the one under way; none until the game has started. */
  readonly position: Position | undefined;
  readonly turn: OpenTurn | undefined;
  /** Who took each step of the turn under way; -1 for chance. */
  readonly takers: readonly number[];
  readonly turns: readonly PlayedTurn[];
  readonly losses: readonly Loss[];
  readonly clock: Clock | undefined;
  readonly offers: readonly { readonly seat: number; readonly what: Agreement }[];
  readonly gone: readonly { readonly seat: number; readonly since: number }[];
  readonly result: GameResult | undefined;
  readonly rematch: string | undefined;
}

export const newRoom = (id: string, setup: GameSetup, createdAt: number): Room => ({
  id,
  setup,
  createdAt,
  seq: 0,
  status: 'open',
  seats: Array.from({ length: setup.players }, () => null),
  draft: undefined,
  gods: [],
  first: 0,
  position: undefined,
  turn: undefined,
  takers: [],
  turns: [],
  losses: [],
  clock: undefined,
  offers: [],
  gone: [],
  result: undefined,
  rematch: undefined,
});

const knownGod = (id: string): God => {
  const god = godNamed(id);
  if (god === undefined) throw new Error(`the log names "${id}", which is no power`);
  return god;
};

/** Where the game begins, before anything is placed. */
export const startOf = (room: Room): Position => {
  const { gods } = room.setup;
  const fleece = gods.mode === 'given' && gods.fleece !== undefined ? knownGod(gods.fleece) : undefined;
  return emptyPosition(tableOf(room.gods.map(knownGod), fleece), room.first);
};

/** Whether a power in play keeps something from other players. Once the game is over, all is revealed. */
export const keepsSecrets = (room: Room): boolean =>
  room.status !== 'ended' && room.position?.table.gods.some((god) => god.hiddenInformation === true) === true;

/** Seat that takes the next step, or -1. */
export const decider = (room: Room): number =>
  room.status === 'playing' ? Math.max(-1, room.turn?.decides ?? -1) : -1;

/** Seat that is waited for, in the draft or in play, or -1. */
export const awaited = (room: Room): number =>
  room.status === 'drafting' && room.draft !== undefined
    ? (draftTurn(room.draft)?.player ?? -1)
    : decider(room);

/** Whether the game waits for an engine. */
export const waitsForEngine = (room: Room): boolean => room.seats[awaited(room)]?.kind === 'engine';

export const isOut = (room: Room, seat: number): boolean =>
  room.position !== undefined && (room.position.out & (1 << seat)) !== 0;
