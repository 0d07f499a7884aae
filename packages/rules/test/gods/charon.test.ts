import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectWin,
  FLAT,
  openAfter,
  optionsAfter,
  turnTexts,
} from '../support/play.ts';

const FERRY = `${FLAT}/1/charon:E5,C3/mortal:A5,D3`;

test('CHARON-1: before it moves, a worker ferries a neighbour to the free space straight across', () => {
  expectLegal(FERRY, '(d3>b3) c3>d3^c3', `${heights('c3=1')}/2/charon:E5,D3/mortal:A5,B3`);
  expectLegal(FERRY, 'c3>c4^d5', `${heights('d5=1')}/2/charon:E5,C4/mortal:A5,D3`);
  expectIllegal(`${heights('b3=4')}/1/charon:E5,C3/mortal:A5,D3`, '(d3>b3) c3>d3^c3');
  expectIllegal(`${FLAT}/1/charon:E5,C3/mortal:B3,D3`, '(d3>b3) c3>d3^c3');
  expect(optionsAfter(`${FLAT}/1/charon:E5,A3/mortal:B3,D1`).filter((step) => step.startsWith('('))).toEqual(
    [],
  );
  expect(optionsAfter(`${FLAT}/1/charon:C3,D3/mortal:A5,A4`).filter((step) => step.startsWith('('))).toEqual(
    [],
  );
});

test('CHARON-2: up and down any number of levels', () => {
  expectLegal(`${heights('b3=3')}/1/charon:E5,C3/mortal:A5,D3`, '(d3>b3) c3>c4^c5');
  expectLegal(`${heights('d3=3')}/1/charon:E5,C3/mortal:A5,D3`, '(d3>b3) c3>c4^c5');
});

test('CHARON-3: then the ferryman moves and builds, once a turn', () => {
  expectIllegal(FERRY, '(d3>b3) e5>e4^e3', `${heights('e3=1')}/2/charon:E4,C3/mortal:A5,B3`);
  const two = openAfter(`${FLAT}/1/charon:E5,C3/mortal:C4,D3`, '(d3>b3)');
  expect(two.options.every(({ kind }) => kind === 'move')).toBe(true);
  expect(optionsAfter(FERRY, '(d3>b3)').every((step) => step.startsWith('c3>'))).toBe(true);
});

test('CHARON-4: into the space the passenger left, and to victory there', () => {
  expectWin(`${heights('b3=1 c3=2 d3=3')}/1/charon:E5,C3/mortal:A5,D3`, '(d3>b3) c3>d3#');
  expectIllegal(`${heights('d3=2')}/1/charon:E5,C3/mortal:A5,D3`, '(d3>b3) c3>d3^c3');
});

test('CHARON-5: a ferry after which the ferryman can not finish the turn is illegal', () => {
  const walled = heights('b4=2 c4=2 d4=2 d3=2 b2=2 c2=2 d2=2');
  expectIllegal(`${walled}/1/charon:E5,C3/mortal:A5,D3`, '(d3>b3) c3>b3^c3');
  expect(optionsAfter(`${walled}/1/charon:E5,C3/mortal:A5,D3`)).not.toContain('(d3>b3)');
  expect(optionsAfter(`${walled}/1/charon:E5,C3/mortal:A5,D3`)).toContain('c3>b3');
});

test('CHARON-6: the passenger wins nothing on level 3', () => {
  expectNoWin(`${heights('d3=2 b3=3')}/1/charon:E5,C3/mortal:A5,D3`, '(d3>b3) c3>c4^c5');
});

test('CHARON-7: nobody leaves a coin or comes to one; Talus and the Ram close a space', () => {
  const ferries = (fen: string): string[] => optionsAfter(fen).filter((step) => step.startsWith('('));
  expect(ferries(FERRY)).toEqual(['(d3>b3)']);
  expect(ferries(`${heights('d3=1')}/1/charon:E5,C3/clio[2|D3]:A5,D3`)).toEqual([]);
  expect(ferries(`${heights('b3=1')}/1/charon:E5,C3/clio[2|B3]:A5,D3`)).toEqual([]);
  expect(ferries(`${FLAT}/1/charon:E5,C3/europa[B3]:A5,D3`)).toEqual([]);
  expect(ferries(`${FLAT}/1/mortal:E5,C3/mortal:A5,D3/fleece=charon:B3`)).toEqual([]);
  expect(ferries(`${FLAT}/1/mortal:E5,C3/mortal:A5,D3/fleece=charon:C4`)).toEqual(['(d3>b3)']);
});

test('CHARON-8: asleep nobody ferries; other limits bind the move that follows', () => {
  const asleep = `${heights('c3=1')}/1/charon:E5,C3/hypnus:A5,D3`;
  expect(turnTexts(asleep).filter((text) => text.startsWith('('))).toEqual([]);
  expectIllegal(`${heights('d3=1')}/1/charon:E5,C3/athena[^]:A5,D3`, '(d3>b3) c3>d3^c3');
  // The mark is set before the ferry, the move is judged after it.
  const aphrodite = `${FLAT}/1/charon:E5,C3/aphrodite:A5,D3`;
  expectLegal(aphrodite, '(d3>b3) c3>c4^c5');
  expectIllegal(aphrodite, '(d3>b3) c3>d4^c5');
});

test('CHARON-9: if only a ferry opens a climb, Persephone demands it', () => {
  const climb = `${heights('c3=1')}/1/charon:E5,B2/persephone:C3,E1`;
  expectLegal(climb, '(c3>a1) b2>c3^d3', `${heights('c3=1 d3=1')}/2/charon:E5,C3/persephone:A1,E1`);
  expectIllegal(climb, 'b2>b3^b4');
  expectIllegal(climb, '(c3>a1) b2>b3^b4');
});

test('CHARON-10: of three players either opponent’s worker', () => {
  const three = `${FLAT}/1/charon:E5,C3/pan:A5,D3/atlas:C2,E1`;
  expectLegal(three, '(d3>b3) c3>c4^c5', `${heights('c5=1')}/2/charon:E5,C4/pan:A5,B3/atlas:C2,E1`);
  expectLegal(three, '(c2>c4) c3>c2^c3', `${heights('c3=1')}/2/charon:E5,C2/pan:A5,D3/atlas:C4,E1`);
});
