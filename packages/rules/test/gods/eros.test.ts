import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectWin,
  FLAT,
  optionsAfter,
  playText,
  turnTexts,
} from '../support/play.ts';

test('EROS-1: a move that brings both together on level 1 wins', () => {
  const near = `${heights('c3=1 b2=1')}/1/eros:D3,B2/mortal:A5,E1`;
  expectWin(near, 'd3>c3#');
  expectNoWin(near, 'd3>d4^d5', `${heights('d5=1 c3=1 b2=1')}/2/eros:D4,B2/mortal:A5,E1`);
  expectNoWin(`${FLAT}/1/eros:D3,B2/mortal:A5,E1`, 'd3>c3^c4');
  expectNoWin(`${heights('c3=2 b2=2 d3=2')}/1/eros:D3,B2/mortal:A5,E1`, 'd3>c3^c4');
  expectNoWin(`${heights('c3=1 b2=0')}/1/eros:D3,B2/mortal:A5,E1`, 'd3>c3^c4');
  expectWin(`${heights('d3=2 e3=3')}/1/eros:D3,B2/mortal:A5,E1`, 'd3>e3#');
});

test('EROS-2: with three players the same level is enough, whichever', () => {
  expectWin(`${FLAT}/1/eros:A3,C3/apollo:E5,E4/pan:D1,E1`, 'c3>b3#');
  expectWin(`${heights('a3=2 b3=2 c3=2')}/1/eros:A3,C3/apollo:E5,E4/pan:D1,E1`, 'c3>b3#');
  expectNoWin(`${heights('b3=1')}/1/eros:A3,C3/apollo:E5,E4/pan:D1,E1`, 'c3>b3^b4');
});

test('EROS-3: it takes a move of his own; forces and additional turns do not count', () => {
  expectNoWin(`${heights('b2=1 c2=1 d2=0')}/2/eros:B2,D2/apollo:C2,E1`, 'c2>d2(d2>c2)^e3');
  const guest = `${heights('d4=3 a3=1 a1=1 a2=1')}/1/dionysus:C3,E1/eros:A3,A1`;
  expectNoWin(guest, 'c3>d3^d4 {additional turn} a3>a2^a3');
});

test('EROS-4: from one neighbouring space to another counts as well', () => {
  expectWin(`${heights('b2=1 b3=0 c3=1')}/1/eros:B3,B2/mortal:A5,E1`, 'b3>c3#');
  expectWin(`${heights('b2=1 b3=1 c3=1')}/1/eros:B3,B2/mortal:A5,E1`, 'b3>c3#');
});

test('EROS-5: a lonely worker can only win the normal way', () => {
  expectNoWin(`${heights('b2=1')}/1/eros:B3/mortal:A5,E1`, 'b3>b2^b3');
  expectWin(`${heights('b2=3 b3=2')}/1/eros:B3/mortal:A5,E1`, 'b3>b2#');
});

test('EROS-6: Hera forbids it on the edge, where only the other one may stand', () => {
  const edge = `${heights('a2=1 b1=1 b2=1')}/1/eros:B3,B1/hera:E5,E4`;
  expectNoWin(edge, 'b3>a2^a3', `${heights('a3=1 a2=1 b2=1 b1=1')}/2/eros:A2,B1/hera:E5,E4`);
  expectWin(edge, 'b3>b2#');
});

test('EROS-7: Harpies come too late', () => {
  expectWin(`${heights('c3=1 b2=1')}/1/eros:D3,B2/harpies:A5,E1`, 'd3>c3#');
});

test('EROS-8: with four players only in the turns of his own player, and the setup binds the team', () => {
  const board = heights('c3=1 b2=1');
  expectNoWin(`${board}/1/pan:D3,B2/mortal:A5,E1/eros/atlas`, 'd3>c3^d3');
  expectWin(`${board}/3/pan:D3,B2/mortal:A5,E1/eros/atlas`, 'd3>c3#', 3);
  const mate = `${FLAT}/1/pan/mortal/eros/atlas`;
  expect(optionsAfter(mate)).toHaveLength(16);
  expect(optionsAfter(mate, '+c1')).toEqual(['+a5', '+b5', '+c5', '+d5', '+e5']);
});

test('EROS-9: the win is immediate, without a build', () => {
  const near = `${heights('c3=1 b2=1')}/1/eros:D3,B2/mortal:A5,E1`;
  expect(turnTexts(near).filter((text) => text.startsWith('d3>c3'))).toEqual(['d3>c3#']);
});

test('EROS-T3: his workers start on facing edges, a corner belongs to two', () => {
  const start = `${FLAT}/1/eros/hera`;
  for (const pair of ['+a1+e5', '+a3+e1', '+c1+a5', '+e5+a1', '+a5+e1']) {
    expect(playText(start, pair).placed).toBe(1);
  }
  expectIllegal(start, '+a3+c1');
  expectIllegal(start, '+c3+a1');
  expect(optionsAfter(start, '+a1')).toEqual(['+a5', '+b5', '+c5', '+d5', '+e1', '+e2', '+e3', '+e4', '+e5']);
  expectLegal(start, '+b1+d5');
});
