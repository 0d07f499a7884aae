import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawLineup } from '../../src/draft/pool.ts';
import {
  type Draft,
  type DraftRules,
  type DraftStep,
  draftChoices,
  draftTurn,
  lineupProblem,
  poolOf,
  startDraft,
  startProblem,
  takeDraftStep,
} from '../../src/index.ts';

const firstOf = (): number => 0;
const SIMPLE: DraftRules = { players: 2, mode: 'challenger', pool: { sets: ['simple'] } };

const begin = (rules: DraftRules, challenger = 0): Draft => {
  const draft = startDraft(rules, challenger, firstOf);
  if (!draft.ok) throw new Error(draft.error.message);
  return draft.value;
};
const after = (draft: Draft, player: number, step: DraftStep): Draft => {
  const next = takeDraftStep(draft, player, step);
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
};
const codeOf = (draft: Draft, player: number, step: DraftStep): string | undefined => {
  const before = JSON.stringify(draft);
  const next = takeDraftStep(draft, player, step);
  expect(JSON.stringify(draft)).toBe(before);
  return next.ok ? undefined : next.error.code;
};
const namesOf = (draft: Draft): (string | undefined)[] => draft.picks.map((god) => god?.id);

describe('a challenger’s draft', () => {
  test('the challenger offers, the other chooses, the challenger gets the last and names who starts', () => {
    const offered = after(begin(SIMPLE), 0, { kind: 'offer', gods: ['pan', 'atlas'] });
    expect(draftTurn(offered)).toEqual({ player: 1, step: 'pick' });
    const picked = after(offered, 1, { kind: 'pick', god: 'atlas' });
    expect(namesOf(picked)).toEqual(['pan', 'atlas']);
    expect(draftTurn(picked)).toEqual({ player: 0, step: 'start-player' });
    const done = after(picked, 0, { kind: 'start-player', player: 1 });
    expect(done.startPlayer).toBe(1);
    expect(draftTurn(done)).toBeUndefined();
  });

  test('three players choose in order after the challenger', () => {
    const rules: DraftRules = { ...SIMPLE, players: 3 };
    const offered = after(begin(rules, 1), 1, { kind: 'offer', gods: ['pan', 'atlas', 'apollo'] });
    const second = after(offered, 2, { kind: 'pick', god: 'apollo' });
    expect(draftTurn(second)).toEqual({ player: 0, step: 'pick' });
    expect(draftChoices(second).map((god) => god.id)).toEqual(['pan', 'atlas']);
    expect(namesOf(after(second, 0, { kind: 'pick', god: 'pan' }))).toEqual(['pan', 'atlas', 'apollo']);
  });

  test('naming the starting power first makes whoever picks it start', () => {
    const rules: DraftRules = { ...SIMPLE, startPowerFirst: true };
    const offered = after(begin(rules), 0, { kind: 'offer', gods: ['pan', 'atlas'] });
    const named = after(offered, 0, { kind: 'start-power', god: 'pan' });
    const done = after(named, 1, { kind: 'pick', god: 'pan' });
    expect(done.startPlayer).toBe(1);
    expect(draftTurn(done)).toBeUndefined();
  });

  test('naming the starting power first works for the first seat too', () => {
    const rules: DraftRules = { ...SIMPLE, startPowerFirst: true };
    const offered = after(begin(rules, 1), 1, { kind: 'offer', gods: ['pan', 'atlas'] });
    const named = after(offered, 1, { kind: 'start-power', god: 'pan' });
    expect(after(named, 0, { kind: 'pick', god: 'pan' }).startPlayer).toBe(0);
  });

  test.each<[string, number, DraftStep, string]>([
    ['somebody else offers', 1, { kind: 'offer', gods: ['pan', 'atlas'] }, 'NOT_YOUR_TURN'],
    ['too few are offered', 0, { kind: 'offer', gods: ['pan'] }, 'OFFER_SIZE'],
    ['one is offered twice', 0, { kind: 'offer', gods: ['pan', 'pan'] }, 'TWICE'],
    ['a god is outside the pool', 0, { kind: 'offer', gods: ['pan', 'hydra'] }, 'NOT_IN_POOL'],
    ['a god does not exist', 0, { kind: 'offer', gods: ['pan', 'zorro'] }, 'NOT_IN_POOL'],
    ['a step comes too early', 0, { kind: 'start-player', player: 0 }, 'NOT_NOW'],
  ])('is refused and unchanged when %s', (_, player, step, code) => {
    expect(codeOf(begin(SIMPLE), player, step)).toBe(code);
  });

  test('says in a sentence why a step is refused', () => {
    const sentence = (draft: Draft, player: number, step: DraftStep): string => {
      const next = takeDraftStep(draft, player, step);
      return next.ok ? '' : next.error.message;
    };
    const offered = after(begin(SIMPLE, 1), 1, { kind: 'offer', gods: ['pan', 'atlas'] });
    expect(sentence(offered, 1, { kind: 'pick', god: 'pan' })).toBe('Player 1 is next.');
    expect(sentence(offered, 0, { kind: 'pick', god: 'hermes' })).toBe(
      '"hermes" can’t be chosen now: it is not on the table.',
    );
    const picked = after(offered, 0, { kind: 'pick', god: 'pan' });
    expect(sentence(picked, 0, { kind: 'start-player', player: 0 })).toBe('Player 2 is next.');
    expect(sentence(picked, 1, { kind: 'start-player', player: 2 })).toBe('There is no player 3.');
  });

  test('refuses a pick that is not on the table, and any step once it is done', () => {
    const offered = after(begin(SIMPLE), 0, { kind: 'offer', gods: ['pan', 'atlas'] });
    expect(codeOf(offered, 1, { kind: 'pick', god: 'apollo' })).toBe('NOT_OFFERED');
    const picked = after(offered, 1, { kind: 'pick', god: 'pan' });
    expect(codeOf(picked, 0, { kind: 'start-player', player: 2 })).toBe('NO_SUCH_PLAYER');
    const done = after(picked, 0, { kind: 'start-player', player: 0 });
    expect(codeOf(done, 0, { kind: 'start-player', player: 0 })).toBe('DRAFT_OVER');
  });
});

