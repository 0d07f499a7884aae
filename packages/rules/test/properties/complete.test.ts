/**
 * The walker forgets walks that look the same. This proves that it forgets none that matters: every turn that can be
 * taken step by step, with nothing forgotten, leads to a position the walker gives, and the other way round.
 */

import { GODS, makeFen, type Position, parseFen, positionOf, results, walkFrom } from '@caldera/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidates } from '../../src/core/open-turn.ts';
import { startTurn } from '../../src/core/turn-walker.ts';
import type { Walk } from '../../src/core/walk.ts';
import { diceOf, PAIRS, pick, randomGame, startOf, withRandomTowers } from '../support/random-play.ts';

/** Walks followed at most; endless ones (Hermes) and huge ones are compared only as far as that. */
const MOST_WALKS = 6000;
const MOST_STEPS = 9;

interface Wander {
  readonly found: Set<string>;
  walks: number;
  /** Something was left out. */
  cut: boolean;
}

const follow = (wander: Wander, walk: Walk, steps: number): void => {
  wander.walks += 1;
  if (walk.done) {
    wander.found.add(makeFen(positionOf(walk)));
    return;
  }
  if (wander.walks > MOST_WALKS || steps === MOST_STEPS) {
    wander.cut = true;
    return;
  }
  for (const offer of candidates(walk)) follow(wander, offer.walk, steps + 1);
};

const wanderFrom = (position: Position): Wander => {
  const wander: Wander = { found: new Set(), walks: 0, cut: false };
  const walk = walkFrom(position);
  startTurn(walk);
  follow(wander, walk, 0);
  return wander;
};

const expectComplete = (position: Position): void => {
  const { found, cut } = wanderFrom(position);
  const given = Array.from(results(position), makeFen);
  const all = new Set(given);
  expect(given.length, `${makeFen(position)}: a result twice`).toBe(all.size);
  expect(
    [...found].filter((fen) => !all.has(fen)),
    `${makeFen(position)}: forgotten`,
  ).toEqual([]);
  expect(cut ? [] : given.filter((fen) => !found.has(fen)), `${makeFen(position)}: made up`).toEqual([]);
};

describe('every turn is found, once', () => {
  test('also where an interruption comes to nothing: Gaea can’t see that Hecate stands there', () => {
    const position = parseFen('3100300000023003000200300/1/hecate:A3,D3/gaea:C2,A1');
    if (!position.ok) throw new Error(position.error.message);
    expectComplete(position.value);
  });

  for (const god of GODS) {
    const pairs = PAIRS.filter(([first]) => first === god);
    test(`${god.name}`, { timeout: 120_000 }, () => {
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const dice = diceOf(seed);
          const { positions } = randomGame(startOf(pick(dice, pairs)), dice, 4 + dice(8));
          const placed = positions.filter(({ winner, placed: sides }) => winner < 0 && sides === 3);
          if (placed.length === 0) return;
          expectComplete(pick(dice, placed));
          expectComplete(withRandomTowers(pick(dice, placed), dice));
        }),
        { numRuns: 2 },
      );
    });
  }
});
