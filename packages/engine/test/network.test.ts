import {
  emptyPosition,
  godNamed,
  NOBODY,
  type Position,
  positionOf,
  TurnWalker,
  tableOf,
  walkFrom,
} from '@caldera/rules';
import { expect, test } from 'vitest';
import { Features, ROWS } from '../src/net/features.ts';
import { netJudge } from '../src/net/net-judge.ts';
import { ownWeights } from '../src/net/own-weights.ts';
import { quantise, readWeights, writeWeights } from '../src/net/quantise.ts';
import { layoutOf } from '../src/net/shape.ts';
import { randomFrom } from '../src/random.ts';
import { type Rows, WIDTH, writeWalk } from '../src/state.ts';
import { Learner } from '../src/train/learner.ts';
import { likeMortals, rareGods } from '../src/train/rare-gods.ts';
import { packGods } from '../src/train/samples.ts';
import { SYMMETRIES } from '../src/train/symmetries.ts';
import { train } from '../src/train/train.ts';

/** Positions of random games. */
const positions = (first: string, second: string, seed: number): Position[] => {
  const random = randomFrom(seed);
  const found: Position[] = [];
  let position: Position = emptyPosition(tableOf([first, second].flatMap((id) => godNamed(id) ?? [])));
  for (let turn = 0; turn < 60 && position.winner === NOBODY; turn += 1) {
    if (turn > 1) found.push(position);
    const walker = new TurnWalker(position.table).start(walkFrom(position));
    const next: Position[] = [];
    while (walker.advance()) next.push(positionOf(walker.result));
    const chosen = next[Math.floor(random() * next.length)];
    if (chosen === undefined) break;
    position = chosen;
  }
  return found;
};

const rowOf = (position: Position): Rows => {
  const rows = new Int32Array(WIDTH);
  writeWalk(rows, 0, walkFrom(position));
  return rows;
};

test('vectors and plain code judge alike, for every width', () => {
  const random = randomFrom(3);
  for (const hidden of [64, 128]) {
    const floats = Float32Array.from({ length: layoutOf(hidden).size }, () => random() * 0.4 - 0.2);
    const weights = quantise(hidden, floats);
    const all = positions('athena', 'pan', hidden);
    const { table } = all[0] as Position;
    const [fast, plain] = [netJudge(weights, table), netJudge(weights, table, false)];
    const judged = all.map((position) => fast.judge(rowOf(position), 0));
    expect(judged).toEqual(all.map((position) => plain.judge(rowOf(position), 0)));
    expect(new Set(judged).size).toBeGreaterThan(5);
  }
});

test('rows stay within the network, and each is named once', () => {
  const features = new Features();
  for (const position of positions('hermes', 'minotaur', 1)) {
    const { level1, level2, level3, domes, workers } = position;
    features.read(level1, level2, level3, domes, workers[0] ?? 0, workers[1] ?? 0, false);
    const squares = [...features.rows.subarray(0, features.active)].filter((row) => row < 25 * 45);
    expect(new Set(squares.map((row) => Math.floor(row / 45))).size).toBe(squares.length);
    expect(Math.max(...features.rows.subarray(0, features.active))).toBeLessThan(ROWS);
  }
});

test('weights survive being written, and files of anything else are refused', () => {
  const weights = ownWeights();
  const bytes = writeWeights(weights);
  expect(bytes.length).toBeLessThan(1 << 20);
  const read = readWeights(bytes);
  expect(read.ok && read.value.values).toEqual(weights.values);
  expect(readWeights(bytes.subarray(1)).ok).toBe(false);
  expect(readWeights(bytes.subarray(0, 100)).ok).toBe(false);
  expect(readWeights(new Uint8Array(3)).ok).toBe(false);
});

test('the way back through the network is the slope of the way there', () => {
  const learner = new Learner(64, randomFrom(5));
  learner.rows.set([3, 60, 400, 1130]);
  const chance = learner.forward(4, 1, 2, 1);
  const loss = learner.backward(chance, 0.9);
  const layout = layoutOf(64);
  const lossAt = (): number => {
    const again = learner.forward(4, 1, 2, 1);
    return -(0.9 * Math.log(again) + 0.1 * Math.log(1 - again));
  };
  for (const index of [60 * 64 + 5, layout.bias + 9, layout.output + 64 + 9, layout.ownOutput + 64 + 7]) {
    const step = 1e-3;
    const before = learner.weights[index] as number;
    learner.weights[index] = before + step;
    const slope = (lossAt() - loss) / step;
    learner.weights[index] = before;
    expect(slope).toBeCloseTo(learner.gradients[index] as number, 2);
  }
});

test('training learns what there is to learn', () => {
  const random = randomFrom(9);
  const sample = (): number[] => {
    // Whoever stands on level 1 wins.
    const [own, foe] = [1 << Math.floor(random() * 12), 1 << (12 + Math.floor(random() * 13))];
    const up = random() < 0.5;
    return [up ? own : foe, 0, 0, 0, own, foe, 0, up ? 50 : -50, up ? 1 : -1];
  };
  const samples = Int32Array.from(Array.from({ length: 4000 }, sample).flat());
  let right = 0;
  train(samples, {
    hidden: 64,
    epochs: 3,
    trust: 0.5,
    unit: 100,
    rate: 0.003,
    seed: 1,
    onEpoch: (report) => {
      right = report.right;
    },
  });
  expect(right).toBeGreaterThan(0.97);
});

test('the eight symmetries are eight different ways to turn and mirror the board', () => {
  expect(new Set(SYMMETRIES.map((squares) => squares.join())).size).toBe(8);
  for (const squares of SYMMETRIES) expect(new Set(squares).size).toBe(25);
});

test('a power that was seen too seldom is judged like a mortal, the others as they were learnt', () => {
  const hidden = 8;
  const { size, ownGod, otherOutput, otherBias } = layoutOf(hidden);
  const weights = Float32Array.from({ length: size }, (_, index) => index);
  const sample = (own: number): number[] => [0, 0, 0, 0, 1, 2, packGods(own, 0, false), 0, 1];
  const samples = Int32Array.from([1, 1, 1, 2, 2].flatMap(sample));
  const rare = rareGods(samples, 3);
  expect(rare).not.toContain(1);
  expect(rare).toContain(2);
  expect(rare).not.toContain(0);
  const played = likeMortals(weights, hidden, rare);
  expect(played[ownGod + 2 * hidden + 3]).toBe(weights[ownGod + 3]);
  expect(played[otherOutput + 2 * hidden]).toBe(weights[otherOutput]);
  expect(played[otherBias + 2]).toBe(weights[otherBias]);
  expect(played.subarray(ownGod, ownGod + 2 * hidden)).toEqual(weights.subarray(ownGod, ownGod + 2 * hidden));
  expect(weights[otherBias + 2]).toBe(otherBias + 2);
});
