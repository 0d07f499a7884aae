import { nameOf, parseFen, squaresOf } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  FLAT,
  openAfter,
  optionsAfter,
  playText,
  turnOf,
} from '../support/play.ts';

const MOON = `${heights('e4=3')}/1/selene[D4]:D4,B2/mortal:A5,E1`;

test('SELENE-1: one build, that of the worker that moved or a dome by the female one', () => {
  expectLegal(MOON, 'b2>b3^b4', `${heights('b4=1 e4=3')}/2/selene[D4]:D4,B3/mortal:A5,E1`);
  expectLegal(MOON, 'b2>b3^d5*', `${heights('d5=a e4=3')}/2/selene[D4]:D4,B3/mortal:A5,E1`);
  expectIllegal(MOON, 'b2>b3^b4^d5*');
  expect(openAfter(MOON, 'b2>b3', '^d5*').isComplete).toBe(true);
});

test('SELENE-2: at any level, also on level 3 when she did not move', () => {
  expectLegal(MOON, 'b2>b3^e4', `${heights('e4=4')}/2/selene[D4]:D4,B3/mortal:A5,E1`);
  const steps = `${heights('d5=1 e5=2')}/1/selene[D4]:D4,B2/mortal:A5,E1`;
  expectLegal(steps, 'b2>b3^d5*', `${heights('d5=b e5=2')}/2/selene[D4]:D4,B3/mortal:A5,E1`);
  expectLegal(steps, 'b2>b3^e5*', `${heights('d5=1 e5=c')}/2/selene[D4]:D4,B3/mortal:A5,E1`);
});

test('SELENE-3: the dome goes beside her, on a space that is not occupied', () => {
  expectIllegal(MOON, 'b2>b3^b4*');
  expectIllegal(MOON, 'b2>b3^c2*');
  expectIllegal(`${FLAT}/1/selene[D4]:D4,B2/mortal:D5,E1`, 'b2>b3^d5*');
  expectIllegal(`${heights('d5=a')}/1/selene[D4]:D4,B2/mortal:A5,E1`, 'b2>b3^d5*');
});

test('SELENE-4: if she moved she may build a block, otherwise only a dome', () => {
  const open = `${FLAT}/1/selene[D4]:D4,B2/mortal:A5,E1`;
  expectLegal(open, 'd4>d3^d2[D3]', `${heights('d2=1')}/2/selene[D3]:D3,B2/mortal:A5,E1`);
  expectLegal(open, 'd4>d3^d2*[D3]', `${heights('d2=a')}/2/selene[D3]:D3,B2/mortal:A5,E1`);
  expectIllegal(open, 'b2>b3^d5');
});

test('SELENE-5: without her only ordinary builds remain', () => {
  const gone = `${heights('c4=2')}/1/selene:B2/mortal:A5,E1`;
  expect(optionsAfter(gone, 'b2>b3').filter((step) => step.endsWith('*'))).toEqual([]);
  const removed = turnOf(`${FLAT}/2/selene[D2]:D2,A5/bia:B2,E1`, 'b2>c2(xd2)^c3').after;
  expect(removed.female).toBe(0);
  expectIllegal(removed, 'a5>a4^a3*');
});

test('SELENE-6: asleep she still builds her dome, and Limus does not stop it', () => {
  expectLegal(`${heights('d4=1')}/1/selene[D4]:D4,B2/hypnus:A5,E1`, 'b2>b3^d5*');
  expectIllegal(`${heights('d4=1')}/1/selene[D4]:D4,B2/hypnus:A5,E1`, 'd4>d3^d2');
  expectLegal(`${FLAT}/1/selene[D4]:D4,B2/limus:E5,E1`, 'b2>b3^d5*');
  expectIllegal(`${FLAT}/1/selene[D4]:D4,B2/limus:E5,E1`, 'd4>d3^e4');
});

test('SELENE-7: domes below level 3 complete no tower', () => {
  const four = heights('a5=4 b5=4 c5=4 d5=4 e5=2');
  const dome = expectLegal(`${four}/1/selene[E4]:E4,A1/chronus:C3,C1`, 'a1>a2^e5*');
  expect(dome.winner).toBe(-1);
});

test('SELENE-8: beside the Ram it is the female worker of whoever has the power', () => {
  const fleece = `${FLAT}/1/mortal[D4]:D4,B2/mortal[A5]:A5,E1/fleece=selene:D3`;
  expectLegal(fleece, 'b2>b3^d5*', `${heights('d5=a')}/2/mortal[D4]:D4,B3/mortal[A5]:A5,E1/fleece=selene:D3`);
  expectIllegal(fleece.replace('/1/', '/2/'), 'e1>d1^b5*');
  const placed = playText(`${FLAT}/1/mortal/mortal/fleece=selene`, '+c4+a1', '+b2+e5');
  expect(squaresOf(placed.female).map(nameOf)).toEqual(['c4', 'b2']);
});

test('SELENE-9: the text names her square', () => {
  const placed = playText(`${FLAT}/1/selene/mortal`, '+c4+a1[C4]');
  expect(squaresOf(placed.female).map(nameOf)).toEqual(['c4']);
  expect(parseFen(`${FLAT}/1/selene[D5]:D4,B2/mortal:A5,E1`).ok).toBe(false);
  expect(parseFen(`${FLAT}/1/selene[A5]:D4,B2/mortal:A5,E1`).ok).toBe(false);
  expect(parseFen(`${FLAT}/1/selene[D4,B2]:D4,B2/mortal:A5,E1`).ok).toBe(false);
});
