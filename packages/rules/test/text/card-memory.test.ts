/** What no card can remember, card by card: refused with the column of the state and a sentence about it. */

import { fenNameOf, GODS, type God, makeFen, parseFen, type TextErrorCode, workersOf } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { at, FLAT } from '../support/play.ts';

const SQUARES = Array.from(FLAT, (_, index) => `${'ABCDE'[index % 5]}${5 - Math.floor(index / 5)}`);
const POWERS = GODS.filter(({ set }) => set !== 'mortal');
const MOST_PLACES = SQUARES.length - 2;

const expectRefused = (text: string, code: TextErrorCode, place: string, words: string): void => {
  const parsed = parseFen(text);
  if (parsed.ok) throw new Error(`${text} was read as ${makeFen(parsed.value)}`);
  const { code: found, column, message } = parsed.error;
  expect([text, found, column]).toEqual([text, code, text.lastIndexOf(place) + 1]);
  expect(`${text}: ${message}`).toContain(words);
};

/** `state` in the hands of player 1, whose workers stand on B2 and D4; `board` and `mover` where it depends on them. */
interface Wrong {
  readonly state: string;
  readonly words: string;
  readonly board?: string;
  readonly mover?: 1 | 2;
  readonly rival?: string;
  readonly workers?: string;
}

const onlyDirections: readonly Wrong[] = ['x', 'up', '^', 'n,e', 'N E', '5'].map((state) => ({
  state,
  words: 'one of n ne',
}));
const onlyUsed: readonly Wrong[] = ['xx', '^', '1', 'B2', 'used'].map((state) => ({
  state,
  words: 'x once used',
}));
const onlyFemale: readonly Wrong[] = [
  { state: 'C3', words: 'no worker of that side' },
  { state: 'A5', words: 'no worker of that side' },
  { state: 'B2,D4', words: 'the square of the female worker' },
  { state: 'B2,B2', words: 'the square of the female worker' },
  { state: 'F6', words: 'the square of the female worker' },
];
const noCoin = 'a coin lies on a block';
const coins = 'the number of coins in hand';
const fourSquares = 'four squares of a block';

