/**
 * Twelve more gods: 2,100 positions from one other program. Where its reading of the rules is known to differ from ours,
 * the difference is written down here as a rule of its own: what that program leaves out. With it every position agrees,
 * and docs/rules-decisions.md says by which clause we are right.
 */

import { geometry, levelOf, type Position, type Square, squares, squaresOf } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { at } from '../support/play.ts';
import { agrees, byPowers, expectReference, powersOf, type Row, readRows, resultsOf } from './rows.ts';

const ROWS = readRows('turns-advanced.jsonl');
const LINE_UPS = byPowers(ROWS);

const moverOf = ({ toMove }: Position): number => toMove;
const workersBefore = (before: Position): Square[] =>
  squaresOf(before.workers[moverOf(before)] ?? squares.EMPTY);
/** The mover's workers after the turn, in the order in which a position text lists squares. */
const workersAfter = (before: Position, after: Position): Square[] =>
  squaresOf(after.workers[moverOf(before)] ?? squares.EMPTY);

const builtOn = (before: Position, after: Position): Square | undefined =>
  squares.SQUARES.find(
    (square) =>
      levelOf(before, square) !== levelOf(after, square) ||
      squares.has(before.domes, square) !== squares.has(after.domes, square),
  );

/** A turn of Hermes in which nobody went up or down: any number of steps, then either worker builds. */
const isFreeTurn = (before: Position, after: Position): boolean => {
  const levels = (workers: readonly Square[]): string =>
    workers
      .map((square) => levelOf(before, square))
      .toSorted((a, b) => a - b)
      .join();
  return levels(workersBefore(before)) === levels(workersAfter(before, after));
};

const canHaveBuilt = (
  before: Position,
  after: Position,
  couldBuild: (builder: Square, site: Square) => boolean,
): boolean => {
  const site = builtOn(before, after);
  return (
    site !== undefined &&
    workersAfter(before, after).some(
      (builder) => squares.has(geometry.around(builder), site) && couldBuild(builder, site),
    )
  );
};

/** Only the worker that stands strictly higher; nobody when both share their height. */
const sleeper = (before: Position): Square | undefined => {
  const [low, high] = workersBefore(before).toSorted((a, b) => levelOf(before, a) - levelOf(before, b));
  if (low === undefined || high === undefined) return high ?? low;
  return levelOf(before, low) === levelOf(before, high) ? undefined : high;
};

/** What the other program knows of, of all that we give; by the mover's power and its opponent's. */
const KNOWN: Readonly<Record<string, (before: Position, after: Position) => boolean>> = {
  // AEOLUS-4: the wind does not touch builds. There, a build that ends a free turn can't be made into the wind either.
  'hermes aeolus': (before, after) => {
    const against = (before.memory[1 - moverOf(before)] ?? 0) - 1;
    return (
      !isFreeTurn(before, after) ||
      canHaveBuilt(before, after, (builder, site) => geometry.directionOf(builder, site) !== against)
    );
  },
  // HERMES-11: a sleeping worker may be the builder of a free turn. There, only the other one builds.
  'hermes hypnus': (before, after) =>
    !isFreeTurn(before, after) || canHaveBuilt(before, after, (builder) => builder !== sleeper(before)),
  // HERMES-13: a marked worker ends beside her, wherever its fellow goes. There, if only the second worker is marked,
  // it has to end behind the first, in the order in which a position text lists squares.
  'hermes aphrodite': (before, after) => {
    const beside = geometry.aroundAny(before.workers[1 - moverOf(before)] ?? squares.EMPTY);
    const isBeside = (square: Square | undefined): boolean =>
      square !== undefined && squares.has(beside, square);
    const [first, second] = workersBefore(before);
    const onlySecondIsMarked = isBeside(second) && !isBeside(first);
    return !onlySecondIsMarked || !isFreeTurn(before, after) || isBeside(workersAfter(before, after)[1]);
  },
};

const isKnownTo = ({ fen }: Row): ((before: Position, after: Position) => boolean) => {
  const { toMove, placed } = at(fen);
  const powers = powersOf(fen);
  const pair = `${powers[toMove] ?? ''} ${powers[1 - toMove] ?? ''}`;
  return (placed === 0b11 ? KNOWN[pair] : undefined) ?? ((): boolean => true);
};

test('there are 25 positions for each of 84 line-ups', () => {
  expect(LINE_UPS.size).toBe(84);
  expect([...LINE_UPS.values()].every((rows) => rows.length === 25)).toBe(true);
});

describe('the distinct results of one turn', () => {
  for (const [powers, rows] of LINE_UPS) {
    test(`${powers}`, { timeout: 60_000 }, () => {
      for (const row of rows) expectReference(row, resultsOf(row, isKnownTo(row)));
    });
  }
});

test('the other program differs in twelve positions, all of them turns of Hermes', () => {
  const different = ROWS.filter(
    (row) => powersOf(row.fen).includes('hermes') && !agrees(row, resultsOf(row)),
  );
  const pairs = different.map(({ fen }) => powersOf(fen).join(' against '));
  expect(new Set(pairs)).toEqual(
    new Set(['aphrodite against hermes', 'hermes against aeolus', 'hermes against hypnus']),
  );
  expect(pairs.filter((pair) => pair === 'hermes against aeolus')).toHaveLength(9);
  expect(pairs.filter((pair) => pair === 'hermes against hypnus')).toHaveLength(2);
  expect(pairs.filter((pair) => pair === 'aphrodite against hermes')).toHaveLength(1);
});
