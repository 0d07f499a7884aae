import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, expectStuck, FLAT, optionsAfter } from '../support/play.ts';

const startsFrom = (steps: readonly string[]): string[] => [
  ...new Set(steps.map((step) => step.slice(0, 2))),
];

test('HYPNUS-1: a worker strictly higher than its fellows can not move', () => {
  const tower = `${heights('b2=1')}/1/mortal:B2,E1/hypnus:A5,E5`;
  expectIllegal(tower, 'b2>b3^b4');
  expectLegal(tower, 'e1>d1^d2', `${heights('b2=1 d2=1')}/2/mortal:B2,D1/hypnus:A5,E5`);
  expect(startsFrom(optionsAfter(`${heights('b2=3 e1=2')}/1/mortal:B2,E1/hypnus:A5,E5`))).toEqual(['e1']);
});

test('HYPNUS-2: nobody sleeps when the greatest height is shared', () => {
  expectLegal(`${heights('b2=1 e1=1')}/1/mortal:B2,E1/hypnus:A5,E5`, 'b2>b3^b4');
  expectLegal(`${FLAT}/1/mortal:B2,E1/hypnus:A5,E5`, 'b2>b3^b4');
  const three = `${heights('b2=1 e1=1')}/1/graeae:B2,D3,E1/hypnus:A5,E5`;
  expect(startsFrom(optionsAfter(three))).toEqual(['b2', 'd3', 'e1']);
});

test('HYPNUS-3: a single worker sleeps, and its player has lost unless a power needs no move', () => {
  expectStuck(`${FLAT}/1/mortal:C3/hypnus:A5,E5`);
  expectStuck(`${heights('c3=2 c4=3')}/1/mortal:C3/hypnus:A5,E5`);
  expectLegal(`${FLAT}/1/hermes:C3/hypnus:A5,E5`, '^c4');
});

test('HYPNUS-4: the sleeper may build where a power lets it, and may be forced', () => {
  const board = heights('b2=1 c2=1');
  expectLegal(`${board}/1/hermes:B2,E1/hypnus:A5,E5`, 'e1>d1^b3');
  expectLegal(`${board}/1/selene[B2]:B2,E1/hypnus:A5,E5`, 'e1>d1^b3*');
  expectLegal(`${board}/1/graeae:B2,D3,E1/hypnus:A5,E5`, 'e1>d1^b3');
  expectLegal(`${board}/1/castor:B2,E1/hypnus:A5,E5`, '^b3^e2');
  // Poseidon's builder stands on the ground, so only a fellow that is lower still could sleep: nobody does.
  expectLegal(`${FLAT}/1/poseidon:B2,E1/hypnus:A5,E5`, 'e1>d1^d2^b3');
  expectLegal(`${board}/1/hypnus:E5,B3/minotaur:B2,E1`, 'e5>d5^d4');
  expectLegal(`${heights('c3=1')}/2/mortal:C3,E1/hypnus:A5,E5`, 'a5>b4^a5');
  expectLegal(`${heights('c3=1')}/2/hypnus:C3,E1/minotaur:B3,A1`, 'a1>a2^a1');
});

test('HYPNUS-5: who sleeps is settled when the turn begins', () => {
  // The lower one climbs past the sleeper first; the sleeper still can not follow.
  const castor = `${heights('b2=1 e1=1 d1=2')}/1/castor:B2,E1/hypnus:A5,E5`;
  expectLegal(castor, 'e1>d1 b2>b3');
  const asleep = `${heights('b2=1')}/1/castor:B2,E1/hypnus:A5,E5`;
  expectIllegal(asleep, 'e1>d1 b2>b3');
  // Prometheus raises a space of his own; nobody wakes up by it.
  expectIllegal(`${heights('b2=1')}/1/prometheus:B2,E1/hypnus:A5,E5`, '^b3 b2>b3 ^b4');
});

test('HYPNUS-6: with three players each by the own workers, with four by those of the team', () => {
  const board = heights('b2=1 c3=1');
  expect(startsFrom(optionsAfter(`${board}/1/pan:B2,E1/atlas:C3,D4/hypnus:A5,E5`))).toEqual(['e1']);
  expect(startsFrom(optionsAfter(`${board}/2/pan:B2,E1/atlas:C3,D4/hypnus:A5,E5`))).toEqual(['d4']);
  expect(startsFrom(optionsAfter(`${board}/3/pan:B2,E1/atlas:C3,D4/artemis/hypnus`))).toEqual(['e1']);
  expect(startsFrom(optionsAfter(`${board}/2/pan:B2,E1/atlas:C3,D4/artemis/hypnus`))).toEqual(['c3', 'd4']);
});

test('HYPNUS-7: a sleeper that leaves no complete turn loses the game', () => {
  expectStuck(`${heights('b2=1 d1=4 d2=4 e2=4')}/1/mortal:B2,E1/hypnus:A5,E5`);
});
