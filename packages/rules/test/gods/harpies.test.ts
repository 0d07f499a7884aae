import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, expectNoWin, expectWin, FLAT, optionsAfter } from '../support/play.ts';

test('HARPIES-1: a moved worker is carried straight on until the way is higher or closed', () => {
  const open = `${FLAT}/1/mortal:B3,E1/harpies:A5,E5`;
  expectLegal(open, 'b3>c3(c3>d3)(d3>e3)^e4', `${heights('e4=1')}/2/mortal:E3,E1/harpies:A5,E5`);
  expectIllegal(open, 'b3>c3^c4');
  expectLegal(open, 'b3>a3^a4');
  expectLegal(`${FLAT}/1/mortal:B3,E1/harpies:A5,E3`, 'b3>c3(c3>d3)^d4');
  expectLegal(`${heights('e3=a')}/1/mortal:B3,E1/harpies:A5,E5`, 'b3>c3(c3>d3)^d4');
  expectLegal(`${heights('e3=1')}/1/mortal:B3,E1/harpies:A5,E5`, 'b3>c3(c3>d3)^d4');
  expectLegal(`${FLAT}/1/europa[E3]:B3,E1/harpies:A5,E5`, 'b3>c3(c3>d3)^d4');
  // Harpies themselves go step by step.
  expectLegal(`${FLAT}/1/harpies:B3,E1/mortal:A5,E5`, 'b3>c3^c4');
});

test('HARPIES-2: level or down, however deep', () => {
  expectLegal(`${heights('b3=3 c3=3 d3=3')}/1/mortal:B3,E1/harpies:A5,E5`, 'b3>c3(c3>d3)(d3>e3)^e4');
  expectLegal(`${heights('c3=1 d3=1 e3=2')}/1/mortal:B3,E1/harpies:A5,E5`, 'b3>c3(c3>d3)^d4');
});

test('HARPIES-3: the win is looked at before the slide', () => {
  expectWin(`${heights('c3=2 d3=3')}/1/mortal:C3,A1/harpies:A5,E5`, 'c3>d3#');
  expectWin(`${heights('c3=2')}/1/pan:C3,A1/harpies:A5,E5`, 'c3>d3#');
  expectWin(`${heights('c3=1 b2=1')}/1/eros:D3,B2/harpies:A5,E5`, 'd3>c3#');
});

test('HARPIES-4: the slide is a force: no win, no move down, no whirlpool', () => {
  // One step down and then another level of sliding is no drop of two.
  expectNoWin(`${heights('c3=2 d3=1')}/1/pan:C3,E5/harpies:A5,E1`, 'c3>d3(d3>e3)^e4');
  const level = `${heights('b3=1 c3=1')}/1/asteria:B3,E1/harpies:A5,E5`;
  expect(optionsAfter(level, 'b3>c3', '^e4')).toEqual([]);
  expect(optionsAfter(`${heights('b3=1')}/1/asteria:B3,E1/harpies:A5,E5`, 'b3>c3', '^e4')).toContain('skip');
  expectLegal(`${FLAT}/1/charybdis[D3,A1]:B3,E1/harpies:A5,E5`, 'b3>c3(c3>d3)(d3>e3)^e4');
});

test('HARPIES-5: the turn goes on where the slide ended, and needs a build there', () => {
  expectLegal(`${heights('d5=a e4=a')}/1/mortal:B2,A1/harpies:A5,E1`, 'b2>c3(c3>d4)(d4>e5)^d4');
  // On e3 Limus forbids d3 and e4, and two domes close the rest.
  const trap = `${heights('d2=a e2=a')}/1/pan:B3,E1/harpies:A5,E5/limus:D4,A1`;
  expect(optionsAfter(trap)).not.toContain('b3>c3');
  expect(optionsAfter(trap.replace('D4', 'B5'))).toContain('b3>c3');
});

test('HARPIES-6: with two moves there are two slides', () => {
  expectLegal(`${FLAT}/1/artemis:B3,E1/harpies:A5,E5`, 'b3>b4(b4>b5)>c5(c5>d5)^c5');
  // A slide may bring the worker back where the second move may not.
  expectLegal(`${heights('a3=1')}/1/artemis:D3,E1/harpies:A5,E5`, 'd3>c3(c3>b3)>c3(c3>d3)(d3>e3)^d3');
});

test('HARPIES-7: wrapped steps and jumps slide on in their direction, never across the edge', () => {
  expectLegal(`${FLAT}/1/urania:A3,A1/harpies:A5,E5`, 'a3>e3(e3>d3)(d3>c3)(c3>b3)(b3>a3)^a2');
  expectLegal(`${FLAT}/1/urania:B3,A1/harpies:A5,E5`, 'b3>c3(c3>d3)(d3>e3)^a3');
  expectLegal(`${FLAT}/1/iris:A3,B3/harpies:A5,E5`, 'a3>c3(c3>d3)(d3>e3)^d3');
});

test('HARPIES-8: whirlpools come first, and Clio slides over her own coins', () => {
  expectLegal(`${FLAT}/1/charybdis[C3,B1]:B3,E5/harpies:A5,E3`, 'b3>c3(c3>b1)(b1>c1)(c1>d1)(d1>e1)^e2');
  const coins = `${heights('c3=1 d3=1')}/1/clio[1|C3,D3]:B3,E1/harpies:A5,E5`;
  expectLegal(coins, 'b3>c3(c3>d3)(d3>e3)^e4[0|E4,C3,D3]');
  expectLegal(`${heights('d3=1')}/1/pan:B3,E1/clio[2|D3]:E5,A1/harpies:A5,C1`, 'b3>c3^c4');
});

test('HARPIES-9: who was pushed stands in the way, who was removed does not', () => {
  expectLegal(`${FLAT}/1/minotaur:A3,E1/harpies:B3,E5`, 'a3>b3(b3>c3)^b4');
  expectLegal(`${FLAT}/1/bia:A3,E1/harpies:C3,E5`, 'a3>b3(xc3)(b3>c3)(c3>d3)(d3>e3)^e4');
});

test('HARPIES-11: with three and four players every opponent slides, a team-mate does not', () => {
  const slide = 'b3>c3(c3>d3)(d3>e3)^e4';
  expectLegal(`${FLAT}/1/pan:B3,E1/atlas:A1,B1/harpies:A5,E5`, slide);
  expectLegal(`${FLAT}/2/harpies:A5,E5/pan:B3,E1/atlas:A1,B1`, slide);
  expectLegal(`${FLAT}/1/pan:B3,E1/atlas:A5,E5/zeus/harpies`, slide);
  expectLegal(`${FLAT}/3/pan:B3,E1/atlas:A5,E5/zeus/harpies`, slide);
  expectLegal(`${FLAT}/1/pan:B3,E1/atlas:A5,E5/harpies/zeus`, 'b3>c3^c4');
});

test('HARPIES-10: their own workers do not slide in the hands of Dionysus and Eris', () => {
  expectLegal(`${heights('e4=3')}/1/dionysus:D3,E1/harpies:A5,A1`, 'd3>e3^e4 a5>a4^b4');
  const eris = `${FLAT}/1/eris:D3,E1/harpies:A5,A1`;
  expectLegal(eris, 'a5>a4^b4');
  expectIllegal(eris, 'd3>c3^c4');
  expectLegal(eris, 'd3>c3(c3>b3)(b3>a3)^a4');
});
