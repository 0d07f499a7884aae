/** INV: what is true at every moment of every game. */

import { type Answer, Game, GODS, type God, type Piece, startProblem } from '@caldera/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceOf, PAIRS, pick, startOf } from '../support/random-play.ts';
import {
  activityProblems,
  anyOperation,
  operableProblems,
  placeProblems,
  savingProblems,
  towerProblems,
} from './random-operations.ts';
import { after, cellAt, choose, on, xy } from './support.ts';

const FLAT = '0'.repeat(25);
/** Games over all pairs of powers: the time a run may take does not grow with the gods. */
const GAMES = 150;
/** Operations of a game, and how many moments of it are tried cell by cell. */
const LENGTH = 50;
const CLOSE_LOOKS = 4;

const newGame = (pair: readonly God[]): Game => {
  const [one = 'mortal', two = 'mortal'] = pair.map(({ id }) => id);
  return after(Game.new(startOf(pair).toMove + 1, 'Ada', 'Bob', one, two));
};

const stepsOf = (game: Game): number => game.toJSON().steps.length;

const checkGame = (pair: readonly God[], seed: number): void => {
  const dice = diceOf(seed);
  const problems: string[] = [];
  let game = newGame(pair);
  for (let count = 0; count < LENGTH && game.status !== 'END'; count += 1) {
    if (dice(LENGTH) < CLOSE_LOOKS) problems.push(...operableProblems(game), ...savingProblems(game));
    const next = after(anyOperation(game, dice));
    const isUndone = stepsOf(next) < stepsOf(game);
    problems.push(...placeProblems(next), ...activityProblems(next));
    if (!isUndone) problems.push(...towerProblems(game, next));
    game = next;
  }
  problems.push(...operableProblems(game), ...savingProblems(game));
  expect({ pair: pair.map(({ id }) => id), problems }).toMatchObject({ problems: [] });
};

describe('INV-1, INV-2, INV-3, INV-4, INV-5: random games by the operations of the contracts', () => {
  for (const god of GODS) {
    // Two powers that both have to go last are no game.
    const pairs = PAIRS.filter(
      (pair) => pair[0] === god && startProblem(pair, startOf(pair).toMove) === undefined,
    );
    test(`${god.name} against any of ${pairs.length} powers`, { timeout: 120_000 }, () => {
      fc.assert(
        fc.property(fc.integer(), (seed) => checkGame(pick(diceOf(seed), pairs), seed)),
        { numRuns: Math.ceil(GAMES / GODS.length), endOnFailure: true },
      );
    });
  }
});

/** A number that somebody might send: mostly near the board, sometimes far out, sometimes none. */
const anyNumber = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -1, max: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 0.5, -0, 2 ** 31, 1e300) },
);
const call = fc.tuple(
  fc.constantFrom(
    'place',
    'select',
    'selectAt',
    'move',
    'moveWorker',
    'playerMove',
    'build',
    'buildBy',
    'skip',
  ),
  fc.tuple(anyNumber, anyNumber, anyNumber, anyNumber),
  fc.constantFrom<Piece | undefined>(undefined, 'block', 'dome'),
);
type Call = typeof call extends fc.Arbitrary<infer T> ? T : never;

const answerTo = (game: Game, [name, [a, b, c, d], piece]: Call): Answer => {
  switch (name) {
    case 'place':
      return game.placeWorker(a, b, c);
    case 'select':
      return game.select(a, b, c, d);
    case 'selectAt':
      return game.selectAt(a, b, c);
    case 'move':
      return game.move(a, b, c);
    case 'moveWorker':
      return game.moveWorker(a, b, c, d);
    case 'playerMove':
      return game.playerMove(a, b);
    case 'build':
      return game.build(a, b, c, piece);
    case 'buildBy':
      return game.build(a, b, c, d, piece);
    case 'skip':
      return game.skip(a);
  }
};

test('INV-1: whatever is called with whatever numbers, a refused call changes nothing', () => {
  const artemis = on('00000 01000 04200 03000 00000/1/artemis:B2,D4/minotaur:A5,E1');
  const moments = [
    after(Game.new(1, 'Ada', 'Bob', 'artemis', 'minotaur')),
    artemis,
    choose(artemis, 'd4'),
    after(artemis.moveWorker(...xy('d4'), ...xy('d3'))),
    on('00000 01000 04200 03000 00000/1/artemis#:B2,D4/minotaur:A5,E1'),
  ];
  const look = (game: Game): string => JSON.stringify([game, game.state, game.workers, game.events]);
  const before = moments.map(look);
  fc.assert(
    fc.property(call, fc.constantFrom(...moments), (asked, game) => {
      const answer = answerTo(game, asked);
      expect(answer.ok || answer.error.message.length > 0).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(moments.map(look)).toEqual(before);
});

test('INV-1: a state that was handed out is the caller’s own', () => {
  const game = on(`${FLAT}/1/mortal:B2,D4/mortal:A5,E1`);
  const mine: { messages: readonly string[] } = game.state;
  mine.messages = ['scribbled'];
  expect(game.state.messages).not.toContain('scribbled');
});

test('INV-2: a cell names a worker exactly when that worker names the cell', () => {
  const game = after(on(`${FLAT}/1/apollo:B2,D4/mortal:C2,E1`).moveWorker(...xy('b2'), ...xy('c2')));
  expect(placeProblems(game)).toEqual([]);
  for (const { id, player, at } of game.workers)
    expect(cellAt(game, at ?? '').worker).toEqual({ id, player });
});

test('INV-3: towers grow by one and stop at three; a dome stays', () => {
  let game = on('00000 00000 00000 00000 00000/1/mortal:B2,D4/mortal:A5,E5');
  const turns = ['b2>b3^b2', 'a5>a4^a5', 'b3>a3^b2', 'a4>b5^a5', 'a3>b3^b2', 'b5>a4^a5', 'b3>a3^b2'];
  const heights = turns.map((turn) => {
    game = after(game.takeTurn(turn));
    return [cellAt(game, 'b2').level, cellAt(game, 'b2').dome];
  });
  expect(heights.filter((_, index) => index % 2 === 0)).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [3, true],
  ]);
});

test('INV-4: exactly one player is active until the game ends; after it, none', () => {
  const game = on('00000 00000 00000 23000 00000/1/mortal:A2,D4/mortal:A5,E1');
  expect(game.activePlayer).toBe(1);
  expect(after(game.takeTurn('a2>a3^a2')).activePlayer).toBe(2);
  expect(after(game.takeTurn('a2>b2#')).activePlayer).toBeNull();
});
