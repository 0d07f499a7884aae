import { GODS, lineupProblem, makeFen, makeState } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  afterSteps,
  at,
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectWin,
  FLAT,
  openAfter,
  optionsAfter,
  playText,
  turnTexts,
  winnerOf,
} from '../support/play.ts';

const DOME = `${heights('e5=1 d4=3')}/1/mortal:C3,E1/gaea:A5,A1`;
const GROUND = ['+c3', '+c4', '+c5', '+d5', '+e3', '+e4'];

test('GAEA-T1: the free ground around the dome is offered, and nothing else', () => {
  expect(optionsAfter(DOME, 'c3>d3', '^d4*')).toEqual([...GROUND, 'skip']);
});

test('GAEA-1: whenever a dome is built, by anybody at any level, she may place a worker beside it', () => {
  expectLegal(DOME, 'c3>d3^d4(+c4)', `${heights('e5=1 d4=4')}/2/mortal:D3,E1/gaea[1]:A5,C4,A1`);
  expect(turnTexts(DOME).filter((text) => text.includes('(+') && !text.includes('^d4'))).toEqual([]);
  const hers = `${heights('d4=3')}/2/mortal:A5,E1/gaea:C3,A1`;
  expectLegal(hers, 'c3>d3^d4+c3', `${heights('d4=4')}/1/mortal:A5,E1/gaea[1]:C3,D3,A1`);
  const low = `${heights('c3=1')}/1/asteria:C3,E1/gaea:A5,A1`;
  expectLegal(low, 'c3>c4^c3^e4*(+e5)');
});

test('GAEA-2: it interrupts the turn right after the build, and she decides', () => {
  const demeter = `${heights('d4=3')}/1/demeter:C3,E1/gaea:A5,A1`;
  const asked = openAfter(demeter, 'c3>d3', '^d4*');
  expect(asked.decides).toBe(1);
  const placed = openAfter(demeter, 'c3>d3', '^d4*', '+e4');
  expect(placed.decides).toBe(0);
  expect(optionsAfter(demeter, 'c3>d3', '^d4*', '+e4')).not.toContain('^e4');
  expect(optionsAfter(demeter, 'c3>d3', '^d4*', 'skip')).toContain('^e4');
  // Two domes, two offers.
  const two = `${heights('d4=3 c4=3')}/1/demeter:C3,E1/gaea:A5,A1`;
  expectLegal(two, 'c3>d3^d4(+e4)^c4(+b4)', `${heights('d4=4 c4=4')}/2/demeter:D3,E1/gaea[0]:A5,B4,E4,A1`);
});

test('GAEA-3: who was placed is a full worker; placing is not moving', () => {
  const after = playText(DOME, 'c3>d3^d4(+c4)');
  expect(optionsAfter(after)).toContain('c4>c5');
  expectLegal(after, 'c4>c5^c4');
  // No slide, no whirlpool.
  expectLegal(`${heights('d4=3')}/1/charybdis[C4,A3]:C3,E1/gaea:A5,A1`, 'c3>d3^d4(+c4)');
});

test('GAEA-4: she may decline; without ground or workers nobody asks', () => {
  expectLegal(DOME, 'c3>d3^d4', `${heights('e5=1 d4=4')}/2/mortal:D3,E1/gaea:A5,A1`);
  const spent = `${heights('e5=1 d4=3')}/1/mortal:C3,E1/gaea[0]:A5,B5,A4,A1`;
  expect(turnTexts(spent).filter((text) => text.includes('(+'))).toEqual([]);
  const raised = `${heights('d4=3 c5=1 d5=1 e5=1 c4=1 e4=1 c3=1 d3=1 e3=1')}/1/mortal:C3,E1/gaea:A5,A1`;
  expect(turnTexts(raised).filter((text) => text.includes('(+'))).toEqual([]);
});

test('GAEA-5: all her workers count, and still one moves in a turn', () => {
  const four = `${FLAT}/2/mortal:E5,E1/gaea[0]:A5,C5,A1,C1`;
  expect(turnTexts(four).every((text) => (text.match(/>/g) ?? []).length === 1)).toBe(true);
  expect(new Set(turnTexts(four).map((text) => text.slice(0, 2)))).toEqual(new Set(['a5', 'c5', 'a1', 'c1']));
});

