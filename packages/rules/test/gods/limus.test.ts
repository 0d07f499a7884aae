import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, expectStuck, FLAT, optionsAfter } from '../support/play.ts';

const BESIDE = `${heights('c3=3')}/1/mortal:B2,E1/limus:A5,C4`;

test('LIMUS-1: opponents build no blocks beside her workers, but domes', () => {
  expectIllegal(BESIDE, 'b2>b3^b4', `${heights('c3=3 b4=1')}/2/mortal:B3,E1/limus:A5,C4`);
  expectLegal(BESIDE, 'b2>b3^a2', `${heights('c3=3 a2=1')}/2/mortal:B3,E1/limus:A5,C4`);
  expectLegal(BESIDE, 'b2>b3^c3', `${heights('c3=4')}/2/mortal:B3,E1/limus:A5,C4`);
  expectLegal(BESIDE.replace('/1/', '/2/'), 'c4>d4^d3');
});

test('LIMUS-2: any dome is a dome, also a low one', () => {
  const atlas = `${FLAT}/1/atlas:E5,B2/limus:C4,A1`;
  expectLegal(atlas, 'b2>c3^d3*', `${heights('d3=a')}/2/atlas:E5,C3/limus:C4,A1`);
  expectIllegal(atlas, 'b2>c3^d3');
  expectLegal(`${FLAT}/1/selene[E5]:E5,B2/limus:C4,A1`, 'b2>b3^d4*');
  expectLegal(`${heights('b2=1')}/1/asteria:E5,B2/limus:C4,A1`, 'b2>b3^c2^d5*');
});

test('LIMUS-3: every build of the turn is bound', () => {
  expectIllegal(`${FLAT}/1/demeter:B2,E5/limus:A5,C4`, 'b2>b3^a2^b4');
  expectLegal(`${FLAT}/1/demeter:B2,E5/limus:A5,C4`, 'b2>b3^a2^c2');
  expectIllegal(`${FLAT}/1/prometheus:B2,E5/limus:A5,C4`, '^b3 b2>a2 ^a1');
  expectLegal(`${FLAT}/1/prometheus:B2,E5/limus:A5,C4`, '^c2 b2>a2 ^a1');
  expectIllegal(`${FLAT}/1/hephaestus:B2,E5/limus:A5,C4`, 'b2>b3^b4^b4');
  // Medusa's stones are builds as well.
  const medusa = `${heights('b2=1')}/1/medusa:B2,E5/limus:A3,A2`;
  expectLegal(medusa, 'e5>e4^e3', `${heights('b2=1 e3=1')}/2/medusa:E4,B2/limus:A3,A2`);
});

test('LIMUS-4: where her workers stand at the moment of the build is what counts', () => {
  const swap = `${FLAT}/1/apollo:B2,E1/limus:C3,A5`;
  expectLegal(swap, 'b2>c3(c3>b2)^d4', `${heights('d4=1')}/2/apollo:C3,E1/limus:A5,B2`);
  expectIllegal(swap, 'b2>c3(c3>b2)^c2');
});

test('LIMUS-5: Zeus can not build under himself beside her', () => {
  const zeus = `${FLAT}/1/zeus:B2,E1/limus:C4,A1`;
  expectIllegal(zeus, 'b2>b3^b3');
  expectLegal(zeus, 'b2>c1^c1', `${heights('c1=1')}/2/zeus:C1,E1/limus:C4,A1`);
  expect(optionsAfter(BESIDE, 'b2>b3')).not.toContain('^c4');
});

test('LIMUS-6: a move that leaves only forbidden builds is illegal, no complete turn a loss', () => {
  // Every space around a4 and b4 neighbours one of hers.
  expectStuck(`${FLAT}/1/mortal:A5/limus:B5,B2`);
  const besieged = `${heights('a3=3')}/1/mortal:A5,E1/limus:B5,B2`;
  expect(optionsAfter(besieged, 'a5>a4')).toEqual(['^a3*']);
  expect(optionsAfter(`${FLAT}/1/mortal:A5,E1/limus:B5,B2`).every((step) => step.startsWith('e1'))).toBe(
    true,
  );
});

test('LIMUS-7: builds made with her own worker are free', () => {
  const dionysus = `${heights('d3=3')}/1/dionysus:C3,E1/limus:A5,B5`;
  expectLegal(
    dionysus,
    'c3>c2^d3 {additional turn} a5>a4^b4',
    `${heights('b4=1 d3=4')}/2/dionysus:C2,E1/limus:B5,A4`,
  );
});

test('LIMUS-8: placing workers and tokens is not building', () => {
  expectLegal(`${FLAT}/1/hydra:A1,E1/limus:C4,A5`, 'a1>b2^a1+b3');
  expectLegal(`${FLAT}/1/europa:B2,E1/limus:C4,A5`, 'b2>b3^a2[B4]');
});
