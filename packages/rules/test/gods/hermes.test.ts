import { expect, test } from 'vitest';
import {
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectStuck,
  expectWin,
  FLAT,
  resultTexts,
  turnTexts,
} from '../support/play.ts';

const OPEN = `${FLAT}/1/hermes:D4,B2/mortal:A5,E1`;
const CLIMB = '0000001000010000000000000/1/hermes:D4,B2/mortal:A5,E1';

test('HERMES-1: one worker moves level, up or down, and builds', () => {
  expectLegal(OPEN, 'b2>b3^b4', '0000001000000000000000000/2/hermes:D4,B3/mortal:A5,E1');
  expectLegal(CLIMB, 'b2>b3^c3', '0000001000011000000000000/2/hermes:D4,B3/mortal:A5,E1');
  expectLegal('0000000000000000200000000/1/hermes:D4,B2/mortal:A5,E1', 'b2>b3^b4');
});

test('HERMES-2: any number of level moves by both, interleaved; then either builds', () => {
  expectLegal(OPEN, 'b2>b3>b4 d4>d3 ^d2', '0000000000000000001000000/2/hermes:B4,D3/mortal:A5,E1');
  expectLegal(OPEN, 'b2>b3>b4 d4>d3 ^a4', '0000010000000000000000000/2/hermes:B4,D3/mortal:A5,E1');
  expectLegal(OPEN, 'b2>b3 d4>d3 b3>b4 d3>d2 ^c3', '0000000000001000000000000/2/hermes:B4,D2/mortal:A5,E1');
  expectLegal(OPEN, '^b3', '0000000000010000000000000/2/hermes:D4,B2/mortal:A5,E1');
});

test('HERMES-3: a move that changes level is the only move, and that worker builds', () => {
  expectIllegal(CLIMB, 'b2>b3 ^d5', '0001001000010000000000000/2/hermes:D4,B3/mortal:A5,E1');
  expectIllegal(CLIMB, 'b2>b3>b4^c4');
  expectIllegal(CLIMB, 'b2>b3 d4>d3^d2');
});

test('HERMES-4: after a level move only level moves; each worker keeps its own level', () => {
  expectIllegal(CLIMB, 'b2>a3>b4^c4');
  const levels = '0000000110000000000000000/1/hermes:D4,B2/mortal:A5,E1';
  expectLegal(levels, 'd4>c4 b2>b3 ^b4', '0000001110000000000000000/2/hermes:C4,B3/mortal:A5,E1');
  expectIllegal(levels, 'd4>c4>c3 ^b4');
});

test('HERMES-5: the other worker is in the way until it steps aside', () => {
  const lane = '4444444444444440000044440/1/hermes:A2,B2/mortal:E2,E1';
  expectIllegal(lane, 'a2>b2>c2 ^d2');
  expectLegal(lane, 'b2>c2>d2 a2>b2>c2 ^b2');
  expectIllegal(OPEN, 'b2>b4^b5');
});

test('HERMES-6: a worker may come back to where it was, and need not move at all', () => {
  expectLegal(OPEN, 'b2>b3>b2^b3', '0000000000010000000000000/2/hermes:D4,B2/mortal:A5,E1');
  expectLegal(OPEN, '^b3', '0000000000010000000000000/2/hermes:D4,B2/mortal:A5,E1');
});

test('HERMES-7: exactly one build, also by a worker that did not move', () => {
  expectLegal(OPEN, 'b2>b3 ^d5', '0001000000000000000000000/2/hermes:D4,B3/mortal:A5,E1');
  expectIllegal(OPEN, 'b2>b3');
  expectIllegal(OPEN, '^b3^c3');
});

test('HERMES-8: stuck only if nobody can build from anywhere and no level-changing turn exists', () => {
  const walled = '0444444444444444444444444/1/hermes:A5/mortal:';
  expectStuck(walled);
  // A neighbour two levels up cannot be entered, but it can be built on.
  expect(turnTexts('0244444444444444444444444/1/hermes:A5/mortal:')).toEqual(['^b5']);
  // Of two workers that cannot move, the one that can build is enough.
  expect(turnTexts('0444444444444444444444420/1/hermes:A5,E1/mortal:')).toEqual(['^d1']);
});

test('HERMES-9: he wins by one move up onto level 3, not by walking there', () => {
  expectWin('0000000000002300000000000/1/hermes:C3,E1/mortal:A5,A4', 'c3>d3#');
  expectNoWin('0000000000003300000000000/1/hermes:C3,E1/mortal:A5,A4', 'c3>d3^c3');
  expectIllegal('0000000000002300020000000/1/hermes:C2,E1/mortal:A5,A4', 'c2>c3>d3#');
});

test('HERMES-13: every marked worker that moved must end beside Aphrodite; one that stayed is free', () => {
  const marked = `${FLAT}/1/hermes:C3,A1/aphrodite:B4,A5`;
  expectLegal(marked, 'c3>d3>c4 ^c5');
  expectIllegal(marked, 'c3>d3 ^d2');
  expectLegal(marked, 'a1>b1>c1 ^d1');
  expectLegal(marked, '^d2');
});

test('HERMES-17: ways that end the same are one turn', () => {
  const fens = resultTexts(OPEN);
  expect(new Set(fens).size).toBe(fens.length);
  // Two workers on any two of the 23 free squares, and every build one of them reaches: each arrangement once.
  expect(fens.length).toBeGreaterThan(1000);
});
