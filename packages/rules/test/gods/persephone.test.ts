import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectStuck,
  expectWin,
  FLAT,
  optionsAfter,
  turnTexts,
} from '../support/play.ts';

test('PERSEPHONE-1: if a move up is possible, one must be made', () => {
  const step = `${heights('c2=1')}/1/mortal:E5,B2/persephone:A5,E1`;
  expectLegal(step, 'b2>c2^b2', `${heights('b2=1 c2=1')}/2/mortal:E5,C2/persephone:A5,E1`);
  expectIllegal(step, 'b2>b3^b4', `${heights('c2=1 b4=1')}/2/mortal:E5,B3/persephone:A5,E1`);
});

test('PERSEPHONE-2: any worker will do, and then only moves up are legal', () => {
  const two = `${heights('c2=1 d4=1')}/1/mortal:E5,B2/persephone:A5,E1`;
  expect(optionsAfter(two)).toEqual(['b2>c2', 'e5>d4']);
  expectIllegal(`${heights('c2=1')}/1/mortal:E5,B2/persephone:A5,E1`, 'e5>e4^e3');
});

test('PERSEPHONE-3: every other restriction comes first', () => {
  const step = heights('c2=1');
  // Athena as a third player forbids every climb, so nothing is demanded.
  expectLegal(`${step}/1/pan:E5,B2/persephone:A5,E1/athena[^]:C5,D5`, 'b2>b3^b4');
  expectIllegal(`${step}/1/pan:E5,B2/persephone:A5,E1/athena:C5,D5`, 'b2>b3^b4');
  expectLegal(`${heights('c2=2 b2=1')}/1/pan:E5,B2/persephone:A5,E1/hypnus:C5,D5`, 'e5>e4^e3');
  // A climb after which nothing can be built is no complete turn.
  const trap = `${heights('b1=1')}/1/pan:A1,E5/persephone:E1,E2/limus:B2,C5`;
  expectLegal(trap, 'e5>e4^e5');
});

test('PERSEPHONE-4: of several moves one has to go up, whichever', () => {
  const artemis = `${heights('c4=2 b3=1')}/1/artemis:E5,B2/persephone:A5,E1`;
  expectIllegal(artemis, 'b2>c2>d2^d1');
  expectLegal(artemis, 'b2>b3>b4^b5');
  expectLegal(artemis, 'b2>a2>b3^b4');
  // One makes room, the other goes up.
  const castor = `${heights('a2=4 b2=4 b1=1')}/1/castor:A1,B1/persephone:A5,E1`;
  expectLegal(castor, 'b1>c1 a1>b1');
  expect(turnTexts(castor).every((text) => text.includes('a1>b1'))).toBe(true);
  expectIllegal(`${heights('a3=1')}/1/triton:E5,B2/persephone:C5,E1`, 'b2>a2^a1');
  const terpsichore = `${heights('b3=1')}/1/terpsichore:E5,B2/persephone:A5,E1`;
  expect(turnTexts(terpsichore).every((text) => text.includes('b2>b3'))).toBe(true);
});

test('PERSEPHONE-5: a climb that only a power makes possible is possible', () => {
  const held = heights('c2=1');
  expectIllegal(`${held}/1/apollo:E5,B2/persephone:C2,E1`, 'b2>b3^b4');
  expectLegal(`${held}/1/apollo:E5,B2/persephone:C2,E1`, 'b2>c2(c2>b2)^d2');
  expectIllegal(`${held}/1/minotaur:E5,B2/persephone:C2,E1`, 'b2>b3^b4');
  expectIllegal(`${heights('c3=1')}/1/charon:E5,B2/persephone:C3,E1`, 'b2>b3^b4');
  expectIllegal(`${heights('d2=2')}/1/iris:E5,B2/persephone:C2,E1`, 'b2>b3^b4');
  expectLegal(`${heights('d2=2')}/1/iris:E5,B2/persephone:C2,E1`, 'b2>d2^d3');
  expectIllegal(`${heights('c2=3')}/1/pegasus:E5,B2/persephone:A5,E1`, 'b2>b3^b4');
  expectIllegal(`${heights('e2=1')}/1/urania:C4,A2/persephone:B5,C1`, 'a2>b2^b3');
  expectLegal(`${heights('e2=1')}/1/urania:C4,A2/persephone:B5,C1`, 'a2>e2^e3');
});

test('PERSEPHONE-6: turns that leave no room for a climb are out while one is possible', () => {
  expectIllegal(`${heights('c4=1')}/1/prometheus:B3,E1/persephone:A5,E5`, '^b4 b3>c3 ^c2');
  expectLegal(`${heights('c4=2')}/1/prometheus:B3,E1/persephone:A5,E5`, '^b4 b3>c3 ^c2');
  const hermes = `${heights('b3=1')}/1/hermes:D4,B2/persephone:A5,E1`;
  expectLegal(hermes, 'b2>b3^b4');
  expectIllegal(hermes, '^a1');
  expectIllegal(hermes, 'd4>d3 ^d2');
  expectIllegal(`${heights('b3=1')}/1/castor:D4,B2/persephone:A5,E1`, '^a1^d5');
  expectIllegal(`${heights('b3=1')}/1/siren[e]:D4,B2/persephone:A5,A1`, '(a5>b5) ^a2');
});

