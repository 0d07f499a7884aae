import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectWin,
  optionsAfter,
  turnTexts,
} from '../support/play.ts';

const DOWN = `${heights('c3=1')}/1/asteria:E5,C3/mortal:A5,E1`;

test('ASTERIA-1: after a move down and the build, a dome may go on any free space', () => {
  expectLegal(DOWN, 'c3>c4^c3^d1*', `${heights('c3=2 d1=a')}/2/asteria:E5,C4/mortal:A5,E1`);
  expectLegal(DOWN, 'c3>c4^c3', `${heights('c3=2')}/2/asteria:E5,C4/mortal:A5,E1`);
  expectIllegal(DOWN, 'e5>e4^e5^d1*');
  // 25 spaces without four workers; and the choice to stop.
  expect(optionsAfter(DOWN, 'c3>c4', '^c3')).toHaveLength(22);
});

test('ASTERIA-2: only steps count, in whatever order', () => {
  // A slide down is no move down; a step down that slides on is one.
  const slide = `${heights('b3=1 c3=1')}/1/asteria:B3,E1/harpies:A5,E5`;
  expect(turnTexts(slide).filter((text) => text.startsWith('b3>c3') && text.includes('*'))).toEqual([]);
  expectLegal(`${heights('b3=1')}/1/asteria:B3,E1/harpies:A5,E5`, 'b3>c3(c3>d3)(d3>e3)^e4^a1*');
  // A whirlpool that takes the worker down does not count, the step onto it does.
  expectIllegal(`${heights('b3=1')}/1/asteria:B2,E5/charybdis[B3,D3]:A1,E1`, 'b2>b3(b3>d3)^d4^c5*');
  expectLegal(`${heights('b2=1')}/1/asteria:B2,E5/charybdis[B3,D3]:A1,E1`, 'b2>b3(b3>d3)^d4^c5*');
});

test('ASTERIA-3: a low dome is no tower; closed spaces are no choice; Limus does not mind', () => {
  const four = `${heights('a5=4 b5=4 c5=4 d5=4 e5=3 c3=1')}/1/asteria:E3,C3/chronus:A1,E1`;
  expectNoWin(four, 'c3>c4^c3^b1*');
  expectWin(four, 'c3>c4^c3^e5#', 2);
  expectIllegal(`${heights('c3=1')}/1/asteria:E5,C3/europa[D1]:A5,E1`, 'c3>c4^c3^d1*');
  expectIllegal(`${heights('c3=1 d1=1')}/1/asteria:E5,C3/clio[2|D1]:A5,E1`, 'c3>c4^c3^d1*');
  expectLegal(`${heights('c3=1')}/1/asteria:E5,C3/limus:A5,E1`, 'c3>c4^c3^d1*');
  expectIllegal(`${heights('c3=1')}/1/asteria:E5,C3/limus:A5,C2`, 'c3>c4^c3^d1*');
});

test('ASTERIA-4: the space just built on may be chosen', () => {
  expectLegal(DOWN, 'c3>c4^c3^c3*', `${heights('c3=c')}/2/asteria:E5,C4/mortal:A5,E1`);
  expectLegal(`${heights('c3=3')}/1/asteria:E5,C3/mortal:A5,E1`, 'c3>c4^c5^c3');
});
