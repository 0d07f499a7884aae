import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Table, walkFrom } from '@caldera/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HAND_WRITTEN } from '../src/judge.ts';
import { NET_GODS } from '../src/net/gods.ts';
import { ownWeights } from '../src/net/own-weights.ts';
import { fractionsOf } from '../src/net/quantise.ts';
import { layoutOf } from '../src/net/shape.ts';
import { Obstacle } from '../src/obstacle.ts';
import { randomFrom } from '../src/random.ts';
import { starterAt } from '../src/starter.ts';
import { LEVEL1, POSITION_WIDTH, WIDTH, writeWalk } from '../src/state.ts';
import { type GenerateOptions, generate, lineUps } from '../src/train/generate.ts';
import { JudgedPositions } from '../src/train/judged.ts';
import { type LearnOptions, learn, weightsIn } from '../src/train/pipeline.ts';
import { weightsOf } from '../src/train/rare-gods.ts';
import { packGods, RESULT_FIELD, readSamples, SAMPLE, SCORE_FIELD } from '../src/train/samples.ts';
import { positionFrom } from './helpers.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caldera-training-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const play = (samples: number, more: Partial<GenerateOptions> = {}): void =>
  generate({ folder, seed: 5, nodes: 30, samples, judgeFor: () => HAND_WRITTEN, ...more });

describe('self-play', () => {
  test('goes on behind the last whole sample of a file that was torn', () => {
    play(60);
    const file = join(folder, 'samples-5.bin');
    const before = readSamples([folder]);
    truncateSync(file, 1003);
    play(60);
    const whole = Math.floor(1003 / (SAMPLE * 4)) * SAMPLE;
    const after = readSamples([folder]);
    expect(after.length).toBeGreaterThanOrEqual(60 * SAMPLE);
    expect(after.subarray(0, whole)).toEqual(before.subarray(0, whole));
  });

  test('learns also from what the search judges beside the game, decided positions among them', () => {
    play(400);
    const alone = readSamples([folder]);
    play(400, { seed: 6, judged: 3, nodes: 200 });
    const all = readSamples([folder]);
    const scores = (list: Int32Array): number[] =>
      Array.from({ length: list.length / SAMPLE }, (_, at) =>
        Math.abs(list[at * SAMPLE + SCORE_FIELD] as number),
      );
    const decided = scores(all.subarray(alone.length)).filter((score) => score === 250).length;
    // About a quarter of three in four.
    expect(decided / 400).toBeGreaterThan(0.08);
    expect(scores(alone).filter((score) => score === 250).length / 400).toBeLessThan(0.05);
    const won = all.subarray(alone.length).filter((_, at) => at % SAMPLE === RESULT_FIELD);
    expect(won.filter((result) => result === 1).length).toBeGreaterThan(100);
    expect(won.filter((result) => result === -1).length).toBeGreaterThan(100);
  });

  test('draws from the positions that are judged, every one with the same chance', () => {
    const before = positionFrom('0000000000000000000000000/1/mortal:B4,D2/mortal:B2,D4');
    const counts = [0, 0, 0, 0];
    const judged = new JudgedPositions({ judge: () => 7 }, 2, randomFrom(1));
    const rows = new Int32Array(4 * WIDTH);
    for (let place = 0; place < 4; place += 1) {
      writeWalk(rows, place * WIDTH, walkFrom(before));
      rows[place * WIDTH + LEVEL1] = 1 << place;
    }
    expect(judged.judge(rows, 0)).toBe(7);
    expect(judged.from(before, POSITION_WIDTH)).toEqual([]);
    for (let time = 0; time < 1000; time += 1) {
      judged.during(() => counts.map((_, place) => judged.judge(rows, place * WIDTH)));
      for (const drawn of judged.from(before, POSITION_WIDTH)) {
        const place = Math.log2(drawn.level1);
        counts[place] = (counts[place] ?? 0) + 1;
        expect(drawn).toEqual({ ...before, level1: drawn.level1 });
      }
    }
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(80);
  });

  test('does not add to a file of anything else', () => {
    const file = join(folder, 'samples-5.bin');
    writeFileSync(file, 'these are no samples, but something that somebody wanted to keep');
    expect(() => play(60)).toThrow(Obstacle);
    expect(readFileSync(file, 'utf8')).toContain('somebody wanted to keep');
  });

  test('keeps no thinker beyond the games of its line-up, and plays some of them in a row', () => {
    const made = new Map<string, number>();
    let games = 0;
    const judgeFor = ({ gods }: Table): typeof HAND_WRITTEN => {
      const pair = gods.map(({ id }) => id).join(' ');
      made.set(pair, (made.get(pair) ?? 0) + 1);
      return HAND_WRITTEN;
    };
    play(700, {
      judgeFor,
      onProgress: (_, played) => {
        games = played;
      },
    });
    const all = [...made.values()].reduce((sum, count) => sum + count, 0);
    expect(made.get('mortal mortal')).toBeGreaterThan(1);
    expect(games).toBeGreaterThan(all * 3);
  });

  test('lets only those meet who may, and those start who may', () => {
    const random = randomFrom(2);
    const draw = lineUps('all');
    const tables = Array.from({ length: 3000 }, () => draw(random));
    expect(tables.filter((table) => starterAt(table) === undefined)).toEqual([]);
    const withHecate = tables.filter(({ gods }) => gods.some(({ id }) => id === 'hecate'));
    expect(withHecate.length).toBeGreaterThan(5);
    const starters = withHecate.map((table) => table.gods[starterAt(table) ?? 0]?.id);
    expect(starters).not.toContain('hecate');
  });
});

