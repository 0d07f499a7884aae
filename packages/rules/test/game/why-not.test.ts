/** "Why not?": the sentence for a square that is not offered, on any turn under way. */

import { nameOf, type OpenTurn, squares, type Violation, type Wanted, whyNot } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { openAfter } from '../support/play.ts';
import { on } from './support.ts';

const FLAT = '0'.repeat(25);
const at = (name: string): squares.Square => {
  const square = squares.squareNamed(name);
  if (square === undefined) throw new Error(`${name} is no square`);
  return square;
};
const moveTo = (from: string, to: string): Wanted => ({ kind: 'move', from: at(from), to: at(to) });
const buildOn = (by: string, site: string, piece: 'block' | 'dome' = 'block'): Wanted => ({
  kind: 'build',
  by: at(by),
  at: at(site),
  piece,
});
const words = (turn: OpenTurn, wanted: Wanted): string | undefined => {
  const violation = whyNot(turn, wanted);
  return violation && `${violation.clause} ${violation.code}: ${violation.message}`;
};

test('nothing refuses what is offered', () => {
  const turn = openAfter(`${FLAT}/1/mortal:B2,D4/mortal:A5,E1`);
  for (const option of turn.options) expect(whyNot(turn, option)).toBeUndefined();
  expect(whyNot(turn, { kind: 'select', at: at('b2') })).toBeUndefined();
});

test('the violation names the operation of its kind', () => {
  const turn = openAfter(`${FLAT}/1/mortal:B2,D4/mortal:A5,E1`);
  const wanted: readonly Wanted[] = [
    { kind: 'place', at: at('c3') },
    { kind: 'select', at: at('c3') },
    moveTo('b2', 'b4'),
    buildOn('b2', 'b3'),
    { kind: 'skip' },
    { kind: 'token', at: at('c3') },
  ];
  expect(wanted.map((one) => whyNot(turn, one)?.operation)).toEqual([
    'placeWorker',
    'select',
    'move',
    'build',
    'skip',
    'take',
  ]);
});

test('who asks is checked when the caller says who', () => {
  const turn = openAfter(`${FLAT}/1/mortal:B2,D4/mortal:A5,E1`);
  expect(whyNot(turn, moveTo('b2', 'b3'), 0)).toBeUndefined();
  expect(whyNot(turn, moveTo('b2', 'b3'), 1)).toMatchObject({ clause: 'MOVE-3', code: 'NOT_YOUR_TURN' });
  expect(whyNot(turn, moveTo('b2', 'b3'), 2)).toMatchObject({ clause: 'MOVE-3', code: 'UNKNOWN_PLAYER' });
});

test('a complete turn has no further step', () => {
  const turn = openAfter(`${FLAT}/1/mortal:B2,D4/mortal:A5,E1`, 'b2>b3', '^b4');
  expect(turn.isComplete).toBe(true);
  expect(words(turn, moveTo('b3', 'b2'))).toBe('MOVE-3 NOT_YOUR_TURN: This turn is over.');
});

