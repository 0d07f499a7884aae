import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectStuck,
  optionsAfter,
  playText,
  winnerOf,
} from '../support/play.ts';

const TOWER = `${heights('d3=2')}/1/theseus:E5,B2/mortal:A5,D3`;

test('THESEUS-1: once, a neighbouring opponent exactly two levels up leaves the game', () => {
  expectLegal(TOWER, 'b2>c3^c4(xd3)[x]', `${heights('d3=2 c4=1')}/2/theseus[x]:E5,C3/mortal:A5`);
  expectLegal(TOWER, 'b2>c3^c4', `${heights('d3=2 c4=1')}/2/theseus:E5,C3/mortal:A5,D3`);
  expectIllegal(`${heights('d3=2')}/1/theseus[x]:E5,B2/mortal:A5,D3`, 'b2>c3^c4(xd3)');
});

test('THESEUS-2: any worker of his, exactly two levels, one victim', () => {
  expectLegal(`${heights('d3=2')}/1/theseus:E4,B2/mortal:A5,D3`, 'b2>b3^b4(xd3)[x]');
  expectIllegal(`${heights('d3=1')}/1/theseus:E5,B2/mortal:A5,D3`, 'b2>c3^c4(xd3)[x]');
  expectIllegal(`${heights('d3=3')}/1/theseus:E5,B2/mortal:A5,D3`, 'b2>c3^c4(xd3)[x]');
  expectIllegal(`${heights('d3=2 c2=2')}/1/theseus:E5,B2/mortal:C2,D3`, 'b2>c3^c4(xd3)(xc2)[x]');
});

test('THESEUS-3: judged after the build; workers on coins are safe', () => {
  expect(optionsAfter(TOWER, 'b2>c3')).not.toContain('(xd3)');
  expect(optionsAfter(TOWER, 'b2>c3', '^c4')).toContain('(xd3)');
  expectIllegal(`${heights('d3=2')}/1/theseus:E5,B2/clio[2|D3]:A5,D3`, 'b2>c3^c4(xd3)[x]');
});

test('THESEUS-4: an opponent without workers loses at the start of their turn', () => {
  const last = playText(`${heights('d3=2')}/1/theseus:E5,B2/mortal:D3`, 'b2>c3^c4(xd3)[x]');
  expect(winnerOf(last)).toBeUndefined();
  expectStuck(last);
});
