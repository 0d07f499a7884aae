import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectNoWin,
  openAfter,
  optionsAfter,
  turnTexts,
} from '../support/play.ts';

const TOWER = `${heights('d4=3')}/1/dionysus:C3,E1/mortal:A5,A1`;
const FEAST = ['c3>d3', '^d4*', 'choose 0'] as const;

test('DIONYSUS-1: a completed tower earns a turn with an opponent’s worker', () => {
  expectLegal(
    TOWER,
    'c3>d3^d4 {additional turn} a5>a4^a3',
    `${heights('d4=4 a3=1')}/2/dionysus:D3,E1/mortal:A4,A1`,
  );
  expectLegal(TOWER, 'e1>d2^c2', `${heights('d4=3 c2=1')}/2/dionysus:C3,D2/mortal:A5,A1`);
  expect(openAfter(TOWER, 'e1>d2', '^c2').isComplete).toBe(true);
  expect(optionsAfter(TOWER, ...FEAST).every((step) => step.startsWith('a'))).toBe(true);
});

test('DIONYSUS-2: it moves and builds like a mortal, whatever the powers', () => {
  const guestOf = (power: string): string => `${heights('d4=3')}/1/dionysus:C3,E1/${power}:A5,A1`;
  expectIllegal(guestOf('artemis'), 'c3>d3^d4 {additional turn} a5>a4>a3^a2');
  expectIllegal(guestOf('zeus'), 'c3>d3^d4 {additional turn} a5>a4^a4');
  expectIllegal(guestOf('demeter'), 'c3>d3^d4 {additional turn} a5>a4^a3^a5');
  expectIllegal(guestOf('urania'), 'c3>d3^d4 {additional turn} a5>e5^e4');
  expectIllegal(
    `${heights('d4=3 a4=2')}/1/dionysus:C3,E1/mortal:A5,A1`,
    'c3>d3^d4 {additional turn} a5>a4^a3',
  );
  expectIllegal(
    `${heights('d4=3')}/1/dionysus:C3,A4/apollo:A5,A1`,
    'c3>d3^d4 {additional turn} a5>a4(a4>a5)^a3',
  );
  // What was drawn for the owner's turns stays as it is: no coin is brought, no card remembers the climb.
  const morpheus = `${heights('d4=3')}/1/dionysus:C3,E1/morpheus[2]:A5,A1`;
  expectLegal(
    morpheus,
    'c3>d3^d4 {additional turn} a5>a4^a3',
    `${heights('d4=4 a3=1')}/2/dionysus:D3,E1/morpheus[2]:A4,A1`,
  );
  const athena = `${heights('d4=3 a4=1')}/1/dionysus:C3,E1/athena:A5,A1`;
  expectLegal(
    athena,
    'c3>d3^d4 {additional turn} a5>a4^a3',
    `${heights('d4=4 a4=1 a3=1')}/2/dionysus:D3,E1/athena:A4,A1`,
  );
});

test('DIONYSUS-3: it may be declined as a whole, but not after the move', () => {
  expectLegal(TOWER, 'c3>d3^d4', `${heights('d4=4')}/2/dionysus:D3,E1/mortal:A5,A1`);
  expect(optionsAfter(TOWER, 'c3>d3', '^d4*')).toEqual(['choose 0', 'skip']);
  expect(optionsAfter(TOWER, ...FEAST, 'a5>a4')).toEqual(['^a3', '^a5', '^b3', '^b4', '^b5']);
  expectIllegal(TOWER, 'c3>d3^d4 {additional turn} a5>a4');
});

test('DIONYSUS-4: nobody wins in it, by whatever condition; the move stands', () => {
  const climb = `${heights('a5=2 a4=3 d4=3')}/1/dionysus:C3,E1/mortal:A5,A1`;
  expectNoWin(
    climb,
    'c3>d3^d4 {additional turn} a5>a4^a5',
    `${heights('a5=3 a4=3 d4=4')}/2/dionysus:D3,E1/mortal:A4,A1`,
  );
  expectNoWin(`${heights('a5=3 d4=3')}/1/dionysus:C3,E1/pan:A5,A1`, 'c3>d3^d4 {additional turn} a5>a4^a5');
  const five = `${heights('a5=4 b5=4 c5=4 d4=3 a2=3')}/1/dionysus:C3,E1/chronus:A4,A1`;
  expectLegal(five, 'c3>d3^d4 {additional turn} a4>a3^a2 {additional turn} a1>b1^a1');
});

test('DIONYSUS-5: a tower completed in it earns the next one', () => {
  const chain = `${heights('d4=3 a3=3')}/1/dionysus:C3,E1/mortal:A5,A1`;
  expectLegal(
    chain,
    'c3>d3^d4 {additional turn} a5>a4^a3 {additional turn} a1>b1^a1',
    `${heights('d4=4 a3=4 a1=1')}/2/dionysus:D3,E1/mortal:A4,B1`,
  );
  expectLegal(chain, 'c3>d3^d4 {additional turn} a5>a4^a3');
  expectIllegal(TOWER, 'c3>d3^d4 {additional turn} a5>a4^a3 {additional turn} a1>b1^a1');
});

