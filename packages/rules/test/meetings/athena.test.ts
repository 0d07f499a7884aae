import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, FLAT, fenOf, playText } from '../support/play.ts';

test('ATHENA-11: a move up counts although a slide ended lower', () => {
  const after = playText(`${heights('c3=1')}/1/athena:B3,E1/harpies:A5,E5`, 'b3>c3(c3>d3)(d3>e3)^e4[^]');
  expect(fenOf(after)).toContain('athena[^]');
});

test('ATHENA-13: whoever takes the card over, or loses it, starts without restriction', () => {
  // Circe takes the card with the flag set: nobody is bound by what happened before.
  const taken = playText(`${heights('d3=1')}/1/circe:C3,E1/athena[^]:A5,E5`, 'c3>d3^d4');
  expect(fenOf(taken)).toContain('athena[^]');
  const unclimbed = playText(`${heights('d3=1')}/1/circe:C3,E1/athena[^]:A5,E5`, 'c3>c4^c5');
  expectLegal(playText(unclimbed, 'a5>a4^a3', 'c4>c3^c2'), 'e5>e4^e3');
  expect(fenOf(unclimbed)).toContain('athena:');
  const drawn = `${heights('c4=3')}/2/chaos[athena(^)|apollo,pan]:E5,B2/mortal:D3,A1`;
  expect(fenOf(playText(drawn, 'd3>d4^c4{turns up pan}'))).toContain('chaos[pan|apollo]');
});

test('ATHENA-14: higher climbs are moves up too; Prometheus changes nothing', () => {
  expectIllegal(`${heights('b3=3')}/1/pegasus:E5,B2/athena[^]:A5,E1`, 'b2>b3^b4');
  expectIllegal(`${heights('b3=2')}/1/bellerophon:E5,B2/athena[^]:A5,E1`, 'b2>b3^b4[x]');
  expectIllegal(`${heights('d2=1')}/1/iris:C3,B2/athena[^]:C2,E1`, 'b2>d2^d3');
  expectIllegal(`${heights('b3=1')}/1/prometheus:E5,B2/athena[^]:A5,E1`, 'b2>b3^b4');
  expectLegal(`${FLAT}/1/prometheus:E5,B2/athena[^]:A5,E1`, '^a3 b2>b3^b4');
});
