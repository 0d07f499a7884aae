import {
  banBetween,
  emptyPosition,
  GODS,
  geometry,
  godNamed,
  makeFen,
  NOBODY,
  type Position,
  parseFen,
  positionOf,
  squares,
  type Table,
  TurnWalker,
  tableOf,
  walkFrom,
} from '@caldera/rules';
import { expect, test } from 'vitest';
import { FastGenerator } from '../src/core/fast-generator.ts';
import { FAST_POWERS } from '../src/core/fast-powers.ts';
import { RulesGenerator, WINNING } from '../src/generator.ts';
import { randomFrom } from '../src/random.ts';
import type { Stack } from '../src/stack.ts';
import { isOver, TURN, WIDTH, writeWalk } from '../src/state.ts';
import { putFirst } from './helpers.ts';

const FIELDS = 9;

const rowsOf = (stack: Stack, start: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    stack.rows.slice(start + index * WIDTH, start + index * WIDTH + FIELDS).join(' '),
  ).sort();

interface Ways {
  readonly lineUp: string;
  readonly fast: FastGenerator;
  readonly rules: RulesGenerator;
}
let lastWays: Ways | undefined;

/** Each has a memory of its own, so that they are made anew only for another line-up. */
const waysOf = (table: Table): Ways => {
  const lineUp = table.gods.map((god) => god.id).join('/');
  if (lastWays?.lineUp === lineUp) return lastWays;
  const fast = FastGenerator.of(table);
  if (fast === undefined) throw new Error('no fast way');
  lastWays = { lineUp, fast, rules: new RulesGenerator(table) };
  return lastWays;
};

/** The turns that the rules know, without the winning ones, and whether one wins. */
const byRules = (position: Position): { rows: string[]; wins: boolean } => {
  const walker = new TurnWalker(position.table).start(walkFrom(position));
  const row = new Int32Array(WIDTH);
  const rows: string[] = [];
  let wins = false;
  while (walker.advance()) {
    if (walker.result.winner === position.toMove) {
      wins = true;
      continue;
    }
    writeWalk(row, 0, walker.result);
    rows.push(row.slice(0, FIELDS).join(' '));
  }
  return { rows: rows.sort(), wins };
};

/** Turns after which the opponent cannot win at once, by trying. */
const parriesAmong = (position: Position): string[] => {
  const { rules } = waysOf(position.table);
  const { stack } = rules.core;
  putFirst(stack, position);
  const count = rules.generate(0);
  const kept: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const base = WIDTH * (index + 1);
    if (isOver(stack.rows, base)) continue;
    const top = stack.top;
    const reply = rules.generate(base);
    stack.top = top;
    if (reply !== WINNING) kept.push(stack.rows.slice(base, base + FIELDS).join(' '));
  }
  return kept.sort();
};

const looksOf = (stack: Stack, count: number): number[] =>
  Array.from({ length: count }, (_, index) => stack.rows[WIDTH * (index + 1) + TURN] as number);

/**
 * Every turn can be made alone by what it looks like, but for those that the opponent has a say in; nothing else can, and
 * what comes of it is what the rules know.
 */
const expectSingles = (position: Position, fast: FastGenerator, rows: ReadonlySet<string>): void => {
  const rival = FAST_POWERS.get(position.table.gods[1 - position.toMove]?.id ?? '');
  if (rival?.lifts === true || rival?.carries === true) return;
  const { stack } = fast.core;
  putFirst(stack, position);
  const looks = new Set(looksOf(stack, fast.generate(0, 0)));
  const wrong: number[] = [];
  for (const look of new Set([...looks, ...[...looks].map((each) => (each * 7919) & 0x1fffff)])) {
    stack.top = WIDTH;
    const isMade = fast.generateOne(0, look);
    const [row = ''] = isMade ? rowsOf(stack, WIDTH, 1) : [];
    const isRight = isMade && rows.has(row) && stack.rows[WIDTH + TURN] === look;
    if (isRight !== looks.has(look)) wrong.push(look);
  }
  expect([makeFen(position), ...wrong]).toEqual([makeFen(position)]);
};

