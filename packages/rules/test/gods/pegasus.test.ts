import { makeState } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, expectNoWin, expectWin, optionsAfter } from '../support/play.ts';

test('PEGASUS-1: up any number of levels in one move', () => {
  for (const level of [1, 2, 3]) {
    expectNoWin(`${heights(`c3=${level}`)}/1/pegasus:E5,B2/mortal:A5,E1`, 'b2>c3^b2');
  }
});

test('PEGASUS-2: only a climb of one level wins', () => {
  expectWin(`${heights('b2=2 c3=3')}/1/pegasus:E5,B2/mortal:A5,E1`, 'b2>c3#');
  expectIllegal(`${heights('b2=1 c3=3')}/1/pegasus:E5,B2/mortal:A5,E1`, 'b2>c3#');
});

test('PEGASUS-3: after a flight to level 3 the turn goes on, and standing there wins nothing', () => {
  const flown = expectNoWin(
    `${heights('b2=1 c3=3 b3=3')}/1/pegasus:E5,B2/mortal:A5,E1`,
    'b2>c3^b2',
    `${heights('b2=2 c3=3 b3=3')}/2/pegasus:E5,C3/mortal:A5,E1`,
  );
  expect(makeState(flown, 0)).toBe('');
  expectNoWin(`${heights('c3=3 b3=3')}/1/pegasus:E5,C3/mortal:A5,E1`, 'c3>b3^b2');
});

test('PEGASUS-4: Athena forbids every climb, Persephone demands any', () => {
  const high = heights('c3=2');
  expect(optionsAfter(`${high}/1/pegasus:E5,B2/athena[^]:A5,E1`)).not.toContain('b2>c3');
  const bound = `${high}/1/pegasus:E5,B2/persephone:A5,E1`;
  expectLegal(bound, 'b2>c3^b2');
  expectIllegal(bound, 'b2>b3^b4');
  expectIllegal(bound, 'e5>e4^e5');
});
