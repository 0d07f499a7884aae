import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  at,
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectWin,
  FLAT,
  fenOf,
  playText,
} from '../support/play.ts';

const LAST_MOVED_E1 = `${FLAT}/1/eris[E1]:E5,B2/mortal:C4,E1`;

test('ERIS-1: she may use an opponent worker for the turn, but not the one moved last', () => {
  expectLegal(LAST_MOVED_E1, 'c4>c3^c2', `${heights('c2=1')}/2/eris[E1]:E5,B2/mortal:C3,E1`);
  expectIllegal(LAST_MOVED_E1, 'e1>d1^d2');
  expectLegal(LAST_MOVED_E1, 'b2>b3^b4');
  expectIllegal(LAST_MOVED_E1, 'c4>c3 b2>b3^b4');
  // An ordinary turn of theirs moves the mark.
  expect(fenOf(playText(`${FLAT}/2/eris[E1]:E5,B2/mortal:C4,E1`, 'c4>c3^c2'))).toContain('eris[C3]');
});

test('ERIS-2: any worker before they have moved', () => {
  const start = `${FLAT}/1/eris:E5,B2/mortal:C4,E1`;
  expectLegal(start, 'c4>c3^c2');
  expectLegal(start, 'e1>d1^d2');
});

test('ERIS-3: mortal rules for that worker; coins protect', () => {
  expectIllegal(`${FLAT}/1/eris:E5,B2/artemis:C4,E1`, 'c4>c3>c2^c1');
  expectLegal(`${heights('c4=1')}/1/eris:E5,B2/hades:C4,E1`, 'c4>c3^c2');
  expectIllegal(`${heights('c4=1')}/1/eris:E5,B2/clio[2|C4]:C4,E1`, 'c4>c3^c2');
});

test('ERIS-4: nobody wins by climbing with it, but its owner’s own condition counts', () => {
  expectNoWin(`${heights('c4=2 c3=3')}/1/eris[E1]:E5,B2/mortal:C4,E1`, 'c4>c3^c2');
  expectWin(`${heights('c4=2')}/1/eris[E1]:E5,B2/pan:C4,E1`, 'c4>c3#', 2);
  expectWin(`${heights('c3=1 b4=1')}/1/eris[B4]:E5,E1/eros:D4,B4`, 'd4>c3#', 2);
});

test('ERIS-5: a worker moved by her is not the one they moved last', () => {
  expect(fenOf(playText(LAST_MOVED_E1, 'c4>c3^c2'))).toContain('eris[E1]');
});

test('ERIS-6: without workers of her own she lives on this', () => {
  expectLegal(`${FLAT}/1/eris:/mortal:C4,E1`, 'c4>c3^c2');
});

test('ERIS-7: not with three players; with teams, the last worker of the opposing team', () => {
  expect(at(LAST_MOVED_E1).table.gods[0]?.players).toEqual([2, 4]);
  const teams = `${FLAT}/2/eris:E5,B2/apollo:C4,E1/pan/atlas`;
  expect(fenOf(playText(teams, 'c4>c3^c2'))).toContain('eris[C3]');
  expectIllegal(playText(teams, 'c4>c3^c2', 'e5>e4^e5', 'e1>d1^e1'), 'd1>d2^e1');
});
