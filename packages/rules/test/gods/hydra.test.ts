import { squares } from '@caldera/rules';
import { expect, test } from 'vitest';
import { expectIllegal, expectLegal, expectWin, FLAT, optionsAfter, playText } from '../support/play.ts';

const APART = `${FLAT}/1/hydra:E5,B2/mortal:A5,E1`;
const CLOSE = `${FLAT}/1/hydra:C4,B2/mortal:A5,E1`;

test('HYDRA-1: when no two neighbour, a new worker joins on a lowest space around the one that moved', () => {
  expectLegal(APART, 'b2>b3^b4+a3', '0000001000000000000000000/2/hydra:E5,A3,B3/mortal:A5,E1');
  expectIllegal(APART, 'b2>b3^b4+b4');
  expectIllegal(APART, 'b2>b3^b4');
  expectIllegal(APART, 'b2>b3^b4+d5');
});

test('HYDRA-2: otherwise one of the workers leaves, whichever', () => {
  expectLegal(CLOSE, 'b2>b3^b4(xc4)', '0000001000000000000000000/2/hydra:B3/mortal:A5,E1');
  expectLegal(CLOSE, 'b2>b3^b4(xb3)', '0000001000000000000000000/2/hydra:C4/mortal:A5,E1');
  expectIllegal(CLOSE, 'b2>b3^b4+c2');
  expectIllegal(CLOSE, 'b2>b3^b4');
  const three = `${FLAT}/1/hydra:C4,B2,E1/mortal:A5,A1`;
  expectLegal(three, 'b2>b3^b4(xe1)', '0000001000000000000000000/2/hydra:C4,B3/mortal:A5,A1');
});

test('HYDRA-3: a single worker gains one', () => {
  expect(optionsAfter(`${FLAT}/1/hydra:B2/mortal:A5,E1`, 'b2>b3', '^b4')).toEqual([
    '+a2',
    '+a3',
    '+a4',
    '+b2',
    '+c2',
    '+c3',
    '+c4',
  ]);
});

test('HYDRA-4: lowest is judged after the build', () => {
  const hole = '1111111111110111111111111/1/hydra:B2/mortal:A5,E1';
  // c3 is the only ground: built on, all are level 1 or 2; else it is the only choice.
  expect(optionsAfter(hole, 'b2>b3', '^a3')).toEqual(['+c3']);
  expect(optionsAfter(hole, 'b2>b3', '^c3')).toEqual([
    '+a2',
    '+a3',
    '+a4',
    '+b2',
    '+b4',
    '+c2',
    '+c3',
    '+c4',
  ]);
});

test('HYDRA-5: without a free space around nobody joins', () => {
  const walled = '3440434444444444444444444/1/hydra:A4/mortal:D5';
  const after = expectLegal(walled, 'a4>a5^a4');
  expect(squares.size(after.workers[0] ?? squares.EMPTY)).toBe(1);
  // the last one was free until Gaea's worker came
  const shared = '0200022043001030010023033/1/hydra:D5,C4/gaea[1]:A5,C5,A2';
  expectLegal(shared, 'd5>e5^e4(+d5)', '0200022044001030010023033/2/hydra:E5,C4/gaea[0]:A5,C5,D5,A2');
});

test('HYDRA-6: there is no upper limit, and new workers have not moved', () => {
  const many = `${FLAT}/1/hydra:A5,C5,E5,A3,E3,A1,C1/mortal:C3,D3`;
  const after = playText(many, 'a1>b1^a1(xc1)');
  expect(squares.size(after.workers[0] ?? squares.EMPTY)).toBe(6);
  const grown = playText(`${FLAT}/1/hydra:A5,C5,E5,A3,E1,A1/mortal:C3,D3`, 'a1>b1^a1+c1');
  expect(squares.size(grown.workers[0] ?? squares.EMPTY)).toBe(7);
  // A new worker placed on the top has not climbed there.
  const top = '3333333333333333333333333/1/hydra:B2/mortal:A5,E1';
  expect(playText(top, 'b2>b3^a3+a4').winner).toBe(-1);
});

test('HYDRA-7: the new one neighbours the one that moved, so one has to leave next', () => {
  const grown = playText(APART, 'b2>b3^b4+a3', 'e1>e2^e1');
  expectIllegal(grown, 'e5>e4^e3');
  expectLegal(grown, 'e5>e4^e3(xa3)');
});

test('HYDRA-8: nothing grows or leaves after a winning move', () => {
  expectWin('0000000000002300000000000/1/hydra:C3,E1/mortal:A5,A4', 'c3>d3#');
  expectIllegal('0000000000002300000000000/1/hydra:C3,E1/mortal:A5,A4', 'c3>d3+c4#');
});
