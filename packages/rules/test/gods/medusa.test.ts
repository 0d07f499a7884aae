import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { at, expectIllegal, expectLegal, expectStuck, expectWin, FLAT, turnOf } from '../support/play.ts';

test('MEDUSA-1: an opponent worker beside and below is removed, and a block stands in its place', () => {
  const gaze = `${heights('c2=1')}/1/medusa:E5,B2/mortal:A5,D2`;
  expectLegal(gaze, 'b2>c2^b2(xd2)^d2', `${heights('b2=1 c2=1 d2=1')}/2/medusa:E5,C2/mortal:A5`);
  expectIllegal(gaze, 'b2>c2^b2', `${heights('b2=1 c2=1')}/2/medusa:E5,C2/mortal:A5,D2`);
});

test('MEDUSA-2: both workers look, any difference counts, equal and higher ones are safe', () => {
  const unmoved = `${heights('e5=1 d4=1')}/1/medusa:E5,B2/mortal:D4,E4`;
  expectLegal(unmoved, 'b2>b3^b4(xe4)^e4', `${heights('e5=1 b4=1 d4=1 e4=1')}/2/medusa:E5,B3/mortal:D4`);
  const deep = `${heights('e5=3 d4=2')}/1/medusa:E5,B2/mortal:D4,E4`;
  expect(turnOf(deep, 'b2>b3^b4(xd4)^d4(xe4)^e4').after.workers[1]).toBe(0);
  expectLegal(`${heights('e4=2')}/1/medusa:E5,B2/mortal:E4,A5`, 'b2>b3^c3');
});

test('MEDUSA-3: all in one go, as the board stands after the build', () => {
  // Her worker climbs first, then both opponents around it turn to stone.
  const two = `${heights('c3=1')}/1/medusa:E5,C2/mortal:B3,D4`;
  const after = `${heights('d4=1 b3=1 c3=1 c2=1')}/2/medusa:E5,C3/mortal:`;
  expectLegal(two, 'c2>c3^c2(xd4)^d4(xb3)^b3', after);
  expectIllegal(two, 'c2>c3^c2(xd4)^d4');
});

test('MEDUSA-4: where the block is forbidden, the worker stays', () => {
  // Each worker of Limus protects the space of the other.
  const limus = `${heights('b2=1')}/1/medusa:B2,E5/limus:A3,A2`;
  expectLegal(limus, 'e5>e4^e3', `${heights('e3=1 b2=1')}/2/medusa:E4,B2/limus:A3,A2`);
  const alone = `${heights('b2=1')}/1/medusa:B2,E5/limus:A3,D1`;
  expectLegal(alone, 'e5>e4^e3(xa3)^a3', `${heights('e3=1 a3=1 b2=1')}/2/medusa:E4,B2/limus:D1`);
});

test('MEDUSA-5: the piece is a block, from level 0 to level 3', () => {
  const high = `${heights('c2=3 d2=2')}/1/medusa:E5,C2/mortal:D2,A5`;
  expectLegal(high, 'e5>e4^e3(xd2)^d2', `${heights('c2=3 d2=3 e3=1')}/2/medusa:E4,C2/mortal:A5`);
});

test('MEDUSA-6: workers on coins are safe, hidden ones are not', () => {
  const coin = `${heights('c2=2 d2=1')}/1/medusa:E5,C2/clio[2|D2]:D2,A5`;
  expectLegal(coin, 'e5>e4^e3', `${heights('c2=2 d2=1 e3=1')}/2/medusa:E4,C2/clio[2|D2]:A5,D2`);
  const hidden = turnOf(`${heights('c2=1')}/1/medusa:E5,C2/hecate:D2,A5`, 'e5>e4^e3(xd2)^d2');
  expect(hidden.after.workers[1]).toBe(at(`${FLAT}/1/mortal/mortal:A5`).workers[1]);
});

test('MEDUSA-7: nothing turns to stone after a win, and who has no worker left loses', () => {
  const win = expectWin(`${heights('b2=2 c2=3')}/1/medusa:E5,B2/mortal:A5,D2`, 'b2>c2#');
  expect(win.workers[1]).toBe(at(`${FLAT}/1/mortal/mortal:A5,D2`).workers[1]);
  expectStuck(expectLegal(`${heights('c2=1')}/1/medusa:E5,B2/mortal:D2`, 'b2>c2^b2(xd2)^d2'));
});

test('MEDUSA-8: of three players the workers of both opponents', () => {
  const three = `${heights('c3=1')}/1/medusa:E5,C2/pan:B3,A5/atlas:D4,E1`;
  const after = `${heights('d4=1 b3=1 c3=1 c2=1')}/2/medusa:E5,C3/pan:A5/atlas:E1`;
  expectLegal(three, 'c2>c3^c2(xd4)^d4(xb3)^b3', after);
});
