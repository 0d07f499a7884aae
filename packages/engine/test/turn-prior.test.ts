import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SquareSet, squares } from '@caldera/rules';
import { expect, test } from 'vitest';
import type { Core } from '../src/core/core.ts';
import { generatorFor } from '../src/generator-for.ts';
import { AROUND } from '../src/masks.ts';
import { SYMMETRIES } from '../src/net/symmetries.ts';
import { FOES, LEVEL1, LEVEL2, LEVEL3, OWN, WIDTH } from '../src/state.ts';
import { writePrior } from '../src/train/pipeline.ts';
import { learnPrior, type PriorOptions } from '../src/train/prior.ts';
import { builtOn, DOMED, PLACE, PLAIN, pathOf, withMore } from '../src/turn-look.ts';
import { indicesOf, PLACES, PLACES_AT, WEIGHTS } from '../src/turn-prior.ts';
import { positionFrom, putFirst } from './helpers.ts';

const at = (name: string): number => squares.squareNamed(name) ?? -1;
/** A step and a build, as the search remembers them. */
const turn = (from: string, to: string, ...built: string[]): number =>
  pathOf(1 << at(from), 1 << at(to)) | builtOn(built.reduce((spaces, name) => spaces | (1 << at(name)), 0));

/** A core that has learnt nothing yet, with one row on its stack. */
const freshCore = (): Core => {
  const position = positionFrom('0000000120003000000000000/1/mortal:B4,D2/mortal:B2,D5');
  const { core } = generatorFor(position.table);
  putFirst(core.stack, position);
  return core;
};
/** The mover is the first player, at the root. */
const attend = ({ calls, stack }: Core): void => calls.attendTurns(0, 0, stack.addressOf(0));

interface Prior {
  readonly indicesOf: (turn: number) => readonly number[];
  /** What the spaces say of the step and the first piece, without what is known of the place. */
  readonly ofPlain: (turn: number) => number;
  /** And of what else is done. */
  readonly ofMore: (turn: number) => number;
}

/** What is said of turns before anything is learnt is all that they are ranked by. */
const freshPrior = (): Prior => {
  const core = freshCore();
  const { calls } = core;
  attend(core);
  const indices = (each: number): readonly number[] => indicesOf(calls, each);
  return {
    indicesOf: indices,
    ofPlain: (each) => {
      const rank = calls.rank(each) - (PLACES[each & PLACE] as number);
      return each <= PLAIN ? rank : rank - (WEIGHTS[indices(each)[4] ?? -1] as number);
    },
    ofMore: (each) => calls.rank(each) - calls.rank(each & PLAIN),
  };
};

const ROW = freshCore().stack.rows.slice(0, WIDTH);

test('going up is likelier to be good than staying below, and so is building where one can climb', () => {
  const prior = freshPrior();
  const chances = [turn('B4', 'C4', 'C3'), turn('B4', 'A4', 'A3')].map((each) => prior.ofPlain(each));
  expect(chances[0]).toBeGreaterThan(chances[1] as number);
});

test('what is known of a turn is what its weights say, in whatever order turns are asked for', () => {
  const prior = freshPrior();
  const turns = [
    turn('B4', 'C4', 'C3'),
    turn('B4', 'A4', 'A3'),
    turn('B4', 'C4', 'D4'),
    turn('D2', 'D1', 'E1'),
  ];
  const forth = turns.map((each) => prior.ofPlain(each));
  expect(turns.toReversed().map((each) => prior.ofPlain(each))).toEqual(forth.toReversed());
  const sums = turns.map((each) => {
    const [move = -1, climbs = -1, piece = -1, place, more] = prior.indicesOf(each);
    expect([place, more]).toEqual([PLACES_AT + (each & PLACE), -1]);
    return [move, climbs, piece].reduce((sum, index) => sum + (WEIGHTS[index] as number), 0);
  });
  expect(sums).toEqual(forth);
});

