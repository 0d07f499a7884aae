import { godNamed, makeFen, makeTurn, parseFen, tableOf, turnTo } from '@caldera/rules';
import { expect, test } from 'vitest';
import {
  chooseTurn,
  evenOpenings,
  evidenceOf,
  type GameReport,
  type Player,
  playMatch,
  randomFrom,
  randomOpening,
  sequentialTest,
  strengthOf,
  Thinker,
} from '../src/index.ts';
import { positionFrom } from './helpers.ts';

const bot = (level: number): Player => ({
  choose: async (position) => {
    const turn = chooseTurn(position, { level, seed: 1 });
    if (turn === undefined) throw new Error('no turn');
    return makeTurn(position, turn);
  },
  newGame: async () => undefined,
});
const first: Player = {
  choose: async (position) => {
    const turn = turnTo(position, () => true);
    if (turn === undefined) throw new Error('no turn');
    return makeTurn(position, turn);
  },
  newGame: async () => undefined,
};

const openings = (count: number) => {
  const random = randomFrom(1);
  const { table } = positionFrom('0000000000000000000000000/1/mortal/pan');
  return Array.from({ length: count }, () => randomOpening(tableOf(table.gods), 2, random));
};

test('every opening is played from both seats, and thinking beats not thinking', async () => {
  const games: GameReport[] = [];
  await playMatch({
    openings: openings(3),
    concurrency: 2,
    pair: async () => [bot(7), first],
    onGame: (game) => games.push(game),
  });
  expect(games.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(games.filter(({ seat }) => seat === 0)).toHaveLength(3);
  expect(games.filter(({ firstWon }) => firstWon).length).toBeGreaterThan(4);
});

test('an illegal turn and a failure lose the game, and the match goes on', async () => {
  const liar: Player = { choose: async () => 'a1>a1', newGame: async () => undefined };
  const mute: Player = { choose: () => Promise.reject(new Error('gone')), newGame: async () => undefined };
  for (const player of [liar, mute]) {
    const games: GameReport[] = [];
    await playMatch({
      openings: openings(1),
      concurrency: 1,
      pair: async () => [player, first],
      onGame: (game) => games.push(game),
    });
    expect(games).toHaveLength(2);
    expect(games.every(({ firstWon, reason }) => !firstWon && reason !== undefined)).toBe(true);
  }
});

test('who failed is reset before its next game, and nobody else', async () => {
  const resets: string[] = [];
  const named = (name: string, player: Player): Player => ({ ...player, reset: () => resets.push(name) });
  const mute: Player = { choose: () => Promise.reject(new Error('gone')), newGame: async () => undefined };
  await playMatch({
    openings: openings(1),
    concurrency: 1,
    pair: async () => [named('mute', mute), named('first', first)],
    onGame: () => undefined,
  });
  expect(resets).toEqual(['mute', 'mute']);
});

test('a player that can’t begin a game ends the match, once the other tables have finished theirs', async () => {
  let begun = 0;
  const fickle: Player = {
    ...first,
    newGame: async () => {
      begun += 1;
      if (begun === 3) throw new Error('no more');
    },
  };
  const games: GameReport[] = [];
  const match = playMatch({
    openings: openings(5),
    concurrency: 2,
    pair: async () => [fickle, first],
    onGame: (game) => games.push(game),
  });
  await expect(match).rejects.toThrow('no more');
  // Every game that began is reported, and hardly any began afterwards.
  expect(games).toHaveLength(begun - 1);
  expect(begun).toBeLessThan(6);
});

test('a match ends when it is decided', async () => {
  let played = 0;
  await playMatch({
    openings: openings(5),
    concurrency: 1,
    pair: async () => [first, first],
    onGame: () => {
      played += 1;
    },
    isDecided: () => played >= 3,
  });
  expect(played).toBe(3);
});

test('Elo and its interval', () => {
  const { elo, low, high } = strengthOf(64, 36);
  expect(Math.round(elo)).toBe(100);
  expect([Math.round(low), Math.round(high)]).toEqual([30, 170]);
  expect(strengthOf(20, 0).low).toBeGreaterThan(200);
  expect(strengthOf(0, 0).elo).toBe(0);
});

test('who has won everything may be any amount stronger', () => {
  for (let games = 1; games <= 50; games += 1) {
    expect(strengthOf(games, 0).high).toBe(Number.POSITIVE_INFINITY);
    expect(strengthOf(0, games).low).toBe(Number.NEGATIVE_INFINITY);
  }
});

test('the sequential test decides for the truth, and not too early', () => {
  expect(sequentialTest(5, 5, 0, 50)).toBe('undecided');
  expect(sequentialTest(300, 200, 0, 50)).toBe('stronger');
  expect(sequentialTest(200, 220, 0, 50)).toBe('not stronger');
  expect(evidenceOf(0, 0, 0, 50)).toBe(0);
  expect(evidenceOf(300, 200, 0, 50)).toBeGreaterThan(1);
});

test('whoever may not begin does not begin an opening', () => {
  const table = tableOf([godNamed('hecate'), godNamed('mortal')].flatMap((god) => god ?? []));
  const random = randomFrom(3);
  for (let count = 0; count < 20; count += 1)
    expect(parseFen(makeFen(randomOpening(table, 0, random))).ok).toBe(true);
  // The mortal has placed first, so that the mortal moves first.
  expect(randomOpening(table, 0, random).toMove).toBe(1);
});

test('even openings are random ones in which nobody is ahead, the same for the same seed', () => {
  const { table } = positionFrom('0000000000000000000000000/1/mortal/mortal');
  const find = (seed: number) => {
    const openings = evenOpenings(table, 2, randomFrom(seed), 500);
    return Array.from({ length: 4 }, () => openings.next().value ?? undefined);
  };
  const found = find(5);
  expect(find(5)).toEqual(found);
  expect(find(6)).not.toEqual(found);
  for (const opening of found) {
    if (opening === undefined) throw new Error('there is no fourth one');
    const [best] = new Thinker().think(opening, { nodes: 500 }).choices;
    expect(Math.abs(best?.value ?? Number.NaN)).toBeLessThanOrEqual(15);
  }
});