/** A sieve leaves the turns of the highest rank; of those with coins, one of each look. */
const expectFew = (position: Position, fast: FastGenerator, rows: ReadonlySet<string>): void => {
  const { calls, stack } = fast.core;
  putFirst(stack, position);
  const looks = looksOf(stack, fast.generate(0, 0));
  calls.clearMemory();
  looks.forEach((look, index) => {
    if (index % 3 === 0) calls.refuted(position.toMove, 1, look, 1 + (index % 11));
  });
  stack.top = WIDTH;
  const address = stack.addressOf(0);
  calls.openSieve(position.toMove, 1, -1, address, 5);
  const few = calls.generate(address, 0, true);
  const power = FAST_POWERS.get(position.table.gods[position.toMove]?.id ?? '');
  const sieved = power?.mostMemory === undefined ? looks : [...new Set(looks)];
  const ranks = sieved.map((look) => calls.rank(look)).sort((a, b) => b - a);
  const kept = Array.from({ length: few }, (_, number) =>
    calls.rank(stack.rows[WIDTH * (1 + calls.placeOf(number)) + TURN] as number),
  );
  expect([makeFen(position), kept]).toEqual([makeFen(position), ranks.slice(0, 5)]);
  expect(rowsOf(stack, WIDTH, few).filter((row) => !rows.has(row))).toEqual([]);
};

/** What the opponent would win by is what the rules find; whether it may go up is only told once it is to move. */
const expectThreats = (position: Position, { fast, rules }: Ways): void => {
  const grounding = position.table.gods[position.toMove]?.id ?? '';
  if (FAST_POWERS.get(grounding)?.grounds === true) return;
  for (const { core } of [fast, rules]) putFirst(core.stack, position);
  const found = rules.threats(0) !== 0;
  expect([makeFen(position), fast.threats(0) !== 0]).toEqual([makeFen(position), found]);
};

const expectAgreement = (position: Position): void => {
  const ways = waysOf(position.table);
  const { fast } = ways;
  const { stack } = fast.core;
  const fen = makeFen(position);
  putFirst(stack, position);
  const { rows, wins } = byRules(position);
  expect([fen, fast.canWin(0)]).toEqual([fen, wins]);
  const count = fast.generate(0, 0);
  expect([fen, ...rowsOf(stack, WIDTH, count)]).toEqual([fen, ...rows]);
  expectThreats(position, ways);
  if (wins) return;
  const known = new Set(rows);
  expectSingles(position, fast, known);
  expectFew(position, fast, known);
  const threats = fast.threats(0);
  if (threats === 0) return;
  stack.top = WIDTH;
  const parries = new Set(rowsOf(stack, WIDTH, fast.generate(0, threats)));
  expect([fen, ...parriesAmong(position).filter((parry) => !parries.has(parry))]).toEqual([fen]);
};

/** Random games that prefer to climb and to build high, so that wins and threats come up. */
const playThrough = (first: string, second: string, seed: number): number => {
  const random = randomFrom(seed);
  const gods = [first, second].map((id) => GODS.find((god) => god.id === id) ?? GODS[0]);
  let position: Position = emptyPosition(tableOf(gods.flatMap((god) => god ?? [])));
  let checked = 0;
  for (let turn = 0; turn < 60 && position.winner === NOBODY; turn += 1) {
    if (turn >= 2) {
      expectAgreement(position);
      checked += 1;
    }
    const walker = new TurnWalker(position.table).start(walkFrom(position));
    let next: Position | undefined;
    let most = -1;
    while (walker.advance()) {
      const { result } = walker;
      const high = (result.foes & result.level1) !== 0 ? 0.3 : 0;
      const value =
        random() +
        high +
        ((result.foes & result.level2) !== 0 ? 0.4 : 0) -
        (result.winner === NOBODY ? 0 : 0.5);
      if (value <= most) continue;
      most = value;
      next = positionOf(result);
    }
    if (next === undefined) break;
    position = next;
  }
  return checked;
};

