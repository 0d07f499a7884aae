import { GODS, makeFen, startProblem, view } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  afterSteps,
  at,
  expectLegal,
  expectNoWin,
  expectWin,
  FLAT,
  optionsAfter,
  playText,
  winnerOf,
} from '../support/play.ts';

test('TARTARUS-1: who comes to the abyss, by moving, by force or by being placed, loses at once', () => {
  expectWin(`${FLAT}/2/tartarus[D3]:A5,A1/mortal:C3,E1`, 'c3>d3#', 1);
  expectWin(`${FLAT}/1/charon:C3,E1/tartarus[B3]:D3,A1`, '(d3>b3)#', 1);
  expectWin(`${FLAT}/1/hydra:E5,B2/tartarus[A3]:A5,C1`, 'b2>b3^b4+a3#', 2);
  expectWin(`${heights('d4=3')}/1/tartarus[C4]:C3,E1/gaea:A5,A1`, 'c3>d3^d4(+c4)#', 1);
  expectWin(`${FLAT}/1/siren[e]:E5,A1/tartarus[D3]:C3,B5`, '(c3>d3)#', 1);
});

test('TARTARUS-T2: pushed into the abyss, his own worker makes him lose', () => {
  expectWin(`${FLAT}/1/minotaur:E5,B2/tartarus[D2]:A5,C2`, 'b2>c2(c2>d2)#', 1);
});

test('TARTARUS-2: it binds him too', () => {
  expectWin(`${FLAT}/1/tartarus[D3]:C3,E1/mortal:A5,A1`, 'c3>d3#', 2);
});

test('TARTARUS-3 TARTARUS-T1: a winning move into it loses', () => {
  const summit = heights('c3=2 d3=3');
  expectWin(`${summit}/2/tartarus[D3]:A5,A1/mortal:C3,E1`, 'c3>d3#', 1);
  expectWin(`${summit}/2/tartarus[D4]:A5,A1/mortal:C3,E1`, 'c3>d3#', 2);
  expectWin(`${summit}/1/tartarus[D3]:C3,E1/mortal:A5,A1`, 'c3>d3#', 2);
});

test('TARTARUS-4: it stays on top of what is built, until a dome closes it', () => {
  const built = playText(`${FLAT}/2/tartarus[D3]:A5,A1/mortal:C3,E1`, 'c3>c4^d3', 'a1>a2^a1');
  expectWin(built, 'c4>d3#', 1);
  const domed = expectNoWin(`${heights('d3=3')}/2/tartarus[D3]:A5,A1/mortal:C3,E1`, 'c3>c4^d3');
  expect(makeFen(domed)).toContain('tartarus[D3]');
  expect(optionsAfter(playText(domed, 'a1>a2^a1'))).not.toContain('c4>d3');
});

test('TARTARUS-5: the first to come there decides, and nothing follows', () => {
  const swap = `${FLAT}/2/tartarus[B3]:C3,A1/minotaur:D3,E1`;
  expect(winnerOf(afterSteps(swap, 'd3>c3'))).toBe(2);
  expect(winnerOf(afterSteps(`${FLAT}/2/tartarus[B3]:A5,A1/artemis:B2,E1`, 'b2>b3'))).toBe(1);
});

test('TARTARUS-6: every step and slide is tested on every space', () => {
  expectWin(`${FLAT}/1/tartarus[D3]:B3,E1/harpies:A5,E5`, 'b3>c3(c3>d3)#', 2);
  expectLegal(`${FLAT}/2/tartarus[B3]:A5,A1/artemis:B2,E1`, 'b2>c3>c4^b3');
  expectWin(`${FLAT}/2/tartarus[C3]:A5,A1/artemis:B2,E1`, 'b2>b3>c3#', 1);
});

test('TARTARUS-7: what may be done does not depend on where the abyss is', () => {
  // The corner leaves no build once another worker has taken the space just left, abyss or not.
  const corner = (abyss: string): string =>
    `${heights('a2=4 b2=4')}/1/proteus:B1,D4,E1/tartarus[${abyss}]:A5,C5`;
  expect(optionsAfter(corner('A1'))).not.toContain('b1>a1');
  const everywhere = ['A1', 'C1', 'C3', 'D3', 'B5', 'E5'].map((abyss) =>
    optionsAfter(corner(abyss)).join(' '),
  );
  expect(new Set(everywhere).size).toBe(1);
  expect(everywhere[0]).toBe(optionsAfter(view(at(corner('C3')), 0)).join(' '));
});

