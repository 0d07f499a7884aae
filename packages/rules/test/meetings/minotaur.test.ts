import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { afterSteps, expectIllegal, expectLegal, FLAT, fenOf, playText, winnerOf } from '../support/play.ts';

test('MINOTAUR-9: a push is the move it is for Athena, Hades, Aeolus, Hippolyta, Hypnus and Persephone', () => {
  expectIllegal(`${heights('c2=1')}/1/minotaur:E5,B2/athena[^]:A5,C2`, 'b2>c2(c2>d2)^b2');
  expectIllegal(`${heights('b2=1')}/1/minotaur:E5,B2/hades:A5,C2`, 'b2>c2(c2>d2)^b2');
  expectIllegal(`${FLAT}/1/minotaur:E5,B2/aeolus[e]:A5,C2`, 'b2>c2(c2>d2)^b2');
  expectIllegal(`${FLAT}/1/minotaur:E5,B2/hippolyta[A5]:A5,C2`, 'b2>c2(c2>d2)^b2');
  expectIllegal(`${heights('b2=1')}/1/minotaur:E5,B2/hypnus:A5,C2`, 'b2>c2(c2>d2)^b2');
  const climb = `${heights('c2=1')}/1/minotaur:E5,B2/persephone:A5,C2`;
  expectLegal(climb, 'b2>c2(c2>d2)^b2');
  expectIllegal(climb, 'b2>b3^b4');
});

test('MINOTAUR-11: not somebody on a coin, and nobody onto a coin', () => {
  expectIllegal(`${heights('c2=1')}/1/minotaur:E5,B2/clio[2|C2]:A5,C2`, 'b2>c2(c2>d2)^b2');
  expectIllegal(`${heights('d2=1')}/1/minotaur:E5,B2/clio[2|D2]:A5,C2`, 'b2>c2(c2>d2)^b2');
});

test('MINOTAUR-12: the pushed worker stands in the way of a slide', () => {
  expectLegal(
    `${FLAT}/1/minotaur:E5,B2/harpies:A5,C2`,
    'b2>c2(c2>d2)^b2',
    `${heights('b2=1')}/2/minotaur:E5,C2/harpies:A5,D2`,
  );
});

test('MINOTAUR-13: the pushed worker stays on a whirlpool, his own is carried', () => {
  const behind = playText(`${FLAT}/1/minotaur:E5,B2/charybdis[D2,A1]:A5,C2`, 'b2>c2(c2>d2)^b2');
  expect(fenOf(behind)).toContain(':A5,D2');
  const onto = playText(`${FLAT}/1/minotaur:E5,B2/charybdis[C2,A1]:A5,C2`, 'b2>c2(c2>d2)(c2>a1)^b2');
  expect(fenOf(onto)).toContain('minotaur:E5,A1');
});

test('MINOTAUR-14: a hidden worker is pushed; one behind it makes the step illegal', () => {
  const pushed = playText(`${FLAT}/1/minotaur:E5,B2/hecate:A5,C2`, 'b2>c2(c2>d2)^b2');
  expect(fenOf(pushed)).toContain('hecate:A5,D2');
  const blocked = afterSteps(`${FLAT}/1/minotaur:E5,B2/hecate:C2,D2`, 'b2>c2');
  expect(fenOf(blocked)).toBe(`${FLAT}/2/minotaur:E5,B2/hecate:C2,D2`);
});

test('MINOTAUR-15: a worker pushed into the abyss loses for its owner', () => {
  expect(winnerOf(playText(`${FLAT}/1/minotaur:E5,B2/tartarus[D2]:A5,C2`, 'b2>c2(c2>d2)#'))).toBe(1);
});