const WRONG: Readonly<Record<string, readonly Wrong[]>> = {
  athena: ['v', '^^', 'B2'].map((state) => ({ state, words: '^ or nothing' })),
  chaos: [
    { state: 'zeus|pan', words: '“zeus” is no power' },
    { state: 'athena|pan', words: '“athena” is no power', rival: 'athena' },
    { state: '|pan', words: 'no power that Chaos can show' },
    { state: 'demeter|demeter', words: 'cards left' },
    { state: 'demeter|pan,pan', words: 'cards left' },
    { state: 'demeter|hydra', words: 'cards left' },
    { state: 'demeter(^)|pan', words: 'demeter has no state' },
    { state: 'athena(v)|pan', words: '^ or nothing' },
  ],
  circe: [
    { state: '**', words: '* while she has' },
    { state: 'x', words: '* while she has' },
    { state: '*B2', words: '* while she has' },
  ],
  hecate: [
    { state: '?', words: 'hidden, or they are not' },
    { state: '???', words: 'a ? for each worker', workers: '' },
    { state: '2', words: 'a ? for each worker', workers: '' },
  ],
  morpheus: ['-1', '1.5', 'many', '1000000'].map((state) => ({ state, words: 'number of coins' })),
  selene: onlyFemale,
  hippolyta: onlyFemale,
  aeolus: onlyDirections,
  siren: onlyDirections,
  charybdis: [
    { state: 'A1,A2,A3', words: 'up to two whirlpools' },
    { state: 'A1,A1', words: 'up to two whirlpools' },
    { state: 'Z9', words: 'up to two whirlpools' },
    { state: 'C3', words: 'no whirlpool lies on a dome', board: heights('c3=4') },
    { state: 'C3', words: 'no whirlpool lies on a dome', board: heights('c3=a') },
  ],
  clio: [
    { state: '3|C3', words: 'only three coins', board: heights('c3=1') },
    { state: '0|C3,C4,C5,B5', words: 'only three coins', board: heights('c3=1 c4=1 c5=1 b5=1') },
    { state: '2|C3', words: noCoin },
    { state: '2|C3', words: noCoin, board: heights('c3=4') },
    { state: '2|A5', words: 'no opponent can stand', board: heights('a5=1') },
    { state: '1|C3,C3', words: coins, board: heights('c3=1') },
    { state: '4|', words: coins },
    { state: 'C3', words: coins },
  ],
  'europa-and-talus': [
    { state: 'A5', words: 'occupied' },
    { state: 'B2', words: 'occupied' },
    { state: 'C3', words: 'occupied', board: heights('c3=4') },
    { state: 'C3,C4', words: 'the square of Talus' },
    { state: 'talus', words: 'the square of Talus' },
  ],
  gaea: [
    { state: '3', words: 'workers left on her card' },
    { state: '-1', words: 'workers left on her card' },
    { state: '2', words: 'four workers in all', workers: 'B2,D4,C1' },
    { state: '1', words: 'four workers in all', workers: 'B2,D4,C1,D1' },
  ],
  moerae: [
    { state: 'A1,A2,B1', words: fourSquares },
    { state: 'A1,A2,A3,A4', words: fourSquares },
    { state: 'A1,A2,B1,B2,C1', words: fourSquares },
    { state: '??', words: fourSquares },
  ],
  tartarus: [
    { state: 'A5', words: 'nobody can stand on the abyss' },
    { state: 'B2', words: 'nobody can stand on the abyss' },
    { state: 'A1,A2', words: 'the square of the abyss' },
    { state: '??', words: 'the square of the abyss' },
  ],
  adonis: [
    ...onlyUsed,
    { state: 'x|B2,A5', words: 'this is his own' },
    { state: '|B2,A5', words: 'uses his power up', mover: 2 },
    { state: 'x|', words: 'one worker of each side', mover: 2 },
    { state: 'x|B2', words: 'one worker of each side', mover: 2 },
    { state: 'x|B2,D4', words: 'one worker of each side', mover: 2 },
    { state: 'x|B2,C3', words: 'one worker of each side', mover: 2 },
    { state: 'x|B2,A5,E1', words: 'one worker of each side', mover: 2 },
  ],
  eris: [
    { state: 'B2', words: 'no worker of an opponent' },
    { state: 'C3', words: 'no worker of an opponent' },
    { state: 'A5,A5', words: 'moved last' },
    { state: '1', words: 'moved last' },
  ],
  nyx: [
    { state: 'zorro', words: '“zorro” is no power' },
    { state: 'athena', words: '“athena” is no power' },
    { state: 'minotaur', words: '“minotaur” is no power', rival: 'minotaur' },
    { state: 'gaea', words: '“gaea” is no power' },
    { state: 'atlas:x', words: 'atlas has no state' },
    { state: 'selene:A5', words: 'no worker of that side' },
    { state: 'selene:B2:D4', words: 'the square of the female worker' },
    { state: 'eris:B2', words: 'no worker of an opponent' },
  ],
  tyche: ['6', '21', '11', '0', 'x', '1,2'].map((state) => ({ state, words: '1 to 5 in order' })),
  ...Object.fromEntries(
    POWERS.filter(({ set, id }) => set === 'hero' && id !== 'adonis').map(({ id }) => [id, onlyUsed]),
  ),
};

const FREE = ['B2', 'D4', 'B1', 'C1'];
const workersFor = (god: God): string => FREE.slice(0, workersOf(god)).join(',');

describe('a state that its card can’t have', () => {
  for (const god of POWERS.filter(({ state }) => state !== undefined)) {
    test(`${god.name}’s card`, () => {
      const rows = WRONG[god.id] ?? [];
      expect(rows.length).toBeGreaterThan(2);
      for (const { state, words, board = FLAT, mover = 1, rival = 'mortal', workers } of rows) {
        const text = `${board}/${mover}/${fenNameOf(god)}[${state}]:${workers ?? workersFor(god)}/${rival}:A5,E1`;
        expectRefused(text, 'ERR_GOD_STATE', `${state}]`, words);
      }
    });
  }
});

