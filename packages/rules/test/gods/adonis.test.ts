import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  afterSteps,
  at,
  expectIllegal,
  expectLegal,
  expectWin,
  FLAT,
  fenOf,
  optionsAfter,
  playText,
} from '../support/play.ts';

const PLAIN = `${FLAT}/1/adonis:E5,B2/mortal:D3,E1`;
const ASKED = `${FLAT}/2/adonis[x|D3,B2]:E5,B2/mortal:D3,E1`;

test('ADONIS-1: at the end of his turn he names one worker of each side, once', () => {
  const after = afterSteps(PLAIN, 'b2>b3', '^b4', 'b3=d3');
  expect(fenOf(after)).toBe(`${heights('b4=1')}/2/adonis[x|B3,D3]:E5,B3/mortal:D3,E1`);
  expect(optionsAfter(PLAIN, 'b2>b3', '^b4')).toEqual(['b3=d3', 'b3=e1', 'e5=d3', 'e5=e1', 'skip']);
  const used = `${FLAT}/1/adonis[x]:E5,B2/mortal:D3,E1`;
  expect(fenOf(afterSteps(used, 'b2>b3', '^b4'))).toBe(`${heights('b4=1')}/2/adonis[x]:E5,B3/mortal:D3,E1`);
});

test('ADONIS-2: while it can be met every turn must meet it, otherwise it is void', () => {
  expectLegal(ASKED, 'd3>c3^d3');
  expectIllegal(ASKED, 'd3>d4^d3');
  expectLegal(`${FLAT}/2/adonis[x|D3,A1]:E5,A1/mortal:D3,E1`, 'd3>d4^d3');
});

test('ADONIS-3: any way will do: the other worker moves while they stand together, or he is forced near', () => {
  expectLegal(`${FLAT}/2/adonis[x|C3,B2]:E5,B2/mortal:C3,E1`, 'e1>d1^d2');
  expectLegal(`${FLAT}/2/adonis[x|D3,B2]:E5,B2/minotaur:D3,A1`, 'd3>c3^d3');
  // The push brings his worker from c2 to d2, beside the named one on e1.
  expectLegal(`${FLAT}/2/adonis[x|C2,E1]:A5,C2/minotaur:B2,E1`, 'b2>c2(c2>d2)^b2');
});

test('ADONIS-4: it goes before winning', () => {
  const win = `${heights('d3=2 d4=3')}/2/adonis[x|D3,B2]:E5,B2/mortal:D3,E1`;
  expectIllegal(win, 'd3>d4#');
  expectWin(`${heights('d3=2 c3=3')}/2/adonis[x|D3,B2]:E5,B2/mortal:D3,E1`, 'd3>c3#');
});

test('ADONIS-5: a removal that would break it is not offered', () => {
  // Bia on b2 would remove the named worker on d2 by stepping to c2.
  const bia = `${FLAT}/2/adonis[x|B2,D2]:E5,D2/bia:B2,A5`;
  expectIllegal(bia, 'b2>c2(xd2)^c3');
  expectLegal(bia, 'b2>c3^b2');
});

test('ADONIS-6: optional powers of the opponent count, once-only ones need not be used', () => {
  // Two moves of Artemis reach b2's side, one does not.
  const artemis = `${FLAT}/2/adonis[x|E4,B2]:E5,B2/artemis:E4,E1`;
  expectIllegal(artemis, 'e4>d4^e4');
  expectLegal(artemis, 'e4>d3>c3^d3');
  const atalanta = `${FLAT}/2/adonis[x|E4,B2]:E5,B2/atalanta:E4,E1`;
  expectLegal(atalanta, 'e4>d4^e4');
  expectIllegal(atalanta, 'e4>d4>e3^e4');
  // Whoever uses theirs owes nothing to a demand that nothing can meet.
  expectLegal(`${FLAT}/2/adonis[x|E4,A1]:E5,A1/achilles:E4,E1`, '^e3 e4>d4^e4[x]');
});

test('ADONIS-7: the demand ends with the opponent’s turn', () => {
  expect(fenOf(playText(ASKED, 'd3>c3^d3'))).toBe(`${heights('d3=1')}/1/adonis[x]:E5,B2/mortal:C3,E1`);
});

test('ADONIS-8: a worker on a coin, or one that hides, cannot be named', () => {
  const coin = `${heights('d3=1')}/1/adonis:E5,B2/clio[2|D3]:D3,E1`;
  expect(optionsAfter(coin, 'b2>b3', '^b4')).toEqual(['b3=e1', 'e5=e1', 'skip']);
  const hidden = `${FLAT}/1/adonis:E5,B2/hecate:D3,E1`;
  expect(afterSteps(hidden, 'b2>b3', '^b4').winner).toBe(-1);
});

test('ADONIS-9: for two players', () => {
  expect(at(PLAIN).table.gods[0]?.players).toEqual([2]);
});

test('ADONIS-1 ADONIS-2: between two of them each demand is judged for itself', () => {
  const first = `${FLAT}/1/adonis:E5,B2/adonis:D3,E1`;
  const asked = afterSteps(first, 'b2>b3', '^b4', 'b3=d3');
  expect(fenOf(asked)).toBe(`${heights('b4=1')}/2/adonis[x|B3,D3]:E5,B3/adonis:D3,E1`);
  // The answer must meet the demand, also when it ends with a demand of its own.
  const answered = afterSteps(asked, 'd3>c3', '^d3', 'e1=e5');
  expect(fenOf(answered)).toBe(`${heights('b4=1 d3=1')}/1/adonis[x]:E5,B3/adonis[x|E5,E1]:C3,E1`);
  expect(optionsAfter(asked)).not.toContain('d3>d4');
});

test('ADONIS-7 NYX-3: a demand whose turn passes by night is void, and does not come back by day', () => {
  const named = playText('0000000030000000000000000/1/adonis:C3,E1/nyx[atlas]:A5,A1', 'c3>d3^d4[x|A5,D3]');
  const passed = expectLegal(named, 'a1>a2^a3');
  expect(passed.bound).toBe(0);
  expect(at(fenOf(passed)).bound).toBe(0);
});