describe('learning', () => {
  const study = (samples: string, hidden = 64, more: Partial<LearnOptions> = {}): unknown =>
    learn({
      folders: [samples],
      output: join(folder, 'weights'),
      hidden,
      epochs: 1,
      trust: 0.6,
      rate: 0.0015,
      onEpoch: () => {},
      ...more,
    });
  const kept = (): Buffer[] =>
    ['weights.f32', 'weights.bin'].map((name) => readFileSync(join(folder, 'weights', name)));

  test('overwrites no network of another width, and none with nothing', () => {
    play(60);
    study(folder);
    const before = kept();
    expect(() => study(folder, 128)).toThrow(/weights\.f32 holds no network with a hidden layer of 128: /);
    const empty = mkdtempSync(join(folder, 'empty-'));
    expect(() => study(empty)).toThrow(/^there are no samples in .*: "generate" some first\.$/);
    expect(() => study(join(folder, 'missing'))).toThrow(Obstacle);
    expect(kept()).toEqual(before);
    study(folder);
    expect(kept()).not.toEqual(before);
    expect(weightsIn(join(folder, 'weights', 'weights.bin')).layout.hidden).toBe(64);
  });

  test('goes on from the engine’s own weights where it is asked to, and only with their width', () => {
    play(60);
    const own = ownWeights();
    const { hidden } = own.layout;
    const onward = (width: number): unknown => study(folder, width, { onward: true, rate: 0 });
    expect(() => onward(64)).toThrow(/network has a hidden layer of 256: go on with that/);
    onward(hidden);
    expect(weightsIn(join(folder, 'weights', 'weights.bin')).values).toEqual(own.values);
  });

  test('leaves all but the powers without a fast way alone where only those are to be learnt', () => {
    const chronus = NET_GODS.indexOf('chronus');
    // The same position again and again, which Chronus always wins against somebody with a fast way.
    const sample = [0, 0, 0, 0, 1, 2, packGods(chronus, 1), 0, 0, 300, 1];
    const samples = Int32Array.from(Array.from({ length: 7000 }, () => sample).flat());
    writeFileSync(join(folder, 'samples-1.bin'), new Uint8Array(samples.buffer));
    const before = fractionsOf(ownWeights());
    study(folder, 256, { onward: true, othersOnly: true });
    const file = readFileSync(join(folder, 'weights', 'weights.f32'));
    const after = new Float32Array(new Uint8Array(file).buffer);
    const changed = [...after.keys()].filter((index) => after[index] !== before[index]);
    const spans = weightsOf(256, [chronus]);
    expect(changed.length).toBeGreaterThan(30);
    const strangers = changed.filter((index) => !spans.some(({ from, to }) => index >= from && index < to));
    expect(strangers).toEqual([]);
  });

  test('makes no folder for weights that there will never be', () => {
    expect(() => study(folder)).toThrow(Obstacle);
    expect(existsSync(join(folder, 'weights'))).toBe(false);
  });

  test('does not go on from a network that is spoilt', () => {
    play(60);
    study(folder);
    const file = join(folder, 'weights', 'weights.f32');
    writeFileSync(file, new Uint8Array(new Float32Array(layoutOf(64).size).fill(Number.NaN).buffer));
    expect(() => study(folder)).toThrow('weights.f32 is spoilt');
  });
});
