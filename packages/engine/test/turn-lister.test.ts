import {
  makeFen,
  makeTurn,
  type Position,
  parseTurn,
  positionOf,
  results,
  turnAlong,
  walkFrom,
} from '@caldera/rules';
import { expect, test } from 'vitest';
import { type Info, Thinker, Transpositions } from '../src/index.ts';
import { type Bounds, ENOUGH, EVERYTHING, TurnLister } from '../src/turn-lister.ts';
import { positionFrom } from './helpers.ts';

/** More than a million each: of the first none is complete before thousands of walks were begun. */
const MANY = [
  '0000000000000000000000000/1/moerae/nyx',
  '0000000010100000000000000/1/heracles:A4,E4/gaea:B5,C4',
];
const FEW = '0000011000001000000000100/1/poseidon:B3,C2/ares:C3,D3';

const listed = (position: Position, bounds: Bounds, isLate = (): boolean => false): Position[] => {
  const lister = new TurnLister(position.table, bounds);
  lister.isLate = isLate;
  lister.start(walkFrom(position));
  const found: Position[] = [];
  while (lister.advance()) {
    found.push(positionOf(lister.result));
    if (found.length % 500 !== 1) continue;
    const turn = turnAlong(position, lister.path());
    expect(turn.after).toEqual(found.at(-1));
    expect(parseTurn(position, makeTurn(position, turn))).toMatchObject({ ok: true });
  }
  return found;
};

test('few turns are all given, in the order of the rules', () => {
  const position = positionFrom(FEW);
  for (const bounds of [ENOUGH, EVERYTHING]) expect(listed(position, bounds)).toEqual([...results(position)]);
});

test.each(MANY)('%s: of very many turns some are given, none of them twice', (fen) => {
  const bounds = { turns: 2000, walks: 4000 };
  const found = listed(positionFrom(fen), bounds);
  expect(found.length).toBeGreaterThan(bounds.turns / 2);
  expect(found.length).toBeLessThanOrEqual(bounds.turns);
  expect(new Set(found.map(makeFen)).size).toBe(found.length);
});

test('where the first turns are alike, others lie far from them', () => {
  const found = listed(positionFrom(MANY[0] ?? ''), { turns: 2000, walks: 4000 });
  const places = found.map((after) => makeFen(after).split('/')[2]?.replace(/^.*:/, ''));
  expect(new Set(places).size).toBeGreaterThan(500);
});

test.each(MANY)('%s: who is late from the start gets a turn even so', (fen) => {
  let asked = 0;
  const found = listed(positionFrom(fen), EVERYTHING, () => {
    asked += 1;
    return true;
  });
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(2000);
  expect(asked).toBeLessThan(10);
});

test.each(MANY)('%s: no limit, and still not more turns than there is room for', (fen) => {
  const thinker = new Thinker(Transpositions.ofSize(1 << 16));
  const { sights } = thinker.sights(positionFrom(fen), { depth: 1 });
  expect(sights.length).toBeLessThanOrEqual(ENOUGH.turns);
  const infos: Info[] = [];
  const onInfo = (info: Info): void => void infos.push(info);
  const { choices } = thinker.think(positionFrom(fen), { nodes: 10 }, { onInfo });
  expect(choices).toHaveLength(1);
  expect(infos.map(({ depth, turns }) => [depth, turns.length])).toEqual([[0, 1]]);
});
