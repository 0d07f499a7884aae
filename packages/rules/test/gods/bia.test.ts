import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  at,
  expectIllegal,
  expectLegal,
  expectStuck,
  expectWin,
  FLAT,
  optionsAfter,
  turnOf,
} from '../support/play.ts';

const AHEAD = `${FLAT}/1/bia:E5,B2/mortal:A5,D2`;

test('BIA-1: moves and builds are ordinary', () => {
  expectLegal(AHEAD, 'b2>b3^b4', `${heights('b4=1')}/2/bia:E5,B3/mortal:A5,D2`);
  expectIllegal(`${heights('b3=2')}/1/bia:E5,B2/mortal:A5,D2`, 'b2>b3^b4');
  expectIllegal(`${FLAT}/1/bia:E5,C2/mortal:A5,D2`, 'c2>d2^c2');
});

test('BIA-1: she places on the edge of the board, and starts', () => {
  const places = optionsAfter(`${FLAT}/1/bia/mortal`);
  expect(places).toHaveLength(16);
  expect(places).not.toContain('+c3');
  expect(optionsAfter(`${FLAT}/1/bia/mortal`, '+a1')).toHaveLength(15);
  expect(optionsAfter(`${FLAT}/2/bia:A1,A2/mortal`)).toContain('+c3');
  expect(at(AHEAD).table.gods[0]?.mustStart).toBe(true);
});

test('BIA-2: an opponent straight behind the space moved to leaves the game', () => {
  expectLegal(AHEAD, 'b2>c2(xd2)^d2', `${heights('d2=1')}/2/bia:E5,C2/mortal:A5`);
  expectLegal(
    `${FLAT}/1/bia:E5,B2/mortal:A5,D4`,
    'b2>c3(xd4)^b2',
    `${heights('b2=1')}/2/bia:E5,C3/mortal:A5`,
  );
});

test('BIA-3: it is not optional, whatever the levels, and comes before a slide', () => {
  expectIllegal(AHEAD, 'b2>c2^c3', `${heights('c3=1')}/2/bia:E5,C2/mortal:A5,D2`);
  expectLegal(`${heights('d2=3')}/1/bia:E5,B2/mortal:A5,D2`, 'b2>c2(xd2)^c3');
  // The victim no longer stands in the way of the slide.
  const slide = turnOf(`${FLAT}/1/bia:E5,B2/harpies:A5,D2`, 'b2>c2(xd2)(c2>d2)(d2>e2)^e1');
  expect(slide.after.workers[1]).toBe(at(`${FLAT}/1/bia/mortal:A5`).workers[1]);
});

test('BIA-4: only the one space directly behind, never an own worker, never across the edge', () => {
  expectLegal(`${FLAT}/1/bia:B2,C2/mortal:A5,C3`, 'b2>b3^b4', `${heights('b4=1')}/2/bia:B3,C2/mortal:A5,C3`);
  expectLegal(`${FLAT}/1/bia:A2,C2/mortal:A5,E2`, 'a2>b2^a2', `${heights('a2=1')}/2/bia:B2,C2/mortal:A5,E2`);
  expectLegal(`${FLAT}/1/bia:B2,E5/mortal:E2,A5`, 'b2>a2^b2', `${heights('b2=1')}/2/bia:E5,A2/mortal:A5,E2`);
});

test('BIA-5: a worker on a coin stays, a hidden one does not', () => {
  const coin = `${heights('d2=1')}/1/bia:E5,B2/clio[2|D2]:A5,D2`;
  expectLegal(coin, 'b2>c2^c3', `${heights('d2=1 c3=1')}/2/bia:E5,C2/clio[2|D2]:A5,D2`);
  const hidden = turnOf(`${FLAT}/1/bia:E5,B2/hecate:A5,D2`, 'b2>c2(xd2)^c3');
  expect(hidden.after.workers[1]).toBe(at(`${FLAT}/1/bia/mortal:A5`).workers[1]);
});

test('BIA-6: her worker being forced removes nobody', () => {
  const pushed = `${FLAT}/2/bia:B2,E5/minotaur:A2,D2`;
  expectLegal(pushed, 'a2>b2(b2>c2)^a2', `${heights('a2=1')}/1/bia:E5,C2/minotaur:B2,D2`);
});

test('BIA-7: a winning move wins, whoever stands behind', () => {
  expectWin(`${heights('b2=2 c2=3')}/1/bia:E5,B2/mortal:A5,D2`, 'b2>c2(xd2)#');
});

test('BIA-8: an opponent without workers loses when the turn comes', () => {
  const last = expectLegal(
    `${FLAT}/1/bia:E5,B2/mortal:D2`,
    'b2>c2(xd2)^c3',
    `${heights('c3=1')}/2/bia:E5,C2/mortal:`,
  );
  expectStuck(last);
});

test('BIA-9: her player is the one who starts', () => {
  expect(at(AHEAD).table.gods[0]?.startPriority).toBe(0);
  expect(optionsAfter(`${FLAT}/2/bia:A1,E1/mortal:C3,C4`).every((step) => step.startsWith('c'))).toBe(true);
});
