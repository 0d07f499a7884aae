import { banBetween, makeState, parseFen } from '@caldera/rules';
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

const APART = `${FLAT}/1/circe:E5,B2/minotaur:C2,E1`;
const TOGETHER = `${FLAT}/1/circe:E5,B2/minotaur:C2,D2`;

test('CIRCE-1: while the opponent’s workers are apart she alone has their power', () => {
  const taken = expectLegal(APART, 'b2>c2(c2>d2)^c3', `${heights('c3=1')}/2/circe[*]:E5,C2/minotaur:D2,E1`);
  expectIllegal(taken, 'd2>c2(c2>b2)^c1');
  expectLegal(taken, 'd2>d3^d2');
});

test('CIRCE-1: she takes it in the second seat as in the first', () => {
  const second = `${FLAT}/2/minotaur:C2,E1/circe:E5,B2`;
  expectLegal(second, 'b2>c2(c2>d2)^c3', `${heights('c3=1')}/1/minotaur:D2,E1/circe[*]:E5,C2`);
  expectIllegal(second.replace('E1/', 'D2/'), 'b2>c2(c2>d2)^c3');
});

test('CIRCE-T1: in the next turn the owner moves like a mortal', () => {
  const next = playText(APART, 'b2>c2(c2>d2)^c3');
  expect(optionsAfter(next).filter((step) => step.endsWith('>c2'))).toEqual([]);
});

test('CIRCE-2: while they are all side by side the owner has it', () => {
  expectIllegal(TOGETHER, 'b2>c2(c2>d2)^c3');
  expectIllegal(TOGETHER, 'b2>c3^b2[*]');
  const owner = playText(TOGETHER, 'b2>b3^b4');
  expect(makeState(owner, 0)).toBe('');
  expectLegal(owner, 'c2>b3(b3>a4)^b2');
  // A power that was taken comes back when her next turn begins.
  const back = playText(APART, 'b2>b3^b4', 'e1>d2^e1', 'b3>a3^a2');
  expect(makeState(back, 0)).toBe('');
});

test('CIRCE-3: one worker, or none, does not neighbour anybody', () => {
  expectLegal(`${FLAT}/1/circe:E5,B2/minotaur:C2`, 'b2>c2(c2>d2)^c3');
  expect(makeState(expectLegal(`${FLAT}/1/circe:E5,B2/minotaur:`, 'b2>b3^b4'), 0)).toBe('*');
  // Of three workers every pair has to be side by side.
  const chain = playText(`${FLAT}/1/circe:E5,A5/hydra:B2,C2,D2`, 'a5>a4^a5+b5');
  expect(makeState(chain, 0)).toBe('*');
  expect(makeState(playText(`${FLAT}/1/circe:E5,A5/hydra:B2,C2,C3`, 'a5>a4^a5'), 0)).toBe('');
});

test('CIRCE-4: all of the power is hers, in her turn and in the owner’s', () => {
  // An additional win.
  expectWin(`${heights('b2=2')}/1/circe:E5,B2/pan:A5,E1`, 'b2>b3#');
  expectNoWin(`${heights('a5=2')}/2/circe[*]:E5,B2/pan:A5,E1`, 'a5>a4^a5');
  // A limit on the owner.
  const hera = `${heights('c5=3 c4=2')}/2/circe[*]:E5,B2/hera:C4,A1`;
  expectNoWin(hera, 'c4>c5^c4');
  expectWin(hera.replace('circe[*]', 'circe'), 'c4>c5#');
  expectIllegal(`${heights('d2=1')}/2/circe[*]:E5,B2/persephone:C2,A5`, 'a5>a4^a3');
  expectIllegal(`${FLAT}/2/circe[*]:E5,B2/limus:C3,A5`, 'c3>c2^b3');
  // Setting marks in the owner's turn.
  expectIllegal(`${FLAT}/2/circe[*]:C3,E5/aphrodite:D3,A1`, 'd3>e2^e1');
  // A start-of-turn effect acts at once.
  expectLegal(`${FLAT}/1/circe:C3,E1/morpheus[0]:A5,E5`, 'c3>c4^c5[0]');
});

