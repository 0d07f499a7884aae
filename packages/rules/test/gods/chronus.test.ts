import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { at, expectLegal, expectNoWin, expectWin, turnTexts } from '../support/play.ts';

const FOUR = 'a5=4 b5=4 c5=4 d5=4';

test('CHRONUS-1: five complete towers win for him, whoever built them', () => {
  expectWin(`${heights(`${FOUR} e5=3`)}/1/chronus:E3,A1/mortal:C3,C1`, 'e3>e4^e5#');
  expectWin(`${heights(`${FOUR} e5=3`)}/1/mortal:E3,A1/chronus:C3,C1`, 'e3>e4^e5#', 2);
  expectNoWin(`${heights('a5=4 b5=4 c5=4 e5=3')}/1/chronus:E3,A1/mortal:C3,C1`, 'e3>e4^e5');
});

test('CHRONUS-T1: the fifth tower, built by the opponent, wins at once', () => {
  const board = `${heights(`${FOUR} e5=3`)}/1/mortal:E3,A1/chronus:C3,C1`;
  const after = expectWin(board, 'e3>e4^e5#', 2);
  expect(after.winner).toBe(1);
});

test('CHRONUS-2: only level 3 with a dome counts', () => {
  const low = `${heights(`${FOUR} e5=2`)}/1/atlas:E3,A1/chronus:C3,C1`;
  expectNoWin(low, 'e3>e4^e5*', `${heights(`${FOUR} e5=c`)}/2/atlas:E4,A1/chronus:C3,C1`);
  const many = heights('a5=a b5=b c5=c d5=a e5=3 a4=4');
  expectNoWin(`${many}/1/mortal:E3,A1/chronus:C3,C1`, 'e3>e4^e5');
});

test('CHRONUS-3: it is looked at after every build, and not overlooked later', () => {
  // The first of Demeter's builds already decides.
  const demeter = `${heights(`${FOUR} e5=3`)}/1/demeter:E3,A1/chronus:C3,C1`;
  expect(turnTexts(demeter).filter((text) => text.startsWith('e3>e4^e5'))).toEqual(['e3>e4^e5#']);
  // A position that should have been over: the next check ends it.
  const missed = `${heights(`${FOUR} e5=4`)}/1/mortal:E3,A1/chronus:C3,C1`;
  expectWin(missed, 'a1>a2^a1#', 2);
});

test('CHRONUS-4: who wins by the move at that moment wins first', () => {
  const race = `${heights(`${FOUR} e5=4 c3=2 c2=3`)}/1/mortal:C3,A1/chronus:E1,D1`;
  expectWin(race, 'c3>c2#', 1);
});

test('CHRONUS-5: nobody wins in additional turns; afterwards the towers count', () => {
  const dionysus = `${heights('a5=4 b5=4 c5=4 e5=3 a1=3')}/1/dionysus:E3,A3/chronus:B2,C1`;
  // The fourth tower in the own turn, the fifth in the additional one.
  expectWin(dionysus, 'e3>e4^e5 {additional turn} b2>b1^a1#', 2);
  expectNoWin(dionysus, 'e3>e4^e5 {additional turn} b2>b1^b2');
  // The fifth tower earns one more additional turn, and only after that one Chronus wins.
  expectWin(dionysus, 'e3>e4^e5 {additional turn} b2>b1^a1 {additional turn} c1>d1^c1#', 2);
});

test('CHRONUS-6: Hera does not stop it, and Medusa builds only blocks', () => {
  expectWin(`${heights(`${FOUR} e5=3`)}/1/chronus:E3,A1/hera:C3,C1`, 'e3>e4^e5#');
  const stone = `${heights(`${FOUR} e4=3 e5=2`)}/1/medusa:E4,A1/chronus:E5,C1`;
  expectNoWin(stone, 'a1>a2^a1(xe5)^e5', `${heights(`${FOUR} e5=3 e4=3 a1=1`)}/2/medusa:E4,A2/chronus:C1`);
});

test('CHRONUS-7: he is for two players', () => {
  expect(at(`${heights(FOUR)}/1/chronus:E3,A1/mortal:C3,C1`).table.gods[0]?.players).toEqual([2]);
  expectLegal(`${heights(FOUR)}/1/chronus:E3,A1/mortal:C3,C1`, 'e3>e4^e5');
});
