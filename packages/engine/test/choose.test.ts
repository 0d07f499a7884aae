import { makeFen, NOBODY } from '@caldera/rules';
import { expect, test } from 'vitest';
import { chooseTurn, LEVELS } from '../src/index.ts';
import { positionFrom } from './helpers.ts';

test('a bot of any level plays a whole game by the rules, placement included', () => {
  for (let level = 1; level <= 4; level += 1) {
    let position = positionFrom('0000000000000000000000000/1/mortal/apollo');
    for (let turn = 0; turn < 100 && position.winner === NOBODY; turn += 1) {
      const chosen = chooseTurn(position, { level, seed: turn });
      if (chosen === undefined) break;
      position = chosen.after;
    }
    expect(chooseTurn(position, { level })).toBeUndefined();
  }
});

test('the same seed chooses the same turn', () => {
  const position = positionFrom('0000011000001000000000100/1/athena:B3,C2/pan:C3,D3');
  const choices = [1, 1, 1].map((seed) => chooseTurn(position, { level: 2, seed }));
  expect(new Set(choices.map((turn) => turn && makeFen(turn.after))).size).toBe(1);
});

test('from level 2 on nobody misses a win on the spot', () => {
  const position = positionFrom('0000000000002300000000000/1/mortal:C3,A1/mortal:E1,A5');
  for (let level = 2; level <= LEVELS.length; level += 1)
    for (let seed = 0; seed < 5; seed += 1)
      expect(chooseTurn(position, { level, seed })?.after.winner, `level ${level}`).toBe(0);
});
