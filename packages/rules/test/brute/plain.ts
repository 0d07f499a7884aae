/**
 * The game as plain data, for a slow second opinion on the rules: 25 cells, a list of workers, a card per player. Nothing
 * here is shared with the library; it was written from the clauses alone, so that agreement of the two means something.
 */

import { keyOf } from './key.ts';

/** A worker knows its side (the player; in teams the first member) and carries the marks that powers gave it. */
export interface Worker {
  readonly id: number;
  readonly side: number;
  at: number;
  female: boolean;
  /** Moved last by its own player: what Eris may not use. */
  recent: boolean;
  /** Bound by Adonis. */
  bound: boolean;
}

/** A card with everything any power has to remember. */
export interface Card {
  name: string;
  used: boolean;
  climbed: boolean;
  coins: number;
  wind: string;
  whirlpools: number[];
  coinsLeft: number;
  coinSquares: number[];
  talus: number;
  reserve: number;
  song: string;
  abyss: number;
  fate: number[];
  /** Chaos' card that lies face up, or Nyx' night power. */
  face: string;
  deck: string[];
  holds: boolean;
  drawn: string;
}

export interface State {
  level: number[];
  dome: boolean[];
  ram: number;
  fleece: string;
  workers: Worker[];
  /** Workers that the mover can't see (Hecate): a turn is played as if they were not there. */
  hidden: Worker[];
  /** How things really stood when a step ran into one of them, or into the abyss: all that is left of the turn. */
  cancelled: State | undefined;
  /** The turn was cancelled. */
  stopped: boolean;
  nextId: number;
  cards: readonly Readonly<Card>[];
  out: boolean[];
  toMove: number;
  winner: number;
  /** The power each player has in this turn, and whose card it lies on. */
  powers: string[];
  cardUsed: number[];
  /** Nothing more happens in this turn. */
  over: boolean;
  /** Where each worker's last move of this turn was made to, by its id. */
  movedTo: (number | undefined)[];
  lastMoved: number;
  climbed: boolean;
  descended: boolean;
  heroUsed: boolean;
  marked: number[];
  asleep: number;
  /** Spaces from which workers of a player were removed in this turn. */
  ghosts: { side: number; at: number }[];
  domeBuilt: boolean;
  towerBuilt: boolean;
  /** An additional turn in which nobody can win. */
  winless: boolean;
  /** Somebody placed a worker right after the last build. */
  interrupted: boolean;
}

export const ALL: readonly number[] = Array.from({ length: 25 }, (_, square) => square);
export const DIRECTIONS: readonly (readonly [string, number, number])[] = [
  ['n', 0, -1],
  ['ne', 1, -1],
  ['e', 1, 0],
  ['se', 1, 1],
  ['s', 0, 1],
  ['sw', -1, 1],
  ['w', -1, 0],
  ['nw', -1, -1],
];

export const columnOf = (square: number): number => square % 5;
export const rowOf = (square: number): number => Math.floor(square / 5);

/** The space a number of columns and rows away, or -1 off the board. */
export const shifted = (square: number, dx: number, dy: number): number => {
  const column = columnOf(square) + dx;
  const row = rowOf(square) + dy;
  return column < 0 || column > 4 || row < 0 || row > 4 ? -1 : row * 5 + column;
};

/** The same on a board that continues at the opposite edge. */
export const wrapped = (square: number, dx: number, dy: number): number =>
  ((rowOf(square) + dy + 5) % 5) * 5 + ((columnOf(square) + dx + 5) % 5);

export const isNeighbour = (a: number, b: number): boolean =>
  a !== b && Math.abs(columnOf(a) - columnOf(b)) <= 1 && Math.abs(rowOf(a) - rowOf(b)) <= 1;

const NEIGHBOURS = ALL.map((square) => ALL.filter((other) => isNeighbour(square, other)));
export const neighboursOf = (square: number): readonly number[] => NEIGHBOURS[square] ?? [];

export const isPerimeter = (square: number): boolean =>
  [0, 4].includes(columnOf(square)) || [0, 4].includes(rowOf(square));

export const isCorner = (square: number): boolean =>
  [0, 4].includes(columnOf(square)) && [0, 4].includes(rowOf(square));

/** States that one question may take before it is given up; how many it took so far. */
const WORK = { limit: 1_000_000_000, done: 0 };
export class TooMuchWork extends Error {}
export const startWork = (): void => {
  WORK.done = 0;
};

/** Workers may be changed in a copy; cards and lists are shared, whoever changes one makes a new one. */
export const copy = (s: State): State => {
  WORK.done += 1;
  if (WORK.done > WORK.limit) throw new TooMuchWork();
  return {
    ...s,
    workers: s.workers.map((worker) => ({ ...worker })),
    hidden: s.hidden.length === 0 ? s.hidden : s.hidden.map((worker) => ({ ...worker })),
    out: [...s.out],
    movedTo: [...s.movedTo],
  };
};