test('TARTARUS-8: two players, he starts, and the abyss is secret until somebody falls', () => {
  const god = GODS.filter(({ id }) => id === 'tartarus' || id === 'mortal');
  expect(GODS.find(({ id }) => id === 'tartarus')?.players).toEqual([2]);
  expect(
    startProblem(
      god,
      god.findIndex(({ id }) => id === 'mortal'),
    ),
  ).toBeDefined();
  const placed = playText(`${FLAT}/1/tartarus/mortal`, '+a1+b1', '+d5+e5');
  expect(optionsAfter(placed)).toHaveLength(21);
  expect(optionsAfter(placed)).not.toContain('@a1');
  const opened = afterSteps(placed, '@c3', 'a1>a2', '^a3');
  expect(makeFen(opened)).toBe(`${heights('a3=1')}/2/tartarus[C3]:A2,B1/mortal:D5,E5`);
  expect(makeFen(view(opened, 1))).toBe(`${heights('a3=1')}/2/tartarus[?]:A2,B1/mortal:D5,E5`);
  expect(view(opened, 0)).toEqual(opened);
  // In every corner it is a secret, and that there is none yet is no secret.
  const corner = at(`${FLAT}/2/tartarus[A5]:A1,B1/mortal:D5,E5`);
  expect(makeFen(view(corner, 1))).toContain('/tartarus[?]:');
  expect(view(placed, 1)).toEqual(placed);
  const fallen = playText(`${FLAT}/2/tartarus[D3]:A5,A1/mortal:C3,E1`, 'c3>d3#');
  expect(makeFen(view(fallen, 1))).toContain('[D3]');
});

test('the position text keeps the abyss', () => {
  const fen = `${FLAT}/1/tartarus[D3]:C3,E1/mortal:A5,A1`;
  for (const text of [fen, fen.replace('D3', '?')]) expect(makeFen(at(text))).toBe(text);
  expect(() => at(fen.replace('D3', 'C3'))).toThrow('ERR_GOD_STATE');
  expect(() => at(fen.replace('D3', 'D9'))).toThrow('ERR_GOD_STATE');
  // Who fell has lost: the end of a game is the one moment when somebody stands there.
  for (const [one, two] of [
    ['#', ''],
    ['', '#'],
  ]) {
    const fallen = `${FLAT}/1/tartarus${one}[C3]:A2,B1/mortal${two}:E5,C3`;
    expect(makeFen(at(fallen))).toBe(fallen);
  }
});

test('TARTARUS-1 NYX-3: by night the abyss is a space like any other, and the text says who stands there', () => {
  const night = `${heights('e5=4')}/1/tartarus[B4]:A4,C2/nyx[apollo]:C3,A2`;
  const over = playText(night, 'a4>b4^a4');
  expect(makeFen(at(makeFen(over)))).toBe(`${heights('a4=1 e5=4')}/2/tartarus[B4]:B4,C2/nyx[apollo]:C3,A2`);
});

test('TARTARUS-2: to throw oneself into the abyss meets no demand', () => {
  // d2 can't come to a1's side in one turn, so the demand is void, whatever the abyss could end.
  const apart = `${heights('d5=1 c3=0')}/1/tartarus[D4]:C4,D2/adonis[x|D2,A1]:C3,A1`;
  expectLegal(apart, 'c4>c5^b5');
  // Where it can be met it must be: a fall into the abyss he knows is no way out.
  const near = heights('d5=1');
  expect(optionsAfter(`${near}/1/tartarus[D4]:C4,C1/adonis[x|C1,A1]:C3,A1`)).not.toContain('c4>d4');
  const stairs = `${heights('c4=1')}/1/tartarus[D3]:C3,E1/persephone:A5,A1`;
  expect(optionsAfter(stairs)).toEqual(['c3>c4']);
});
