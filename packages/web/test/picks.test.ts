import {
  GODS,
  godNamed,
  nameOf,
  OpenTurn,
  type Position,
  parseFen,
  type Step,
  squareNamed,
} from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { labFor } from '../src/gods/lab.ts';
import { offersIn } from '../src/play/offers.ts';
import { choicesAmong, NOTHING_PICKED, type Picked, pick, squaresNaming } from '../src/play/picks.ts';

const position = (fen: string): Position => {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};
const at = (name: string) => {
  const square = squareNamed(name);
  if (square === undefined) throw new Error(`${name} is no square`);
  return square;
};
const MORTALS = '0000000000000000000000000/1/mortal:B2,C3/mortal:D4,E5';

describe('picking squares', () => {
  test('a turn begins with a worker, and picking another one changes over to it', () => {
    const turn = OpenTurn.start(position(MORTALS));
    const offers = offersIn(turn, NOTHING_PICKED);
    expect([...offers.keys()].map(nameOf).toSorted()).toEqual(['b2', 'c3']);
    const first = pick(turn.options, NOTHING_PICKED, at('b2'));
    expect(first?.squares).toEqual([at('b2')]);
    expect(first && offersIn(turn, first).get(at('c3'))?.[0]?.kind).toBe('worker');
    expect(first && pick(turn.options, first, at('c3'))?.squares).toEqual([at('c3')]);
    expect(first && pick(turn.options, first, at('b2'))).toEqual(NOTHING_PICKED);
  });

  test('what all steps have in common is picked already: after the move, the builder', () => {
    const turn = OpenTurn.start(position(MORTALS)).take({ kind: 'move', from: at('b2'), to: at('b1') });
    if (turn === undefined) throw new Error('the move is legal');
    expect(choicesAmong(turn.options, NOTHING_PICKED).picked.squares).toEqual([at('b1')]);
    expect([...offersIn(turn, NOTHING_PICKED).values()].flat().every(({ kind }) => kind === 'build')).toBe(
      true,
    );
  });

  test('a square that means two things is asked about: Atlas builds a block or a dome', () => {
    const fen = '0000000000000000000000000/1/atlas:B2,C3/mortal:D4,E5';
    const turn = OpenTurn.start(position(fen)).take({ kind: 'move', from: at('b2'), to: at('b1') });
    if (turn === undefined) throw new Error('the move is legal');
    const picked = pick(turn.options, NOTHING_PICKED, at('a1'));
    expect(picked && choicesAmong(turn.options, picked).deeds).toEqual(['build', 'dome']);
    const dome = picked && choicesAmong(turn.options, { ...picked, deed: 'dome' }).step;
    expect(dome).toEqual({ kind: 'build', by: at('b1'), at: at('a1'), piece: 'dome' });
  });

  test('while a square is asked about another one can be picked in its place', () => {
    const turn = OpenTurn.start(position('0000000000000000000000000/1/prometheus:B2,E1/mortal:D4,E5'));
    const worker: Picked = { squares: [at('b2')] };
    const asked = pick(turn.options, worker, at('a1')) ?? NOTHING_PICKED;
    expect(choicesAmong(turn.options, asked).deeds).toEqual(['move', 'build']);
    expect(pick(turn.options, asked, at('c3'))?.squares).toEqual([at('b2'), at('c3')]);
    expect(pick(turn.options, asked, at('a1'))).toEqual(worker);
    expect(pick(turn.options, asked, at('e1'))?.squares).toEqual([at('e1')]);
    expect(pick(turn.options, asked, at('e4'))).toBeUndefined();
  });

  test('a push shows who is pushed and where to', () => {
    const fen = '0000000000000000000000000/1/minotaur:C3,A1/mortal:C4,E5';
    const offers = offersIn(OpenTurn.start(position(fen)), { squares: [at('c3')] });
    expect(offers.get(at('c4'))?.[0]).toMatchObject({
      kind: 'move',
      sends: { from: at('c4'), to: at('c5') },
    });
  });

  test('a winning move says so', () => {
    const fen = '0000000000002300000000000/1/mortal:C3,A1/mortal:D5,E5';
    const offers = offersIn(OpenTurn.start(position(fen)), { squares: [at('c3')] });
    expect(offers.get(at('d3'))?.[0]?.wins).toBe(true);
  });

  /** Whether picking the squares that a step names leads to it, or a button does. */
  const isReached = (options: readonly Step[], step: Step): boolean => {
    const named = squaresNaming(step);
    if (named.length === 0) return choicesAmong(options, NOTHING_PICKED).buttons.includes(step);
    let picked: Picked = NOTHING_PICKED;
    for (const square of named.slice(choicesAmong(options, picked).picked.squares.length)) {
      picked = pick(options, picked, square) ?? picked;
    }
    const choices = choicesAmong(options, picked);
    const kind = step.kind === 'build' && step.piece === 'dome' ? 'dome' : step.kind;
    return choices.step === step || choices.deeds.some((deed) => deed === kind);
  };

  test.each(GODS.map((god) => [god.id, god] as const))(
    'every step of %s in its lab can be reached',
    (_, god) => {
      const { options } = OpenTurn.start(labFor(god));
      expect(options.length).toBeGreaterThan(0);
      expect(options.filter((step) => !isReached(options, step))).toEqual([]);
    },
  );
});

test('a lab is a position its power can be tried in', () => {
  const minotaur = godNamed('minotaur');
  if (minotaur === undefined) throw new Error('there is a minotaur');
  expect(OpenTurn.start(labFor(minotaur)).options.length).toBeGreaterThan(4);
});
