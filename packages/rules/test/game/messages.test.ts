/** What is said after an operation: what happened, and what can be done. */

import { expect, test } from 'vitest';
import { after, choose, kindsOf, on, xy } from './support.ts';

const FLAT = '0'.repeat(25);
const OPEN = `${FLAT}/1/mortal:B2,D4/mortal:A5,E1`;
/** The last sentences of a whole turn. */
const afterTurn = (fen: string, turn: string): readonly string[] =>
  after(on(fen).takeTurn(turn)).state.messages;

test.each([
  ['a block', OPEN, 'b2>b3^b4', ['Ada builds on b4.']],
  ['a dome', OPEN.replace(FLAT, '0000003000000000000000000'), 'b2>b3^b4', ['Ada puts a dome on b4.']],
  ['a low dome', OPEN.replace('mortal', 'atlas'), 'b2>b3^b4*', ['Ada puts a dome on b4.']],
  [
    'a block taken away',
    '0001000000000000000000000/1/ares:D4,B2/mortal:A5,E1',
    'b2>b3^b4!d5',
    ['A block on d5 is taken away.'],
  ],
  [
    'all blocks taken away',
    '0000000300000000000000000/1/medea:E5,B2/mortal:C4,E1',
    'b2>b3^a4!!c4[x]',
    ['All blocks on c4 are taken away.'],
  ],
  [
    'workers that change places',
    `${FLAT}/1/nemesis:A1,B1/mortal:E5,E1`,
    'a1>a2^a3(a2<>e1)(b1<>e5)',
    ['The workers on b1 and e5 change places.'],
  ],
  [
    'a worker that leaves',
    `${FLAT}/1/hydra:B2,B4/mortal:A5,E1`,
    'b2>b3^b2(xb3)',
    ['The worker on b3 leaves the game.'],
  ],
])('%s', (_, fen, turn, said) => {
  expect(afterTurn(fen, turn)).toEqual([...said, 'Bob: choose a worker.']);
});

test('a turn that ends at somebody hidden', () => {
  const game = after(on(`${FLAT}/1/mortal:E5,B2/hecate:A5,C3`).moveWorker(...xy('b2'), ...xy('c3')));
  expect(kindsOf(game)).toEqual(['cancelled', 'turn-ended']);
  expect(game.state.messages).toEqual([
    'Ada’s turn ends: somebody hidden stands on c3.',
    'Bob: choose a worker.',
  ]);
});

test('each status asks for what comes next', () => {
  const artemis = on(OPEN.replace('mortal', 'artemis'));
  const moved = after(artemis.moveWorker(...xy('b2'), ...xy('b3')));
  const demeter = after(on(OPEN.replace('mortal', 'demeter')).moveWorker(...xy('b2'), ...xy('b3')));
  const europa = after(on(OPEN.replace('mortal', 'europa')).moveWorker(...xy('b2'), ...xy('b3')));
  const hydra = after(on(`${FLAT}/1/hydra:B2,B4/mortal:A5,E1`).moveWorker(...xy('b2'), ...xy('b3')));
  const games = [
    on(`${FLAT}/1/mortal/mortal`),
    artemis,
    choose(artemis, 'b2'),
    moved,
    after(moved.skip(1)),
    after(demeter.build(1, ...xy('b4'))),
    after(hydra.build(1, ...xy('b2'))),
    after(europa.build(1, ...xy('b4'))),
  ];
  expect(games.map(({ status, state }) => `${status} ${state.messages.at(-1)}`)).toEqual([
    'PLACE Ada: place a worker.',
    'SELECT Ada: choose a worker.',
    'MOVE Ada: move.',
    'MOVE_OR_SKIP Ada: move, or skip.',
    'BUILD Ada: build.',
    'BUILD_OR_SKIP Ada: build, or skip.',
    'POWER Ada: use your power.',
    'POWER_OR_SKIP Ada: use your power, or skip.',
  ]);
});
