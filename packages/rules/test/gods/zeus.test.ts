import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectStuck,
  expectWin,
  FLAT,
  optionsAfter,
  playText,
} from '../support/play.ts';

test('ZEUS-1: the builder may raise itself', () => {
  const board = `${heights('b3=1')}/1/zeus:E5,B2/mortal:A5,E1`;
  expectLegal(board, 'b2>b3^b3', `${heights('b3=2')}/2/zeus:E5,B3/mortal:A5,E1`);
  expectLegal(board, 'b2>b3^b4', `${heights('b3=1 b4=1')}/2/zeus:E5,B3/mortal:A5,E1`);
  // Not its fellow.
  expectIllegal(`${FLAT}/1/zeus:B4,B2/mortal:A5,E1`, 'b2>b3^b4');
});

test('ZEUS-2: from level 2 to level 3, but never a dome over its head', () => {
  expectNoWin(
    `${heights('b3=2 b2=1')}/1/zeus:E5,B2/mortal:A5,E1`,
    'b2>b3^b3',
    `${heights('b3=3 b2=1')}/2/zeus:E5,B3/mortal:A5,E1`,
  );
  const top = `${heights('c3=3 d3=3')}/1/zeus:E5,C3/mortal:A5,E1`;
  expectIllegal(top, 'c3>d3^d3');
  expect(optionsAfter(top, 'c3>d3')).not.toContain('^d3*');
  expectLegal(top, 'c3>d3^c3', `${heights('c3=4 d3=3')}/2/zeus:E5,D3/mortal:A5,E1`);
});

test('ZEUS-3: rising wins nothing and is no move up', () => {
  expectNoWin(
    `${heights('b2=2 b3=2')}/1/zeus:E5,B2/mortal:A5,E1`,
    'b2>b3^b3',
    `${heights('b2=2 b3=3')}/2/zeus:E5,B3/mortal:A5,E1`,
  );
});

test('ZEUS-4: from level 3 he has to step down and up again', () => {
  const top = `${heights('c3=3 d3=3 c4=2')}/1/zeus:E5,C3/mortal:A5,E1`;
  expectNoWin(top, 'c3>d3^d2');
  const down = playText(top, 'c3>c4^b4', 'a5>b5^a5');
  expectWin(down, 'c4>d3#');
});

test('ZEUS-5: tokens on the space leave it', () => {
  const whirlpools = `${FLAT}/1/zeus:E5,B2/charybdis[B3]:A5,E1`;
  expectLegal(whirlpools, 'b2>b3^b3', `${heights('b3=1')}/2/zeus:E5,B3/charybdis:A5,E1`);
});

test('ZEUS-6: not beside a worker of Limus, other builds as usual', () => {
  const limus = `${FLAT}/1/zeus:B2,E1/limus:C4,A1`;
  expectIllegal(limus, 'b2>b3^b3');
  expectLegal(limus, 'b2>c1^c1');
  expectLegal(limus, 'b2>b3^c2');
});

test('ZEUS-7: Athena and Persephone ignore the rise, Hypnus sees it from the next turn', () => {
  expectLegal(`${FLAT}/1/zeus:B2,E1/athena[^]:A5,E5`, 'b2>b3^b3');
  const climb = `${heights('c3=1')}/1/zeus:B2,E1/persephone:A5,E5`;
  expectIllegal(climb, 'b2>b3^b3');
  expectLegal(climb, 'b2>c3^c3');
  const asleep = playText(`${FLAT}/1/zeus:B2,E1/hypnus:A5,E5`, 'b2>b3^b3', 'a5>a4^a5');
  expect(optionsAfter(asleep).every((step) => step.startsWith('e1'))).toBe(true);
  const alone = playText(`${FLAT}/1/zeus:B2/hermes:A5,E5`, 'b2>b3^b3');
  expectStuck(playText(`${heights('b3=1')}/2/zeus:B3/hypnus:A5,E5`, 'a5>a4^a5'));
  expect(alone.toMove).toBe(1);
});
