import { makeFen } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  at,
  expectIllegal,
  expectLegal,
  expectStuck,
  FLAT,
  optionsAfter,
  playText,
  turnTexts,
} from '../support/play.ts';

const AMAZON = `${FLAT}/1/hippolyta[D4]:D4,B2/mortal:A5,E1`;

test('HIPPOLYTA-1: everybody but her female worker moves only diagonally', () => {
  expect(optionsAfter(AMAZON).filter((step) => step.startsWith('b2'))).toEqual([
    'b2>a1',
    'b2>a3',
    'b2>c1',
    'b2>c3',
  ]);
  expectLegal(AMAZON, 'd4>d3^d2[D3]', `${heights('d2=1')}/2/hippolyta[D3]:D3,B2/mortal:A5,E1`);
  const theirs = AMAZON.replace('/1/', '/2/');
  expect(optionsAfter(theirs)).toEqual(['a5>b4', 'e1>d2']);
});

test('HIPPOLYTA-2: her other workers are bound; the female one is free in a team-mate’s turn too', () => {
  expectIllegal(AMAZON, 'b2>b3^b4');
  const team = `${FLAT}/1/pan:D4,B2/atlas:A5,E1/hippolyta[D4]/zeus`;
  expectLegal(team, 'd4>d3^d2');
  expectIllegal(team, 'b2>b3^b4');
  expectIllegal(team.replace('/1/', '/2/'), 'a5>a4^a3');
  // The first worker a side places is the female one.
  const placed = playText(`${FLAT}/1/hippolyta/mortal`, '+b2+d4');
  expect(makeFen(placed)).toBe(`${FLAT}/2/hippolyta[B2]:D4,B2/mortal`);
});

test('HIPPOLYTA-3: builds, forces, slides and whirlpools go any way', () => {
  expectLegal(AMAZON.replace('/1/', '/2/'), 'a5>b4^b5');
  expectLegal(`${FLAT}/2/hippolyta[D4]:C3,D4/scylla:C2,E1`, 'c2>b3(c3>c2)^b4');
  expectLegal(`${FLAT}/1/charybdis[C3,C5]:B2,E1/hippolyta[A1]:A1,E5`, 'b2>c3(c3>c5)^c4');
  expectLegal(`${FLAT}/1/pan:B2,E1/harpies:A5,A1/hippolyta[D1]:D1,C1`, 'b2>c3(c3>d4)(d4>e5)^e4');
});

test('HIPPOLYTA-4: every step, jump and wrapped step is tested by its direction', () => {
  const steps = turnTexts(`${FLAT}/2/hippolyta[D4]:D4,E5/artemis:B2,A1`).filter((text) =>
    /^b2>\w+>/.test(text),
  );
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter((text) => /^b2>[ac][13]>[bd]?[24]/.test(text)).length).toBe(steps.length);
  expectIllegal(`${FLAT}/2/hippolyta[D4]:D4,C2/iris:B2,E1`, 'b2>d2^d1');
  expectLegal(`${FLAT}/2/hippolyta[D5]:C3,D5/iris:B2,E1`, 'b2>d4^d3');
  expectIllegal(`${FLAT}/2/hippolyta[D4]:D4,C2/urania:A3,E1`, 'a3>e3^e2');
  expectLegal(`${FLAT}/2/hippolyta[D4]:D4,C2/urania:A3,E1`, 'a3>e2^e3');
});

test('HIPPOLYTA-5: when the female worker is gone, everybody is bound', () => {
  const gone = `${FLAT}/1/hippolyta:D4/mortal:A5,E1`;
  expectIllegal(gone, 'd4>d3^d2');
  expectLegal(gone, 'd4>e3^d4');
  const killed = playText(`${FLAT}/1/bia:B2,E1/hippolyta[D4]:D4,B5`, 'b2>c3(xd4)^c4');
  expect(makeFen(killed)).toBe(`${heights('c4=1')}/2/bia:C3,E1/hippolyta:B5`);
});

test('HIPPOLYTA-6: who has no complete turn then has lost', () => {
  expectStuck(`${heights('b4=2 d2=a')}/2/hippolyta[D4]:D4,B2/mortal:A5,E1`);
  expectStuck(`${heights('b4=2')}/1/hippolyta:A5/mortal:E5,E1`);
});

test('the position text keeps the square of the female worker', () => {
  expect(makeFen(at(AMAZON))).toBe(AMAZON);
  expect(() => at(`${FLAT}/1/hippolyta[C4]:D4,B2/mortal:A5,E1`)).toThrow('ERR_GOD_STATE');
  expect(() => at(`${FLAT}/1/hippolyta[D4,B2]:D4,B2/mortal:A5,E1`)).toThrow('ERR_GOD_STATE');
});

test('HIPPOLYTA-7: beside the Ram each holder frees only the own female worker, so both bind both', () => {
  const one = `${FLAT}/1/mortal[B2]:B2,A1/mortal[E5]:E5,E1/fleece=hippolyta:C3`;
  expectLegal(one, 'b2>b3^b4');
  expectIllegal(one, 'a1>a2^a3');
  expectIllegal(one.replace('/1/', '/2/'), 'e5>e4^e3');
  const both = `${FLAT}/1/mortal[B2]:B2,A1/mortal[D4]:D4,E1/fleece=hippolyta:C3`;
  expectIllegal(both, 'b2>b3^b4');
  expectLegal(both, 'b2>a3^b4');
  expectIllegal(both.replace('/1/', '/2/'), 'd4>d3^d2');
  const none = `${FLAT}/1/mortal[A1]:A1,B1/mortal[E5]:E5,E1/fleece=hippolyta:C3`;
  expectLegal(none, 'b1>b2^b3');
});