test('a space is told by its level and the worker beside it for whom it is lowest', () => {
  const levelOf = (space: number): number =>
    [LEVEL1, LEVEL2, LEVEL3].filter((plane) => (((ROW[plane] as number) >> space) & 1) === 1).length;
  const wayOf = (space: number, workers: number): number => {
    const beside = squares.squaresOf(((AROUND[space] as number) & workers) as SquareSet);
    return Math.max(0, ...beside.map((each) => Math.max(1, Math.min(4, 3 + levelOf(each) - levelOf(space)))));
  };
  const [own, foes] = [ROW[OWN] as number, ROW[FOES] as number];
  const stateOf = (space: number): number => 5 * levelOf(space) + wayOf(space, foes);
  const prior = freshPrior();
  const [from, to] = [at('B4'), at('B3')];
  const free = (AROUND[to] as number) & ~(foes | (own & ~(1 << from)));
  const climbsFrom = (space: number): number =>
    squares.squaresOf(free as SquareSet).filter((each) => levelOf(each) === levelOf(space) + 1).length;
  expect(climbsFrom(to)).toBe(1);
  for (let built = 0; built < 25; built += 1) {
    const [move, climbs, piece] = prior.indicesOf((from << 10) | (to << 5) | built);
    expect(move).toBe((stateOf(from) << 5) | stateOf(to));
    expect(climbs).toBe(1024 + 8 * levelOf(to) + climbsFrom(to));
    const way = wayOf(built, own & ~(1 << from));
    expect(piece).toBe(1064 + ((levelOf(to) << 8) | (stateOf(built) << 3) | way));
  }
});

test('what else a turn does has a weight of its own, by its kind and the space that it is about', () => {
  const prior = freshPrior();
  const plain = turn('B4', 'C4', 'B5');
  const turns = [plain, turn('B4', 'C4', 'B5', 'C3'), turn('B4', 'C4', 'B5', 'D4'), withMore(plain, DOMED)];
  const weights = turns.map((each) => prior.indicesOf(each)[4]);
  expect(new Set(weights).size).toBe(4);
  expect(new Set(turns.map((each) => prior.ofPlain(each))).size).toBe(1);
  expect(new Set(turns.slice(1).map((each) => prior.ofMore(each))).size).toBe(3);
});

test('a turn that does more is remembered apart from the plain one, though what is learnt of it counts for both', () => {
  const core = freshCore();
  const { calls } = core;
  const plain = turn('B4', 'C4', 'B5');
  const further = turn('B4', 'C4', 'B5', 'C3');
  const ranks = (): number[] => {
    attend(core);
    return [plain, further].map((each) => calls.rank(each));
  };
  const before = ranks();
  calls.learn(0, further, 1000);
  const [plainGain = 0, furtherGain = 0] = ranks().map((rank, index) => rank - (before[index] as number));
  expect(plainGain).toBeGreaterThan(1000);
  expect(furtherGain).toBe(plainGain + 1000);
  calls.clearMemory();
  expect(ranks()).toEqual(before);
});

test('places that a turn of the board makes the same are equally likely', () => {
  for (const [to, built] of [
    [0, 1],
    [7, 12],
    [12, 6],
  ] as const) {
    const alike = SYMMETRIES.map((board) => PLACES[((board[to] as number) << 5) | (board[built] as number)]);
    expect(new Set(alike).size).toBe(1);
  }
  expect(new Set(PLACES).size).toBeGreaterThan(20);
});

test('what was learnt of places fades to what was known before, and is forgotten in a new game', () => {
  const core = freshCore();
  const { calls } = core;
  const step = turn('B4', 'C4', 'C3');
  const rank = (): number => {
    attend(core);
    return calls.rank(step);
  };
  const before = rank();
  calls.learn(0, step, 2000);
  const learnt = rank();
  expect(learnt).toBeGreaterThan(before + 3000);
  calls.fade();
  expect(rank()).toBeGreaterThan(before);
  expect(rank()).toBeLessThan(before + (learnt - before) / 4);
  calls.clearMemory();
  expect(rank()).toBe(before);
});

const OPTIONS: PriorOptions = {
  lineUps: 'simple',
  nodes: 60,
  positions: 400,
  epochs: 4,
  seed: 3,
  onProgress: () => {},
};

test('a few games are enough to find the chosen turn far oftener than by chance', () => {
  const { found, byChance, weights } = learnPrior(OPTIONS);
  expect(found).toBeGreaterThan(1.5 * byChance);
  expect(weights.some((weight) => weight !== 0)).toBe(true);
});

test('the same seed gives the same source file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caldera-prior-'));
  const files = ['one.ts', 'other.ts'].map((name) => join(folder, name));
  for (const file of files) writePrior({ ...OPTIONS, positions: 60 }, file);
  const [one, other] = files.map((file) => readFileSync(file, 'utf8'));
  expect(one).toContain('export const PRIOR_WEIGHTS: string =');
  expect(other).toBe(one);
  rmSync(folder, { recursive: true });
});
