import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, expectWin, FLAT, optionsAfter, turnOf } from '../support/play.ts';

test('IRIS-1: a jump straight over any neighbouring worker to the free space behind it', () => {
  const two = `${FLAT}/1/iris:C3,B2/mortal:C2,E1`;
  expect(optionsAfter(two).filter((step) => step.startsWith('b2'))).toEqual([
    'b2>a1',
    'b2>a2',
    'b2>a3',
    'b2>b1',
    'b2>b3',
    'b2>c1',
    'b2>d2',
    'b2>d4',
  ]);
  expectLegal(two, 'b2>d4^d5', `${heights('d5=1')}/2/iris:D4,C3/mortal:C2,E1`);
  expectIllegal(two, 'b2>c3^c4');
  expectIllegal(`${heights('d2=a')}/1/iris:E5,B2/mortal:C2,E1`, 'b2>d2^d1');
  expectIllegal(`${FLAT}/1/iris:E5,B2/mortal:C2,D2`, 'b2>d2^d1');
  expectIllegal(`${FLAT}/1/iris:E5,D2/mortal:E2,A1`, 'd2>a2^a3');
  expectIllegal(`${FLAT}/1/iris:E5,B2/mortal:A5,E1`, 'b2>d2^d1');
});

test('IRIS-2: it is a move over any difference in level, and one up to level 3 wins', () => {
  expectWin(`${heights('d2=3')}/1/iris:E5,B2/mortal:A5,C2`, 'b2>d2#');
  expectLegal(`${heights('d2=2 c2=3')}/1/iris:E5,B2/mortal:A5,C2`, 'b2>d2^d1');
  expectLegal(`${heights('b2=3')}/1/iris:E5,B2/mortal:A5,C2`, 'b2>d2^d1');
  expectLegal(`${heights('b2=3 d2=3')}/1/iris:E5,B2/mortal:A5,C2`, 'b2>d2^d1');
});

test('IRIS-3: nobody is touched, and there is one jump', () => {
  const { events } = turnOf(`${FLAT}/1/iris:E5,B2/mortal:A5,C2`, 'b2>d2^d1');
  expect(events.map(({ kind }) => kind)).toEqual(['moved', 'built']);
  expectIllegal(`${FLAT}/1/iris:E5,A2/mortal:B2,D2`, 'a2>c2>e2^e1');
});

test('IRIS-4: to everybody who limits moves it is a move', () => {
  expectIllegal(`${heights('d2=1')}/1/iris:E5,B2/athena[^]:A5,C2`, 'b2>d2^d1');
  expectIllegal(`${heights('b2=1')}/1/iris:E5,B2/hades:A5,C2`, 'b2>d2^d1');
  expectIllegal(`${FLAT}/1/iris:E5,B2/aeolus[e]:A5,C2`, 'b2>d2^d1');
  expectIllegal(`${FLAT}/1/iris:E5,B2/hippolyta[A5]:A5,C2`, 'b2>d2^d1');
  const climb = `${heights('d2=2')}/1/iris:E5,B2/persephone:A5,C2`;
  expectIllegal(climb, 'b2>b3^b4');
  expectLegal(climb, 'b2>d2^d1');
});

test('IRIS-5: not over a worker of Clio on a coin', () => {
  expectIllegal(`${heights('c2=1')}/1/iris:E5,B2/clio[2|C2]:A5,C2`, 'b2>d2^d1');
  expectLegal(`${heights('c2=1')}/1/iris:E5,B2/clio[2|]:A5,C2`, 'b2>d2^d1');
});

test('IRIS-6: the build is where it landed, and without one the jump is illegal', () => {
  const jump = `${FLAT}/1/iris:E5,B2/mortal:A5,C2`;
  expectIllegal(jump, 'b2>d2^b2');
  const walled = `${heights('d5=4 e4=4')}/1/iris:C3,A1/mortal:D4,A5`;
  expect(optionsAfter(walled)).not.toContain('c3>e5');
  expect(optionsAfter(walled.replace(heights('d5=4 e4=4'), heights('d5=4')))).toContain('c3>e5');
});
