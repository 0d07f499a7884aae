import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  emptyPosition,
  godNamed,
  NOBODY,
  type Position,
  parseFen,
  positionOf,
  TurnWalker,
  tableOf,
  walkFrom,
} from '@caldera/rules';
import { expect, test } from 'vitest';
import { generatorFor } from '../src/generator-for.ts';
import { Features, memoryRowsOf, OWN_TOKEN, ROWS, SQUARE_ROWS, STATES } from '../src/net/features.ts';
import { NET_GODS } from '../src/net/gods.ts';
import { netJudge } from '../src/net/net-judge.ts';
import { ownWeights } from '../src/net/own-weights.ts';
import { quantise, readWeights, writeWeights } from '../src/net/quantise.ts';
import { layoutOf } from '../src/net/shape.ts';
import { SYMMETRIES, TURNED_ROWS } from '../src/net/symmetries.ts';
import { randomFrom } from '../src/random.ts';
import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, OWN, type Rows, WIDTH, writeWalk } from '../src/state.ts';
import { Learner } from '../src/train/learner.ts';
import { likeMortals, rareGods } from '../src/train/rare-gods.ts';
import { packGods, readSamples } from '../src/train/samples.ts';
import { train } from '../src/train/train.ts';
import { putFirst } from './helpers.ts';

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

/** What a core says of positions that was told how to ask the network itself. */
const coreFor = (table: Position['table']): ((position: Position) => number) => {
  const { core } = generatorFor(table);
  netJudge(ownWeights(), table).advise?.(core);
  return (position) => {
    putFirst(core.stack, position);
    return core.calls.glance(core.stack.addressOf(0), 0);
  };
};

