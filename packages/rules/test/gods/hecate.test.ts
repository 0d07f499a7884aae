import {
  eventsSeen,
  GODS,
  hasTurn,
  makeFen,
  nextSteps,
  type SquareSet,
  startProblem,
  view,
} from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  afterSteps,
  at,
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectStuck,
  expectWin,
  FLAT,
  openAfter,
  optionsAfter,
  playText,
  stepText,
  turnOf,
  turnTexts,
  winnerOf,
} from '../support/play.ts';

const DARK = `${FLAT}/1/mortal:E5,B2/hecate:A5,C3`;

test('HECATE-1: her turn is ordinary; others only see what she builds', () => {
  const hers = DARK.replace('/1/', '/2/');
  expectLegal(hers, 'c3>c4^c3');
  expect(optionsAfter(hers)).not.toContain('c3>b2');
  const turn = turnOf(hers, 'c3>c4^c3');
  expect(eventsSeen(at(hers), turn, 0).map(({ kind }) => kind)).toEqual(['built']);
  expect(eventsSeen(at(hers), turn, 1)).toEqual(turn.events);
  const placing = turnOf(`${FLAT}/2/mortal:E5,B2/hecate`, '+a5+c3');
  expect(eventsSeen(at(`${FLAT}/2/mortal:E5,B2/hecate`), placing, 0)).toEqual([]);
  expect(makeFen(view(placing.after, 0))).toBe(`${FLAT}/1/mortal:E5,B2/hecate[??]:`);
  expect(makeFen(view(placing.after, 1))).toBe(DARK);
});

test('HECATE-2 HECATE-T1: what runs into her is cancelled with all that follows; the rest stands', () => {
  // A move: nothing happened, the turn is over.
  expect(makeFen(afterSteps(DARK, 'b2>c3'))).toBe(DARK.replace('/1/', '/2/'));
  // A build: the move stands.
  expect(makeFen(afterSteps(DARK, 'b2>b3', '^c3'))).toBe(`${FLAT}/2/mortal:E5,B3/hecate:A5,C3`);
  expectLegal(DARK, 'b2>b3^b4', `${heights('b4=1')}/2/mortal:E5,B3/hecate:A5,C3`);
  // A second step, a second build: the first ones stand.
  const artemis = DARK.replace('mortal', 'artemis');
  expect(makeFen(afterSteps(artemis, 'b2>b3', 'b3>c3'))).toBe(`${FLAT}/2/artemis:E5,B3/hecate:A5,C3`);
  const demeter = DARK.replace('mortal', 'demeter');
  expect(makeFen(afterSteps(demeter, 'b2>b3', '^b4', '^c3'))).toBe(
    `${heights('b4=1')}/2/demeter:E5,B3/hecate:A5,C3`,
  );
  // A token, a worker, a block from under her.
  const europa = DARK.replace('mortal', 'europa');
  expect(makeFen(afterSteps(europa, 'b2>b3', '^b4', '@c3'))).toBe(
    `${heights('b4=1')}/2/europa:E5,B3/hecate:A5,C3`,
  );
  const hydra = `${FLAT}/1/hydra:E5,B2/hecate:A5,C3`;
  expect(makeFen(afterSteps(hydra, 'b2>b3', '^b4', '+c3'))).toBe(
    `${heights('b4=1')}/2/hydra:E5,B3/hecate:A5,C3`,
  );
  const ares = `${heights('c3=1')}/1/ares:B2,E5/hecate:A5,C3`;
  expect(makeFen(afterSteps(ares, 'e5>e4', '^e5', '!c3'))).toBe(
    `${heights('c3=1 e5=1')}/2/ares:E4,B2/hecate:A5,C3`,
  );
});

test('HECATE-3: the player is told where, and nothing else', () => {
  const clash = openAfter(DARK, 'b2>c3');
  expect(clash.events).toEqual([{ kind: 'cancelled', at: 12 }]);
  expect(eventsSeen(at(DARK), { events: clash.events, after: at(DARK) }, 0)).toEqual(clash.events);
  expect(makeFen(view(afterSteps(DARK, 'b2>c3'), 0))).toBe(`${FLAT}/2/mortal:E5,B2/hecate[??]:`);
  expectLegal(DARK, '(?c3)', DARK.replace('/1/', '/2/'));
});

