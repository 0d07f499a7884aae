import { lose, makeFen, makeState } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  at,
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectWin,
  FLAT,
  optionsAfter,
  playText,
} from '../support/play.ts';

const NONE = `${heights('c5=a')}/1/charybdis:E5,B2/europa[D1]:A1,E1`;

test('CHARYBDIS-1: a whirlpool from the card may go to any free space without a token', () => {
  const spaces = optionsAfter(NONE, 'b2>b3', '^b4');
  // 25 without four workers, a dome and Talus.
  expect(spaces.filter((step) => step.startsWith('@'))).toHaveLength(19);
  expect(spaces).toContain('skip');
  expectLegal(NONE, 'b2>b3^b4[A3]', `${heights('c5=a b4=1')}/2/charybdis[A3]:E5,B3/europa[D1]:A1,E1`);
  const one = `${FLAT}/1/charybdis[A3]:E5,B2/mortal:A1,E1`;
  expect(optionsAfter(one, 'b2>b3', '^b4')).not.toContain('@a3');
  expectLegal(one, 'b2>b3^b4[A3,C3]');
  const both = `${FLAT}/1/charybdis[A3,D3]:E5,B2/mortal:A1,E1`;
  expect(optionsAfter(both, 'b2>b3', '^b4')).toEqual([]);
});

test('CHARYBDIS-2: whoever moves onto one is carried to the other', () => {
  expectLegal(
    `${FLAT}/1/charybdis[B3,D2]:E5,B2/mortal:A1,E1`,
    'b2>b3(b3>d2)^d3',
    `${heights('d3=1')}/2/charybdis[B3,D2]:E5,D2/mortal:A1,E1`,
  );
  expectLegal(`${FLAT}/2/charybdis[B3,D2]:E5,C5/mortal:A3,E1`, 'a3>b3(b3>d2)^d3');
});

test('CHARYBDIS-3: with the other one on the card or occupied, it is an ordinary move', () => {
  expectLegal(`${FLAT}/1/charybdis[B3]:E5,B2/mortal:A1,E1`, 'b2>b3^b4');
  expectLegal(`${heights('d4=1')}/1/charybdis[D4,B3]:D4,B2/mortal:A1,E1`, 'b2>b3^b4');
  expectWin(`${heights('b2=2 b3=3')}/1/charybdis[D4,B3]:D4,B2/mortal:A1,E1`, 'b2>b3#');
});

test('CHARYBDIS-4: only the second space decides, and the ride counts as one move up onto it', () => {
  expectWin(`${heights('d4=3')}/1/charybdis[D4,B3]:E5,B2/mortal:A1,E1`, 'b2>b3(b3>d4)#');
  expectWin(`${heights('d4=3 b2=3')}/1/charybdis[D4,B3]:E5,B2/mortal:A1,E1`, 'b2>b3(b3>d4)#');
  expectNoWin(`${heights('b3=3 b2=2')}/1/charybdis[D4,B3]:E5,B2/mortal:A1,E1`, 'b2>b3(b3>d4)^d3');
  // Lovers may meet there; a drop is none.
  expectWin(`${heights('d4=1 e5=1')}/2/charybdis[D4,B3]:C5,E1/eros:B2,E5`, 'b2>b3(b3>d4)#');
  expectNoWin(`${heights('b2=3')}/2/charybdis[D4,B3]:C5,E1/pan:B2,E5`, 'b2>b3(b3>d4)^d3');
  expectNoWin(`${heights('b2=3 b3=3')}/2/charybdis[D4,B3]:C5,E1/pan:B2,E5`, 'b2>b3(b3>d4)^d3');
});