test('vectors and plain code judge alike, for every width', () => {
  const random = randomFrom(3);
  for (const hidden of [64, 256]) {
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

/** Steps up, down, around the edge and into the wind; tokens; up to eleven workers, more than have slots. */
test.each([
  ['mortal', 'mortal'],
  ['athena', 'apollo'],
  ['aeolus', 'urania'],
  ['aeolus', 'aeolus'],
  ['urania', 'hades'],
  ['hydra', 'graeae'],
  ['clio', 'europa-and-talus'],
  ['bia', 'atlas'],
  ['morpheus', 'hades'],
])('sums brought up to date for %s and %s say what sums made anew say', (first, second) => {
  // Many games one after the other: positions follow on others with the same places of workers, and on any.
  const all = Array.from({ length: 12 }, (_, seed) => positions(first, second, 40 + seed)).flat();
  const { table } = all[0] as Position;
  const [kept, plain] = [netJudge(ownWeights(), table), netJudge(ownWeights(), table, false)];
  const inOrder = [...all, ...all.toReversed()].map((position) => kept.judge(rowOf(position), 0));
  const anew = all.map((position) => plain.judge(rowOf(position), 0));
  expect(inOrder).toEqual([...anew, ...anew.toReversed()]);
  expect(all.map(coreFor(table))).toEqual(anew);
  expect(new Set(anew).size).toBeGreaterThan(20);
});

test('a position judged before is judged as it was, whoever moves and whatever cards remember', () => {
  for (const [first, second] of [
    ['mortal', 'mortal'],
    ['morpheus', 'athena'],
    ['clio', 'chaos'],
  ] as const) {
    const all = positions(first, second, 9);
    const { table } = all[0] as Position;
    const anew = all.map((position) => netJudge(ownWeights(), table).judge(rowOf(position), 0));
    const judge = coreFor(table);
    for (const _ of [1, 2]) expect(all.map(judge)).toEqual(anew);
  }
  const board = '0000001100001200100000100';
  const [few, many] = [0, 3].map((coins) => parseFen(`${board}/1/morpheus[${coins}]:B4,D2/mortal:B2,D4`));
  if (few?.ok !== true || many?.ok !== true) throw new Error('these are positions');
  const judge = coreFor(few.value.table);
  const [a, b] = [few, many].map(({ value }) => judge(value));
  expect(a).not.toBe(b);
});

/** The rows that are told of a position. */
const rowsOf = (position: Position): number[] => {
  const { level1, level2, level3, domes, workers, memory, toMove, table } = position;
  const other = 1 - toMove;
  const features = new Features(table.gods[toMove]?.id ?? '', table.gods[other]?.id ?? '');
  const [own = 0, foes = 0] = [workers[toMove], workers[other]];
  features.read(level1, level2, level3, domes, own, foes, memory[toMove] ?? 0, memory[other] ?? 0);
  return [...features.rows.subarray(0, features.active)];
};

test.each([
  ['hermes', 'minotaur'],
  ['charybdis', 'clio'],
  ['europa-and-talus', 'moerae'],
  ['chaos', 'aeolus'],
])('rows of %s against %s stay within the network, and each is named once', (first, second) => {
  for (const position of positions(first, second, 1)) {
    const rows = rowsOf(position);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...rows)).toBeLessThan(ROWS);
    const states = rows.filter((row) => row < SQUARE_ROWS && row % STATES < OWN_TOKEN);
    expect(new Set(states.map((row) => Math.floor(row / STATES))).size).toBe(states.length);
    const tokens = rows.filter((row) => row < SQUARE_ROWS && row % STATES >= OWN_TOKEN);
    expect(new Set(tokens).size).toBe(tokens.length);
  }
});

/** The state of the square in the upper right corner, zero where it says nothing. */
const cornerOf = (rank5: string, rank4: string): number => {
  const position = parseFen(`${rank5}${rank4}000000000000000/1/mortal:C3,A3/mortal:A1,B1`);
  if (!position.ok) throw new Error(position.error.message);
  const corner = 4 * STATES;
  const row = rowsOf(position.value).find((told) => told >= corner && told < corner + STATES);
  return row === undefined ? 0 : row - corner;
};

test('a square tells who gets there in two steps', () => {
  const within2 = cornerOf('00000', '00000');
  expect(within2).toBeGreaterThan(0);
  // Walls of two levels around it: nobody gets there. Of one: one can climb across.
  expect(cornerOf('00020', '00022')).toBe(0);
  expect(cornerOf('00020', '00012')).toBeGreaterThan(0);
});

test('a square tells whether a step up leads on from it', () => {
  const flat = cornerOf('00001', '00000');
  // What leads up from level 1 is level 2, not level 1 or 3, and no dome.
  expect(cornerOf('00021', '00000') - flat).toBe(25);
  for (const other of ['1', '3', '4', 'a', 'c']) expect(cornerOf(`000${other}1`, '00000')).toBe(flat);
  expect(cornerOf('00002', '00000')).not.toBe(flat);
});

/** Two memories of one card on the same board, from the view of either side. */
test.each([
  ['morpheus[1]', 'morpheus[3]'],
  ['gaea', 'gaea[1]'],
  ['heracles', 'heracles[x]'],
  ['aeolus', 'aeolus[N]'],
  ['aeolus[N]', 'aeolus[SE]'],
  ['siren[N]', 'siren[NE]'],
  ['clio', 'clio[2|C4]'],
  ['charybdis', 'charybdis[E5]'],
  ['charybdis[E1]', 'charybdis[E5]'],
  ['europa-and-talus', 'europa-and-talus[E5]'],
  ['tartarus[E1]', 'tartarus[E5]'],
  ['moerae[A1,A2,B1,B2]', 'moerae[D4,D5,E4,E5]'],
  ['tyche', 'tyche[13]'],
  ['nyx[atlas]', 'nyx[demeter]'],
  ['circe', 'circe[*]'],
])('the network is told that %s is not %s', (before, after) => {
  const told = (card: string, toMove: number): number[] => {
    const position = parseFen(`0000000120000000000000000/${toMove}/${card}:B2,D4/mortal:B4,D2`);
    if (!position.ok) throw new Error(`${card}: ${position.error.message}`);
    return rowsOf(position.value);
  };
  for (const toMove of [1, 2]) expect(told(before, toMove)).not.toEqual(told(after, toMove));
});

test('whoever cannot go up or down, or goes around the edge, is told other steps', () => {
  const told = (card: string, foe: string): number[] => {
    const position = parseFen(`0000002120000000000000000/1/${card}:C4,A5/${foe}:D4,E2`);
    if (!position.ok) throw new Error(position.error.message);
    return rowsOf(position.value);
  };
  const plain = told('mortal', 'mortal');
  for (const [card, foe] of [
    ['urania', 'mortal'],
    ['mortal', 'urania'],
    ['aeolus[N]', 'aeolus[S]'],
    ['mortal', 'athena[^]'],
    ['mortal', 'hades'],
    ['hades', 'mortal'],
  ] as const)
    expect(told(card, foe), `${card} against ${foe}`).not.toEqual(plain);
  expect(told('mortal', 'athena')).toEqual(plain);
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

test.each([64, 256, 320])(
  'the way back through a network of %i units is the slope of the way there',
  (hidden) => {
    const learner = new Learner(hidden, randomFrom(5));
    learner.rows.set([3, 60, 400, 1130]);
    const chance = learner.forward(4, 1, 2, 1);
    const loss = learner.backward(chance, 0.9);
    const { kinds, bias, ownGod, output, ownOutput, otherBias } = layoutOf(hidden);
    const lossAt = (): number => {
      const again = learner.forward(4, 1, 2, 1);
      return -(0.9 * Math.log(again) + 0.1 * Math.log(1 - again));
    };
    const turned = TURNED_ROWS[3]?.[60] as number;
    for (const index of [
      60 * kinds + 5,
      turned * kinds + kinds - 1,
      bias + 3,
      ownGod + kinds + 2,
      output + kinds + 6,
      ownOutput + kinds + 7,
      otherBias + 2,
    ]) {
      const step = 1e-2;
      const before = learner.weights[index] as number;
      learner.weights[index] = before + step;
      const above = lossAt();
      learner.weights[index] = before - step;
      const slope = (above - lossAt()) / (2 * step);
      learner.weights[index] = before;
      expect(learner.gradients[index]).not.toBe(0);
      expect(slope / (learner.gradients[index] as number)).toBeCloseTo(1, 1);
    }
    expect(lossAt()).toBeCloseTo(loss, 5);
  },
);

test('a position is judged alike however the board is turned', () => {
  const random = randomFrom(8);
  const hidden = 64;
  const floats = Float32Array.from({ length: layoutOf(hidden).size }, () => random() * 0.4 - 0.2);
  const weights = quantise(hidden, floats);
  const [position] = positions('athena', 'pan', 4).slice(12) as [Position];
  const judge = netJudge(weights, position.table);
  const row = rowOf(position);
  const turnedBy = (squares: Int32Array): Rows => {
    const other = row.slice();
    for (const field of [LEVEL1, LEVEL2, LEVEL3, DOMES, OWN, FOES])
      other[field] = squares.reduce(
        (set, to, from) => set | ((((row[field] as number) >>> from) & 1) << to),
        0,
      );
    return other;
  };
  const judged = SYMMETRIES.map((squares) => judge.judge(turnedBy(squares), 0));
  expect(new Set(judged).size).toBe(1);
  expect(new Set(SYMMETRIES.map((squares) => turnedBy(squares).join())).size).toBe(8);
});

/** Whoever stands on level 1 wins. */
const easySamples = (): Int32Array => {
  const random = randomFrom(9);
  const sample = (): number[] => {
    const [own, foe] = [1 << Math.floor(random() * 12), 1 << (12 + Math.floor(random() * 13))];
    const up = random() < 0.5;
    return [up ? own : foe, 0, 0, 0, own, foe, 0, 0, 0, up ? 50 : -50, up ? 1 : -1];
  };
  return Int32Array.from(Array.from({ length: 4000 }, sample).flat());
};
const EASILY = { hidden: 256, epochs: 3, trust: 0.5, unit: 100, rate: 0.003, seed: 1 };

test('training learns what there is to learn', () => {
  let right = 0;
  train(easySamples(), {
    ...EASILY,
    onEpoch: (report) => {
      right = report.right;
    },
  });
  expect(right).toBeGreaterThan(0.97);
});

test('a training that was stopped ends where it would have ended', () => {
  const samples = easySamples();
  const whole = train(samples, EASILY).slice();
  let stopped: { start: Float32Array; resume: { epochs: number; moments: Float32Array } } | undefined;
  train(samples, {
    ...EASILY,
    onEpoch: ({ epoch }, { weights, moments }) => {
      if (epoch === 2) stopped = { start: weights.slice(), resume: { epochs: 2, moments } };
    },
  });
  expect(train(samples, { ...EASILY, ...stopped })).toEqual(whole);
  expect(stopped?.start).not.toEqual(whole);
});

test('the eight symmetries are eight different ways to turn and mirror the board', () => {
  expect(new Set(SYMMETRIES.map((squares) => squares.join())).size).toBe(8);
  for (const squares of SYMMETRIES) expect(new Set(squares).size).toBe(25);
});

test('a power that was seen too seldom is judged like a mortal, the others as they were learnt', () => {
  const hidden = 64;
  const { kinds, size, ownGod, otherOutput, otherBias } = layoutOf(hidden);
  const weights = Float32Array.from({ length: size }, (_, index) => index);
  const sample = (own: number): number[] => [0, 0, 0, 0, 1, 2, packGods(own, 0), 0, 0, 0, 1];
  const samples = Int32Array.from([1, 1, 1, 2, 2].flatMap(sample));
  const rare = rareGods(samples, 3);
  expect(rare).not.toContain(1);
  expect(rare).toContain(2);
  expect(rare).not.toContain(0);
  const played = likeMortals(weights, hidden, rare);
  expect(played[ownGod + 2 * kinds + 3]).toBe(weights[ownGod + 3]);
  expect(played[otherOutput + 2 * kinds]).toBe(weights[otherOutput]);
  expect(played[otherBias + 2]).toBe(weights[otherBias]);
  expect(played.subarray(ownGod, ownGod + 2 * kinds)).toEqual(weights.subarray(ownGod, ownGod + 2 * kinds));
  expect(weights[otherBias + 2]).toBe(otherBias + 2);
  const morpheus = NET_GODS.indexOf('morpheus');
  const rows = memoryRowsOf('morpheus');
  expect(rows.length).toBeGreaterThan(2);
  const silenced = likeMortals(weights, hidden, [morpheus]);
  for (const row of rows) {
    expect([...silenced.subarray(row * kinds, (row + 1) * kinds)]).toEqual(Array(kinds).fill(0));
    expect(weights[row * kinds]).toBe(row * kinds);
  }
});

test('samples are read from all files of a folder, and files of anything else are refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caldera-samples-'));
  const write = (name: string, numbers: readonly number[], more = 0): void =>
    writeFileSync(
      join(folder, name),
      new Uint8Array(Int32Array.from(numbers).buffer.slice(0, -more || undefined)),
    );
  const sample = (result: number): number[] => [0, 0, 0, 0, 1, 2, 0, 0, 0, 30, result];
  write('samples-1.bin', [...sample(1), ...sample(-1)]);
  // The last sample of this one was not written to its end.
  write('samples-2.bin', [...sample(1), ...sample(1)], 4);
  expect([...readSamples([folder])]).toEqual([...sample(1), ...sample(-1), ...sample(1)]);
  write('samples-3.bin', sample(30));
  expect(() => readSamples([folder])).toThrow('samples-3.bin holds no samples of this version');
  rmSync(folder, { recursive: true });
});
