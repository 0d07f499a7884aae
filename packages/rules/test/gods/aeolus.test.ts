import { makeFen } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  afterSteps,
  at,
  expectIllegal,
  expectLegal,
  expectStuck,
  FLAT,
  optionsAfter,
  playText,
  turnTexts,
} from '../support/play.ts';

const CALM = `${FLAT}/1/aeolus:E5,B2/mortal:A5,E1`;
const WEST_BLOCKED = `${FLAT}/2/aeolus[w]:E5,B2/mortal:C4,E1`;

test('AEOLUS-1: the wind is let out in one of eight directions, or taken back, or left alone', () => {
  expect(optionsAfter(CALM, 'b2>b3', '^b4')).toEqual(
    ['skip', ...Array.from({ length: 8 }, (_, direction) => `choose ${direction}`)].toSorted(),
  );
  // The option is the direction the wind blows to; east blocks west.
  expect(makeFen(afterSteps(CALM, 'b2>b3', '^b4', 'choose 2'))).toBe(
    `${heights('b4=1')}/2/aeolus[w]:E5,B3/mortal:A5,E1`,
  );
  const blowing = WEST_BLOCKED.replace('/2/', '/1/');
  expect(optionsAfter(blowing, 'b2>b3', '^b4')).toEqual(['choose 8', 'skip']);
  expectLegal(blowing, 'b2>b3^b4[]', `${heights('b4=1')}/2/aeolus:E5,B3/mortal:C4,E1`);
  expectLegal(blowing, 'b2>b3^b4', `${heights('b4=1')}/2/aeolus[w]:E5,B3/mortal:C4,E1`);
  expectIllegal(blowing, 'b2>b3^b4[n]');
});

test('AEOLUS-2: nobody moves straight into the wind, and every other direction is free', () => {
  expect(optionsAfter(WEST_BLOCKED).filter((step) => step.startsWith('c4'))).toEqual([
    'c4>b3',
    'c4>b5',
    'c4>c3',
    'c4>c5',
    'c4>d3',
    'c4>d4',
    'c4>d5',
  ]);
  expectIllegal(WEST_BLOCKED.replace('/2/', '/1/'), 'b2>a2^a3');
});

test('AEOLUS-3: every step, swap, push, jump and wrapped step has its direction', () => {
  const steps = turnTexts(`${FLAT}/2/aeolus[w]:E5,A1/artemis:C4,E1`).filter((text) => text.startsWith('c4>'));
  expect(steps.some((text) => /c4>b\d>c/.test(text))).toBe(true);
  expect(steps.filter((text) => text.startsWith('c4>b4') || text.startsWith('c4>c3>b3'))).toEqual([]);
  expectIllegal(`${FLAT}/2/aeolus[w]:B4,A1/apollo:C4,E1`, 'c4>b4(b4>c4)^b5');
  expectIllegal(`${FLAT}/2/aeolus[w]:B4,A1/minotaur:C4,E1`, 'c4>b4(b4>a4)^c4');
  expectIllegal(`${FLAT}/2/aeolus[w]:B4,E5/iris:C4,E1`, 'c4>a4^a3');
  expectIllegal(`${FLAT}/2/aeolus[w]:B4,E5/urania:A3,E1`, 'a3>e3^e2');
  expectLegal(`${FLAT}/2/aeolus[w]:B4,E5/urania:E3,C1`, 'e3>a3^a2');
});

test('AEOLUS-4: forces, slides, whirlpools and builds go against the wind', () => {
  expectLegal(`${FLAT}/2/aeolus[w]:D3,A1/charon:C3,E1`, '(d3>b3) c3>c4^b4');
  expectLegal(`${FLAT}/2/aeolus[w]:D3,A1/scylla:C3,E1`, 'c3>c4(d3>c3)^b4');
  expectLegal(`${FLAT}/1/charybdis[D3,A3]:C3,E1/aeolus[w]:A1,B1`, 'c3>d3(d3>a3)^a4');
  expectLegal(WEST_BLOCKED, 'c4>d4^c4');
});

test('AEOLUS-5: it is felt from the next turn on, by a team-mate too', () => {
  const after = playText(CALM, 'b2>b3^b4[s]');
  expectIllegal(after, 'a5>a4^a3');
  const team = `${FLAT}/1/pan:C4,E1/atlas:A1,B1/aeolus[w]/zeus`;
  expectIllegal(team, 'c4>b4^b5');
  expectIllegal(`${FLAT}/2/aeolus[w]:E5,A1/atlas:C4,B1/pan:A3,E1`, 'c4>b4^b5');
});

test('AEOLUS-6: who has no complete turn against the wind has lost', () => {
  const lee = `${heights('a1=0 a2=2 b2=2 d1=2 d2=2 e2=2')}/2/aeolus[e]:C5,D5/mortal:A1,C1`;
  expect(optionsAfter(lee.replace('[e]', ''))).toContain('a1>b1');
  expectIllegal(lee, 'a1>b1^a1');
  const alone = `${heights('a2=2 b2=2')}/2/aeolus[e]:C5,D5/mortal:A1`;
  expectStuck(alone);
  expectStuck(`${heights('a2=2 b2=2')}/1/aeolus[e]:A1/mortal:C5,D5`);
});

test('AEOLUS-8: the position text keeps the blocked direction', () => {
  for (const direction of ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']) {
    const fen = `${FLAT}/2/aeolus[${direction}]:E5,B2/mortal:A5,E1`;
    expect(makeFen(at(fen))).toBe(fen);
  }
  expect(() => at(`${FLAT}/2/aeolus[x]:E5,B2/mortal:A5,E1`)).toThrow('ERR_GOD_STATE');
});
