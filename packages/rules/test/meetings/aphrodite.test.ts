import { test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, expectWin, FLAT } from '../support/play.ts';

test('APHRODITE-2: a marked worker that leaves her is not excused by leaving the game', () => {
  const hydra = `${heights('b5=3')}/1/hydra:B4,B3/aphrodite:C4,E1`;
  // Both of Hydra's are marked and side by side after it, so one of them goes: not the one that went too far.
  expectIllegal(hydra, 'b4>a4^a5(xa4)');
  expectLegal(hydra, 'b4>c3^b4(xc3)');
});

test('APHRODITE-9: every marked worker that moved is tested: Hermes, Castor & Pollux, Terpsichore', () => {
  const hermes = `${FLAT}/1/hermes:D3,C4/aphrodite:C3,A1`;
  expectIllegal(hermes, 'd3>e3^e2');
  expectLegal(hermes, 'd3>d2 c4>b4^a4');
  expectIllegal(hermes, 'd3>d2 c4>c5^d5');
  expectIllegal(`${FLAT}/1/castor:D3,C4/aphrodite:C3,A1`, 'd3>d2 c4>c5');
  expectLegal(`${FLAT}/1/castor:D3,C4/aphrodite:C3,A1`, 'd3>d2 c4>b4');
  expectIllegal(`${FLAT}/1/terpsichore:D3,C4/aphrodite:C3,A1`, 'd3>d2 c4>c5^d1^d5');
});

test('APHRODITE-10: Scylla may leave if she drags one of hers along, and then must', () => {
  const scylla = `${FLAT}/1/scylla:D3,A5/aphrodite:C3,A1`;
  expectLegal(scylla, 'd3>e3(c3>d3)^e2');
  expectIllegal(scylla, 'd3>e3^e2');
  expectWin(`${heights('d3=2 e3=3')}/1/scylla:D3,A5/aphrodite:C3,A1`, 'd3>e3#');
});

test('APHRODITE-11: the mark is set before Charon’s ferry, the move tested after it', () => {
  const charon = `${FLAT}/1/charon:C3,A5/aphrodite:D3,A1`;
  expectIllegal(charon, '(d3>b3) c3>d2^e1');
  expectLegal(charon, '(d3>b3) c3>c2^d1');
});

test('APHRODITE-12: workers on coins and hidden ones are marked like any other', () => {
  expectIllegal(`${heights('d3=1')}/1/clio[2|D3]:D3,A1/aphrodite:C3,A5`, 'd3>e3^e2');
  expectIllegal(`${FLAT}/1/hecate:D3,A1/aphrodite:C3,A5`, 'd3>e3^e2');
});

test('HADES-5: his workers in the hands of Dionysus or Eris may step down', () => {
  expectLegal(`${heights('c4=1')}/1/eris:E5,B2/hades:C4,E1`, 'c4>c3^c2');
  expectLegal(`${heights('d4=3 a5=1')}/1/dionysus:C3,E1/hades:A5,A1`, 'c3>d3^d4 {additional turn} a5>a4^b5');
});

test('HARPIES-10: their workers in the hands of Dionysus or Eris do not slide', () => {
  expectLegal(`${FLAT}/1/eris:E5,B2/harpies:C4,E1`, 'c4>c3^c2');
  expectLegal(
    `${heights('d4=3')}/1/dionysus:C3,E1/harpies:A5,A1`,
    'c3>d3(d3>e3)^d4 {additional turn} a5>a4^b5',
  );
});