const ids = [...FAST_POWERS.keys()];
const hasFastWay = (first: string, second: string): boolean =>
  FastGenerator.of(tableOf([first, second].flatMap((id) => godNamed(id) ?? []))) !== undefined;
const pairs = ids.flatMap((first) =>
  ids.filter((second) => hasFastWay(first, second)).map((second) => [first, second] as const),
);

test.each(ids)('%s: the fast way gives what the rules give, against every fast power', (first) => {
  const seed = Number(process.env.SEED ?? 1);
  console.info(`seed ${seed}`);
  for (const [own, other] of pairs.filter(([own]) => own === first))
    expect(playThrough(own, other, seed)).toBeGreaterThan(0);
});

/** Pairs in which one power changes what the other's turns are made of, not only which of them are left. */
const ENTANGLED = [
  ['pan', 'persephone'],
  ['urania', 'harpies'],
  ['aeolus', 'aeolus'],
  ['hermes', 'aeolus'],
  ['hermes', 'aphrodite'],
  ['hermes', 'hypnus'],
  ['artemis', 'harpies'],
  ['prometheus', 'harpies'],
] as const;

/** Any towers, workers and winds: lanes, lone heights and ways around come up that few games lead to. */
const randomPosition = (first: string, second: string, random: () => number): Position => {
  const pick = (below: number): number => Math.floor(random() * below);
  const highest = 1 + pick(4);
  const levels = squares.SQUARES.map(() => (random() < 0.15 ? 4 : pick(highest + 1)));
  const spaces = squares.SQUARES.filter((square) => levels[square] !== 4).map((square) => ({
    name: squares.nameOf(square).toUpperCase(),
    chance: random(),
  }));
  const [a, b, c, d] = spaces.sort((one, other) => one.chance - other.chance).map(({ name }) => name);
  const wind = (id: string): string =>
    id === 'aeolus' ? `[${geometry.DIRECTIONS[pick(geometry.DIRECTIONS.length + 1)] ?? ''}]` : '';
  const sides = `${first}${wind(first)}:${a},${b}/${second}${wind(second)}:${c},${d}`;
  const read = parseFen(`${levels.join('')}/${1 + pick(2)}/${sides}`);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

test.each(ENTANGLED)('%s and %s: as the rules have it, in many games and on any board', (one, other) => {
  const seed = Number(process.env.SEED ?? 1);
  for (const [first, second] of [[one, other] as const, [other, one] as const]) {
    expect(hasFastWay(first, second)).toBe(true);
    for (let game = 1; game <= 5; game += 1)
      expect(playThrough(first, second, seed * 100 + game)).toBeGreaterThan(0);
    const random = randomFrom(seed);
    for (let board = 0; board < 400; board += 1) expectAgreement(randomPosition(first, second, random));
  }
});

/** On B2 a worker of Hermes is held; A1, B2 and C3 are a lane in which nobody gets past it. */
test.each(['B2,C3', 'A1,B2'])(
  'a worker that is held on its level keeps its order in a lane, from %s',
  (own) => {
    const read = parseFen(`1111111111110111011101111/1/hermes:${own}/aphrodite:A3,E1`);
    if (!read.ok) throw new Error(read.error.message);
    expectAgreement(read.value);
  },
);

test('just the powers that may not meet have no fast way', () => {
  const slow = ids.flatMap((first) =>
    ids.filter((second) => !hasFastWay(first, second)).map((second) => [first, second]),
  );
  const banned = ids.flatMap((first) =>
    ids.filter((second) => banBetween(first, second)).map((second) => [first, second]),
  );
  expect(banned.length).toBeGreaterThan(0);
  expect(slow).toEqual(banned);
});

test('every fast power is a power of the rules', () => {
  const known = new Set(GODS.map((god) => god.id));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});