test('HECATE-3: cards that have no secret are open to everybody', () => {
  const open = `${FLAT}/1/athena[^]:E5,B2/hecate:A5,C3`;
  expect(view(at(open), 1)).toEqual(at(open));
  expect(view(at(open), -1).memory[0]).toBe(at(open).memory[0]);
  expect(makeFen(view(at(open), -1))).toBe(`${FLAT}/1/athena[^]:E5,B2/hecate[??]:`);
});

test('HECATE-3: marks on her workers are as secret as they are', () => {
  const dark = at(`${FLAT}/1/mortal:E5,B2/hecate:A5,C3`);
  const marks = ((dark.workers[0] ?? 0) | (dark.workers[1] ?? 0)) as SquareSet;
  const { female, recent, bound } = view({ ...dark, female: marks, recent: marks, bound: marks }, 0);
  expect([female, recent, bound]).toEqual(Array.from({ length: 3 }, () => dark.workers[0]));
});

test('HECATE-4: no win by running into her', () => {
  const summit = `${heights('b2=2 c3=3')}/1/mortal:E5,B2/hecate:A5,C3`;
  const after = afterSteps(summit, 'b2>c3');
  expect(winnerOf(after)).toBeUndefined();
  expectWin(`${heights('b2=2 c3=3')}/1/mortal:E5,B2/hecate:A5,C4`, 'b2>c3#');
});

test('HECATE-5: a power that makes the step legal is used without asking', () => {
  const apollo = DARK.replace('mortal', 'apollo');
  expectLegal(apollo, 'b2>c3(c3>b2)^d3', `${heights('d3=1')}/2/apollo:E5,C3/hecate:A5,B2`);
  // Where she now stands she is as hidden as before.
  expect(makeFen(afterSteps(apollo, 'b2>c3', '^b2'))).toBe(`${FLAT}/2/apollo:E5,C3/hecate:A5,B2`);
  const minotaur = DARK.replace('mortal', 'minotaur');
  expectLegal(minotaur, 'b2>c3(c3>d4)^b2', `${heights('b2=1')}/2/minotaur:E5,C3/hecate:A5,D4`);
  const behind = `${FLAT}/1/minotaur:E5,B2/hecate:D4,C3`;
  expect(makeFen(afterSteps(behind, 'b2>c3'))).toBe(behind.replace('/1/', '/2/'));
});

test('HECATE-6: what is offered is what the player can see', () => {
  const seen = optionsAfter(view(at(DARK), 0));
  expect(optionsAfter(DARK)).toEqual(seen);
  expect(seen).toContain('b2>c3');
  expect(optionsAfter(DARK, 'b2>b3')).toEqual(optionsAfter(view(at(DARK), 0), 'b2>b3'));
  // The corner leaves no build for all that can be seen, so it is not offered though she stands there.
  const corner = `${heights('a2=4 b2=4 b1=a')}/1/minotaur:C1,E5/hecate:A1,C3`;
  expect(optionsAfter(corner)).toEqual(optionsAfter(view(at(corner), 0)));
});

test('HECATE-7: whether somebody is stuck is judged by what they see', () => {
  // Every space around is hers, but nobody sees that.
  const shut = `${heights('a2=4 b2=4')}/1/mortal:A1/hecate:B1,E5`;
  expect(hasTurn(at(shut))).toBe(true);
  expect(nextSteps(at(shut)).map(stepText)).toEqual(['a1>b1']);
  expectStuck(`${heights('a2=4 b2=4 b1=2')}/1/mortal:A1/hecate:E4,E5`);
  // Her own turn knows all.
  expectStuck(`${heights('a2=4 b2=4')}/2/mortal:B1,E5/hecate:A1`);
  expect(hasTurn(view(at(`${heights('a2=4 b2=4')}/2/mortal:B1,E5/hecate:A1`), 0))).toBe(true);
});

test('HECATE-8: what opponents’ powers do to her workers, they do unseen', () => {
  expectIllegal(`${heights('c3=1')}/2/hades:E5,B2/hecate:A5,C3`, 'c3>c4^c5');
  expectIllegal(`${heights('c3=1')}/2/hypnus:E5,B2/hecate:A5,C3`, 'c3>c4^c5');
  expectIllegal(`${FLAT}/2/aphrodite:E5,B2/hecate:A5,C3`, 'c3>d3^c4');
  expectIllegal(`${FLAT}/2/limus:E5,B2/hecate:A5,C3`, 'c3>c4^b3');
  expectNoWin(`${heights('c4=2 c5=3')}/2/hera:E5,B2/hecate:A1,C4`, 'c4>c5^b5');
  const before = at(`${FLAT}/2/hypnus:E5,B2/hecate:A5,C3`);
  expect(makeFen(view(before, 0))).toBe(`${FLAT}/2/hypnus:E5,B2/hecate[??]:`);
});

