/**
 * A walk: one turn on its way through the graph of phases, together with the position it happens in.
 *
 * Walks are the only mutable state of the rules. They are copied, never undone: a copy is some forty plain integers,
 * which costs less than the bookkeeping to take back pushes, slides, tokens and memories, and cannot get it wrong.
 * Everything stands from the mover's view (`own`, `foes`), so that no rule has to ask who is to move.
 */

import type { Event } from './event.ts';
import type { Phase } from './phase.ts';
import { EMPTY, NOWHERE, type Square, type SquareSet } from './squares.ts';
import type { Table } from './table.ts';
import type { TurnRules } from './turn-rules.ts';

export const NOBODY = -1;

export class Walk {
  // The board.
  level1: SquareSet = EMPTY;
  level2: SquareSet = EMPTY;
  level3: SquareSet = EMPTY;
  domes: SquareSet = EMPTY;
  /** The Ram of the Golden Fleece: closed for everybody. */
  ram: SquareSet = EMPTY;

  // The workers, from the mover's view.
  own: SquareSet = EMPTY;
  foes: SquareSet = EMPTY;
  /** Those of `foes` that belong to the side after the next one; only with three players. */
  third: SquareSet = EMPTY;
  /** Marks that stay with a worker wherever it goes: the female one, the one its owner moved last, one under a demand. */
  female: SquareSet = EMPTY;
  recent: SquareSet = EMPTY;
  bound: SquareSet = EMPTY;

  // The game.
  toMove = 0;
  winner: number = NOBODY;
  /** Bit per player: eliminated (three players). */
  out = 0;
  /** Bit per side: its workers have been placed. */
  placed = 0;
  memory0 = 0;
  memory1 = 0;
  memory2 = 0;
  memory3 = 0;

  // This turn.
  /** Spaces that count as domed for the mover: domes, the Ram, Talus, coins of opponents. */
  closed: SquareSet = EMPTY;
  /** Workers that the mover cannot see. */
  hidden: SquareSet = EMPTY;
  /** The worker that acts: the one that moved last, or that must move now. */
  worker: Square = NOWHERE;
  /** Where that worker stood when the turn began, and the space it left last. */
  origin: Square = NOWHERE;
  vacated: Square = NOWHERE;
  /** Where the last piece went. */
  site: Square = NOWHERE;
  /** Own workers that moved or built in this turn, where they stand now. */
  moved: SquareSet = EMPTY;
  built: SquareSet = EMPTY;
  /** Own workers that an opponent's power has marked, or put to sleep, at the start of the turn. */
  marked: SquareSet = EMPTY;
  asleep: SquareSet = EMPTY;
  /** Where marked workers ended their moves, if they were carried on from there: see `tracks.ts`. */
  carried = 0;
  /** Where workers of opponents were removed in this turn. */
  graves: SquareSet = EMPTY;
  /** Level gained by the last move, and moves up, and of own workers down, made in this turn. */
  rise = 0;
  rises = 0;
  drops = 0;
  /** Domes and complete towers made in this turn. */
  domesBuilt = 0;
  towersCompleted = 0;
  /** For the power's own count, of whatever it counts. */
  count = 0;
  /** Which demands bind this turn, and bit per once-only power used in it. */
  bindings = 0;
  used = 0;
  /** The turn has begun, but nobody has found out yet which demands bind it. */
  unjudged = false;
  /** Nobody can win now. */
  truce = false;
  /** How many closing effects have been asked for a phase of their own. */
  closings = 0;
  /** The turn is complete and the position is the next one. */
  done = false;
  /** A test on the complete turn failed: no such turn exists. */
  refused = false;
  /** Something that the mover could not know ended the turn. */
  surprised = false;

  table: Table;
  rules: TurnRules;
  phase: Phase;
  /** Where an interrupted turn goes on. */
  resume: Phase;
  /** What happened, in order; only kept when somebody wants to know. */
  trace: Event[] | undefined = undefined;

  constructor(table: Table, rules: TurnRules, phase: Phase) {
    this.table = table;
    this.rules = rules;
    this.phase = phase;
    this.resume = phase;
  }

  /** Everything of the other walk but its trace: who keeps one says so. */
  copy(other: Walk): this {
    this.level1 = other.level1;
    this.level2 = other.level2;
    this.level3 = other.level3;
    this.domes = other.domes;
    this.ram = other.ram;
    this.own = other.own;
    this.foes = other.foes;
    this.third = other.third;
    this.female = other.female;
    this.recent = other.recent;
    this.bound = other.bound;
    this.toMove = other.toMove;
    this.winner = other.winner;
    this.out = other.out;
    this.placed = other.placed;
    this.memory0 = other.memory0;
    this.memory1 = other.memory1;
    this.memory2 = other.memory2;
    this.memory3 = other.memory3;
    this.closed = other.closed;
    this.hidden = other.hidden;
    this.worker = other.worker;
    this.origin = other.origin;
    this.vacated = other.vacated;
    this.site = other.site;
    this.moved = other.moved;
    this.built = other.built;
    this.marked = other.marked;
    this.asleep = other.asleep;
    this.carried = other.carried;
    this.graves = other.graves;
    this.rise = other.rise;
    this.rises = other.rises;
    this.drops = other.drops;
    this.domesBuilt = other.domesBuilt;
    this.towersCompleted = other.towersCompleted;
    this.count = other.count;
    this.bindings = other.bindings;
    this.used = other.used;
    this.unjudged = other.unjudged;
    this.truce = other.truce;
    this.closings = other.closings;
    this.done = other.done;
    this.refused = other.refused;
    this.surprised = other.surprised;
    this.table = other.table;
    this.rules = other.rules;
    this.phase = other.phase;
    this.resume = other.resume;
    return this;
  }
}

/** What a player's card remembers. */
export const memoryOf = (walk: Walk, player: number): number => {
  switch (player) {
    case 0:
      return walk.memory0;
    case 1:
      return walk.memory1;
    case 2:
      return walk.memory2;
    default:
      return walk.memory3;
  }
};

export const remember = (walk: Walk, player: number, value: number): void => {
  switch (player) {
    case 0:
      walk.memory0 = value;
      break;
    case 1:
      walk.memory1 = value;
      break;
    case 2:
      walk.memory2 = value;
      break;
    default:
      walk.memory3 = value;
  }
};
