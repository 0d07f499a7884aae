/**
 * Learns how likely turns are to be good before anything is known of them (`turn-prior.ts`): plays against itself, and fits
 * the weights so that the turns which the searches chose become likely among all that there were.
 */

import { type Position, type Table, walkFrom } from '@caldera/rules';
import type { Generator } from '../generator.ts';
import { generatorFor } from '../generator-for.ts';
import { SYMMETRIES } from '../net/symmetries.ts';
import { randomFrom } from '../random.ts';
import { POSITION_WIDTH, type Rows, TURN, WIDTH, writeWalk } from '../state.ts';
import { PLACE } from '../turn-look.ts';
import { indicesOf, PLACES_AT, PRIOR_SIZE } from '../turn-prior.ts';
import { games, type LineUps } from './generate.ts';
import { shuffle } from './shuffle.ts';

/** What a weight of one, which makes a turn e times as likely, counts beside what is remembered of turns. */
const SCALE = 1000;
const RATE = 0.12;
/** Of so many positions one is kept apart, to see what the weights are worth. */
const KEPT = 10;
/** As many turns as are tried one turn from the end of a line. */
const FIRST = 8;

export interface PriorOptions {
  readonly lineUps: LineUps;
  readonly nodes: number;
  readonly positions: number;
  readonly epochs: number;
  readonly seed: number;
  readonly onProgress: (positions: number) => void;
}

export interface PriorReport {
  /** As `turn-prior.ts` reads them. */
  readonly weights: Int16Array;
  /** How often the chosen turn was among the first few, by the weights and by chance, in positions kept apart. */
  readonly found: number;
  readonly byChance: number;
}

/** Weights of a turn. */
const PARTS = 5;
/** The weights of every turn of a position, -1 for none, and which turn was chosen. */
interface Choice {
  readonly turns: Int32Array;
  readonly chosen: number;
}

/** Every weight by the one that it shares: places that a turn of the board makes the same have one together. */
const sharing = (): Int32Array => {
  const shared = Int32Array.from({ length: PRIOR_SIZE }, (_, index) => index);
  const turned = (squares: Int32Array, space: number): number => squares[space] ?? space;
  for (let place = 0; place <= PLACE; place += 1)
    for (const squares of SYMMETRIES) {
      const same = PLACES_AT + ((turned(squares, place >> 5) << 5) | turned(squares, place & 31));
      shared[same] = Math.min(shared[same] as number, shared[PLACES_AT + place] as number);
    }
  return shared;
};

const isSame = (one: Rows, at: number, other: Rows): boolean => {
  for (let field = 0; field < POSITION_WIDTH; field += 1) if (one[at + field] !== other[field]) return false;
  return true;
};

const collect = (options: PriorOptions): Choice[] => {
  const choices: Choice[] = [];
  const shared = sharing();
  const after: Rows = new Int32Array(WIDTH);
  const generators = new WeakMap<Table, Generator>();
  const note = (position: Position, next: Position): void => {
    const generator = generators.get(position.table) ?? generatorFor(position.table);
    generators.set(position.table, generator);
    const { stack, calls } = generator.core;
    writeWalk(stack.rows, 0, walkFrom(position));
    stack.top = WIDTH;
    const count = generator.generate(0, 0);
    writeWalk(after, 0, walkFrom(next));
    calls.attendTurns(position.toMove, 0, stack.addressOf(0));
    const turns = new Int32Array(Math.max(0, count) * PARTS);
    let chosen = -1;
    for (let index = 0; index < count; index += 1) {
      const row = (index + 1) * WIDTH;
      const indices = indicesOf(calls, stack.rows[row + TURN] as number);
      turns.set(
        indices.map((each) => shared[each] ?? -1),
        index * PARTS,
      );
      if (isSame(stack.rows, row, after)) chosen = index;
    }
    if (chosen >= 0 && count > 1) choices.push({ turns, chosen });
  };
  for (const _ of games(options, randomFrom(options.seed), note)) {
    options.onProgress(Math.min(choices.length, options.positions));
    if (choices.length >= options.positions) break;
  }
  return choices;
};

const worthIn = (weights: Float64Array, { turns }: Choice, turn: number): number => {
  let worth = 0;
  for (let at = turn * PARTS; at < (turn + 1) * PARTS; at += 1) {
    const index = turns[at] as number;
    if (index >= 0) worth += weights[index] as number;
  }
  return worth;
};

/** One step towards the chosen turn. */
const follow = (weights: Float64Array, choice: Choice, rate: number): void => {
  const count = choice.turns.length / PARTS;
  const chances = Float64Array.from({ length: count }, (_, turn) => Math.exp(worthIn(weights, choice, turn)));
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  for (let turn = 0; turn < count; turn += 1) {
    const step = rate * ((turn === choice.chosen ? 1 : 0) - (chances[turn] as number) / all);
    for (let part = 0; part < PARTS; part += 1) {
      const index = choice.turns[turn * PARTS + part] as number;
      if (index >= 0) weights[index] = (weights[index] as number) + step;
    }
  }
};

/** Whether so few turns look better that the chosen one would be tried. */
const isFound = (weights: Float64Array, choice: Choice): boolean => {
  const least = worthIn(weights, choice, choice.chosen);
  let better = 0;
  for (let turn = 0; turn < choice.turns.length / PARTS; turn += 1)
    if (worthIn(weights, choice, turn) > least) better += 1;
  return better < FIRST;
};

export const learnPrior = (options: PriorOptions): PriorReport => {
  const choices = collect(options);
  const learnt = choices.filter((_, index) => index % KEPT !== 0);
  const kept = choices.filter((_, index) => index % KEPT === 0);
  const weights = new Float64Array(PRIOR_SIZE);
  const order = Int32Array.from(learnt.keys());
  const random = randomFrom(options.seed + 1);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) follow(weights, learnt[index] as Choice, RATE / (1 + epoch));
  }
  const shared = sharing();
  return {
    weights: Int16Array.from(shared, (index) => Math.round((weights[index] as number) * SCALE)),
    found: kept.filter((choice) => isFound(weights, choice)).length / kept.length,
    byChance:
      kept.reduce((sum, { turns }) => sum + Math.min(1, (FIRST * PARTS) / turns.length), 0) / kept.length,
  };
};