test('HECATE-9: Bia and Medusa remove whom they hit', () => {
  expectLegal(
    `${FLAT}/1/bia:E5,A3/hecate:A5,C3`,
    'a3>b3(xc3)^b4',
    `${heights('b4=1')}/2/bia:E5,B3/hecate:A5`,
  );
  const medusa = `${heights('b3=1')}/1/medusa:E5,B2/hecate:A5,C3`;
  expectLegal(medusa, 'b2>b3^b2(xc3)^c3', `${heights('b2=1 b3=1 c3=1')}/2/medusa:E5,B3/hecate:A5`);
  // A cancelled turn turns nobody to stone.
  expect(makeFen(afterSteps(medusa, 'b2>b3', '^c3'))).toBe(`${heights('b3=1')}/2/medusa:E5,B3/hecate:A5,C3`);
});

test('HECATE-10: her win shows everything', () => {
  const before = `${heights('c3=2 c4=3')}/2/mortal:E5,B2/hecate:A5,C3`;
  const turn = turnOf(before, 'c3>c4#');
  expect(winnerOf(turn.after)).toBe(2);
  expect(eventsSeen(at(before), turn, 0)).toEqual(turn.events);
  expect(view(turn.after, 0)).toEqual(turn.after);
});

test('HECATE-11: two players, and she goes last', () => {
  expect(GODS.find(({ id }) => id === 'hecate')?.players).toEqual([2]);
  const gods = ['mortal', 'hecate'].flatMap((id) => GODS.filter((god) => god.id === id));
  expect(startProblem(gods, 0)).toBeUndefined();
  expect(startProblem(gods, 1)).toBeDefined();
});

test('HECATE-12: a new head on a space that was not the lowest after all is cancelled', () => {
  // b3's lowest neighbour seems to be a3, but she is there: the next lowest may be tried too.
  const board = heights('a4=1 b4=2 c4=2 c3=2 c2=2 a2=2 b2=1');
  const held = `${board}/1/hydra:B2,E5/hecate:A3,D1`;
  expect(optionsAfter(held, 'b2>b3', '^c3')).toEqual(optionsAfter(view(at(held), 0), 'b2>b3', '^c3'));
  expect(makeFen(afterSteps(held, 'b2>b3', '^c3', '+a3'))).toContain('hydra:E5,B3/');
  expect(makeFen(afterSteps(held, 'b2>b3', '^c3', '+a4'))).toContain('hydra:E5,A4,B3/');
  const free = `${board}/1/hydra:B2,E5/hecate:E1,D1`;
  expect(makeFen(afterSteps(free, 'b2>b3', '^c3', '+a4'))).toContain('hydra:E5,B3/');
  expect(makeFen(afterSteps(free, 'b2>b3', '^c3', '+a3'))).toContain('hydra:E5,A3,B3/');
});

test('in what an opponent sees her turn may pass without a trace', () => {
  const seen = view(at(DARK.replace('/1/', '/2/')), 0);
  expect(turnTexts(seen)).toEqual(['-']);
  expect(makeFen(playText(seen, '-'))).toBe(`${FLAT}/1/mortal:E5,B2/hecate[??]:`);
  expect(() => at(`${FLAT}/2/mortal:E5,B2/hecate[?]:A1`)).toThrow('ERR_GOD_STATE');
  expect(() => at(`${FLAT}/2/mortal:E5,B2/hecate[x]:A1`)).toThrow('ERR_GOD_STATE');
});

test('HECATE-7: a step that could not have been completed for all that can be seen is no way to run into her', () => {
  // Whoever takes the space just left closes the corner: nothing could be built from there.
  const corner = `${heights('a2=4 b2=4')}/1/proteus:B1,D4,E1/hecate:A1,C3`;
  expect(optionsAfter(corner)).not.toContain('b1>a1');
  expect(optionsAfter(corner)).toEqual(optionsAfter(view(at(corner), 0)));
  expect(turnTexts(corner)).not.toContain('(?a1)');
});

test('HECATE-7: without workers that somebody could see or not, she has lost like anybody', () => {
  expectStuck(`${FLAT}/2/mortal:E5,B2/hecate:`);
});
