/** Chance: outcomes come from outside as steps, only possible ones are taken, and a replay is exact. */

import {
  CHANCE,
  Game,
  GODS,
  type God,
  lineupProblem,
  makeFen,
  nextSteps,
  OpenTurn,
  type Position,
  play,
  type Step,
} from '@caldera/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dice, diceOf, PAIRS, pick, randomGame, startOf } from '../support/random-play.ts';

const LUCKY: readonly God[] = GODS.filter(({ randomness }) => randomness === true);
const NAMES = ['Ada', 'Bob', 'Cid', 'Dee'];
const CARDS = Array.from({ length: 34 }, (_, card) => card - 2);
const IMPOSSIBLE: readonly Step[] = [{ kind: 'skip' }, { kind: 'choose', option: 0 }];

/** Tables of two, three or four at which that power sits somewhere. */
const tableWith = (god: God, dice: Dice): readonly God[] => {
  const players = pick(dice, god.players);
  for (;;) {
    const gods = Array.from({ length: players - 1 }, () => pick(dice, GODS));
    gods.splice(dice(players), 0, god);
    if (lineupProblem(gods) === undefined && gods.some(({ mustGoLast }) => mustGoLast !== true)) return gods;
  }
};

/** Every moment of these turns at which chance decides. */
const draws = (positions: readonly Position[], turns: readonly OpenTurn[]): OpenTurn[] =>
  turns.flatMap(({ steps }, index) => {
    const before = positions[index];
    if (before === undefined) return [];
    let open: OpenTurn | undefined = OpenTurn.start(before);
    const found: OpenTurn[] = [];
    for (const step of steps) {
      if (open?.decides === CHANCE) found.push(open);
      open = open?.take(step);
    }
    return found;
  });

const expectOnlyWhatIsPossible = (open: OpenTurn): void => {
  const { options } = open;
  expect(options.length).toBeGreaterThan(0);
  expect(options.every(({ kind }) => kind === 'draw')).toBe(true);
  const possible = new Set(options.map((step) => (step.kind === 'draw' ? step.card : -1)));
  const wrong: Step[] = [
    ...IMPOSSIBLE,
    ...CARDS.filter((card) => !possible.has(card)).map((card): Step => ({ kind: 'draw', card })),
  ];
  const before = makeFen(open.position);
  for (const step of wrong) expect(open.take(step)).toBeUndefined();
  expect(nextSteps(open.position, open.steps)).toEqual(options);
  expect(play(open.position, [...open.steps, ...wrong.slice(-1)])).toBeUndefined();
  expect(makeFen(open.position)).toBe(before);
};

describe.each(LUCKY.map((god) => [god.name, god] as const))('%s', (_, god) => {
  test('takes only cards that can come, and comes to the same end again', { timeout: 120_000 }, () => {
    let drawn = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = diceOf(seed);
        const start = startOf(tableWith(god, dice));
        const { positions, turns } = randomGame(start, dice, 16);
        const moments = draws(positions, turns);
        drawn += moments.length;
        for (const open of moments) expectOnlyWhatIsPossible(open);
        const replayed = turns.reduce(
          (position: Position, { steps }) => play(position, steps) ?? start,
          start,
        );
        expect(makeFen(replayed)).toBe(makeFen(positions.at(-1) ?? start));
      }),
      { numRuns: 40 },
    );
    expect(drawn).toBeGreaterThan(20);
  });

  test('a game says what is wrong with a card that can’t come, and stays as it was', () => {
    const dice = diceOf(7);
    const [pair] = PAIRS.filter(([first, second]) => first === god && second.set === 'mortal');
    const { positions, turns } = randomGame(startOf(pair ?? [god]), dice, 12);
    const [open] = draws(positions, turns);
    if (open === undefined) throw new Error('no card was drawn');
    const begun = Game.from(NAMES.slice(0, 2), makeFen(open.position));
    const game = open.steps.reduce((before, step) => (before.ok ? before.value.take(step) : before), begun);
    if (!game.ok) throw new Error(game.error.message);
    const saved = JSON.stringify(game.value);
    const refused = game.value.take({ kind: 'draw', card: 99 });
    expect(refused).toMatchObject({ ok: false, error: { clause: 'MOVE-4', code: 'NOT_OFFERED' } });
    expect(refused.ok ? '' : refused.error.message).toBe(`${god.name} can’t draw this one now.`);
    expect(JSON.stringify(game.value)).toBe(saved);
    const [step] = game.value.options;
    expect(step === undefined ? false : game.value.take(step).ok).toBe(true);
  });
});

test('the powers that draw are the two that say so', () => {
  expect(LUCKY.map(({ id }) => id)).toEqual(['chaos', 'tyche']);
});
