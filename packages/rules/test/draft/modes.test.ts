/** Every way to draft, for every number of players: it ends, bans hold, and nothing happens out of order. */

import {
  BANS,
  DRAFT_MODES,
  type Draft,
  type DraftRules,
  type DraftStep,
  draftChoices,
  draftTurn,
  godNamed,
  lineupProblem,
  poolOf,
  startDraft,
  startProblem,
  takeDraftStep,
} from '@caldera/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dice, diceOf, pick } from '../support/random-play.ts';
import { readValue } from '../support/values.ts';

const COUNTS = [2, 3, 4] as const;
const begin = (rules: DraftRules, dice: Dice, challenger = 0): Draft =>
  readValue(startDraft(rules, challenger, dice), JSON.stringify(rules));

const refusalOf = (draft: Draft, player: number, step: DraftStep): string | undefined => {
  const before = JSON.stringify(draft);
  const next = takeDraftStep(draft, player, step);
  expect(JSON.stringify(draft)).toBe(before);
  return next.ok ? undefined : next.error.code;
};

/** Powers that a challenger might offer: a line-up that chance would deal. */
const anOffer = ({ rules }: Draft, dice: Dice): readonly string[] => {
  const dealt = begin({ ...rules, mode: 'random' }, dice).offer.map(({ id }) => id);
  return rules.mode === 'mirror' ? dealt.slice(0, 1) : dealt;
};

const stepsFor = (draft: Draft, dice: Dice): DraftStep => {
  switch (draftTurn(draft)?.step) {
    case 'offer':
      return { kind: 'offer', gods: anOffer(draft, dice) };
    case 'start-power':
      return { kind: 'start-power', god: pick(dice, draft.offer).id };
    case 'pick':
      return { kind: 'pick', god: pick(dice, draftChoices(draft)).id };
    case 'start-player':
    case undefined:
      return { kind: 'start-player', player: dice(draft.rules.players) };
  }
};

const SOMETHING: readonly DraftStep[] = [
  { kind: 'offer', gods: ['pan', 'atlas'] },
  { kind: 'start-power', god: 'pan' },
  { kind: 'pick', god: 'pan' },
  { kind: 'start-player', player: 0 },
];

/** Nobody but the one who is next gets anything done, and that one only the step that is due. */
const expectOrder = (draft: Draft): void => {
  const due = draftTurn(draft);
  for (let player = -1; player <= draft.rules.players; player += 1) {
    for (const step of SOMETHING) {
      if (due?.player === player && due.step === step.kind) continue;
      const wanted = due === undefined ? 'DRAFT_OVER' : due.player === player ? 'NOT_NOW' : 'NOT_YOUR_TURN';
      expect(refusalOf(draft, player, step)).toBe(wanted);
    }
  }
};

const MOST_STEPS = 500;

const finished = (start: Draft, dice: Dice): Draft => {
  let draft = start;
  for (let taken = 0; draftTurn(draft) !== undefined; taken += 1) {
    expectOrder(draft);
    expect(taken).toBeLessThan(MOST_STEPS);
    // Some choices are refused (a power that can't start, say); then another one is tried.
    const next = takeDraftStep(draft, draftTurn(draft)?.player ?? 0, stepsFor(draft, dice));
    if (next.ok) draft = next.value;
  }
  expectOrder(draft);
  return draft;
};

const POOLS: readonly DraftRules['pool'][] = [
  {},
  { noLuck: true, noHiddenInformation: true },
  { sets: ['simple'] },
  { sets: ['golden-fleece', 'promo'] },
  { sets: ['advanced'], without: ['circe', 'chaos'] },
];