test('DIONYSUS-6: one turn earns one at most', () => {
  // Declined is declined, and the turn passes on.
  expect(openAfter(TOWER, 'c3>d3', '^d4*', 'skip').isComplete).toBe(true);
  expect(openAfter(TOWER, ...FEAST, 'a5>a4', '^a3').isComplete).toBe(true);
});

test('DIONYSUS-7: the owner’s power does not restrict the worker, a third player’s does', () => {
  const guestOf = (power: string, towers: string): string =>
    `${heights(towers)}/1/dionysus:C3,E1/${power}:A5,A1`;
  expectLegal(guestOf('athena[^]', 'd4=3 a4=1'), 'c3>d3^d4 {additional turn} a5>a4^a3');
  expectLegal(guestOf('hades', 'd4=3 a5=1'), 'c3>d3^d4 {additional turn} a5>a4^a3');
  expectLegal(guestOf('limus', 'd4=3'), 'c3>d3^d4 {additional turn} a1>b1^a1');
  expectLegal(`${heights('d4=3')}/1/dionysus:C3,E1/limus:A5,B5`, 'c3>d3^d4 {additional turn} a5>a4^b4');
  expectLegal(guestOf('harpies', 'd4=3'), 'c3>d3(d3>e3)^d4 {additional turn} a5>b5^a5');
  const third = (power: string, towers: string): string =>
    `${heights(towers)}/1/dionysus:C3,E1/pan:A5,A1/${power}`;
  expectIllegal(third('athena[^]:E5,B3', 'd4=3 a4=1'), 'c3>d3^d4 {additional turn} a5>a4^a3');
  expectLegal(third('athena[^]:E5,B3', 'd4=3 b3=0 b2=1'), 'c3>d3^d4 {additional turn} b3>b2^b3');
  expectIllegal(third('hades:E5,B3', 'd4=3 a5=1'), 'c3>d3^d4 {additional turn} a5>a4^a3');
  expectIllegal(third('limus:E5,B3', 'd4=3'), 'c3>d3^d4 {additional turn} a5>a4^b4');
  const harpies = third('harpies:E5,B2', 'd4=3');
  expectIllegal(harpies, 'c3>d3(d3>e3)^d4 {additional turn} a5>a4^a3');
  expectLegal(
    harpies,
    'c3>d3(d3>e3)^d4 {additional turn} a5>a4(a4>a3)(a3>a2)^a3',
    `${heights('d4=4 a3=1')}/2/dionysus:E3,E1/pan:A2,A1/harpies:E5,B2`,
  );
});

test('DIONYSUS-7: what binds everybody binds the guest as well', () => {
  expectIllegal(`${heights('d4=3')}/1/dionysus:C3,E1/aeolus[s]:A5,A1`, 'c3>d3^d4 {additional turn} a5>a4^a3');
  const hippolyta = `${heights('d4=3')}/1/dionysus:C2,E1/hippolyta[A1]:A5,A1`;
  expectIllegal(hippolyta, 'c2>d3^d4 {additional turn} a5>a4^a3');
  expectLegal(hippolyta, 'c2>d3^d4 {additional turn} a5>b4^a3');
  expectLegal(hippolyta, 'c2>d3^d4 {additional turn} a1>a2^a3');
  const whirlpools = `${heights('d4=3')}/1/dionysus:C3,E1/charybdis[A4,C1]:A5,A1`;
  expectLegal(whirlpools, 'c3>d3^d4 {additional turn} a5>a4(a4>c1)^c2');
});

test('DIONYSUS-8: not a worker on a coin; of three players any opponent’s', () => {
  const clio = `${heights('d4=3 a5=1')}/1/dionysus:C3,E1/clio[2|A5]:A5,A1`;
  expect(optionsAfter(clio, ...FEAST).every((step) => step.startsWith('a1'))).toBe(true);
  const three = `${heights('d4=3')}/1/dionysus:C3,E1/pan:A5,A1/atlas:E5,E3`;
  const guests = new Set(optionsAfter(three, ...FEAST).map((step) => step.slice(0, 2)));
  expect(guests).toEqual(new Set(['a1', 'a5', 'e3', 'e5']));
  expectLegal(
    three,
    'c3>d3^d4 {additional turn} e5>d5^e5',
    `${heights('e5=1 d4=4')}/2/dionysus:D3,E1/pan:A5,A1/atlas:D5,E3`,
  );
});

test('DIONYSUS-9: only a tower that is complete earns anything', () => {
  const low = `${heights('d4=2 c4=c e4=a')}/1/dionysus:C3,E1/mortal:A5,A1`;
  expect(openAfter(low, 'c3>d3', '^d4').isComplete).toBe(true);
  expect(turnTexts(low).filter((text) => text.includes('additional'))).toEqual([]);
});

test('DIONYSUS-10: where no opponent’s worker can move and build, the turn passes on', () => {
  const walled = `${heights('d4=3 b5=4 a4=4 b4=4')}/1/dionysus:C3,E1/mortal:A5`;
  expect(openAfter(walled, 'c3>d3', '^d4*').isComplete).toBe(true);
  expectLegal(walled, 'c3>d3^d4', `${heights('d4=4 b5=4 a4=4 b4=4')}/2/dionysus:D3,E1/mortal:A5`);
});
