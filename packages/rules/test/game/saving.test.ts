/** INV-5: a game is saved, comes back, and nothing but a real game is taken for one. */

import { Game } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { savingProblems } from './random-operations.ts';
import { after, choose, expectRefused, on, xy } from './support.ts';

const FLAT = '0'.repeat(25);
const artemis = (): Game => on(`${FLAT}/1/artemis:B2,D4/mortal:A5,E1`);
const moved = (): Game => after(artemis().moveWorker(...xy('b2'), ...xy('b3')));
/** Hermes has moved; his other worker could move too, but not build. */
const limed = (): Game =>
  after(on(`${FLAT}/1/hermes:B2,E5/limus:D4,A5`).moveWorker(...xy('b2'), ...xy('b1')));
/** One of Castor and Pollux has moved and could build now; the other could move instead. */
const twins = (): Game =>
  after(on(`${FLAT}/1/castor:E5,A4/mortal:C1,E1`).moveWorker(...xy('e5'), ...xy('e4')));

test('INV-5: what is saved is how the game began and every step since', () => {
  const game = after(choose(after(artemis().takeTurn('b2>b3>b4^b5')), 'a5').move(2, ...xy('a4')));
  expect(JSON.parse(JSON.stringify(game))).toEqual({
    format: 1,
    names: ['Ada', 'Bob'],
    start: `${FLAT}/1/artemis:D4,B2/mortal:A5,E1`,
    steps: [
      { kind: 'move', from: 16, to: 11 },
      { kind: 'move', from: 11, to: 6 },
      { kind: 'build', by: 6, at: 1, piece: 'block' },
      { kind: 'move', from: 0, to: 5 },
    ],
    version: 5,
  });
});

test.each([
  ['nothing placed', () => after(Game.new(2, 'Ada', 'Bob', 'athena', 'pan'))],
  ['one worker placed', () => after(on(`${FLAT}/1/mortal/mortal`).placeWorker(1, 2, 2))],
  ['a worker chosen', () => choose(artemis(), 'b2')],
  ['moved', moved],
  ['the second move declined', () => after(moved().skip(1))],
  ['moves declined with a worker that can’t build', () => after(choose(limed(), 'e5').skip(1))],
  ['moves declined with the only worker that can build', () => after(choose(limed(), 'b1').skip(1))],
  ['moves declined for a worker that was chosen', () => after(choose(twins(), 'a4').skip(1))],
  ['taken back', () => after(moved().undo())],
  ['a god that remembers', () => on(`${FLAT}/1/mortal:B2,D4/athena[^]:A5,E1`)],
  ['the end', () => on(`${FLAT}/1/mortal#:B2,D4/pan:A5,E1`)],
])('INV-5: it comes back equal: %s', (_, make) => {
  expect(savingProblems(make())).toEqual([]);
});

test('INV-5: who could only have moved is not chosen any more once moves are declined', () => {
  expect(after(choose(limed(), 'e5').skip(1)).toJSON()).not.toHaveProperty('selected');
});

test('INV-5: a game that came back goes on as the other one does', () => {
  const loaded = after(Game.fromJSON(JSON.parse(JSON.stringify(choose(artemis(), 'b2')))));
  expect(after(loaded.move(1, ...xy('c3'))).state).toEqual(
    after(choose(artemis(), 'b2').move(1, ...xy('c3'))).state,
  );
});

test('INV-5: nothing is said about what was not chosen', () => {
  expect(Object.keys(artemis().toJSON())).toEqual(['format', 'names', 'start', 'steps', 'version']);
  expect(choose(artemis(), 'b2').toJSON()).toMatchObject({ selected: 2 });
  expect(after(moved().skip(1)).toJSON()).toMatchObject({ movesDeclined: true });
});

test('INV-5: the illegal step is counted for whoever looks for it', () => {
  const [first] = moved().toJSON().steps;
  const data = { ...moved().toJSON(), version: 99, steps: [first, first] };
  expect(expectRefused(Game.fromJSON(data), 'INV-5', 'BAD_SAVE').message).toBe('Step 2 is not a legal one.');
});

describe('INV-5: no game comes from', () => {
  // A version as high as this never stands in the way.
  const good = { ...moved().toJSON(), version: 99 };

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', JSON.stringify(good)],
    ['a list', [good]],
    ['another format', { ...good, format: 2 }],
    ['names that are none', { ...good, names: [1, 2] }],
    ['no position', { ...good, start: 7 }],
    ['steps that are no list', { ...good, steps: 'b2>b3' }],
    ['a step that is none', { ...good, steps: [null] }],
    ['a step with parts', { ...good, steps: [{ kind: 'move', from: [16], to: {} }] }],
    ['a version that is no count', { ...good, version: -1 }],
    ['a version too low', { ...good, version: 0 }],
    ['an illegal step', { ...good, steps: [{ kind: 'move', from: 16, to: 0 }] }],
    ['half a step', { ...good, steps: [{ kind: 'move', from: 16 }] }],
    ['a step too much', { ...good, steps: [{ kind: 'move', from: 16, to: 11, by: 3 }] }],
    ['a chosen worker that is none', { ...good, selected: 'b2' }],
    ['a chosen worker that may not act', { ...good, selected: 1 }],
    ['a chosen worker that does not exist', { ...good, selected: 9 }],
    ['the opponent’s worker as the chosen one', { ...good, steps: [], selected: 3 }],
    ['a strange wish', { ...good, movesDeclined: 1 }],
    ['a move declined too early', { ...good, steps: [], movesDeclined: true }],
  ])('INV-5: %s', (_, data) => {
    const { operation } = expectRefused(Game.fromJSON(data), 'INV-5', 'BAD_SAVE');
    expect(operation).toBe('load');
  });

  test('INV-5: a beginning that NEW-4 refuses', () => {
    expectRefused(Game.fromJSON({ ...good, names: ['', 'Bob'] }), 'NEW-4', 'NAME_EMPTY');
    expectRefused(Game.fromJSON({ ...good, start: 'nonsense' }), 'NEW-4', 'BAD_POSITION');
  });
});
