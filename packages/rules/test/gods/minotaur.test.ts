import { makeState } from '@caldera/rules';
import { expect, test } from 'vitest';
import {
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectWin,
  FLAT,
  optionsAfter,
  turnOf,
  turnTexts,
} from '../support/play.ts';

const PUSH = `${FLAT}/1/minotaur:E5,B2/mortal:A5,C2`;

test('MINOTAUR-1: an opponent’s worker is pushed one space further in the direction of the step', () => {
  expectLegal(PUSH, 'b2>c2(c2>d2)^b2', '0000000000000000100000000/2/minotaur:E5,C2/mortal:A5,D2');
  expectLegal(
    PUSH.replace('C2', 'C3'),
    'b2>c3(c3>d4)^d3',
    '0000000000000100000000000/2/minotaur:E5,C3/mortal:A5,D4',
  );
  expectLegal(PUSH, 'b2>b3^b4');
});

test('MINOTAUR-2: the space behind must be on the board and free, at any level', () => {
  const behind = (height: string, others = 'A5'): string =>
    `000000000000000000${height}000000/1/minotaur:E5,B2/mortal:${others},C2`;
  for (const height of ['0', '1', '2', '3']) expectLegal(behind(height), 'b2>c2(c2>d2)^b2');
  for (const dome of ['4', 'a', 'b', 'c']) expectIllegal(behind(dome), 'b2>c2(c2>d2)^b2');
  expectIllegal(behind('0', 'D2'), 'b2>c2(c2>d2)^b2');
  expectIllegal(`${FLAT}/1/minotaur:D2,B2/mortal:A5,C2`, 'b2>c2(c2>d2)^b2');
  expectIllegal(`${FLAT}/1/minotaur:E5,B2/europa[D2]:A5,C2`, 'b2>c2(c2>d2)^b2');
  const ram = `${FLAT}/1/mortal:C1,B2/mortal:A5,C2/fleece=minotaur`;
  expectLegal(`${ram}:B1`, 'b2>c2(c2>d2)^b2');
  expectIllegal(`${ram}:D2`, 'b2>c2(c2>d2)^b2');
});

test('MINOTAUR-3: the target is at most one level higher', () => {
  expectLegal('0000000000000000010000000/1/minotaur:E5,B2/mortal:A5,C2', 'b2>c2(c2>d2)^b2');
  expectIllegal('0000000000000000020000000/1/minotaur:E5,B2/mortal:A5,C2', 'b2>c2(c2>d2)^b2');
});

test('MINOTAUR-4: one worker only, never an own one', () => {
  expectIllegal(`${FLAT}/1/minotaur:E5,B2/mortal:C2,D2`, 'b2>c2(c2>d2)^b2');
  expectIllegal(`${FLAT}/1/minotaur:B2,C2/mortal:A5,E5`, 'b2>c2(c2>d2)^b2');
  const team = `${FLAT}/3/pan:B2,C2/pan:A5,E5/minotaur/pan`;
  expect(turnTexts(team).filter((text) => text.includes('('))).toEqual([]);
});

test('MINOTAUR-5: nothing is pushed over the edge', () => {
  const edge = `${FLAT}/1/minotaur:A5,D2/mortal:E5,E2`;
  expectIllegal(edge, 'd2>e2^d2');
  expect(optionsAfter(edge)).not.toContain('d2>e2');
  expectIllegal(`${FLAT}/1/minotaur:A5,D2/mortal:E5,E1`, 'd2>e1^d2');
});

test('MINOTAUR-6: the pushed worker has not moved and wins nothing', () => {
  expectNoWin('0000000000000000003000000/1/minotaur:E5,B2/mortal:A5,C2', 'b2>c2(c2>d2)^b2');
  const up = expectNoWin('0000000000000000001000000/1/minotaur:E5,B2/athena:A5,C2', 'b2>c2(c2>d2)^b2');
  expect(makeState(up, 1)).toBe('');
  expectNoWin('0000000000000000120000000/1/minotaur:E5,B2/pan:A5,C2', 'b2>c2(c2>d2)^b2');
  expect(turnOf(PUSH, 'b2>c2(c2>d2)^b2').events.filter(({ kind }) => kind === 'moved')).toHaveLength(1);
});

test('MINOTAUR-7: pushing somebody off level 3 from level 2 wins', () => {
  expectWin('0000000000000000230000000/1/minotaur:E5,B2/mortal:A5,C2', 'b2>c2(c2>d2)#');
  expectNoWin('0000000000000000330000000/1/minotaur:E5,B2/mortal:A5,C2', 'b2>c2(c2>d2)^b2');
});

test('MINOTAUR-8: the vacated space is free, so there is always a build', () => {
  const walled = '4444444444444440004444444/1/minotaur:A2/mortal:B2';
  expect(turnTexts(walled)).toEqual(['a2>b2(b2>c2)^a2']);
});

test('MINOTAUR-10: a marked worker may move into a space of Aphrodite', () => {
  const marked = `${FLAT}/1/minotaur:E5,B2/aphrodite:A5,C2`;
  expectLegal(marked, 'b2>c2(c2>d2)^b2');
  expectIllegal(marked, 'b2>a2^a1');
});

test('MINOTAUR-16: of three players, either is pushed, and nobody may stand behind', () => {
  const three = `${FLAT}/1/minotaur:E5,B2/pan:A5,C2/atlas:B3,E1`;
  expectLegal(three, 'b2>c2(c2>d2)^b2', '0000000000000000100000000/2/minotaur:E5,C2/pan:A5,D2/atlas:B3,E1');
  expectLegal(three, 'b2>b3(b3>b4)^b2', '0000000000000000100000000/2/minotaur:E5,B3/pan:A5,C2/atlas:B4,E1');
  expectIllegal(three.replace('B3,E1', 'D2,E1'), 'b2>c2(c2>d2)^b2');
});
