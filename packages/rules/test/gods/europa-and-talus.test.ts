import { lose, makeFen, makeState } from '@caldera/rules';
import { expect, test } from 'vitest';
import { at, expectIllegal, expectLegal, FLAT, optionsAfter, playText } from '../support/play.ts';

const OPEN = '0000003000000000000000000/1/europa:E5,B2/mortal:B5,E1';

test('EUROPA-1: at the end of her turn Talus goes beside the worker that moved, from anywhere', () => {
  expectLegal(OPEN, 'b2>b3^a4[B4]', '0000013000000000000000000/2/europa[B4]:E5,B3/mortal:B5,E1');
  expect(optionsAfter(OPEN, 'b2>b3', '^a4')).toEqual([
    '@a2',
    '@a3',
    '@a4',
    '@b2',
    '@b4',
    '@c2',
    '@c3',
    '@c4',
    'skip',
  ]);
  // From across the board, and never "again" to where it stands.
  const far = '0000000000000000000000000/1/europa[E4]:E5,B2/mortal:B5,E1';
  expectLegal(far, 'b2>b3^a4[B4]', '0000010000000000000000000/2/europa[B4]:E5,B3/mortal:B5,E1');
  const near = '0000000000000000000000000/1/europa[B4]:E5,B2/mortal:B5,E1';
  expect(optionsAfter(near, 'b2>b3', '^a4')).not.toContain('@b4');
});

test('EUROPA-2: Talus’ space is like a dome for everybody, her too', () => {
  const closed = '0200003000000000000000000/2/europa[B4]:E5,B3/mortal:B5,E1';
  expectIllegal(closed, 'b5>b4#');
  expectIllegal(closed, 'b5>a5^b4');
  const hers = closed.replace('/2/', '/1/');
  expectIllegal(hers, 'b3>b4^b3');
  expectIllegal(hers, 'b3>a3^b4');
  expectIllegal(`${FLAT}/1/minotaur:E5,B2/europa[D2]:A5,C2`, 'b2>c2(c2>d2)^b2');
});

test('EUROPA-3: the space keeps its level and opens when Talus leaves', () => {
  const open = playText('0200003000000000000000000/1/europa[B4]:E5,B3/mortal:B5,E1', 'b3>b2^b1[A1]');
  expect(makeFen(open)).toBe('0200003000000000000001000/2/europa[A1]:E5,B2/mortal:B5,E1');
  expect(optionsAfter(open)).toContain('b5>b4');
});

test('EUROPA-4: Talus is not put on workers, domes or the Ram', () => {
  const crowd = '0000040000000000000000000/1/europa:A2,B2/mortal:C4,E1';
  expect(optionsAfter(crowd, 'b2>b3', '^b4')).toEqual(['@a3', '@b2', '@b4', '@c2', '@c3', 'skip']);
});

test('EUROPA-5: putting it is a choice each turn', () => {
  const after = expectLegal(OPEN, 'b2>b3^a4', '0000013000000000000000000/2/europa:E5,B3/mortal:B5,E1');
  expect(makeState(after, 0)).toBe('');
  const stays = `${FLAT}/1/europa[E4]:E5,B2/mortal:B5,E1`;
  expect(makeState(playText(stays, 'b2>b3^a4'), 0)).toBe('E4');
});

test('EUROPA-6: when she is out, Talus leaves the board', () => {
  const two = lose(at(`${FLAT}/1/europa[C4]:A1,E1/pan:B5,D5/atlas:A3,E3`), 0);
  expect(makeFen(two)).toBe(`${FLAT}/2/europa-:/pan:B5,D5/atlas:A3,E3`);
  expect(optionsAfter(two)).toContain('b5>c4');
});

test('EUROPA-2 NYX-3: by night Talus closes nothing, and the text says who stands there', () => {
  const night = '0000400000000000000000000/1/nyx[zeus]:A4,E1/europa[B4]:A5,C3';
  const over = makeFen(playText(night, 'a4>b4^a4'));
  expect(over).toBe('0000410000000000000000000/2/nyx[zeus]:B4,E1/europa[B4]:A5,C3');
  expect(makeFen(at(over))).toBe(over);
});

test('EUROPA-2 NYX-3: by night somebody may build on Talus, which goes back to the card then', () => {
  const night = '0000400000000000000000000/1/nyx[zeus]:A4,E1/europa[B4]:A5,C3';
  const built = (turn: string): string => makeFen(playText(night, turn));
  expect(built('a4>a3^b4')).toBe('0000401000000000000000000/2/nyx[zeus]:A3,E1/europa:A5,C3');
  expect(built('a4>b5^c4')).toContain('europa[B4]');
  expect(built('a4>b5^a4')).toContain('europa[B4]');
});