describe.each(DRAFT_MODES)('%s', (mode) => {
  test.each(COUNTS)('%i players', (players) => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.constantFrom(...POOLS),
        fc.boolean(),
        fc.nat(players - 1),
        (seed, pool, startPowerFirst, challenger) => {
          const dice = diceOf(seed);
          const { picks, startPlayer = -1 } = finished(
            begin({ players, mode, pool, startPowerFirst }, dice, challenger),
            dice,
          );
          const gods = picks.filter((god) => god !== undefined);
          expect(gods).toHaveLength(players);
          expect(lineupProblem(gods, mode === 'mirror')).toBeUndefined();
          expect(startProblem(gods, startPlayer)).toBeUndefined();
          expect(gods.every((god) => poolOf(pool, players).includes(god))).toBe(true);
          expect(new Set(gods).size).toBe(mode === 'mirror' ? 1 : players);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('bans hold', () => {
  const banned = BANS.flatMap(({ pairs, why }) => pairs.map(([a, b]) => ({ a, b, why }))).filter(
    ({ a, b }) => godNamed(a)?.official === true && godNamed(b)?.official === true,
  );

  test('in what is offered, with the reason', () => {
    for (const { a, b, why } of banned) {
      const draft = begin({ players: 2, mode: 'challenger', pool: {} }, diceOf(1));
      const refused = takeDraftStep(draft, 0, { kind: 'offer', gods: [a, b] });
      expect(refused).toMatchObject({ ok: false, error: { code: 'BANNED_PAIR' } });
      expect(refused.ok ? '' : refused.error.message).toContain(why);
    }
  });

  test('in what may be chosen freely, with the reason', () => {
    for (const { a, b, why } of banned) {
      const draft = begin({ players: 2, mode: 'free', pool: {} }, diceOf(1));
      const picked = readValue(takeDraftStep(draft, 1, { kind: 'pick', god: a }), a);
      expect(draftChoices(picked).map(({ id }) => id)).not.toContain(b);
      const refused = takeDraftStep(picked, 0, { kind: 'pick', god: b });
      expect(refused).toMatchObject({ ok: false, error: { code: 'NOT_OFFERED' } });
      expect(refused.ok ? '' : refused.error.message).toContain(why);
    }
  });

  test('in what chance deals, however few powers there are', () => {
    const all = poolOf({}, 2).map(({ id }) => id);
    for (const { a, b } of banned) {
      const pool = { without: all.filter((id) => id !== a && id !== b) };
      for (const mode of ['random', 'free', 'challenger'] as const) {
        expect(startDraft({ players: 2, mode, pool }, 0, () => 0)).toMatchObject({
          ok: false,
          error: { code: 'POOL_TOO_SMALL' },
        });
      }
    }
  });

  test('so that a free choice never leaves a later player without a power', () => {
    // Hermes would keep out Harpies and leave only two for three players; Atlas and Gaea do the same to each other.
    const few = ['hermes', 'harpies', 'atlas', 'gaea'];
    const pool = { without: poolOf({}, 3).flatMap(({ id }) => (few.includes(id) ? [] : [id])) };
    expect(startDraft({ players: 3, mode: 'free', pool }, 0, () => 0).ok).toBe(false);
    const more = { without: pool.without.filter((id) => id !== 'triton') };
    const draft = begin({ players: 3, mode: 'free', pool: more }, diceOf(1));
    expect(draftChoices(draft).map(({ id }) => id)).toEqual(['atlas', 'hermes', 'triton', 'gaea']);
    const refused = takeDraftStep(draft, 1, { kind: 'pick', god: 'harpies' });
    expect(refused.ok ? '' : refused.error.message).toContain('nothing would be left');
  });
});

describe('mirror offers', () => {
  test.each(COUNTS)('%i players with the same power', (players) => {
    for (const god of poolOf({}, players)) {
      const draft = begin({ players, mode: 'mirror', pool: {} }, diceOf(1));
      const offered = takeDraftStep(draft, 0, { kind: 'offer', gods: [god.id] });
      // Hecate can't start, so nobody could.
      const wanted = Array.from({ length: god.mustGoLast === true ? 0 : players }, () => god.id);
      expect(offered.ok ? offered.value.picks.map((pick) => pick?.id) : []).toEqual(wanted);
    }
  });

  test('are one power, of the draft', () => {
    const draft = begin({ players: 2, mode: 'mirror', pool: { sets: ['simple'] } }, diceOf(1));
    expect(refusalOf(draft, 0, { kind: 'offer', gods: ['pan', 'atlas'] })).toBe('OFFER_SIZE');
    expect(refusalOf(draft, 0, { kind: 'offer', gods: ['hydra'] })).toBe('NOT_IN_POOL');
  });
});

test('random from a set deals only from it, and not always the same', () => {
  const dealt = Array.from(
    { length: 40 },
    (_, seed) => begin({ players: 3, mode: 'random', pool: { sets: ['promo'] } }, diceOf(seed)).picks,
  );
  expect(dealt.flat().every((god) => god?.set === 'promo')).toBe(true);
  expect(new Set(dealt.flat()).size).toBeGreaterThan(5);
});

test('luck and secrets stay out when asked, whoever draws', () => {
  const hidden = poolOf({}, 2).filter((god) => god.randomness === true || god.hiddenInformation === true);
  expect(hidden.map(({ id }) => id)).toEqual(['chaos', 'hecate', 'moerae', 'tartarus', 'tyche']);
  const rules = { players: 2, mode: 'free', pool: { noLuck: true, noHiddenInformation: true } } as const;
  const draft = begin(rules, diceOf(1));
  for (const { id } of hidden) expect(refusalOf(draft, 1, { kind: 'pick', god: id })).toBe('NOT_OFFERED');
});

test('a challenger who does not sit at the table is refused', () => {
  for (const challenger of [-1, 2, 0.5, Number.NaN]) {
    expect(startDraft({ players: 2, mode: 'free', pool: {} }, challenger, () => 0)).toMatchObject({
      ok: false,
      error: { code: 'NO_SUCH_PLAYER' },
    });
  }
  const third = startDraft({ players: 2, mode: 'free', pool: {} }, 2, () => 0);
  expect(third.ok ? '' : third.error.message).toBe('There is no player 3 to be the challenger.');
});

test('who must start starts, and who can’t does not', () => {
  const named = (gods: readonly string[], startPowerFirst: boolean): Draft => {
    const draft = begin({ players: 2, mode: 'challenger', pool: {}, startPowerFirst }, diceOf(1));
    return readValue(takeDraftStep(draft, 0, { kind: 'offer', gods }), gods.join());
  };
  expect(refusalOf(named(['bia', 'pan'], true), 0, { kind: 'start-power', god: 'pan' })).toBe('START_PLAYER');
  expect(refusalOf(named(['hecate', 'pan'], true), 0, { kind: 'start-power', god: 'hecate' })).toBe(
    'START_PLAYER',
  );
  expect(refusalOf(named(['hecate', 'pan'], true), 0, { kind: 'start-power', god: 'atlas' })).toBe(
    'NOT_OFFERED',
  );
  const picked = readValue(
    takeDraftStep(named(['bia', 'pan'], false), 1, { kind: 'pick', god: 'bia' }),
    'bia',
  );
  expect(refusalOf(picked, 0, { kind: 'start-player', player: 0 })).toBe('START_PLAYER');
  expect(refusalOf(picked, 0, { kind: 'start-player', player: 1 })).toBeUndefined();
});
