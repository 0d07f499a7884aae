/** A position between two turns: a plain value that nobody changes. */

import type { Mutable, Towers } from './board.ts';
import { END_OF_TURN } from './phase.ts';
import { EMPTY, type SquareSet } from './squares.ts';
import { sideOf, type Table } from './table.ts';
import { NO_RULES } from './turn-rules.ts';
import { memoryOf, NOBODY, remember, Walk } from './walk.ts';

export interface Position extends Towers {
  readonly table: Table;
  readonly ram: SquareSet;
  /** By side: the players themselves, or the two teams. */
  readonly workers: readonly SquareSet[];
  readonly female: SquareSet;
  readonly recent: SquareSet;
  readonly bound: SquareSet;
  /** By player: what the card remembers. The god that reads it knows what it means. */
  readonly memory: readonly number[];
  readonly toMove: number;
  /** The player who has won, or -1. */
  readonly winner: number;
  /** Bit per player: eliminated. */
  readonly out: number;
  /** Bit per side: its workers have been placed. */
  readonly placed: number;
}

export interface MutablePosition extends Mutable<Omit<Position, 'workers' | 'memory'>> {
  workers: SquareSet[];
  memory: number[];
}

/** The board before anything was placed. */
export const emptyPosition = (table: Table, startPlayer = 0): MutablePosition => ({
  table,
  level1: EMPTY,
  level2: EMPTY,
  level3: EMPTY,
  domes: EMPTY,
  ram: EMPTY,
  workers: Array.from({ length: table.sides }, () => EMPTY),
  female: EMPTY,
  recent: EMPTY,
  bound: EMPTY,
  memory: table.gods.map((god) => god.memory ?? 0),
  toMove: startPlayer,
  winner: NOBODY,
  out: 0,
  placed: 0,
});

/** The sides seen from the mover: its own, the next one, the one after (three players). */
const sideAfter = (table: Table, player: number, distance: number): number =>
  (sideOf(table, player) + distance) % table.sides;

export const walkFrom = (position: Position): Walk => {
  const { table } = position;
  const walk = new Walk(table, NO_RULES, END_OF_TURN);
  walk.level1 = position.level1;
  walk.level2 = position.level2;
  walk.level3 = position.level3;
  walk.domes = position.domes;
  walk.ram = position.ram;
  walk.female = position.female;
  walk.recent = position.recent;
  walk.bound = position.bound;
  walk.toMove = position.toMove;
  walk.winner = position.winner;
  walk.out = position.out;
  walk.placed = position.placed;
  const workers = (distance: number): SquareSet =>
    position.workers[sideAfter(table, position.toMove, distance)] ?? EMPTY;
  walk.own = workers(0);
  walk.third = table.sides === 3 ? workers(2) : EMPTY;
  walk.foes = (workers(1) | walk.third) as SquareSet;
  position.memory.forEach((memory, player) => {
    remember(walk, player, memory);
  });
  return walk;
};

/** The position that a walk has come to; meant for walks between two turns. */
export const positionOf = (walk: Walk): Position => {
  const { table } = walk;
  const workers = Array.from({ length: table.sides }, () => EMPTY);
  workers[sideAfter(table, walk.toMove, 0)] = walk.own;
  workers[sideAfter(table, walk.toMove, 1)] = (walk.foes & ~walk.third) as SquareSet;
  if (table.sides === 3) workers[sideAfter(table, walk.toMove, 2)] = walk.third;
  return {
    table,
    level1: walk.level1,
    level2: walk.level2,
    level3: walk.level3,
    domes: walk.domes,
    ram: walk.ram,
    workers,
    female: walk.female,
    recent: walk.recent,
    bound: walk.bound,
    memory: table.gods.map((_, player) => memoryOf(walk, player)),
    toMove: walk.toMove,
    winner: walk.winner,
    out: walk.out,
    placed: walk.placed,
  };
};