test('a mirror draft gives everybody the same power', () => {
  const done = after(begin({ ...SIMPLE, mode: 'mirror' }), 0, { kind: 'offer', gods: ['minotaur'] });
  expect(namesOf(done)).toEqual(['minotaur', 'minotaur']);
  expect(draftTurn(done)).toEqual({ player: 0, step: 'start-player' });
});

test('a free draft lets each choose from the whole pool, but no power twice', () => {
  const draft = begin({ ...SIMPLE, mode: 'free' });
  expect(draftTurn(draft)).toEqual({ player: 1, step: 'pick' });
  const picked = after(draft, 1, { kind: 'pick', god: 'pan' });
  expect(codeOf(picked, 0, { kind: 'pick', god: 'pan' })).toBe('NOT_OFFERED');
  expect(namesOf(after(picked, 0, { kind: 'pick', god: 'apollo' }))).toEqual(['apollo', 'pan']);
});

/** A pool of these simple powers and no other. */
const justThese = (...ids: string[]): DraftRules['pool'] => ({
  sets: ['simple'],
  without: poolOf({ sets: ['simple'] }, 2).flatMap(({ id }) => (ids.includes(id) ? [] : [id])),
});

test('in a free draft everybody chooses, even who has no choice left', () => {
  const draft = begin({ players: 2, mode: 'free', pool: justThese('pan', 'atlas') });
  const picked = after(draft, 1, { kind: 'pick', god: 'pan' });
  expect(namesOf(picked)).toEqual([undefined, 'pan']);
  expect(draftTurn(picked)).toEqual({ player: 0, step: 'pick' });
});

test('a pool just large enough is dealt to the last card', () => {
  const draft = begin({ players: 2, mode: 'random', pool: justThese('pan', 'atlas') });
  expect(new Set(namesOf(draft))).toEqual(new Set(['atlas', 'pan']));
});

test('a deal that nothing completes comes to an end', () => {
  expect(drawLineup(poolOf(justThese('pan', 'atlas'), 2), 3, firstOf)).toBeUndefined();
  expect(drawLineup([], 2, firstOf)).toBeUndefined();
});

test('a pool too small for the table is refused', () => {
  const [, ...others] = poolOf({ sets: ['simple'] }, 2);
  const rules: DraftRules = {
    players: 2,
    mode: 'random',
    pool: { sets: ['simple'], without: others.map((god) => god.id) },
  };
  const draft = startDraft(rules, 0, firstOf);
  expect(draft.ok ? '' : draft.error.code).toBe('POOL_TOO_SMALL');
});

test('the pool keeps out luck, hidden information and powers outside the official boxes when asked', () => {
  const strict = poolOf({ noLuck: true, noHiddenInformation: true }, 2);
  expect(strict.some((god) => god.randomness === true || god.hiddenInformation === true)).toBe(false);
  expect(poolOf({}, 2).every((god) => god.official === true)).toBe(true);
  expect(poolOf({}, 2).some((god) => god.set === 'mortal')).toBe(false);
  expect(poolOf({}, 4).every((god) => god.players.includes(4))).toBe(true);
});

test('random line-ups may always meet, allow the player count and have a legal start player', () => {
  fc.assert(
    fc.property(fc.constantFrom(2, 3, 4), fc.infiniteStream(fc.nat()), (players, numbers) => {
      const draw = (below: number): number => Number(numbers.next().value) % below;
      const draft = startDraft({ players: players as 2 | 3 | 4, mode: 'random', pool: {} }, 0, draw);
      if (!draft.ok) throw new Error(draft.error.message);
      const gods = draft.value.picks.filter((god) => god !== undefined);
      expect(gods).toHaveLength(players);
      expect(lineupProblem(gods, false)).toBeUndefined();
      expect(startProblem(gods, draft.value.startPlayer ?? -1)).toBeUndefined();
    }),
  );
});
