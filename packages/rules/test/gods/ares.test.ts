import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { expectIllegal, expectLegal, expectWin, optionsAfter, turnTexts } from '../support/play.ts';

const RUINS = `${heights('d5=1 d4=2 e4=4 c3=1 e3=2 a2=1')}/1/ares:D4,B2/mortal:A5,E1`;

test('ARES-1: after the build, a block beside a worker that did not move may be removed', () => {
  expectLegal(RUINS, 'b2>b3^b4!d5', `${heights('b4=1 d4=2 e4=4 c3=1 e3=2 a2=1')}/2/ares:D4,B3/mortal:A5,E1`);
  expectLegal(
    RUINS,
    'b2>b3^b4',
    `${heights('d5=1 b4=1 d4=2 e4=4 c3=1 e3=2 a2=1')}/2/ares:D4,B3/mortal:A5,E1`,
  );
  expectIllegal(RUINS, 'b2>b3^b4!a2');
  expect(optionsAfter(RUINS, 'b2>b3', '^b4')).toEqual(['!c3', '!d5', '!e3', 'skip']);
  expectIllegal(RUINS, '!d5 b2>b3^b4');
});

test('ARES-2: exactly one block, from level 1 to 3, never under a dome', () => {
  expectLegal(
    RUINS,
    'b2>b3^b4!e3',
    `${heights('d5=1 b4=1 d4=2 e4=4 c3=1 e3=1 a2=1')}/2/ares:D4,B3/mortal:A5,E1`,
  );
  expectIllegal(RUINS, 'b2>b3^b4!e4');
  expectIllegal(RUINS, 'b2>b3^b4!e3!e3');
  expectIllegal(RUINS, 'b2>b3^b4!e5');
  const domes = `${heights('d5=b e5=c e4=3')}/1/ares:D4,B2/mortal:A5,E1`;
  expect(optionsAfter(domes, 'b2>b3', '^b4')).toEqual(['!e4', 'skip']);
});

test('ARES-3: a whirlpool goes with its block, coins and Talus can not be touched', () => {
  const whirlpool = `${heights('d5=1')}/1/ares:D4,B2/charybdis[D5,A1]:A5,E1`;
  expectLegal(whirlpool, 'b2>b3^b4!d5', `${heights('b4=1')}/2/ares:D4,B3/charybdis[A1]:A5,E1`);
  const coin = `${heights('d5=1 e5=1')}/1/ares:D4,B2/clio[2|D5]:A5,E1`;
  expect(optionsAfter(coin, 'b2>b3', '^b4')).toEqual(['!e5', 'skip']);
  const talus = `${heights('d5=1 e5=1')}/1/ares:D4,B2/europa[E5]:A5,E1`;
  expect(optionsAfter(talus, 'b2>b3', '^b4')).toEqual(['!d5', 'skip']);
});

test('ARES-4: the block just built may be the one', () => {
  expectLegal(RUINS, 'b2>c3^c4!c4', RUINS.replace('/1/', '/2/').replace('B2', 'C3'));
});

test('ARES-5: a lonely worker leaves nobody behind who could remove', () => {
  const lonely = `${heights('d5=1')}/1/ares:D4/mortal:A5,E1`;
  expect(turnTexts(lonely).filter((text) => text.includes('!'))).toEqual([]);
  expectLegal(lonely, 'd4>d3^d4');
});

test('ARES-6: a winning move ends the game before anything is removed', () => {
  const winning = `${heights('b2=2 b3=3 d5=1')}/1/ares:D4,B2/mortal:A5,E1`;
  expectWin(winning, 'b2>b3#');
  expect(turnTexts(winning).filter((text) => text.startsWith('b2>b3'))).toEqual(['b2>b3#']);
});

test('ARES-7: with four players the worker of the team that did not move counts', () => {
  const team = `${heights('d5=1 e1=0')}/3/pan:D4,B2/mortal:A5,E1/ares/atlas`;
  expectLegal(team, 'b2>b3^b4!d5', `${heights('b4=1')}/4/pan:D4,B3/mortal:A5,E1/ares/atlas`);
  expect(turnTexts(team.replace('/3/', '/1/')).filter((text) => text.includes('!'))).toEqual([]);
});