test('CHARYBDIS-5: otherwise it is a force: no height, no flag, no second ride', () => {
  const high = playText(`${heights('d4=2')}/2/charybdis[D4,B3]:C5,E1/athena:B2,E5`, 'b2>b3(b3>d4)^d3');
  expect(makeState(high, 1)).toBe('');
  const climb = playText(`${heights('b3=1')}/2/charybdis[D4,B3]:C5,E1/athena:B2,E5`, 'b2>b3(b3>d4)^d3');
  expect(makeState(climb, 1)).toBe('^');
  // Athena and Hades test the step onto the whirlpool, not the ride.
  const rise = heights('d4=1');
  expectLegal(`${rise}/2/charybdis[D4,B3]:C5,E1/pan:B2,E5/athena[^]:A1,C1`, 'b2>b3(b3>d4)^d3');
  expectIllegal(`${heights('b3=1')}/2/charybdis[D4,B3]:C5,E1/pan:B2,E5/athena[^]:A1,C1`, 'b2>b3(b3>d4)^d3');
  const drop = heights('b2=1 b3=1');
  expectLegal(`${drop}/2/charybdis[D4,B3]:C5,E1/atlas:B2,E5/hades:A1,C1`, 'b2>b3(b3>d4)^d3');
});

test('CHARYBDIS-5: Aphrodite looks at the step onto the whirlpool, not at where it leads', () => {
  const held = (pools: string): string => `${FLAT}/1/charybdis[${pools}]:B4,E1/aphrodite:C5,A1`;
  expectLegal(held('B5,D1'), 'b4>b5(b5>d1)^d2');
  expectIllegal(held('C3,B5'), 'b4>c3(c3>b5)^a5');
  // A win by the ride is one only if the step was allowed.
  const summit = heights('d1=3');
  expectWin(`${summit}/1/charybdis[B5,D1]:B4,E5/aphrodite:C5,A1`, 'b4>b5(b5>d1)#');
  expectIllegal(`${summit}/1/charybdis[C3,D1]:B4,E5/aphrodite:C5,A1`, 'b4>c3(c3>d1)#');
  // The last move decides, and each worker has its own.
  const team = (pools: string, power: string): string =>
    `${FLAT}/1/${power}:B4,E1/aphrodite:C5,A1/zeus/charybdis[${pools}]`;
  expectIllegal(team('B5,D1', 'artemis'), 'b4>b5(b5>d1)>c1^b1');
  expectLegal(team('C3,A4', 'artemis'), 'b4>c3(c3>a4)>b5^a5');
  expectLegal(team('B5,D1', 'castor'), 'b4>b5(b5>d1) e1>e2');
  expectIllegal(team('C3,A4', 'castor'), 'b4>c3(c3>a4) e1>e2');
  // A slide is no part of the move either.
  const pushed = `${FLAT}/1/pan:E4,E1/aphrodite:D5,A1/zeus/harpies`;
  expectLegal(pushed, 'e4>d4(d4>c4)(c4>b4)(b4>a4)^a5');
  expectIllegal(pushed, 'e4>d3(d3>c2)(c2>b1)^b2');
});

test('CHARYBDIS-6: the turn goes on from the second space', () => {
  const two = `${FLAT}/2/charybdis[D4,B3]:C5,E1/artemis:B2,A1`;
  expectLegal(two, 'b2>b3(b3>d4)>d3^c3');
  expectIllegal(two, 'b2>b3(b3>d4)^b4');
});

test('CHARYBDIS-7: for everybody, in every turn', () => {
  const team = `${FLAT}/1/pan:B2,E5/atlas:A1,B1/charybdis[B3,D2]/zeus`;
  expectLegal(team, 'b2>b3(b3>d2)^d3');
  expectLegal(
    team.replace('B2,E5', 'C5,E5').replace('A1,B1', 'A3,B1').replace('/1/', '/2/'),
    'a3>b3(b3>d2)^d3',
  );
  const three = `${FLAT}/3/charybdis[B3,D2]:E5,E4/atlas:A1,B1/pan:A3,C5`;
  expectLegal(three, 'a3>b3(b3>d2)^d3');
  expectLegal(lose(at(three), 0), 'a3>b3^b4');
});

test('CHARYBDIS-8: forced and placed workers stay', () => {
  expectLegal(`${FLAT}/2/charybdis[C3,E1]:D3,E5/minotaur:E3,A1`, 'e3>d3(d3>c3)^d2');
  expectLegal(`${FLAT}/2/charybdis[B2,E1]:C2,E5/scylla:B2,A5`, 'b2>b3(c2>b2)^b4');
  expectLegal(`${FLAT}/2/charybdis[A3,E1]:C5,E5/hydra:B2,D2`, 'b2>b3^b4+a3');
});

