/**
 * The workers as individuals. The rules know only which squares are held; a person follows a piece. So each worker has
 * an id for the whole game, and is followed through everything that happens to it.
 */

import type { Event } from '../core/event.ts';
import { workersOf } from '../core/god.ts';
import type { Position } from '../core/position.ts';
import { EMPTY, type Square, squaresOf } from '../core/squares.ts';
import { sideOf, type Table } from '../core/table.ts';

export interface Worker {
  readonly id: number;
  /** The side it belongs to: a player, or a team, counted from 0. */
  readonly side: number;
  /** `undefined` before it is placed and after it has left. */
  readonly square: Square | undefined;
  readonly gone: boolean;
}

export type Roster = readonly Worker[];

const placedAtStart = (table: Table, side: number): number =>
  Math.max(...table.gods.map((god, player) => (sideOf(table, player) === side ? workersOf(god) : 0)));

/** Ids count from 1, side by side; those already on the board in the order of their squares. */
export const newRoster = (position: Position): Roster => {
  const { table, placed } = position;
  const squares = position.workers.flatMap((set, side) => {
    const isPlaced = (placed & (1 << side)) !== 0;
    const standing: (Square | undefined)[] = isPlaced
      ? squaresOf(set)
      : Array.from({ length: placedAtStart(table, side) }, () => undefined);
    return standing.map((square) => ({ side, square }));
  });
  return squares.map(({ side, square }, index) => ({ id: index + 1, side, square, gone: false }));
};

export const standingOn = (roster: Roster, square: Square): Worker | undefined =>
  roster.find((worker) => worker.square === square);

/**
 * Follows a list of events. Whoever came to a square first leaves it first: a swap or a push is told as the move, for
 * an instant two workers on one square, and then the going of the one that was there (`b2>c2`, `c2>b2`).
 */
export class Follower {
  #workers: Worker[];
  readonly #table: Table;
  /** When each worker came to where it stands, by id. */
  readonly #came = new Map<number, number>();
  #now = 0;

  constructor(roster: Roster, table: Table) {
    this.#workers = [...roster];
    this.#table = table;
  }

  get roster(): Roster {
    return this.#workers;
  }

  /** The ids of the workers an event is about, after it has happened to them. */
  follow(event: Event): readonly number[] {
    switch (event.kind) {
      case 'placed':
        return [this.#arrive(sideOf(this.#table, event.player), event.at)];
      case 'moved':
      case 'forced':
        return this.#send(this.#firstOn(event.from), event.to);
      case 'swapped': {
        const [one, other] = [this.#firstOn(event.from), this.#firstOn(event.to)];
        return [...this.#send(one, event.to), ...this.#send(other, event.from)];
      }
      case 'removed':
        return this.#send(this.#firstOn(event.at), undefined);
      case 'built':
      case 'unbuilt':
      case 'noted':
      case 'cancelled':
        return [];
    }
  }

  #arrive(side: number, at: Square): number {
    const waiting = this.#workers.find(
      (worker) => worker.side === side && worker.square === undefined && !worker.gone,
    );
    const id = waiting?.id ?? this.#workers.length + 1;
    if (waiting === undefined) this.#workers.push({ id, side, square: at, gone: false });
    else this.#send(waiting, at);
    return id;
  }

  #firstOn(square: Square): Worker | undefined {
    const came = ({ id }: Worker): number => this.#came.get(id) ?? 0;
    return this.#workers.filter((worker) => worker.square === square).sort((a, b) => came(a) - came(b))[0];
  }

  #send(worker: Worker | undefined, to: Square | undefined): readonly number[] {
    if (worker === undefined) return [];
    this.#now += 1;
    this.#came.set(worker.id, this.#now);
    this.#workers = this.#workers.map((other) =>
      other.id === worker.id ? { ...other, square: to, gone: to === undefined } : other,
    );
    return [worker.id];
  }
}

/** Those whose side has lost leave; a player who is out has no workers (G11.2). */
export const withoutLost = (roster: Roster, position: Position): Roster =>
  roster.map((worker) =>
    position.workers[worker.side] === EMPTY && (position.out & (1 << worker.side)) !== 0
      ? { ...worker, square: undefined, gone: true }
      : worker,
  );
