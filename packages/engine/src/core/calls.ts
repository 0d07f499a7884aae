/** What the core (`assembly/`) offers and what it asks for. Rows are named by their addresses in its memory. */

import type { PowerTerms } from './fast-powers.ts';

/** A place in the core's memory that it says itself. */
type Place = WebAssembly.Global<'i32'>;

export interface CoreCalls {
  readonly memory: WebAssembly.Memory;

  readonly WAYS: Place;
  readonly WAYS_SIZE: Place;
  readonly BEHIND: Place;
  readonly SHORTER: Place;
  readonly PRIOR: Place;
  readonly VIEWS: Place;
  readonly VIEW_SIZE: Place;
  readonly LINE_LENGTHS: Place;
  readonly LINE_KEYS: Place;
  readonly STACK: Place;

  /** Where the next row goes. */
  readonly top: Place;
  readonly setTop: (address: number) => void;
  readonly reserve: (rows: number) => void;

  /** What line-up it is about. */
  readonly planTurns: (isFast: boolean, seesThreats: boolean) => void;
  readonly planKeys: (fields: number, seed: number) => void;
  readonly planSides: (sides: number) => void;
  readonly setPower: (...power: PowerTerms) => void;
  readonly askNetwork: (players: number, one: number, ways: number, waysSize: number) => void;

  readonly generate: (row: number, threats: number, isSieved: boolean) => number;
  readonly generateOne: (row: number, turn: number) => number;
  readonly canWin: (row: number) => number;
  readonly threats: (row: number) => number;
  readonly isStuck: (row: number) => number;
  /** In which row to write the turn's result; -1 when it is not one of the few. */
  readonly admit: (turn: number) => number;
  readonly openSieve: (mover: number, ply: number, before: number, row: number, most: number) => void;
  readonly placeOf: (number: number) => number;

  readonly begin: () => void;
  readonly visit: (
    row: number,
    ply: number,
    left: number,
    low: number,
    high: number,
    passed: boolean,
    known: number,
  ) => number;
  readonly glance: (row: number, ply: number) => number;
  readonly visited: () => number;
  readonly stopped: Place;
  readonly stop: () => void;
  readonly goOn: () => void;
  readonly lookTo: (ply: number) => void;

  readonly openOrder: (
    row: number,
    start: number,
    count: number,
    without: number,
    ply: number,
    mover: number,
    isJudged: boolean,
  ) => number;
  readonly takeBest: (order: number, left: number) => number;
  readonly refuted: (mover: number, ply: number, turn: number, depth: number) => void;
  readonly learn: (mover: number, turn: number, bonus: number) => void;
  readonly fade: () => void;
  readonly clearMemory: () => void;
  readonly attendTurns: (mover: number, ply: number, row: number) => void;
  readonly rank: (turn: number) => number;
  readonly indexOf: (turn: number, group: number) => number;
}

/** The rules' own way to turns. */
export interface RulesWay {
  readonly rulesGenerate: (row: number, isSieved: number) => number;
  readonly rulesCanWin: (row: number) => boolean;
  readonly rulesThreats: (row: number) => number;
  readonly rulesMayBeStuck: (row: number) => boolean;
  readonly rulesIsStuck: (row: number) => boolean;
}

export interface Outside extends RulesWay {
  readonly watch: (nodes: number) => number;
  readonly judge: (row: number) => number;
  readonly remember: (mover: number, memory: number, foeMemory: number) => number;
  readonly find: (low: number, high: number) => number;
  readonly foundBest: () => number;
  readonly keep: (
    low: number,
    high: number,
    depth: number,
    score: number,
    bound: number,
    best: number,
  ) => void;
}
