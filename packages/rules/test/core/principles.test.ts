/** The rules without any power: what every god changes only where it says so. */

import { geometry, isComplete, makeState, squareNamed, squares } from '@caldera/rules';
import { expect, test } from 'vitest';
import {
  at,
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectStuck,
  expectWin,
  FLAT,
  optionsAfter,
  playText,
  turnOf,
  turnTexts,
} from '../support/play.ts';

const OPEN = `${FLAT}/1/mortal:C3,E1/mortal:A5,A4`;
const square = (name: string): squares.Square => squareNamed(name) ?? squares.NOWHERE;
const names = (set: squares.SquareSet): string[] => squares.squaresOf(set).map(squares.nameOf);

test('G1.2 neighbours are at most one column and one row apart, and nothing wraps', () => {
  expect(names(geometry.around(square('a5')))).toEqual(['b5', 'a4', 'b4']);
  expect(names(geometry.around(square('c1')))).toEqual(['b2', 'c2', 'd2', 'b1', 'd1']);
  expect(squares.size(geometry.around(square('c3')))).toBe(8);
  expect(names(geometry.aroundTorus(square('a5')))).toEqual(['b5', 'e5', 'a4', 'b4', 'e4', 'a1', 'b1', 'e1']);
});

test('G1.3 perimeter, interior and corners', () => {
  expect(squares.size(geometry.PERIMETER)).toBe(16);
  expect(names(geometry.INTERIOR)).toEqual(['b4', 'c4', 'd4', 'b3', 'c3', 'd3', 'b2', 'c2', 'd2']);
  expect(names(geometry.CORNERS)).toEqual(['a5', 'e5', 'a1', 'e1']);
});

test('G1.5 the space behind lies as far on again, or does not exist', () => {
  const behind = (from: string, to: string): string | undefined => {
    const found = geometry.beyond(square(from), square(to));
    return found === squares.NOWHERE ? undefined : squares.nameOf(found);
  };
  expect(behind('b2', 'c3')).toBe('d4');
  expect(behind('a1', 'c3')).toBe('e5');
  expect(behind('d4', 'd5')).toBeUndefined();
  expect(behind('d3', 'e3')).toBeUndefined();
});

