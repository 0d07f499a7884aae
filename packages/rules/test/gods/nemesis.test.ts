import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectNoWin,
  FLAT,
  optionsAfter,
  resultTexts,
  turnTexts,
} from '../support/play.ts';

const FAR = `${heights('e5=2')}/1/nemesis:A1,B1/mortal:E5,E1`;
const swaps = (fen: string): string[] => turnTexts(fen).filter((text) => text.includes('<>'));

test('NEMESIS-1: with nobody near, the two pairs may change places', () => {
  expectLegal(FAR, 'a1>a2^a3(a2<>e1)(b1<>e5)', `${heights('e5=2 a3=1')}/2/nemesis:E5,E1/mortal:A2,B1`);
  expectLegal(FAR, 'a1>a2^a3', `${heights('e5=2 a3=1')}/2/nemesis:A2,B1/mortal:E5,E1`);
  // After a1>b2 somebody is near, after a1>a2 nobody is.
  const near = `${FLAT}/1/nemesis:A1,B1/mortal:C3,E1`;
  expectIllegal(near, 'a1>b2^a2(b2<>c3)(b1<>e1)');
  expectLegal(near, 'a1>a2^a3(a2<>c3)(b1<>e1)');
});

test('NEMESIS-2: two for two, or nobody', () => {
  expectIllegal(FAR, 'a1>a2^a3(a2<>e1)');
  expect(optionsAfter(FAR, 'a1>a2', '^a3', '(a2<>e1)')).toEqual(['(b1<>e5)']);
  expect(swaps(`${FLAT}/1/nemesis:A1/mortal:E5,E1`)).toEqual([]);
  expect(swaps(`${FLAT}/1/nemesis:A1,B1/mortal:E5`)).toEqual([]);
  // Of three, any two.
  const heads = `${FLAT}/1/nemesis:A1,B1/hydra:C5,E5,E1`;
  const after = resultTexts(heads).filter((text) => text.includes('hydra:') && /hydra:.*A2/.test(text));
  expect(new Set(after.map((text) => text.split('/')[2])).size).toBe(3);
});

test('NEMESIS-3: she chooses the pairs, and which of theirs lands where', () => {
  // Told apart by the mark of the female worker.
  const marked = `${FLAT}/1/nemesis:A1,B1/selene[E5]:E5,E1`;
  expectLegal(marked, 'a1>a2^a3(a2<>e1)(b1<>e5)', `${heights('a3=1')}/2/nemesis:E5,E1/selene[B1]:A2,B1`);
  expectLegal(marked, 'a1>a2^a3(a2<>e5)(b1<>e1)', `${heights('a3=1')}/2/nemesis:E5,E1/selene[A2]:A2,B1`);
  expectLegal(
    marked,
    'a1>a2^a3(a2<>e1)(b1<>e5)(b1<>a2)',
    `${heights('a3=1')}/2/nemesis:E5,E1/selene[A2]:A2,B1`,
  );
  // Where nobody can tell them apart there is nothing to choose, and one result.
  expect(optionsAfter(FAR, 'a1>a2', '^a3', '(a2<>e1)', '(b1<>e5)')).toEqual([]);
  const results = resultTexts(FAR);
  expect(new Set(results).size).toBe(results.length);
});

test('NEMESIS-4: nobody wins by being swapped to level 3', () => {
  const high = `${heights('e5=3 e1=3')}/1/nemesis:A1,B1/mortal:E5,E1`;
  expectNoWin(high, 'a1>a2^a3(a2<>e1)(b1<>e5)');
  expectNoWin(`${heights('a2=3 b1=3')}/1/nemesis:A3,B1/mortal:E5,E1`, 'b1>a2^a1(a2<>e1)(a3<>e5)');
});

test('NEMESIS-5: with three players it is enough that one opponent keeps away', () => {
  const three = `${FLAT}/1/nemesis:A1,B1/pan:E5,E1/atlas:B3,D5`;
  expectLegal(three, 'a1>a2^a3(a2<>e5)(b1<>e1)');
  expectIllegal(three, 'a1>a2^a3(a2<>b3)(b1<>d5)');
  expectIllegal(three, 'a1>a2^a3(a2<>e5)(b1<>d5)');
  const both = `${FLAT}/1/nemesis:A1,B1/pan:E5,E1/atlas:B4,D5`;
  expectLegal(both, 'a1>a2^a3(a2<>b4)(b1<>d5)');
  expectIllegal(both, 'a1>a2^a3(a2<>b4)(b1<>e1)');
});

test('NEMESIS-6: never one for one', () => {
  expect(swaps(`${FLAT}/1/nemesis:A1/mortal:E5`)).toEqual([]);
});
