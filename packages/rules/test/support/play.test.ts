import { expect, test } from 'vitest';
import {
  expectIllegal,
  expectLegal,
  expectStuck,
  expectWin,
  FLAT,
  optionsAfter,
  playText,
  turnTexts,
  winnerOf,
} from './play.ts';

const START = `${FLAT}/1/mortal:C3,E1/mortal:A5,A4`;

test('a turn that is not legal can not be played by a helper', () => {
  expect(() => playText(START, 'c3>c5^c4')).toThrow('c3>c5');
  expect(() => expectLegal(START, 'c3>c4^c5', START)).toThrow('c3>c4^c5');
  expect(() => expectWin(START, 'c3>c4^c5')).toThrow('winner');
  expect(() => expectStuck(START)).toThrow('turns of');
});

test('a turn that is legal, or none at all, does not pass for illegal', () => {
  expect(() => expectIllegal(START, 'c3>c4^c5')).toThrow('is legal');
  expect(() => expectIllegal(START, 'c3>>c4')).toThrow('no step');
  expect(() =>
    expectIllegal(START, 'c3>c5^c4', '0010000000000000000000000/2/mortal:C4,E1/mortal:A5,A4'),
  ).toThrow('results of');
});

test('texts, options and winners tell what the library says', () => {
  expect(turnTexts(START)).toContain('c3>c4^c5');
  expect(optionsAfter(START, 'e1>d1')).toEqual(['^c1', '^c2', '^d2', '^e1', '^e2']);
  expect(winnerOf('0000000000002300000000000/1/mortal:C3,E1/mortal:A5,A4')).toBeUndefined();
  expect(winnerOf(playText('0000000000002300000000000/1/mortal:C3,E1/mortal:A5,A4', 'c3>d3#'))).toBe(1);
});
