/**
 * The powers that have a fast way in the core, by id. What they do is said by the rules and only repeated there for
 * speed: a test plays all of them against each other and compares every result with the rules.
 */

import { LEVEL1, LEVEL2 } from '../state.ts';

// The core knows what powers do by number: the same numbers are in `assembly/fast/`.

/** Kinds of turns (`powers.ts`). The last ones are for workers that the opponent carries on. */
const MOVE_AND_BUILD = 0;
const WALK_AND_BUILD = 1;
const BUILD_AROUND_MOVE = 2;
const CARRIED_ONCE = 3;
const CARRIED_TWICE = 4;

/** Kinds of moves (`moving.ts`). */
const PLAIN_MOVES = 0;
const WILD_MOVES = 1;
const GROUNDING_MOVES = 2;
const SWAPPING_MOVES = 3;
const PUSHING_MOVES = 4;
const DOUBLE_MOVES = 5;

/** Kinds of builds once a worker has moved (`building.ts`). */
const BUILD_ONCE = 0;
const BUILD_ANY_DOME = 1;
const BUILD_DOUBLE = 2;
const BUILD_TWICE = 3;
const BUILD_INSIDE = 4;
const BUILD_BY_OTHERS = 5;
const BUILD_AND_BLOW = 6;
const BUILD_FOR_COINS = 7;

/** Ways to win by going up (`wins.ts`). */
const CLIMBS = 0;
const SWAP_CLIMBS = 1;
const PUSH_CLIMBS = 2;
const TWO_STEP_CLIMBS = 3;
const CARRIED_TWO_STEP_CLIMBS = 4;

/** Other ways to win. */
const NO_OTHER = 0;
const DROPS = 1;

/** What is only true of a power or not, a bit each (`terms.ts`). */
const FLAGS = {
  grounds: 1,
  weighs: 2,
  lifts: 4,
  bars: 8,
  lulls: 16,
  holds: 32,
  starves: 64,
  carries: 128,
  torus: 256,
  blows: 512,
  isOdd: 1024,
  strays: 2048,
  roams: 4096,
} as const satisfies { readonly [Flag in keyof FastPower]?: number };

/** No card remembers more. */
const ANY_MEMORY = 0x7fffffff;
/** How many bytes a field of a row takes. */
const FIELD_SIZE = 4;

export interface FastPower {
  readonly turns: number;
  readonly moves: number;
  readonly build: number;
  /** By going up, which the opponent may forbid. */
  readonly winsUp: number;
  /** In any other way. */
  readonly winsDown: number;
  /** The field of the lowest spaces from which its workers can win; those on level 2 where absent. */
  readonly winsFrom?: number;
  /** The board goes on at the opposite edge. */
  readonly torus?: true;
  /** Holds the wind against which nobody moves. */
  readonly blows?: true;
  /** A step to a free space and one piece by the worker that moved is mostly none of its turns. */
  readonly isOdd?: true;
  /** Turns that do no more than move and build may be others than a step to a free space and a piece beside it. */
  readonly strays?: true;
  /** Several of its workers may move in one turn. */
  readonly roams?: true;
  /** The most that its card may remember for this way to be the faster one. */
  readonly mostMemory?: number;
  /** What it does instead against an opponent that carries its workers on. */
  readonly carried?: Partial<Pick<FastPower, 'turns' | 'winsUp'>>;

  // What it does to its opponent:
  /** Forbids going up after going up itself. */
  readonly grounds?: true;
  /** Forbids going down. */
  readonly weighs?: true;
  /** Demands that whoever can go up does. */
  readonly lifts?: true;
  /** Forbids winning at the edge. */
  readonly bars?: true;
  /** Puts the lone highest worker to sleep. */
  readonly lulls?: true;
  /** Holds neighbours beside its workers. */
  readonly holds?: true;
  /** Forbids blocks beside its workers. */
  readonly starves?: true;
  /** Carries whoever moves straight on. */
  readonly carries?: true;
}

/** One that moves a worker a step and builds once, but for what is said. */
const power = (other: Partial<FastPower> = {}): FastPower => ({
  turns: MOVE_AND_BUILD,
  moves: PLAIN_MOVES,
  build: BUILD_ONCE,
  winsUp: CLIMBS,
  winsDown: NO_OTHER,
  ...other,
});

export const FAST_POWERS: ReadonlyMap<string, FastPower> = new Map([
  ['mortal', power()],
  ['apollo', power({ moves: SWAPPING_MOVES, winsUp: SWAP_CLIMBS, strays: true })],
  [
    'artemis',
    power({
      moves: DOUBLE_MOVES,
      winsUp: TWO_STEP_CLIMBS,
      winsFrom: LEVEL1,
      strays: true,
      carried: { turns: CARRIED_TWICE, winsUp: CARRIED_TWO_STEP_CLIMBS },
    }),
  ],
  ['athena', power({ moves: GROUNDING_MOVES, grounds: true })],
  ['atlas', power({ build: BUILD_ANY_DOME })],
  ['demeter', power({ build: BUILD_TWICE })],
  ['hephaestus', power({ build: BUILD_DOUBLE })],
  ['hermes', power({ turns: WALK_AND_BUILD, roams: true, strays: true })],
  ['minotaur', power({ moves: PUSHING_MOVES, winsUp: PUSH_CLIMBS, strays: true })],
  ['pan', power({ moves: WILD_MOVES, winsDown: DROPS })],
  ['prometheus', power({ turns: BUILD_AROUND_MOVE })],
  ['aeolus', power({ build: BUILD_AND_BLOW, blows: true })],
  ['aphrodite', power({ holds: true })],
  ['graeae', power({ build: BUILD_BY_OTHERS, isOdd: true })],
  ['hades', power({ weighs: true })],
  ['harpies', power({ carries: true })],
  ['hera', power({ bars: true })],
  ['hestia', power({ build: BUILD_INSIDE })],
  ['hypnus', power({ lulls: true })],
  ['limus', power({ starves: true })],
  ['morpheus', power({ build: BUILD_FOR_COINS, mostMemory: 5, strays: true })],
  ['persephone', power({ lifts: true })],
  ['urania', power({ torus: true, carried: { turns: CARRIED_ONCE } })],
]);

const flagsOf = (of: FastPower): number =>
  Object.entries(FLAGS).reduce(
    (flags, [name, bit]) => (of[name as keyof typeof FLAGS] ? flags | bit : flags),
    0,
  );

/** What the core is told of a power: the arguments of its `setPower`, in order. */
export type PowerTerms = readonly [
  player: number,
  turns: number,
  moves: number,
  build: number,
  winsUp: number,
  winsDown: number,
  winsFrom: number,
  mostMemory: number,
  flags: number,
];

/** What the core is told of a player's power in a line-up. */
export const fastPowerOf = (powers: readonly [FastPower, FastPower], player: 0 | 1): PowerTerms => {
  const own = powers[player];
  const rival = powers[player === 0 ? 1 : 0];
  const { turns, winsUp } = rival.carries === true ? { ...own, ...own.carried } : own;
  return [
    player,
    turns,
    own.moves,
    own.build,
    winsUp,
    own.winsDown,
    (own.winsFrom ?? LEVEL2) * FIELD_SIZE,
    own.mostMemory ?? ANY_MEMORY,
    flagsOf(own),
  ];
};
