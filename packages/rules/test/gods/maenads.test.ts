import { makeFen } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectNoWin, expectWin, FLAT, optionsAfter, playText } from '../support/play.ts';

const LINE = `${FLAT}/1/maenads:D3,B2/mortal:A5,C3`;

test('MAENADS-1: an opponent straight between two of them has lost', () => {
  expectWin(LINE, 'b2>b3^b4#');
  expectNoWin(LINE, 'b2>c2^b2');
  expectWin(`${FLAT}/1/maenads:C4,B1/mortal:A5,C3`, 'b1>c2^c1#');
  expectWin(`${FLAT}/1/maenads:D4,A1/mortal:A5,C3`, 'a1>b2^a1#');
  // On opposite sides but not beside it.
  expectNoWin(`${FLAT}/1/maenads:E3,A2/mortal:A5,C3`, 'a2>a3^b3');
});

test('MAENADS-2: whatever the levels, after the whole turn', () => {
  expectWin(`${heights('c3=3 b3=1')}/1/maenads:D3,B2/mortal:A5,C3`, 'b2>b3^b4#');
  expect(optionsAfter(LINE, 'b2>b3')).toContain('^b4');
  expectIllegal(LINE, 'b2>b3#');
  // A turn that an opponent's test refuses defeats nobody.
  expectIllegal(`${FLAT}/1/maenads:E4,C3/aphrodite:D4,A1`, 'c3>c2^b2#');
  expectIllegal(`${FLAT}/1/maenads:E4,B3/aphrodite:D4,C3`, 'b3>b2^b1#');
});

test('MAENADS-3: of three players the flanked one is out and the game goes on', () => {
  const three = `${FLAT}/1/maenads:D3,B2/pan:A5,C3/atlas:E5,E1`;
  const after = expectNoWin(three, 'b2>b3^b4', `${heights('b4=1')}/3/maenads:B3,D3/pan-:/atlas:E5,E1`);
  expect(makeFen(playText(after, 'e5>e4^e5'))).toBe(
    `${heights('b4=1 e5=1')}/1/maenads:B3,D3/pan-:/atlas:E4,E1`,
  );
  // The last of two opponents ends the game.
  expectWin(`${FLAT}/1/maenads:D3,B2/pan-:/atlas:C3,E1`, 'b2>b3^b4#');
  // A team that loses a member has lost, and the one whose turn it was has won.
  expectWin(`${FLAT}/1/maenads:D3,B2/pan:A5,C3/zeus/atlas`, 'b2>b3^b4#', 1);
  expectNoWin(`${FLAT}/1/zeus:D3,B2/pan:A5,C3/maenads/atlas`, 'b2>b3^b4');
});

test('MAENADS-1: of two teams the flanked one has lost, and whoever flanked it is the winner', () => {
  const teams = `${FLAT}/3/pan:B3,E2/mortal:C3,E5/maenads/atlas`;
  const won = expectWin(teams, 'e2>d3^d2', 3);
  expect(makeFen(won)).toBe(`${heights('d2=1')}/4/pan:B3,D3/mortal:E5,C3/maenads#/atlas`);
});

test('MAENADS-4: only at the end of their own turn, but then however it came about', () => {
  const between = expectNoWin(`${FLAT}/2/maenads:D3,B3/mortal:C2,A5`, 'c2>c3^c4');
  expectNoWin(between, 'b3>b2^a2');
  expectWin(`${FLAT}/1/maenads:D3,B4/mortal:C3,A5`, 'b4>b3^b4#');
  expectNoWin(`${FLAT}/2/mortal:C3,A5/maenads`, '+b3+d3');
});

test('MAENADS-5: coins protect, the abyss comes first', () => {
  expectNoWin(`${heights('c3=1')}/1/maenads:D3,B2/clio[2|C3]:A5,C3`, 'b2>b3^b4');
  expectWin(`${FLAT}/1/maenads:D3,B2/hecate:A5,C3`, 'b2>b3^b4#');
  expectWin(`${FLAT}/1/maenads:D3,B2/tartarus[B3]:A5,C3`, 'b2>b3#', 2);
});
