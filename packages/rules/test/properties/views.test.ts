/** What a player sees does not depend on what the player may not know: compared for positions that differ only in that. */

import {
  areFoes,
  eventsSeen,
  GODS,
  type God,
  hasTurn,
  lineupProblem,
  makeFen,
  NOBODY,
  nextSteps,
  OpenTurn,
  type Position,
  parseFen,
  type Step,
  sideOf,
  squares,
  view,
} from '@caldera/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dice, diceOf, PAIRS, pick, randomGame, startOf } from '../support/random-play.ts';
import { readValue } from '../support/values.ts';

const SECRETIVE: readonly God[] = GODS.filter(({ hiddenInformation }) => hiddenInformation === true);
const TURNS = 8;

/** Spaces where a worker or an abyss could be for all that others can see. */
const possible = (position: Position, owner: number): squares.SquareSet => {
  const others = position.workers.filter((_, side) => side !== sideOf(position.table, owner));
  const taken = [position.domes, position.ram, ...others].reduce(squares.union, squares.EMPTY);
  // Coins and Talus are where nobody can stand; to stay clear of them, only spaces without blocks and cards are used.
  const cards = position.memory.reduce((all, memory) => all | memory, 0) as squares.SquareSet;
  return squares.diff(squares.complement(taken), squares.union(position.level1, cards));
};

const shuffled = (position: Position, owner: number, dice: Dice): Position => {
  const god = position.table.gods[owner];
  const side = sideOf(position.table, owner);
  const memory = [...position.memory];
  const workers = [...position.workers];
  if (god?.foe?.hidesWorkers === true) {
    let free = possible(position, owner);
    let placed = squares.EMPTY;
    for (let left = squares.size(workers[side] ?? squares.EMPTY); left > 0 && free !== 0; left -= 1) {
      const square = pick(dice, squares.squaresOf(free));
      placed = squares.add(placed, square);
      free = squares.remove(free, square);
    }
    if (squares.size(placed) !== squares.size(workers[side] ?? squares.EMPTY)) return position;
    workers[side] = placed;
  } else if (memory[owner] !== 0) {
    // Another fate, or an abyss where nobody stands.
    const everybody = workers.reduce(squares.union, squares.EMPTY);
    const free = squares.squaresOf(squares.complement(everybody));
    memory[owner] = god?.id === 'moerae' ? 1 + dice(16) : pick(dice, free) + 1;
  }
  return { ...position, workers, memory };
};

const numbersOf = ({ table, ...rest }: Position): string =>
  `${table.gods.map(({ id }) => id).join()} ${JSON.stringify(rest)}`;

const optionsOf = (position: Position, soFar: readonly Step[] = []): string =>
  JSON.stringify(nextSteps(position, soFar));

/** One line for everything that a watcher learns and should not, or does not learn and should. */
const leaks = (position: Position, owner: number, watcher: number, dice: Dice): string[] => {
  const other = shuffled(position, owner, dice);
  const seen = view(position, watcher);
  const found: string[] = [];
  if (numbersOf(seen) !== numbersOf(view(other, watcher))) found.push('the view tells positions apart');
  if (numbersOf(view(seen, watcher)) !== numbersOf(seen)) found.push('a view is not its own view');
  if (numbersOf(readValue(parseFen(makeFen(seen)), makeFen(seen))) !== numbersOf(seen)) {
    found.push('the text of a view loses something');
  }
  if (numbersOf(view(position, owner)) !== numbersOf(position)) found.push('the owner does not see all');
  if (position.toMove === watcher && position.winner === NOBODY) {
    if (hasTurn(position) !== hasTurn(seen)) found.push('being stuck tells');
    if (optionsOf(position) !== optionsOf(seen) || optionsOf(other) !== optionsOf(seen)) {
      found.push('the options tell');
    }
    const [step] = nextSteps(seen);
    const truth = step === undefined ? undefined : OpenTurn.start(position).take(step);
    if (
      step !== undefined &&
      truth?.isComplete === false &&
      optionsOf(position, [step]) !== optionsOf(seen, [step])
    ) {
      found.push(`the options after ${JSON.stringify(step)} tell`);
    }
  }
  return found.map((problem) => `${makeFen(position)} and ${makeFen(other)}: ${problem}`);
};

const checkGame = (gods: readonly God[], seed: number): void => {
  const dice = diceOf(seed);
  const owner = gods.findIndex(({ hiddenInformation }) => hiddenInformation === true);
  const { positions, turns } = randomGame(startOf(gods), dice, TURNS);
  const watchers = [NOBODY, ...gods.keys()].filter(
    (player) => player === NOBODY || areFoes((positions[0] as Position).table, player, owner),
  );
  const found = positions
    .filter(({ winner }) => winner === NOBODY)
    .flatMap((position) => watchers.flatMap((watcher) => leaks(position, owner, watcher, dice)));
  expect(found).toEqual([]);
  for (const [index, turn] of turns.entries()) {
    const before = positions[index];
    const after = positions[index + 1];
    if (before === undefined || after === undefined) continue;
    const isSecret = gods[before.toMove]?.foe?.hidesWorkers === true && after.winner === NOBODY;
    const shown = eventsSeen(before, { events: turn.events, after }, NOBODY).map(({ kind }) => kind);
    expect(isSecret && shown.includes('moved')).toBe(false);
    expect(eventsSeen(before, { events: turn.events, after }, owner)).toEqual(turn.events);
  }
};

describe('nobody learns a secret', () => {
  for (const god of SECRETIVE) {
    const rivals = PAIRS.filter(([a, b]) => a === god && b.hiddenInformation !== true).map(([, b]) => b);
    test(`of ${god.name}, against ${rivals.length} powers`, { timeout: 120_000 }, () => {
      for (const rival of rivals) {
        fc.assert(
          fc.property(fc.integer(), fc.boolean(), (seed, second) =>
            checkGame(second ? [rival, god] : [god, rival], seed),
          ),
          { numRuns: 1 },
        );
      }
    });
  }
});

test('of Moerae, among three', { timeout: 120_000 }, () => {
  const others = GODS.filter(
    ({ players, hiddenInformation }) => players.includes(3) && hiddenInformation !== true,
  );
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const dice = diceOf(seed);
      const gods = [pick(dice, others), pick(dice, others)];
      gods.splice(dice(3), 0, ...SECRETIVE.filter(({ id }) => id === 'moerae'));
      fc.pre(lineupProblem(gods) === undefined);
      checkGame(gods, seed);
    }),
    { numRuns: 25 },
  );
});

test('the powers that have secrets are the three that say so', () => {
  expect(SECRETIVE.map(({ id }) => id)).toEqual(['hecate', 'moerae', 'tartarus']);
});
