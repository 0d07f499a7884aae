import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, FLAT, playText } from '../support/play.ts';

const PLAIN = `${heights('e2=2')}/1/polyphemus:E5,B2/mortal:A5,E1`;

test('POLYPHEMUS-1: once, after the build, one or two domes anywhere', () => {
  expectLegal(PLAIN, 'b2>b3^b4^e2*^c1*[x]', '0000001000000000000c00a00/2/polyphemus[x]:E5,B3/mortal:A5,E1');
  expectLegal(PLAIN, 'b2>b3^b4^c1*[x]');
  expectLegal(PLAIN, 'b2>b3^b4', `${heights('e2=2 b4=1')}/2/polyphemus:E5,B3/mortal:A5,E1`);
  expectIllegal(`${FLAT}/1/polyphemus[x]:E5,B2/mortal:A5,E1`, 'b2>b3^b4^c1*');
  expectIllegal(PLAIN, 'b2>b3^b4^e2*^c1*^d1*[x]');
});

test('POLYPHEMUS-2: two spaces for two domes; the one just built on will do', () => {
  expectIllegal(PLAIN, 'b2>b3^b4^c1*^c1*[x]');
  expectLegal(
    PLAIN,
    'b2>b3^b4^b4*[x]',
    `${heights('e2=2').replace(/^(.{6})0/, '$1b')}/2/polyphemus[x]:E5,B3/mortal:A5,E1`,
  );
});

test('POLYPHEMUS-3: low domes are no towers; Talus and coins are occupied', () => {
  const after = playText(PLAIN, 'b2>b3^b4^e2*[x]');
  expect(after.level3 & after.domes).toBe(0);
  expectIllegal(`${FLAT}/1/polyphemus:E5,B2/europa[C1]:A5,E1`, 'b2>b3^b4^c1*[x]');
  expectIllegal(`${heights('c1=1')}/1/polyphemus:E5,B2/clio[2|C1]:A5,E1`, 'b2>b3^b4^c1*[x]');
});

test('POLYPHEMUS-4: Limus does not stop domes', () => {
  expectLegal(`${FLAT}/1/polyphemus:E5,B2/limus:C4,A1`, 'b2>a2^a3^c3*^b1*[x]');
});
