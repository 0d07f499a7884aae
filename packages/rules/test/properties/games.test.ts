/** Random games of every pair of powers that may meet: what must be true of every position and of every turn. */

import {
  GODS,
  hasTurn,
  makeFen,
  makeTurn,
  OpenTurn,
  type Position,
  parseTurn,
  play,
  results,
  type Turn,
  turns,
} from '@caldera/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lostInText, unsound } from '../support/invariants.ts';
import {
  type Dice,
  diceOf,
  PAIRS,
  pick,
  randomGame,
  randomLineup,
  randomTurn,
  startOf,
} from '../support/random-play.ts';
import { firstOf, readValue } from '../support/values.ts';

/** How many turns of one position are listed, how many of these are written down, and how many of those read back. */
const LISTED = 1500;
const WRITTEN = 100;
const READ = 6;
/** Games whose turns are looked at closely, over all pairs: the time a run may take does not grow with the gods. */
const CLOSE_LOOKS = 400;

const expectTurnRoundTrip = (before: Position, turn: Turn): void => {
  const text = makeTurn(before, turn);
  const where = `${text} from ${makeFen(before)}`;
  const read = readValue(parseTurn(before, text), where);
  expect(
    { fen: makeFen(read.after), steps: read.steps, text: makeTurn(before, read) },
    `${where} read back`,
  ).toEqual({
    fen: makeFen(turn.after),
    steps: turn.steps,
    text,
  });
};

/** The turn can be taken one offered step at a time, and its steps alone lead to the same position. */
const expectWalkable = (before: Position, turn: Turn): void => {
  const where = `${makeTurn(before, turn)} from ${makeFen(before)}`;
  let open: OpenTurn | undefined = OpenTurn.start(before);
  for (const step of turn.steps) {
    expect(open?.options, `${where}: ${step.kind}`).toContainEqual(step);
    open = open?.take(step);
  }
  expect(open?.after, `${where}: complete`).toEqual(turn.after);
  expect(open?.events, `${where}: events`).toEqual(turn.events);
};

/** Everything that gives turns gives the same ones: results, turns, texts, and steps taken one by one. */
const expectConsistent = (position: Position, dice: Dice): void => {
  const where = makeFen(position);
  const fens = firstOf(LISTED, results(position)).map(makeFen);
  const distinct = new Set(fens);
  expect(distinct.size, `${where}: one turn per result`).toBe(fens.length);
  expect(hasTurn(position)).toBe(fens.length > 0);
  const some = firstOf(WRITTEN, turns(position));
  expect(some.map(({ after }) => makeFen(after))).toEqual(fens.slice(0, WRITTEN));
  const texts = new Set(some.map((turn) => makeTurn(position, turn)));
  expect(texts.size, `${where}: one text per turn`).toBe(some.length);
  if (some.length === 0) return;
  for (let count = 0; count < READ; count += 1) expectTurnRoundTrip(position, pick(dice, some));
  expectWalkable(position, pick(dice, some));
  if (fens.length === LISTED) return;
  const walked = randomTurn(position, dice);
  expect(distinct.has(makeFen(walked.after ?? position)), `${where}: ${JSON.stringify(walked.steps)}`).toBe(
    true,
  );
};

const checkGame = (start: Position, dice: Dice, closely: boolean): void => {
  const game = randomGame(start, dice, 3 + dice(9));
  expect(game.positions.flatMap(unsound)).toEqual([]);
  const replayed = game.turns.reduce(
    (position: Position, { steps }) => play(position, steps) ?? start,
    start,
  );
  expect(makeFen(replayed)).toBe(makeFen(game.positions.at(-1) ?? start));
  expect(game.positions.flatMap(lostInText)).toEqual([]);
  if (closely) expectConsistent(pick(dice, game.positions), dice);
};

describe('random games', () => {
  for (const god of GODS) {
    const pairs = PAIRS.filter(([first]) => first === god);
    test(`${god.name} against ${pairs.length} powers`, { timeout: 120_000 }, () => {
      for (const pair of pairs) {
        fc.assert(
          fc.property(fc.integer(), (seed) => {
            const dice = diceOf(seed);
            checkGame(startOf(pair), dice, dice(PAIRS.length) < CLOSE_LOOKS);
          }),
          { numRuns: 1 },
        );
      }
    });
  }
});

describe('random games at other tables', () => {
  const mortals = GODS.filter(({ set }) => set === 'mortal').flatMap((mortal) => [mortal, mortal]);
  const fleeces = GODS.filter(({ fleece }) => fleece === true);
  const tables: readonly (readonly [string, (dice: Dice) => Position])[] = [
    ['three players', (dice) => startOf(randomLineup(3, dice))],
    ['four players', (dice) => startOf(randomLineup(4, dice))],
    ['the Golden Fleece', (dice) => startOf(mortals, pick(dice, fleeces))],
  ];
  test.each(tables)('%s', { timeout: 120_000 }, (_, start) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = diceOf(seed);
        checkGame(start(dice), dice, true);
      }),
      { numRuns: 60 },
    );
  });
});