test('CIRCE-5: what is counted on the card stays on the card', () => {
  const coins = playText(`${FLAT}/1/circe:C3,E1/morpheus[2]:A5,E5`, 'c3>c4[3]');
  expect(makeState(coins, 1)).toBe('3');
  const talus = playText(`${FLAT}/1/circe:C3,E1/europa[B2]:A5,E5`, 'c3>c4^c5[D4]');
  expect(makeState(talus, 1)).toBe('D4');
  expectIllegal(talus, 'e5>d4^e5');
});

test('CIRCE-6: nothing that happened under the old holder counts', () => {
  const stairs = heights('a4=1 b3=1 c2=1');
  // Athena climbed; Circe takes the card and is free to climb, and her climb binds the owner.
  const taken = playText(`${stairs}/1/circe:B2,E5/athena[^]:A5,D1`, 'b2>b3^b4');
  expect(makeState(taken, 1)).toBe('^');
  expectIllegal(taken, 'a5>a4^a3');
  // Circe climbed; when the card goes back, her climb is forgotten.
  const back = `${stairs}/1/circe[*]:B2,E5/athena[^]:A5,B5`;
  expectLegal(back, 'b2>b3^b2');
  const after = playText(back, 'e5>e4^e5');
  expect(makeState(after, 0)).toBe('');
  expectLegal(after, 'a5>a4^a3');
  // The card stays with its owner: so does what the owner did.
  expectIllegal(`${stairs}/1/circe:B2,E5/athena[^]:A5,B5`, 'b2>b3^b4');
  // Of the deck only what the power on top remembers is forgotten.
  const deck = playText(`${stairs}/1/circe:B2,E5/chaos[athena(^)|pan,hermes]:A5,D1`, 'e5>e4^e5');
  expect(makeState(deck, 1)).toBe('athena|hermes,pan');
});

test('CIRCE-7: the test is made when her turn begins, and at no other time', () => {
  // The owner's workers come together in the owner's turn: the power stays away until Circe's next one.
  const together = playText(`${FLAT}/2/circe[*]:E5,B2/minotaur:C1,E1`, 'c1>d2^c2');
  expect(makeState(together, 0)).toBe('*');
  expectIllegal(together, 'b2>c3^b2[*]');
  // She pulls them apart in her own turn, too late for this one.
  const apart = playText(`${FLAT}/1/circe:E5,B2/minotaur:C2,D2`, 'b2>b3^b2');
  expect(makeState(apart, 0)).toBe('');
});

test('CIRCE-8: two players, no heroes, no powers made of pieces or setup', () => {
  expect(at(APART).table.gods[0]?.players).toEqual([2]);
  const others = ['achilles', 'theseus', 'clio', 'gaea', 'graeae', 'proteus', 'hecate', 'tartarus'];
  expect(others.filter((other) => banBetween('circe', other) === undefined)).toEqual([]);
});

test('CIRCE-4: with Eris she uses the worker that its owner did not move last', () => {
  const eris = `${FLAT}/1/circe[C4]:E5,B2/eris:C4,E1`;
  expectLegal(eris, 'e1>d1^d2', `${heights('d2=1')}/2/circe[*C4]:E5,B2/eris:C4,D1`);
  expectIllegal(eris, 'c4>c3^c2');
});

test('CIRCE-4: the female worker of whoever has the power', () => {
  const selene = `${FLAT}/1/circe[B2]:E5,B2/selene[C4]:C4,E1`;
  expectLegal(selene, 'e5>e4^b3*', `${heights('b3=a')}/2/circe[*B2]:E4,B2/selene[C4]:C4,E1`);
  expectIllegal(selene, 'e5>e4^c5*');
  const placed = playText(`${FLAT}/1/circe/selene`, '+b2+e5', '+c4+e1');
  expect([makeState(placed, 0), makeState(placed, 1)]).toEqual(['B2', 'C4']);
  expect(parseFen(`${FLAT}/1/circe[C3]:E5,B2/selene[C4]:C4,E1`).ok).toBe(false);
  expect(parseFen(`${FLAT}/1/circe[B2]:E5,B2/minotaur:C4,E1`).ok).toBe(false);
  expect(parseFen(`${FLAT}/1/circe[?]:E5,B2/minotaur:C4,E1`).ok).toBe(false);
});
