import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, FLAT, openAfter } from '../support/play.ts';

test('PROMETHEUS-9: while a climb is possible there is no build before moving', () => {
  const climb = `${heights('c4=1')}/1/prometheus:B3,E1/persephone:A5,E5`;
  expectIllegal(climb, '^b4 b3>c3^c2');
  expectLegal(climb, 'b3>c4^d4');
  expectLegal(`${FLAT}/1/prometheus:B3,E1/persephone:A5,E5`, '^b4 b3>c3^c2');
});

test('PROMETHEUS-10: a sleeper cannot begin with a build', () => {
  const asleep = `${heights('b3=1')}/1/prometheus:B3,E1/hypnus:A5,E5`;
  expectIllegal(asleep, '^b4 b3>c3^c2');
  expectLegal(asleep, '^d2 e1>d1^d2');
});

test('PROMETHEUS-11: the first build can open a level move against Hades', () => {
  const lone = `${heights('c3=1')}/1/prometheus:C3,E5/hades:A5,A1`;
  expectIllegal(lone, 'c3>d3^d4');
  expectLegal(lone, '^d3 c3>d3^d4');
});

test('PROMETHEUS-12: both builds obey Limus; Gaea may step in after a dome and block the move', () => {
  const limus = `${FLAT}/1/prometheus:B2,E5/limus:C4,E1`;
  expectIllegal(limus, '^b3 b2>a2^a1');
  expectIllegal(limus, '^a1 b2>b3^b4');
  const gaea = `${heights('a2=3')}/1/prometheus:A1,E5/gaea:C5,E1`;
  expect(openAfter(gaea, '^a2*').decides).toBe(1);
});

test('PROMETHEUS-13: the move in between obeys Aphrodite, Aeolus and Hippolyta', () => {
  expectIllegal(`${FLAT}/1/prometheus:B2,E5/aphrodite:A3,E1`, '^c3 b2>c1^d1');
  expectIllegal(`${FLAT}/1/prometheus:B2,E5/aeolus[n]:A5,E1`, '^c3 b2>b3^b4');
  expectIllegal(`${FLAT}/1/prometheus:B2,E5/hippolyta[A5]:A5,E1`, '^c3 b2>b3^b4');
});

test('PROMETHEUS-14: the slide uses the heights with the first build', () => {
  const harpies = `${heights('c3=1 e3=1')}/1/prometheus:C3,A1/harpies:A5,E5`;
  expectLegal(harpies, 'c3>d3^d4');
  expectLegal(harpies, '^d3 c3>d3(d3>e3)^e4');
  expectIllegal(harpies, '^d3 c3>d3^d4');
});
