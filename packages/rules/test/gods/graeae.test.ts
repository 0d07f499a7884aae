import { makeFen } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  afterSteps,
  expectIllegal,
  expectLegal,
  expectStuck,
  expectWin,
  FLAT,
  optionsAfter,
} from '../support/play.ts';

const HAGS = `${FLAT}/1/graeae:E5,C3,A1/mortal:A5,E1`;

test('GRAEAE-1: three workers: one moves, one of the others builds', () => {
  expect(makeFen(afterSteps(`${FLAT}/1/graeae/mortal`, '+a1', '+c3', '+e5'))).toBe(
    `${FLAT}/2/graeae:E5,C3,A1/mortal`,
  );
  expectLegal(HAGS, 'c3>c4^b2', `${heights('b2=1')}/2/graeae:E5,C4,A1/mortal:A5,E1`);
  expectLegal(HAGS, 'c3>c4^d4', `${heights('d4=1')}/2/graeae:E5,C4,A1/mortal:A5,E1`);
});

test('GRAEAE-2: the worker that moved never builds', () => {
  expect(optionsAfter(HAGS, 'c3>c4')).toEqual(['^a2', '^b1', '^b2', '^d4', '^d5', '^e4']);
  expectIllegal(HAGS, 'c3>c4^c5');
});

test('GRAEAE-3: a move after which no other worker can build is illegal', () => {
  // a1 is shut in and cannot move; while it is the only other worker, nobody can build.
  const shut = `${heights('a2=4 b2=4 b1=4')}/1/graeae:C4,A1/mortal:A5,E1`;
  expectStuck(shut);
  expectLegal(`${heights('a2=4 b2=4')}/1/graeae:C4,A1/mortal:A5,E1`, 'c4>c3^b1');
  // Alone, one can only win or lose.
  expectStuck(`${FLAT}/1/graeae:C4/mortal:A5,E1`);
  expectWin(`${heights('c4=2 c5=3')}/1/graeae:C4/mortal:A5,E1`, 'c4>c5#');
});

test('GRAEAE-4: winning is as usual', () => {
  expectWin(`${heights('c3=2 c4=3')}/1/graeae:E5,C3,A1/mortal:A5,E1`, 'c3>c4#');
});

test('GRAEAE-5: who stands above both others sleeps, and may build', () => {
  const asleep = `${heights('c3=1')}/1/graeae:E5,C3,A1/hypnus:A5,E1`;
  expectIllegal(asleep, 'c3>c4^b2');
  expectLegal(asleep, 'a1>a2^c2');
  expectLegal(`${heights('c3=1 e5=1')}/1/graeae:E5,C3,A1/hypnus:A5,E1`, 'c3>c4^b2');
});

test('GRAEAE-6: Limus binds the builder as usual', () => {
  const limus = `${heights('b2=3')}/1/graeae:E5,C3,A1/limus:A3,E1`;
  expectIllegal(limus, 'c3>c4^a2');
  expectLegal(limus, 'c3>c4^b1');
  expectLegal(limus, 'c3>c4^b2');
});