test('a card that remembers nothing is asked for nothing', () => {
  for (const god of POWERS.filter(({ state }) => state === undefined)) {
    const text = `${FLAT}/1/${fenNameOf(god)}[x]:${workersFor(god)}/mortal:A5,E1`;
    expectRefused(text, 'ERR_GOD_STATE', 'x]', `${god.name} has no state to remember`);
  }
});

test('a state that is missing although the board tells that there is one', () => {
  expectRefused(`${FLAT}/1/jason:B2,D4,B1/mortal:A5,E1`, 'ERR_GOD_STATE', 'jason', 'his power is used');
  expectRefused(`${FLAT}/1/gaea:B2,D4,B1/mortal:A5,E1`, 'ERR_GOD_STATE', 'gaea', 'four workers in all');
  for (const god of ['selene', 'hippolyta']) {
    expectRefused(`${FLAT}/1/${god}:B2,D4/mortal:A5,E1`, 'ERR_GOD_STATE', god, 'one of her two workers');
    expect(makeFen(at(`${FLAT}/1/${god}:B2/mortal:A5,E1`))).toBe(`${FLAT}/1/${god}:B2/mortal:A5,E1`);
  }
});

test('nothing is remembered before everybody has placed, unless it was chosen before', () => {
  const early: Readonly<Record<string, string>> = {
    athena: '^',
    aeolus: 'n',
    charybdis: 'C3',
    clio: '2|',
    circe: '*',
    europa: 'C3',
    gaea: '1',
    hecate: '??',
    morpheus: '2',
    tyche: '1',
    achilles: 'x',
    adonis: 'x',
  };
  for (const [god, state] of Object.entries(early)) {
    expectRefused(`${FLAT}/1/mortal/${god}[${state}]`, 'ERR_GOD_STATE', `${state}]`, 'before everybody has');
    expectRefused(
      `${FLAT}/1/mortal/${god}[${state}]:A1,B1`,
      'ERR_GOD_STATE',
      `${state}]`,
      god === 'hecate' ? 'hidden, or they are not' : 'before everybody has',
    );
  }
  for (const chosen of ['siren[n]', 'moerae[A5,B5,A4,B4]', 'nyx[atlas]', 'chaos[pan|atlas]']) {
    expect(makeFen(at(`${FLAT}/1/mortal/${chosen}`))).toBe(`${FLAT}/1/mortal/${chosen}`);
  }
});

test('no two tokens lie on one space', () => {
  const board = heights('c3=1');
  const cards = ['europa[C3]', 'charybdis[C3]', 'clio[2|C3]'];
  for (const one of cards) {
    for (const other of cards) {
      expectRefused(
        `${board}/1/${one}:B2,D4/${other}:A5,E1`,
        'ERR_GOD_STATE',
        `${other.slice(other.indexOf('[') + 1)}`,
        'two tokens on C3',
      );
    }
  }
});

test('no card brings more workers than it has', () => {
  for (const god of GODS.filter(
    ({ players, mostWorkers = 0 }) => players.includes(2) && mostWorkers < MOST_PLACES,
  )) {
    const most = god.mostWorkers ?? workersOf(god);
    const free = SQUARES.filter((square) => square !== 'A5' && square !== 'E1');
    const squares = free.slice(0, most + 1).join(',');
    const text = `${FLAT}/1/${fenNameOf(god)}:${squares}/mortal:A5,E1`;
    expectRefused(text, 'ERR_WORKERS', squares, `${god.name} can’t have ${most + 1} workers`);
  }
});

test('no card plays with more or fewer than it says', () => {
  const others = ['pan:A5,B5', 'atlas:C5,D5', 'apollo', 'demeter'];
  for (const god of POWERS) {
    for (const count of [3, 4].filter((players) => !god.players.includes(players))) {
      const name = fenNameOf(god);
      const text = `${FLAT}/1/${[...others.slice(0, count - 1), name].join('/')}`;
      expectRefused(text, 'ERR_PLAYERS', name, `${god.name} does not play with ${count} players`);
    }
  }
});

test('only one Ram', () => {
  expectRefused(`${FLAT}/1/mortal:A1,B1/mortal:C1,D1/fleece=pan:C3:D3`, 'ERR_FLEECE', 'D3', 'only one Ram');
});
