import { lose, makeFen, makeState } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  at,
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectStuck,
  optionsAfter,
  playText,
  turnTexts,
} from '../support/play.ts';

test('CLIO-1: her first three blocks get a coin, domes get none', () => {
  const after = playText(
    `${heights('a2=3')}/1/clio:B3,E5/mortal:A5,E1`,
    'b3>b4^b5',
    'e1>d1^e1',
    'b4>b3^b4',
    'd1>e1^d1',
    'b3>c3^c4',
    'e1>d1^e1',
    'c3>b3^a2',
    'd1>e1^d1',
    'b3>c3^b2',
  );
  expect(makeState(after, 0)).toBe('0|B5,B4,C4');
  const dome = playText(`${heights('a2=3')}/1/clio:B3,E5/mortal:A5,E1`, 'b3>b2^a2');
  expect(makeState(dome, 0)).toBe('');
});

const COIN = `${heights('b4=1')}/2/clio[2|B4]:E5,B3/mortal:A5,E1`;

test('CLIO-2: to opponents a coin is a dome: no move, no build, no force', () => {
  expectIllegal(COIN, 'a5>b4^b5');
  expectIllegal(COIN, 'a5>a4^b4');
  expectLegal(COIN, 'a5>a4^a5');
  expectIllegal(`${heights('d2=1')}/2/clio[2|D2]:E5,C2/minotaur:B2,E1`, 'b2>c2(c2>d2)^b2');
  expectLegal(`${heights('d2=1')}/2/clio[2|]:E5,C2/minotaur:B2,E1`, 'b2>c2(c2>d2)^b2');
  expectIllegal(`${heights('b3=1')}/2/clio[2|B3]:E5,D3/charon:C3,E1`, '(d3>b3) c3>c4^c5');
});

test('CLIO-3: she herself moves, stands and builds there', () => {
  const hers = COIN.replace('/2/', '/1/');
  expectLegal(hers, 'b3>b4^b5[1|B5,B4]');
  expectLegal(hers, 'b3>c3^b4[1|B4]', `${heights('b4=2')}/2/clio[1|B4]:E5,C3/mortal:A5,E1`);
});

test('CLIO-4: building on a coin destroys it; a new one comes only from the hand', () => {
  const empty = `${heights('b4=1')}/1/clio[0|B4]:E5,B3/mortal:A5,E1`;
  expectLegal(empty, 'b3>c3^b4[0|]', `${heights('b4=2')}/2/clio[0|]:E5,C3/mortal:A5,E1`);
  const full = `${heights('b4=1')}/1/clio[2|B4]:E5,B3/mortal:A5,E1`;
  expectLegal(full, 'b3>c3^b4[1|B4]');
  const dome = `${heights('b4=3')}/1/clio[2|B4]:E5,B3/mortal:A5,E1`;
  expectLegal(dome, 'b3>c3^b4[2|]', `${heights('b4=4')}/2/clio[2|]:E5,C3/mortal:A5,E1`);
});

test('CLIO-5: her workers on coins can’t be touched', () => {
  const board = heights('c3=1');
  expectIllegal(`${board}/2/clio[2|C3]:E5,C3/apollo:B3,E1`, 'b3>c3(c3>b3)^b4');
  expectIllegal(`${board}/2/clio[2|C3]:E5,C3/minotaur:B3,E1`, 'b3>c3(c3>d3)^b4');
  expectIllegal(`${board}/2/clio[2|C3]:E5,C3/charon:B3,E1`, '(c3>a3) b3>b4^b5');
  expectIllegal(`${board}/2/clio[2|C3]:E5,C3/scylla:B3,E1`, 'b3>b4(c3>b3)^b5');
  expectIllegal(`${board}/2/clio[2|C3]:E5,C3/iris:B3,E1`, 'b3>d3^d4');
  expectIllegal(`${board}/2/clio[2|C3]:E5,C3/siren[e]:B3,E1`, '(c3>d3) ^b4');
  expectNoWin(`${board}/2/clio[2|C3]:E5,C3/maenads:B3,D2`, 'd2>d3^d4');
  expect(turnTexts(`${heights('c3=1 b3=2')}/2/clio[2|C3]:E5,C3/medusa:B3,E1`).join()).not.toContain('(x');
  expect(turnTexts(`${board}/2/clio[2|C3]:E5,C3/bia:A3,E1`).join()).not.toContain('(x');
});

test('CLIO-6: what acts without touching still binds her', () => {
  expectIllegal(`${heights('c3=1')}/1/clio[2|C3]:C3,E5/hades:A5,A1`, 'c3>c4^c5');
  expectIllegal(`${heights('c3=1')}/1/clio[2|C3]:C3,E5/aphrodite:B4,A1`, 'c3>d3^e3');
  expectIllegal(`${heights('c3=1')}/1/clio[2|C3]:C3,E5/hypnus:A5,A1`, 'c3>c4^c5');
  expectNoWin(`${heights('a3=3 b3=2')}/1/clio[2|B3]:B3,E5/hera:A5,E1`, 'b3>a3^a4');
});

test('CLIO-7: no power removes a coin, and a coin on level 3 is no tower', () => {
  const beside = `${heights('d5=1')}/2/clio[2|D5]:A1,B3/ares:D4,B1`;
  expect(turnTexts(beside).filter((text) => text.includes('!d5'))).toEqual([]);
  const four = heights('a5=4 b5=4 c5=4 d5=4 b4=2');
  expectNoWin(`${four}/1/clio:B3,E5/chronus:A1,E1`, 'b3>c3^b4');
});

test('CLIO-8: with three players both opponents are shut out; when she is out, the coins are too', () => {
  const three = `${heights('b4=1')}/2/clio[2|B4]:E5,B3/pan:A5,E1/atlas:C5,D1`;
  expectIllegal(three, 'a5>b4^b5');
  const next = playText(three, 'e1>d2^e1');
  expect(optionsAfter(next)).not.toContain('c5>b4');
  expect(optionsAfter(lose(next, 0))).toContain('c5>b4');
});

test('CLIO-9: the position text is the coins in hand and the squares of the others', () => {
  const board = heights('b4=1 c3=2');
  for (const state of ['[1|B4,C3]', '[0|]', '[2|B4]', '']) {
    const fen = `${board}/1/clio${state}:E5,B3/mortal:A5,E1`;
    expect(makeFen(at(fen))).toBe(fen);
  }
  for (const state of ['[2|B4,C3]', '[1|A1]', '[4|]', '[1]', '[1|B4,B4]', '[1|Z9]']) {
    expect(() => at(`${board}/1/clio${state}:E5,B3/mortal:A5,E1`)).toThrow('ERR_GOD_STATE');
  }
  expect(() => at(`${heights('b4=4')}/1/clio[1|B4]:E5,B3/mortal:A5,E1`)).toThrow('ERR_GOD_STATE');
  expectStuck(`${heights('b5=1 a4=1 b4=1')}/2/clio[0|B5,A4,B4]:E5,E4/mortal:A5`);
});