test('CHARYBDIS-9: a build on it, or a block taken from under it, returns the token', () => {
  const both = `${heights('b4=1')}/2/charybdis[B4,D3]:E5,C5/mortal:B2,E1`;
  const built = playText(both, 'b2>b3^b4');
  expect(makeState(built, 0)).toBe('D3');
  expect(optionsAfter(built, 'e5>e4', '^e5').filter((step) => step.startsWith('@'))).not.toEqual([]);
  const taken = playText(`${heights('d5=1')}/2/charybdis[D5,A1]:C5,E1/ares:D4,B2`, 'b2>b3^b4!d5');
  expect(makeState(taken, 0)).toBe('A1');
});

test('CHARYBDIS-10: Hera looks at the second space, Harpies slide from it', () => {
  expectNoWin(`${heights('e3=3')}/1/charybdis[B3,E3]:B2,E1/hera:A5,A1`, 'b2>b3(b3>e3)^d3');
  expectWin(`${heights('d3=3')}/1/charybdis[B3,D3]:B2,E1/hera:A5,A1`, 'b2>b3(b3>d3)#');
  expectLegal(`${FLAT}/1/charybdis[B3,D2]:B2,E1/harpies:A5,A1`, 'b2>b3(b3>d2)(d2>d3)(d3>d4)(d4>d5)^e5');
  expectWin(`${heights('d2=3')}/1/charybdis[B3,D2]:B2,E1/harpies:A5,A1`, 'b2>b3(b3>d2)#');
});

test('CHARYBDIS-11: the forces of Scylla and Proteus come first', () => {
  const home = `${FLAT}/1/scylla:E5,B2/charybdis[B3,B2]:A5,C2`;
  expectLegal(home, 'b2>b3(c2>b2)^b4');
  // Back where it came from: the space is not vacated, so nobody is dragged there any more.
  expectLegal(home, 'b2>b3(b3>b2)^b3');
  expectIllegal(home, 'b2>b3(b3>b2)(c2>b2)^b3');
  expectLegal(`${FLAT}/1/proteus:B2,D4,E1/charybdis[B3,B2]:A5,C5`, 'b2>b3(d4>b2)^b4');
  expectIllegal(`${FLAT}/1/proteus:B2,D4,E1/charybdis[B3,B2]:A5,C5`, 'b2>b3(b3>b2)^b3');
});

test('CHARYBDIS-12: the abyss swallows whoever comes there, by step or by ride', () => {
  expectWin(`${FLAT}/1/charybdis[B3,D2]:B2,E1/tartarus[D2]:A5,A1`, 'b2>b3(b3>d2)#', 2);
  expectWin(`${FLAT}/1/charybdis[B3,D2]:B2,E1/tartarus[B3]:A5,A1`, 'b2>b3#', 2);
});

test('CHARYBDIS-T1: a ride to level 3 wins for whoever made it', () => {
  const ride = `${heights('d4=3')}/1/charybdis[D4,B3]:E5,B2/mortal:A1,E1`;
  expectWin(ride, 'b2>b3(b3>d4)#', 1);
  expectWin(ride.replace('/1/', '/2/').replace('A1,E1', 'A3,E1'), 'a3>b3(b3>d4)#', 2);
});

test('the position text keeps the squares of the whirlpools', () => {
  const fen = `${FLAT}/1/charybdis[D4,B3]:E5,B2/mortal:A1,E1`;
  expect(makeFen(at(fen))).toBe(fen);
  expect(() => at(`${FLAT}/1/charybdis[D4,B3,A1]:E5,B2/mortal:A1,E1`)).toThrow('ERR_GOD_STATE');
  expect(() => at(`${heights('d4=4')}/1/charybdis[D4]:E5,B2/mortal:A1,E1`)).toThrow('ERR_GOD_STATE');
});