describe('the first reason in the order of the clauses is given', () => {
  const rows: readonly (readonly [string, string, readonly string[], Wanted, string])[] = [
    [
      'far, high and domed: far',
      '0000000000000000000000004/1/mortal:A5,B5/mortal:A1,B1',
      [],
      moveTo('a5', 'e1'),
      'MOVE-6 NOT_NEIGHBOURING: Too far: e1 does not neighbour a5.',
    ],
    [
      'domed and high: domed',
      '0400000000000000000000000/1/mortal:A5,E5/mortal:A1,B1',
      [],
      moveTo('a5', 'b5'),
      'MOVE-8 DOME: There is a dome on b5.',
    ],
    [
      'high, and Athena climbed: high',
      '0200000000000000000000000/1/mortal:A5,E5/athena[^]:A1,B1',
      [],
      moveTo('a5', 'b5'),
      'MOVE-9 TOO_HIGH: Too high: b5 is two levels up.',
    ],
    [
      'high, counted from where the worker stands',
      '1300000000000000000000000/1/mortal:A5,E5/mortal:A1,B1',
      [],
      moveTo('a5', 'b5'),
      'MOVE-9 TOO_HIGH: Too high: b5 is two levels up.',
    ],
    [
      'across the edge, without Urania: far',
      `${FLAT}/1/mortal:A5,C5/mortal:C1,B1`,
      ['a5>a4'],
      buildOn('a4', 'e4'),
      'BUILD-4 NOT_NEIGHBOURING: Too far: e4 does not neighbour a4.',
    ],
    [
      'across the edge, with Urania: domed',
      '0000400004000000000000000/1/urania:A5,C5/mortal:C1,B1',
      [],
      moveTo('a5', 'e5'),
      'MOVE-8 DOME: There is a dome on e5.',
    ],
    [
      'across the edge, with Urania: nothing to build on',
      '0000400004000000000000000/1/urania:A5,C5/mortal:C1,B1',
      ['a5>a4'],
      buildOn('a4', 'e4'),
      'BUILD-6 DOME: There is a dome on e4.',
    ],
    [
      'Demeter far from Limus: her own rule',
      `${FLAT}/1/demeter:A5,C5/limus:E1,D1`,
      ['a5>a4', '^a5'],
      buildOn('a4', 'a5'),
      'BUILD-1 OWN_POWER_FORBIDS: Not with Demeter now. Your worker may build a second time, but not on the same space.',
    ],
    [
      'the power beside the Ram, not the card',
      `${FLAT}/1/mortal:B2,E5/mortal:A5,E1/fleece=artemis:C3`,
      ['b2>b3'],
      moveTo('b3', 'b2'),
      'MOVE-4 OWN_POWER_FORBIDS: Not with Artemis now. Your worker may move a second time, but not back to where it started.',
    ],
    [
      'Artemis back to the start, Athena not having climbed: her own rule',
      `${FLAT}/1/artemis:A5,E5/athena:A1,B1`,
      ['a5>a4'],
      moveTo('a4', 'a5'),
      'MOVE-4 OWN_POWER_FORBIDS: Not with Artemis now. Your worker may move a second time, but not back to where it started.',
    ],
    [
      'Hermes, away from Aphrodite by a move that is his last',
      '0000000000000000001000000/1/hermes:C3,E1/aphrodite:B4,A1',
      [],
      moveTo('c3', 'd2'),
      'MOVE-10 OPPONENT_FORBIDS: Aphrodite holds this worker: it has to end its turn beside one of hers.',
    ],
    [
      'a power’s step before all workers are placed',
      `${FLAT}/1/europa/mortal`,
      [],
      { kind: 'token', at: at('a5') },
      'MOVE-2 WORKERS_NOT_PLACED: Not yet: all workers have to be placed first.',
    ],
    [
      'a power’s step after the end',
      `${FLAT}/1/europa#:A5,E5/mortal:A1,B1`,
      [],
      { kind: 'token', at: at('c3') },
      'MOVE-1 GAME_OVER: The game is over.',
    ],
    [
      'Athena, for a swap as for a move',
      '0100000000000000000000000/1/apollo:A5,E5/athena[^]:B5,B1',
      [],
      moveTo('a5', 'b5'),
      'MOVE-10 OPPONENT_FORBIDS: Athena climbed last turn, so you can’t move up now.',
    ],
    [
      'Prometheus, after a build',
      '0100000000000000000000000/1/prometheus:A5,E5/mortal:A1,B1',
      ['^a4'],
      moveTo('a5', 'b5'),
      'MOVE-4 OWN_POWER_FORBIDS: Not with Prometheus now. Your worker may build before moving; then it can’t move up, and builds again after the move.',
    ],
    [
      'Hephaestus, beside his block',
      `${FLAT}/1/hephaestus:A5,E5/mortal:A1,B1`,
      ['a5>a4', '^a5'],
      buildOn('a4', 'b5'),
      'BUILD-1 OWN_POWER_FORBIDS: Not with Hephaestus now. Your worker may build one more block, not a dome, on top of the block it just built.',
    ],
    [
      'Hermes, up after a level move',
      '0100000000000000000000000/1/hermes:A4,E5/mortal:A1,B1',
      ['a4>a5'],
      moveTo('a5', 'b5'),
      'MOVE-4 OWN_POWER_FORBIDS: Not with Hermes now. While no worker goes up or down, your workers may each move any number of times, even none; then either builds.',
    ],
    [
      'Aphrodite, for a step that can’t come back',
      `${FLAT}/1/mortal:C3,E1/aphrodite:B4,A1`,
      [],
      moveTo('c3', 'd2'),
      'MOVE-10 OPPONENT_FORBIDS: Aphrodite holds this worker: it has to end its turn beside one of hers.',
    ],
    [
      'Aphrodite, for a win outside her reach',
      '0000000000002300000000000/1/mortal:C3,E1/aphrodite:B4,A1',
      [],
      moveTo('c3', 'd3'),
      'MOVE-10 OPPONENT_FORBIDS: Aphrodite holds this worker: it has to end its turn beside one of hers.',
    ],
    [
      'Aphrodite, for stopping outside her reach',
      `${FLAT}/1/artemis:C3,E1/aphrodite:B4,A1`,
      ['c3>d3'],
      buildOn('d3', 'd2'),
      'BUILD-8 OPPONENT_FORBIDS: Aphrodite holds this worker: it has to end its turn beside one of hers.',
    ],
    [
      'Persephone, for a turn without a move up',
      '0000000000010000000000000/1/mortal:B2,E5/persephone:A5,E1',
      [],
      moveTo('b2', 'b1'),
      'MOVE-10 OPPONENT_FORBIDS: Persephone asks for a move up in this turn, as long as one is possible.',
    ],
    [
      'Apollo, walled in by the worker he sends away',
      '0000000000000004440000400/1/apollo:E5,B1/mortal:A5,A1',
      [],
      moveTo('b1', 'a1'),
      'MOVE-12 TURN_CANNOT_BE_COMPLETED: After a move to a1 you could not complete your turn.',
    ],
    [
      'a worker that is somebody else’s',
      `${FLAT}/1/mortal:B2,D4/mortal:A5,E1`,
      [],
      { kind: 'select', at: at('a5') },
      'SELECT-2 NOT_YOUR_WORKER: The worker on a5 is not yours.',
    ],
    [
      'a step of a power that has none',
      `${FLAT}/1/mortal:B2,D4/mortal:A5,E1`,
      [],
      { kind: 'unbuild', at: at('a5') },
      'MOVE-4 NOT_OFFERED: Mortal has no such step now.',
    ],
    [
      'Talus on an occupied space',
      `${FLAT}/1/europa:B2,D4/mortal:A5,E1`,
      ['b2>b3', '^b4'],
      { kind: 'token', at: at('d4') },
      'MOVE-4 OWN_POWER_FORBIDS: Not with Europa & Talus now. At the end of your turn you may put Talus beside the worker that moved; its space counts as a dome for everybody.',
    ],
  ];

  test.each(rows)('%s', (_, fen, steps, wanted, sentence) => {
    expect(words(openAfter(fen, ...steps), wanted)).toBe(sentence);
  });
});

test('every square has an answer: offered, or a reason with a sentence', () => {
  const turn = openAfter('0123400000000000000000000/1/minotaur:B4,D4/athena[^]:A4,E1');
  const reasons = squares.SQUARES.flatMap((to): Violation[] => {
    const violation = whyNot(turn, { kind: 'move', from: at('b4'), to });
    const offered = turn.options.some(
      (step) => step.kind === 'move' && step.from === at('b4') && step.to === to,
    );
    expect([nameOf(to), violation === undefined]).toEqual([nameOf(to), offered]);
    return violation === undefined ? [] : [violation];
  });
  expect(reasons.every(({ message }) => message.endsWith('.'))).toBe(true);
});

test('a hidden worker is not given away by a reason', () => {
  const game = on(`${FLAT}/1/mortal:B2,D4/hecate:B3,E1`);
  expect(whyNot(game.turn, { kind: 'move', from: at('b3'), to: at('b4') })).toMatchObject({
    code: 'NO_WORKER',
  });
  expect(whyNot(game.turn, moveTo('b2', 'b3'))).toBeUndefined();
});
