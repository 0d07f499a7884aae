import { makeFen, makeTurn, NOBODY } from '@caldera/rules';
import { expect, test, vi } from 'vitest';
import { chooseBy } from '../src/choose.ts';
import {
  chooseTurn,
  type Info,
  LEVELS,
  type Limit,
  Thinker,
  type ThinkOptions,
  Transpositions,
} from '../src/index.ts';
import { positionFrom } from './helpers.ts';

test('a bot of any level plays a whole game by the rules, placement included', () => {
  for (let level = 1; level <= 4; level += 1) {
    let position = positionFrom('0000000000000000000000000/1/mortal/apollo');
    for (let turn = 0; turn < 100 && position.winner === NOBODY; turn += 1) {
      const chosen = chooseTurn(position, { level, seed: turn });
      if (chosen === undefined) break;
      position = chosen.after;
    }
    expect(chooseTurn(position, { level })).toBeUndefined();
  }
});

test('the same seed chooses the same turn', () => {
  const position = positionFrom('0000011000001000000000100/1/athena:B3,C2/pan:C3,D3');
  const choices = [1, 1, 1].map((seed) => chooseTurn(position, { level: 2, seed }));
  expect(new Set(choices.map((turn) => turn && makeFen(turn.after))).size).toBe(1);
});

test('from level 2 on nobody misses a win on the spot', () => {
  const position = positionFrom('0000000000002300000000000/1/mortal:C3,A1/mortal:E1,A5');
  for (let level = 2; level <= LEVELS.length; level += 1)
    for (let seed = 0; seed < 5; seed += 1)
      expect(chooseTurn(position, { level, seed })?.after.winner, `level ${level}`).toBe(0);
});

const QUIET = positionFrom('0044400100404140004400110/1/mortal:A5,B1/mortal:E4,E1');

/** What a level says while it thinks. */
const heardOf = (level: number, limit: Limit, thinking: ThinkOptions = {}): Info[] => {
  const infos: Info[] = [];
  const thinker = new Thinker(Transpositions.ofSize(1 << 18));
  const onInfo = (info: Info): void => void infos.push(info);
  const choice = chooseBy(thinker, QUIET, { level, limit, seed: 1 }, { ...thinking, onInfo });
  expect(infos.at(-1)?.turns[0]).toBe(choice && makeTurn(QUIET, choice.turn));
  return infos;
};

test.each([1, 2, 3, 4, 5])('level %i says what it found, and looks as far as it is its way', (level) => {
  const [info, ...others] = heardOf(level, {});
  expect(info).toMatchObject({ depth: LEVELS[level - 1]?.depth, line: 1 });
  expect(info?.nodes).toBeGreaterThan(0);
  expect(others).toEqual([]);
});

test.each([1, 2, 3, 4, 5])('level %i keeps to every limit, and stops when it is told to', (level) => {
  const glance = heardOf(level, { depth: 1 })[0];
  expect(glance?.depth).toBe(1);
  for (const limit of [{ nodes: 10 }, { movetime: 0.000_1 }]) {
    const [info] = heardOf(level, limit);
    expect(info?.depth).toBe(1);
    expect(info?.nodes).toBeLessThanOrEqual((glance?.nodes ?? 0) + 11);
  }
  expect(heardOf(level, {}, { until: () => true })[0]?.depth).toBe(1);
});

test.each([1, 3, 5])(
  'level %i: of thousands of turns only the one that is played is written down',
  (level) => {
    const position = positionFrom('0000000000000000000000000/1/nyx/chaos');
    const thinker = new Thinker(Transpositions.ofSize(1 << 18));
    const copies = vi.spyOn(Int32Array.prototype, 'slice');
    const choice = chooseBy(thinker, position, { level, limit: { nodes: 100 }, seed: 1 });
    const written = copies.mock.calls.length;
    copies.mockRestore();
    expect(choice?.turn).toBeDefined();
    expect(thinker.sights(position, { depth: 1 }).sights.length).toBeGreaterThan(5000);
    expect(written).toBeLessThan(10);
  },
);