test('PERSEPHONE-7: a hero’s power never has to be used, but whoever uses it meets the demand with it', () => {
  // Two levels up is only possible with the power: nobody has to.
  const two = `${heights('c2=2')}/1/bellerophon:E5,B2/persephone:A5,E1`;
  expectLegal(two, 'b2>b3^b4');
  expectLegal(two, 'b2>c2^b2[x]');
  const one = `${heights('c2=2 b3=1')}/1/bellerophon:E5,B2/persephone:A5,E1`;
  expectIllegal(one, 'e5>e4^e3');
  expectLegal(one, 'b2>b3^b4');
  expectLegal(one, 'b2>c2^b2[x]');
  // A first build makes a step; then it has to be taken.
  const achilles = `${FLAT}/1/achilles:E5,B2/persephone:A5,E1`;
  expectLegal(achilles, 'b2>b3^b4');
  expectLegal(achilles, '^b3 b2>b3^b4[x]');
  expectIllegal(achilles, '^b3 b2>a2^a1[x]');
  const odysseus = `${heights('c3=1')}/1/odysseus:B2,E5/persephone:C3,D1`;
  expectLegal(odysseus, 'b2>b3^b4');
  expectLegal(odysseus, '(c3>a5) b2>c3^c2[x]');
  expectIllegal(odysseus, '(c3>a5) b2>b3^b4[x]');
  // Jason lands where the new worker can climb, if a climb is possible at all.
  const jason = `${heights('c2=1')}/1/jason:E5,A5/persephone:A4,A3`;
  expectLegal(jason, 'e5>e4^e3');
  expectLegal(jason, '+c1 c1>c2^c3[x]');
  expectIllegal(jason, '+c1 c1>d1^e1[x]');
  expectIllegal(jason, '+e1 e1>e2^e3[x]');
});

test('PERSEPHONE-8: if the only climb wins, it has to win', () => {
  const only = `${heights('b2=2 c2=3')}/1/mortal:E5,B2/persephone:A5,E1`;
  expectWin(only, 'b2>c2#');
  expect(turnTexts(only)).toEqual(['b2>c2#']);
});

test('PERSEPHONE-9: forces, rises and rides are no moves up', () => {
  const zeus = `${heights('c3=1')}/1/zeus:B2,E1/persephone:A5,E5`;
  expectIllegal(zeus, 'b2>b3^b3');
  const pushed = `${heights('c2=1')}/1/persephone:A5,B2/minotaur:A2,E1`;
  expectLegal(pushed, 'a5>a4^a5');
  // Carried up by a whirlpool, but the step itself was level.
  const carried = `${heights('d3=2 c2=1')}/1/charybdis[B3,D3]:B2,E1/persephone:A5,E5`;
  expectIllegal(carried, 'b2>b3(b3>d3)^d4');
  expectLegal(carried, 'b2>c2^b2');
});

test('PERSEPHONE-10: without any climb the rule is void', () => {
  expectLegal(`${heights('c2=2')}/1/mortal:E5,B2/persephone:A5,E1`, 'b2>b3^b4');
  expectStuck(`${heights('b5=2 a4=2 b4=2')}/1/mortal:A5/persephone:A1,E1`);
});

test('PERSEPHONE-11: the step counts, not where a slide ends', () => {
  const three = `${heights('c2=1')}/1/pan:E5,B2/persephone:A5,E1/harpies:A1,B5`;
  expectLegal(three, 'b2>c2(c2>d2)(d2>e2)^e3');
  expectIllegal(three, 'e5>e4(e4>e3)(e3>e2)^d2');
});

test('PERSEPHONE-12: in an additional turn her worker climbs if it can; declining needs no climb', () => {
  const tower = `${heights('d4=3 b5=1')}/1/dionysus:C3,E1/persephone:A5,A1`;
  expectLegal(tower, 'c3>d3^d4 {additional turn} a5>b5^a5');
  expectIllegal(tower, 'c3>d3^d4 {additional turn} a5>a4^a3');
  expectIllegal(tower, 'c3>d3^d4 {additional turn} a1>a2^a3');
  expectLegal(tower, 'c3>d3^d4');
  const flat = `${heights('d4=3')}/1/dionysus:C3,E1/persephone:A5,A1`;
  expectLegal(flat, 'c3>d3^d4 {additional turn} a5>a4^a3');
});

test('PERSEPHONE-T3: a ferry that is blocked opens nothing, so every turn is legal', () => {
  const blocked = `${heights('c3=1 d3=2')}/1/charon:B2,A1/persephone:C3,E1`;
  expect(turnTexts(blocked).filter((text) => text.startsWith('('))).toEqual([]);
  expectLegal(blocked, 'b2>b3^b4');
  expectLegal(blocked, 'a1>a2^a3');
});