test('G1.6 a complete tower is level 3 with a dome', () => {
  const towers = at('34c0000000000000000000000/1/mortal:C3,E1/mortal:A4,A3');
  expect(['a5', 'b5', 'c5', 'd5'].map((name) => isComplete(towers, square(name)))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('G2.1 the start player places all workers, then the next; then the start player moves', () => {
  const placed = playText(`${FLAT}/1/mortal/mortal`, '+c3+d4', '+a1+b2');
  expect(placed.toMove).toBe(0);
  expect(optionsAfter(`${FLAT}/1/mortal/mortal`)).toHaveLength(25);
  expect(optionsAfter(`${FLAT}/2/mortal:C3,D4/mortal`)).toHaveLength(23);
  expectIllegal(`${FLAT}/2/mortal:C3,D4/mortal`, '+c3+a1');
  expectIllegal(`${FLAT}/1/mortal/mortal`, '+c3');
  expectIllegal(`${FLAT}/1/mortal/mortal`, '+c3+c3');
  expectIllegal(`${FLAT}/1/mortal/mortal`, '+c3+d4+e5');
});

test('G3.1 one own worker moves to a free neighbouring space, one level up at most, any drop', () => {
  expect(optionsAfter(OPEN).filter((step) => step.startsWith('c3'))).toHaveLength(8);
  expectIllegal(OPEN, 'c3>c5^c4');
  expectIllegal(OPEN, 'a5>b5^c5');
  expectIllegal(`${FLAT}/1/mortal:C3,C4/mortal:A5,D3`, 'c3>c4^c5');
  expectIllegal(`${FLAT}/1/mortal:C3,C4/mortal:A5,D3`, 'c3>d3^d2');
  expectIllegal('0000000000000400000000000/1/mortal:C3,E1/mortal:A5,A4', 'c3>d3^d2');
  expectIllegal('0000000000000200010000000/1/mortal:C3,E1/mortal:A5,A4', 'c3>d3^d2');
  expectLegal('0000000000000200010000000/1/mortal:C3,E1/mortal:A5,A4', 'c3>c2^d3');
  expectLegal('0000000000003000000000000/1/mortal:C3,E1/mortal:A5,A4', 'c3>d3^c3');
});

test('G3.2 the worker that moved builds beside its new place', () => {
  expectLegal(OPEN, 'c3>d3^c3');
  expectIllegal(OPEN, 'c3>d3^b3');
  expectIllegal(OPEN, 'c3>d3^d3');
  expectIllegal(OPEN, 'c3>c4^d1');
  expectIllegal(`${FLAT}/1/mortal:C3,E3/mortal:A5,A4`, 'c3>d3^e3');
});

test('G3.3 the height of what is built on does not matter', () => {
  expectLegal('0000000000001400030000000/1/mortal:B3,E1/mortal:A5,B1', 'b3>c3^c2');
  expectIllegal('0000000000001400030000000/1/mortal:B3,E1/mortal:A5,B1', 'b3>c3^d3');
  expectIllegal(OPEN, 'c3>d3^c3*');
});

test('G3.4 both steps are due, in this order', () => {
  expectIllegal(OPEN, 'c3>d3');
  expectIllegal(OPEN, '^c4');
  expectIllegal(OPEN, '^c4 c3>d3');
  expectIllegal(OPEN, 'c3>d3^c3^c4');
});

test('G4.1 climbing to level 3 wins at once, without a build', () => {
  const top = '0000000000002300000000000/1/mortal:C3,E1/mortal:A5,A4';
  expectWin(top, 'c3>d3#');
  expectIllegal(top, 'c3>d3^c3');
  expect(turnTexts(top).filter((text) => text.endsWith('#'))).toEqual(['c3>d3#']);
  expect(turnTexts(playText(top, 'c3>d3#'))).toEqual([]);
  expect(turnOf(top, 'c3>d3').after.winner).toBe(0);
});

test('G4.2 level 3 to level 3 does not win', () => {
  const along = '0000000000003300000000000/1/mortal:C3,E1/mortal:A5,A4';
  expectNoWin(along, 'c3>d3^c3', '0000000000004300000000000/2/mortal:D3,E1/mortal:A5,A4');
  expectIllegal(along, 'c3>d3#');
});

test('G4.5 nobody plays on after the end', () => {
  expectIllegal(`${FLAT}/2/mortal#:C3,E1/mortal:A5,A4`, 'a5>b5^c5');
  expectStuck(`${FLAT}/2/mortal#:C3,E1/mortal:A5,A4`);
});

test('G5.1 who has no complete turn has lost', () => {
  const walled = '0002000022000002200002000/1/mortal:E5,A1/mortal:C3,C1';
  expectStuck(walled);
  expect(playText(walled, '-').winner).toBe(1);
  expectIllegal(OPEN, '-');
});

test('G5.4 without workers there is no turn', () => {
  expectStuck(`${FLAT}/1/mortal:/mortal:A5,A4`);
});

test('G11.2 of three players the one who is stuck leaves, and the others play on', () => {
  const walled = '0002000022000002200002000/1/pan:E5,A1/atlas:C3,C1/apollo:B3,D3';
  expectStuck(walled);
  const two = playText(walled, '-');
  expect([two.winner, two.toMove, two.workers[0]]).toEqual([-1, 1, 0]);
  expectLegal(two, 'c3>c4^c5');
});

test('G12.4 with four players the first of each team places, and the third takes the first turn', () => {
  const placed = playText(`${FLAT}/1/pan/apollo/atlas/demeter`, '+a1+b2', '+c3+d4');
  expect(placed.toMove).toBe(2);
  // Atlas plays with the workers that Pan placed.
  expectLegal(placed, 'b2>b3^b4*', '000000a000000000000000000/4/pan:B3,A1/apollo:D4,C3/atlas/demeter');
});

test('G12.5 who wins wins for the team', () => {
  const won = playText('0000000000002300000000000/3/pan:C3,E1/apollo:A5,A4/atlas/demeter', 'c3>d3#');
  expect(won.winner % 2).toBe(0);
});

test('G14.4 the start player ends the placing with the Ram, and the other one begins', () => {
  const start = `${FLAT}/1/mortal/mortal/fleece=apollo`;
  const placed = playText(start, '+c3+d4', '+a1+b2');
  expect(placed.toMove).toBe(0);
  const options = optionsAfter(placed);
  expect(options).toHaveLength(21);
  expect(options).toContain('@e5');
});

test('G14.5 the Ram is like a dome', () => {
  const ram = `${FLAT}/1/mortal:C3,E1/mortal:A5,A4/fleece=pan:D3`;
  expectIllegal(ram, 'c3>d3^c3');
  expectIllegal(ram, 'c3>c4^d3');
});

test('G14.6 whoever has a worker beside the Ram when the turn begins has the power', () => {
  const beside = `${FLAT}/1/mortal:C3,E1/mortal:A5,A4/fleece=artemis:D3`;
  expectLegal(beside, 'c3>c4>c5^d5');
  // Away from it at the start, nobody gets it by moving there.
  const away = `${FLAT}/1/mortal:A1,E1/mortal:A5,A4/fleece=artemis:D3`;
  expectIllegal(away, 'e1>e2>e3^e4');
  expect(makeState(at(beside), 0)).toBe('');
});
