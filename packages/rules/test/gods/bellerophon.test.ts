import { test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, expectWin } from '../support/play.ts';

test('BELLEROPHON-1: once, a move climbs two levels', () => {
  const tower = `${heights('b3=2')}/1/bellerophon:E5,B2/mortal:A5,E1`;
  expectLegal(tower, 'b2>b3^b4[x]', `${heights('b3=2 b4=1')}/2/bellerophon[x]:E5,B3/mortal:A5,E1`);
  expectIllegal(`${heights('b3=2')}/1/bellerophon[x]:E5,B2/mortal:A5,E1`, 'b2>b3^b4');
  // Afterwards he climbs like everybody.
  expectLegal(`${heights('b3=1')}/1/bellerophon[x]:E5,B2/mortal:A5,E1`, 'b2>b3^b4');
});

test('BELLEROPHON-2: from level 1 to level 3 wins', () => {
  expectWin(`${heights('b2=1 b3=3')}/1/bellerophon:E5,B2/mortal:A5,E1`, 'b2>b3#');
});

test('BELLEROPHON-3: exactly two, and smaller steps do not use it', () => {
  expectIllegal(`${heights('b3=3')}/1/bellerophon:E5,B2/mortal:A5,E1`, 'b2>b3^b4');
  const one = `${heights('b3=1')}/1/bellerophon:E5,B2/mortal:A5,E1`;
  expectLegal(one, 'b2>b3^b4', `${heights('b3=1 b4=1')}/2/bellerophon:E5,B3/mortal:A5,E1`);
  expectLegal(
    `${heights('b2=2')}/1/bellerophon:E5,B2/mortal:A5,E1`,
    'b2>b3^b4',
    `${heights('b2=2 b4=1')}/2/bellerophon:E5,B3/mortal:A5,E1`,
  );
});

test('BELLEROPHON-4: Athena forbids it, Persephone does not demand it', () => {
  expectIllegal(`${heights('b3=2')}/1/bellerophon:E5,B2/athena[^]:A5,E1`, 'b2>b3^b4[x]');
  const tempting = `${heights('b3=2')}/1/bellerophon:E5,B2/persephone:A5,E1`;
  expectLegal(tempting, 'b2>c3^c4');
  expectLegal(tempting, 'b2>b3^b4[x]');
  const both = `${heights('b3=2 c3=1')}/1/bellerophon:E5,B2/persephone:A5,E1`;
  expectIllegal(both, 'b2>b1^c1');
  expectLegal(both, 'b2>c3^c4');
  expectLegal(both, 'b2>b3^b4[x]');
});
