import { GODS, makeFen, makeTurn, OpenTurn, turns } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  afterSteps,
  at,
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectStuck,
  FLAT,
  openAfter,
  optionsAfter,
  turnTexts,
} from '../support/play.ts';

const EAST = `${FLAT}/1/siren[e]:E5,A1/mortal:B3,C3`;

test('SIREN-1: instead of moving, opponents go one step along the song and anybody of hers builds', () => {
  expectLegal(EAST, '(c3>d3) ^d4', `${heights('d4=1')}/2/siren[e]:E5,A1/mortal:B3,D3`);
  expectLegal(EAST, '(c3>d3) ^a2', `${heights('a2=1')}/2/siren[e]:E5,A1/mortal:B3,D3`);
  expectIllegal(EAST, '(c3>d3) a1>a2^a1');
  expectIllegal(EAST, '(c3>c4) ^a2');
});

test('SIREN-2: onto free spaces, each worker once, in the order she likes', () => {
  expectLegal(EAST, '(c3>d3)(b3>c3) ^a2', `${heights('a2=1')}/2/siren[e]:E5,A1/mortal:C3,D3`);
  expectIllegal(EAST, '(b3>c3) ^a2');
  expectIllegal(EAST, '(c3>d3)(d3>e3) ^a2');
  expectLegal(`${heights('d3=3')}/1/siren[e]:E5,A1/mortal:B3,C3`, '(c3>d3) ^a2');
  expectIllegal(`${heights('d3=a')}/1/siren[e]:E5,A1/mortal:B3,C3`, '(c3>d3) ^a2');
  expectIllegal(`${FLAT}/1/siren[e]:E5,A1/mortal:E3,C1`, '(e3>a2) ^a2');
  expect(optionsAfter(`${FLAT}/1/siren[e]:E5,A1/mortal:E3,C1`)).not.toContain('(e3>e3)');
});

test('SIREN-3: at least one force, and a build', () => {
  expectIllegal(EAST, '^a2');
  expectIllegal(EAST, '(c3>d3)');
  const walled = heights('a2=4 b2=4 b1=4 d5=4 d4=4 e4=4');
  expectStuck(`${walled}/1/siren[e]:E5,A1/mortal:B3,C3`);
});

test('SIREN-4: or an ordinary turn', () => {
  expectLegal(EAST, 'a1>a2^a1', `${heights('a1=1')}/2/siren[e]:E5,A2/mortal:B3,C3`);
});

test('SIREN-5: a force wins nothing, and coins, Talus and closed spaces are no target', () => {
  expectNoWin(`${heights('c3=2 d3=3')}/1/siren[e]:E5,A1/mortal:B1,C3`, '(c3>d3) ^a2');
  const coin = heights('c3=1');
  expectIllegal(`${coin}/1/siren[e]:E5,A1/clio[2|C3]:C3,B1`, '(c3>d3) ^a2');
  expectIllegal(`${heights('d3=1')}/1/siren[e]:E5,A1/clio[2|D3]:C3,B1`, '(c3>d3) ^a2');
  expectIllegal(`${FLAT}/1/siren[e]:E5,A1/europa[D3]:C3,B1`, '(c3>d3) ^a2');
});

test('SIREN-6: with three players the workers of both opponents may be lured', () => {
  const three = `${FLAT}/1/siren[e]:E5,A1/pan:B3,B1/atlas:C3,C1`;
  expectLegal(three, '(c3>d3)(b3>c3)(c1>d1)(b1>c1) ^a2');
});

test('SIREN-7: no song while Persephone demands a climb', () => {
  expectIllegal(`${heights('a2=1')}/1/siren[e]:E5,A1/persephone:B3,C3`, '(c3>d3) ^b1');
  expectLegal(`${heights('a2=2')}/1/siren[e]:E5,A1/persephone:B3,C3`, '(c3>d3) ^b1');
});

test('SIREN-8: her power needs its setup, so it is none for the Golden Fleece', () => {
  expect(GODS.find(({ id }) => id === 'siren')?.fleece).not.toBe(true);
});

test('the song is fixed before anybody is on the board, by her, whoever starts', () => {
  const start = at(`${FLAT}/1/mortal/siren`);
  expect(OpenTurn.start(start).decides).toBe(1);
  expect(optionsAfter(start)).toEqual(Array.from({ length: 8 }, (_, direction) => `choose ${direction}`));
  expect(openAfter(start, 'choose 3').decides).toBe(0);
  expect(makeFen(afterSteps(start, 'choose 3', '+a1', '+b2'))).toBe(`${FLAT}/2/mortal:B2,A1/siren[se]`);
  // Every choice of hers is another turn with another text.
  const texts = Array.from(turns(start), (each) => makeTurn(start, each));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBe((8 * 25 * 24) / 2);
});

test('the position text keeps the direction of the song', () => {
  const fen = `${FLAT}/1/siren[nw]:E5,A1/mortal:B3,C3`;
  expect(makeFen(at(fen))).toBe(fen);
  expect(() => at(`${FLAT}/1/siren[up]:E5,A1/mortal:B3,C3`)).toThrow('ERR_GOD_STATE');
  // Without one she is asked before the turn goes on.
  expect(turnTexts(`${FLAT}/2/siren:E5,A1/mortal:B3,C3`)[0]).toContain('{song to n}');
});
