/** Random games of every pair of powers that may meet: what must be true of every position and of every turn. */

import {
  GODS,
  type God,
  hasTurn,
  makeFen,
  makeTurn,
  nextSteps,
  OpenTurn,
  type Position,
  parseFen,
  parseTurn,
  play,
  results,
  squares,
  type Turn,
  turns,
} from '@caldera/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dice, diceOf, PAIRS, pick, randomGame, randomTurn, startOf } from '../support/random-play.ts';
import { firstOf, readValue } from '../support/values.ts';

/** Turns of one position that are looked at closely; the rest are counted. */
const CLOSELY = 40;

/** What must be true of every position: a level stands on the one below, and nobody shares a space with anything. */
const expectSound = (position: Position): void => {
  const { level1, level2, level3, domes, ram, workers, table } = position;
  const everybody = workers.reduce((all, set) => all | set, 0);
  const most = workers.map((_, side) =>
    Math.max(...table.gods.map((god) => god.mostWorkers ?? god.workers ?? 2), side),
  );
  expect(level2 & ~level1, 'level 2 without level 1').toBe(0);
  expect(level3 & ~level2, 'level 3 without level 2').toBe(0);
  expect(everybody & (domes | ram), 'a worker on a dome').toBe(0);
  expect((level1 | domes | ram | everybody) & ~squares.EVERYWHERE, 'something off the board').toBe(0);
  expect(squares.size(squares.setOf(workers.flatMap(squares.squaresOf)))).toBe(
    workers.reduce((sum, set) => sum + squares.size(set), 0),
  );
  expect(
    workers.every((set, side) => squares.size(set) <= (most[side] ?? 0)),
    'too many workers',
  ).toBe(true);
};

/** The text says everything: what is read back is the same position, number by number. */
const expectTextRoundTrip = (position: Position): void => {
  const text = makeFen(position);
  const { table, ...read } = readValue(parseFen(text), text);
  const { table: original, ...written } = position;
  expect(read, `${text} read back`).toEqual(written);
  expect(table.gods).toEqual(original.gods);
  expect(makeFen({ ...read, table })).toBe(text);
};

const expectTurnRoundTrip = (before: Position, turn: Turn): string => {
  const text = makeTurn(before, turn);
  const read = readValue(parseTurn(before, text), `${text} from ${makeFen(before)}`);
  const where = `${text} from ${makeFen(before)}`;
  expect(makeFen(read.after), `${where}: position`).toBe(makeFen(turn.after));
  expect(read.steps, `${where}: steps`).toEqual(turn.steps);
  expect(makeTurn(before, read), `${where}: text`).toBe(text);
  return text;
};

/** The turn can be taken one offered step at a time, and its steps alone lead to the same position. */
const expectWalkable = (before: Position, turn: Turn): void => {
  const where = `${makeTurn(before, turn)} from ${makeFen(before)}`;
  let open: OpenTurn | undefined = OpenTurn.start(before);
  for (const [index, step] of turn.steps.entries()) {
    expect(nextSteps(before, turn.steps.slice(0, index)), `${where}: step ${index}`).toContainEqual(step);
    open = open?.take(step);
  }
  expect(open?.after, `${where}: complete`).toEqual(turn.after);
  expect(open?.events, `${where}: events`).toEqual(turn.events);
  expect(play(before, turn.steps)).toEqual(turn.after);
};

const expectConsistent = (position: Position, dice: Dice): void => {
  const where = makeFen(position);
  const fens = Array.from(results(position), makeFen);
  expect(new Set(fens).size, `${where}: one turn per result`).toBe(fens.length);
  expect(hasTurn(position)).toBe(fens.length > 0);
  const some = firstOf(CLOSELY, turns(position));
  expect(some.map(({ after }) => makeFen(after))).toEqual(fens.slice(0, CLOSELY));
  const texts = some.map((turn) => expectTurnRoundTrip(position, turn));
  expect(new Set(texts).size, `${where}: one text per turn`).toBe(texts.length);
  if (some.length === 0) return;
  expectWalkable(position, pick(dice, some));
  const walked = randomTurn(position, dice);
  expect(fens, `${where}: ${JSON.stringify(walked.steps)}`).toContain(makeFen(walked.after ?? position));
};

const checkGame = (pair: readonly God[], seed: number): void => {
  const dice = diceOf(seed);
  const game = [...randomGame(startOf(pair), dice, { turns: 4 + dice(16), looks: 1 + dice(300) })];
  for (const position of game) {
    expectSound(position);
    expectTextRoundTrip(position);
  }
  expectConsistent(
    pick(
      dice,
      game.filter(({ winner }) => winner < 0),
    ),
    dice,
  );
};

describe('random games', () => {
  for (const god of GODS) {
    const pairs = PAIRS.filter(([first]) => first === god);
    test(`${god.name} against ${pairs.length} powers`, { timeout: 120_000 }, () => {
      for (const pair of pairs) {
        fc.assert(
          fc.property(fc.integer(), (seed) => checkGame(pair, seed)),
          { numRuns: 1 },
        );
      }
    });
  }
});