export const sideOf = (s: State, player: number): number => (s.cards.length === 4 ? player % 2 : player);
export const areFoes = (s: State, a: number, b: number): boolean => sideOf(s, a) !== sideOf(s, b);
const SEATS: readonly (readonly number[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];
export const playersOf = (s: State): readonly number[] => SEATS[s.cards.length] ?? [];
export const foesOf = (s: State, player: number): number[] =>
  playersOf(s).filter((other) => !s.out[other] && areFoes(s, player, other));

export const has = (s: State, player: number, power: string): boolean =>
  !s.out[player] && s.powers[player] === power;
export const moverHas = (s: State, power: string): boolean => has(s, s.toMove, power);
/** The card of the power that the player has in this turn: not always the own one (Circe). */
export const cardOf = (s: State, player: number): Readonly<Card> => {
  const card = s.cards[s.cardUsed[player] ?? player];
  if (card === undefined) throw new Error(`no player ${player}`);
  return card;
};

/** Writes something on a card. */
export const noteOn = (s: State, card: number, changes: Partial<Card>): void => {
  s.cards = s.cards.map((each, index) => (index === card ? { ...each, ...changes } : each));
};
/** Writes something on the card of the power that the player has in this turn. */
export const note = (s: State, player: number, changes: Partial<Card>): void =>
  noteOn(s, s.cardUsed[player] ?? player, changes);

export const workerAt = (s: State, square: number): Worker | undefined =>
  s.workers.find((worker) => worker.at === square);
export const workerOf = (s: State, id: number): Worker => {
  const worker = s.workers.find((each) => each.id === id);
  if (worker === undefined) throw new Error(`no worker ${id}`);
  return worker;
};
export const workersOf = (s: State, player: number): Worker[] =>
  s.workers.filter((worker) => worker.side === sideOf(s, player));
export const foeWorkers = (s: State, player: number): Worker[] =>
  s.workers.filter((worker) => worker.side !== sideOf(s, player));
export const levelAt = (s: State, square: number): number => s.level[square] ?? 0;

/** Holds a dome or what counts as one for that player (G1.4). */
export const isClosed = (s: State, square: number, player: number): boolean =>
  s.dome[square] === true ||
  s.ram === square ||
  playersOf(s).some(
    (q) =>
      (has(s, q, 'europa') && cardOf(s, q).talus === square) ||
      (has(s, q, 'clio') && areFoes(s, q, player) && cardOf(s, q).coinSquares.includes(square)),
  );
export const isFree = (s: State, square: number, player: number): boolean =>
  square >= 0 && !isClosed(s, square, player) && workerAt(s, square) === undefined;

/** Clio's workers on her coins can't be touched by opponents (G8.4). */
export const isSafe = (s: State, worker: Worker): boolean =>
  playersOf(s).some(
    (q) => has(s, q, 'clio') && sideOf(s, q) === worker.side && cardOf(s, q).coinSquares.includes(worker.at),
  );

/** Nobody is hidden any more. */
export const unveiled = (s: State): State => {
  if (s.hidden.length === 0) return s;
  const next = copy(s);
  next.workers.push(...next.hidden);
  next.hidden = [];
  return next;
};

/** The hidden worker on a space, as long as nothing has run into one yet. */
export const secretAt = (s: State, at: number): Worker | undefined =>
  s.cancelled === undefined ? s.hidden.find((worker) => worker.at === at) : undefined;

/** A step onto a space, from `before` to `next`, is cancelled if somebody hides there (HECATE-2). */
export const runInto = (before: State, next: State, at: number): void => {
  if (secretAt(before, at) !== undefined) next.cancelled = unveiled(before);
};

/** The same states, each of them once: many ways lead to the same place. */
export const distinct = (states: readonly State[]): State[] => {
  if (states.length < 2) return [...states];
  const seen = new Map<string, State>();
  for (const s of states) seen.set(keyOf(s), s);
  return [...seen.values()];
};

/** Goes on from every state that still has something to do. */
export const goOn = (states: readonly State[], next: (s: State) => State[]): State[] =>
  distinct(states).flatMap((s) => (s.over ? [s] : next(s)));

/** Either stop here or go on. */
export const orElse = (s: State, more: State[]): State[] => [s, ...more];

export const win = (s: State, player: number): State => {
  s.winner = player;
  s.over = true;
  return s;
};

/** A player has lost: one of three leaves the table with workers and tokens, otherwise the other side has won. */
export const lose = (s: State, player: number): void => {
  if (s.cards.length === 3) {
    s.out[player] = true;
    s.workers = s.workers.filter((worker) => worker.side !== player);
    noteOn(s, player, { whirlpools: [], coinSquares: [], talus: -1, wind: '' });
    if (player === s.toMove) s.over = true;
  }
  const left = playersOf(s).filter((q) => s.out[q] !== true && q !== player);
  const [first] = left.filter((q) => areFoes(s, q, player));
  if (first !== undefined && (s.cards.length !== 3 || left.length === 1))
    win(s, areFoes(s, s.toMove, player) ? s.toMove : first);
};

/**
 * Every state that repeating a step leads to, the first ones included. Once a step is cancelled no further one is asked
 * for: that the turn could be completed is seen without it (G3.5).
 */
export const closure = (first: readonly State[], next: (s: State) => State[]): State[] => {
  const seen = new Map<string, State>();
  const open = [...first];
  for (let s = open.pop(); s !== undefined; s = open.pop()) {
    const key = keyOf(s);
    if (seen.has(key)) continue;
    seen.set(key, s);
    if (!s.over && s.cancelled === undefined) open.push(...next(s));
  }
  return [...seen.values()];
};