test('GAEA-6: whom her worker stops has lost, though the turn was legal', () => {
  // The first build was a dome; then the only way on is d5, and she takes it.
  const board = heights('e4=3 d4=4');
  const first = `${board}/1/prometheus:E5/gaea:A1,C3`;
  expect(optionsAfter(first, '^e4*')).toEqual(['+d3', '+d5', '+e3', 'skip']);
  const lost = afterSteps(first, '^e4*', '+d5');
  expect(winnerOf(lost)).toBe(2);
  expectWin(first, '^e4(+d5)#', 2);
  expectNoWin(first, '^e4 e5>d5 ^e5');
  // A turn that could not be completed without her is none with her either.
  expect(optionsAfter(`${heights('e4=3 d4=4 d5=2')}/1/prometheus:E5/gaea:A1,C3`)).toEqual([]);
  // Optional steps are simply lost.
  const demeter = `${heights('e4=3 d4=4 d5=0')}/1/demeter:D5,A5/gaea:A1,C3`;
  expectLegal(demeter, 'd5>e5^e4(+d5)');
  // Terpsichore's second build is a must.
  const dance = `${heights('a4=4 b4=4 c5=3')}/1/terpsichore:B5,E5/gaea:A1,C1`;
  expectWin(dance, 'e5>d5 b5>a5 ^c5(+b5)#', 2);
  expectNoWin(dance, 'e5>d5 b5>a5 ^c5(+c4)^b5');
});

test('GAEA-7: two or three players', () => {
  const god = GODS.find(({ id }) => id === 'gaea');
  expect(god?.players).toEqual([2, 3]);
  const four = ['gaea', 'pan', 'atlas', 'zeus'].flatMap((id) => GODS.filter((each) => each.id === id));
  expect(lineupProblem(four, false)).toBeDefined();
  const three = `${heights('d4=3')}/1/pan:C3,E1/zeus:A5,B5/gaea:A1,B1`;
  expectLegal(three, 'c3>d3^d4(+c4)', `${heights('d4=4')}/2/pan:D3,E1/zeus:A5,B5/gaea[1]:C4,A1,B1`);
  expect(openAfter(three, 'c3>d3', '^d4*').decides).toBe(2);
});

test('the position text keeps the workers left on the card', () => {
  for (const fen of [`${FLAT}/1/mortal:C3,E1/gaea[1]:A5,A1`, `${FLAT}/1/mortal:C3,E1/gaea:A5,A1`]) {
    expect(makeFen(at(fen))).toBe(fen);
  }
  expect(makeState(at(`${FLAT}/1/mortal:C3,E1/gaea[0]:A5,A1`), 1)).toBe('0');
  expect(() => at(`${FLAT}/1/mortal:C3,E1/gaea:A5,A4,A1`)).toThrow('ERR_GOD_STATE');
  expect(() => at(`${FLAT}/1/mortal:C3,E1/gaea[1]:A5,A4,A2,A1`)).toThrow('ERR_GOD_STATE');
  expect(() => at(`${FLAT}/1/mortal:C3,E1/gaea[3]:A5`)).toThrow('ERR_GOD_STATE');
  expectIllegal(`${FLAT}/1/mortal:C3,E1/gaea:A5,A1`, 'c3>d3^d4(+c4)');
});

test('a worker brought in where a hidden one stands stays on the card', () => {
  const dark = `${heights('d4=3')}/2/gaea:A5,A1/hecate:C3,E1`;
  // In Hecate's turn she sees neither of them, and that turn goes on.
  expect(optionsAfter(dark, 'c3>d3', '^d4*')).toContain('+d3');
  const refused = afterSteps(dark, 'c3>d3', '^d4*', '+d3');
  expect(makeFen(refused)).toBe(`${heights('d4=4')}/1/gaea:A5,A1/hecate:D3,E1`);
  // In her own turn that is the end of it.
  const hers = `${heights('d4=3')}/1/gaea:C3,A1/hecate:E3,E1`;
  expect(makeFen(afterSteps(hers, 'c3>d3', '^d4*', '+e3'))).toBe(
    `${heights('d4=4')}/2/gaea:D3,A1/hecate:E3,E1`,
  );
});

test('GAEA-1 GAEA-2: where two have her power, each is asked about the same dome', () => {
  const mirror = `${heights('d4=3')}/1/gaea:C3,A1/gaea:A5,B5`;
  expectLegal(mirror, 'c3>d3^d4+c4(+e4)', `${heights('d4=4')}/2/gaea[1]:C4,D3,A1/gaea[1]:A5,B5,E4`);
  expectLegal(mirror, 'c3>d3^d4+c4');
  expectLegal(mirror, 'c3>d3^d4(+c4)');
  expectLegal(mirror, 'c3>d3^d4');
});
