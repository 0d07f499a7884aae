import { makeFen, makeTurn, NOBODY, OpenTurn, type Position } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { chooseStep, chooseTurn } from '../../src/play/simple-opponent.ts';
import { seeded } from '../../src/seeded.ts';
import { at, OPENING } from '../support/positions.ts';

const SEEDS = ['1', '2', '3', 'four', ''];

const played = (position: Position, seed: string): string => {
  const turn = chooseTurn(position, seeded(seed));
  if (turn === undefined) throw new Error('no turn');
  return makeTurn(position, turn);
};

describe('the simple opponent', () => {
  test.each(SEEDS)('wins if it can (seed "%s")', (seed) => {
    const position = at('0000002300000000000000000/1/mortal:B4,E1/mortal:A1,C1');
    expect(played(position, seed)).toBe('b4>c4#');
  });

  test.each(SEEDS)('wins by leaving its opponent no turn (seed "%s")', (seed) => {
    // a1 is walled in but for b2: any turn that ends on or builds up b2 to level 2 leaves no way out
    const position = at('0000000000000002100002000/1/mortal:B3,E5/mortal:A1');
    const turn = chooseTurn(position, seeded(seed));
    expect(turn?.after.winner).toBe(NOBODY);
    expect(OpenTurn.start(turn?.after as Position).options).toEqual([]);
  });

  test.each(SEEDS)('stops a win if it can (seed "%s")', (seed) => {
    // player 2 stands on b4, level 2, beside a tower of level 3 on c4
    const position = at('0000002300000000000000000/1/mortal:D3,E1/mortal:B4,A1');
    expect(played(position, seed)).toContain('^c4');
  });

  test('plays on when it can’t stop a win', () => {
    const position = at('0000302300000000000000000/1/mortal:E1,D1/mortal:B4,A1');
    expect(chooseTurn(position, seeded('1'))).toBeDefined();
  });

  test('climbs when nothing else matters', () => {
    const position = at('0000000000010000000000000/1/mortal:A2,E1/mortal:A5,E5');
    expect(played(position, '1')).toMatch(/^a2>b3/);
  });

  test('has no turn where there is none', () => {
    expect(chooseTurn(at('0000000000000002200002200/1/mortal:A1/mortal:E5,D5'), seeded('1'))).toBeUndefined();
  });

  test('the same seed plays the same, another one does not', () => {
    const all = Array.from({ length: 20 }, (_, seed) => played(at(OPENING), String(seed)));
    expect(Array.from({ length: 20 }, (_, seed) => played(at(OPENING), String(seed)))).toEqual(all);
    expect(new Set(all).size).toBeGreaterThan(1);
  });

  test('takes single steps too, a winning one first', () => {
    const turn = OpenTurn.start(at('0000002300000000000000000/1/mortal:B4,E1/mortal:A1,C1'));
    const step = chooseStep(turn, seeded('1'));
    const after = step === undefined ? undefined : turn.take(step)?.after;
    expect(after === undefined ? undefined : makeFen(after)).toContain('mortal#');
  });
});
