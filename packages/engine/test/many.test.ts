import { emptyPosition, GODS, godNamed, makeFen, NOBODY, type Position, tableOf } from '@caldera/rules';
import { expect, test } from 'vitest';
import { Thinker, Transpositions } from '../src/index.ts';
import { positionFrom } from './helpers.ts';

const playOn = (start: Position, nodes: number, turns: number): Position => {
  const thinker = new Thinker(Transpositions.ofSize(1 << 18));
  let position = start;
  for (let turn = 0; turn < turns && position.winner === NOBODY; turn += 1) {
    const [choice] = thinker.think(position, { nodes }).choices;
    if (choice === undefined) break;
    position = choice.turn.after;
  }
  return position;
};

const tableFor = (...ids: string[]) => tableOf(ids.flatMap((id) => godNamed(id) ?? []));

test('three players play a whole game', () => {
  const end = playOn(emptyPosition(tableFor('mortal', 'apollo', 'pan')), 400, 120);
  expect(end.winner).not.toBe(NOBODY);
});

test('three players: a win on the spot is taken, the next player’s win is prevented', () => {
  const thinker = new Thinker(Transpositions.ofSize(1 << 18));
  const win = positionFrom('0000000000002300000000000/1/mortal:C3,A1/mortal:E1,A5/mortal:E5,A3');
  expect(thinker.think(win, { depth: 2 }).choices[0]?.score).toEqual({ kind: 'win', turns: 1 });
  const threat = positionFrom('0000000000002300000000000/1/mortal:E2,A1/mortal:C3,A5/mortal:E5,A3');
  const [choice] = thinker.think(threat, { depth: 2 }).choices;
  expect(choice && makeFen(choice.turn.after)[13]).toBe('4');
});

test('four players play in two teams', () => {
  const end = playOn(emptyPosition(tableFor('mortal', 'athena', 'pan', 'demeter')), 300, 30);
  expect(end.placed).toBe(3);
});

test('every god of the rules is played, without a word about it in the engine', () => {
  const failures: string[] = [];
  for (const god of GODS) {
    try {
      playOn(emptyPosition(tableFor(god.id, 'mortal')), 60, 8);
    } catch (error) {
      failures.push(`${god.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  expect(failures).toEqual([]);
});
