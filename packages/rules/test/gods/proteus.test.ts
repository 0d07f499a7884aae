import { makeFen } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  afterSteps,
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectWin,
  FLAT,
  optionsAfter,
} from '../support/play.ts';

const SHAPES = `${FLAT}/1/proteus:D4,B2,E1/mortal:A5,A1`;

test('PROTEUS-1: after a move one of the others takes the space just left, from anywhere', () => {
  expect(makeFen(afterSteps(`${FLAT}/1/proteus/mortal`, '+a1', '+c3', '+e5'))).toBe(
    `${FLAT}/2/proteus:E5,C3,A1/mortal`,
  );
  expectLegal(SHAPES, 'b2>b3(d4>b2)^b4', `${heights('b4=1')}/2/proteus:B3,B2,E1/mortal:A5,A1`);
  expectLegal(SHAPES, 'b2>b3(e1>b2)^b4', `${heights('b4=1')}/2/proteus:D4,B3,B2/mortal:A5,A1`);
  expectIllegal(SHAPES, 'b2>b3^b4');
  expect(optionsAfter(SHAPES, 'b2>b3')).toEqual(['(d4>b2)', '(e1>b2)']);
  expectLegal(`${heights('b2=3')}/1/proteus:D4,B2,E1/mortal:A5,A1`, 'b2>b3(d4>b2)^b4');
});

test('PROTEUS-2: alone there is nobody to take it', () => {
  expectLegal(`${FLAT}/1/proteus:B2/mortal:A5,A1`, 'b2>b3^b2');
});

test('PROTEUS-3: the worker that moved builds, and the space left is taken', () => {
  expectIllegal(SHAPES, 'b2>b3(d4>b2)^b2');
  expectIllegal(SHAPES, 'b2>b3(d4>b2)^e1');
  expectLegal(SHAPES, 'b2>b3(d4>b2)^c3');
});

test('PROTEUS-4: a move that leaves no build is illegal', () => {
  const corner = `${heights('a2=4 b2=4')}/1/proteus:B1,D4,E1/mortal:A5,C5`;
  expect(optionsAfter(corner)).not.toContain('b1>a1');
  expect(optionsAfter(corner.replace('B1,D4,E1', 'B1'))).toContain('b1>a1');
});

test('PROTEUS-5: the other one wins nothing, and after a win nobody is forced', () => {
  expectNoWin(`${heights('b2=3 d4=2')}/1/proteus:D4,B2,E1/mortal:A5,A1`, 'b2>b3(d4>b2)^b4');
  expectWin(`${heights('b2=2 b3=3')}/1/proteus:D4,B2,E1/mortal:A5,A1`, 'b2>b3#');
});

test('PROTEUS-6: Aphrodite looks at the end, and the force comes before a whirlpool', () => {
  const near = `${FLAT}/1/proteus:C4,E5,E1/aphrodite:C3,A1`;
  expectLegal(near, 'c4>b4(e1>c4)^b5');
  expectIllegal(near, 'c4>c5(e1>c4)^b5');
  // The worker that moved is tested; one that was forced away is not.
  expectLegal(`${FLAT}/1/proteus:C4,B2,E1/aphrodite:C3,A1`, 'c4>b4(b2>c4)^b5');
  // The force fills the second whirlpool, so nobody is carried; elsewhere the worker is.
  expectLegal(`${FLAT}/1/proteus:B2,D4,E1/charybdis[B2,B3]:A5,A1`, 'b2>b3(d4>b2)^b4');
  expectLegal(`${FLAT}/1/proteus:B2,D4,E1/charybdis[B3,D1]:A5,A1`, 'b2>b3(d4>b2)(b3>d1)^d2');
});
