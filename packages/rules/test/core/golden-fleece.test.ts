import { GODS, makeFen, parseFen } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  at,
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectStuck,
  expectWin,
  FLAT,
  optionsAfter,
  playText,
  turnTexts,
} from '../support/play.ts';
import { diceOf, randomGame, startOf } from '../support/random-play.ts';

const POWERS = GODS.filter(({ fleece }) => fleece === true);
const MORTALS = GODS.filter(({ id }) => id === 'mortal').flatMap((god) => [god, god]);

test('G14.1: one shared power, for two players without powers', () => {
  expect(POWERS).toHaveLength(33);
  for (const fen of [
    `${FLAT}/1/mortal/pan/fleece=apollo`,
    `${FLAT}/1/mortal/mortal/mortal/fleece=apollo`,
    `${FLAT}/1/mortal/mortal/fleece=athena`,
  ]) {
    expect(parseFen(fen)).toMatchObject({ ok: false, error: { code: 'ERR_FLEECE' } });
  }
});

test('G14.2: setup text is ignored: Bia asks for no place, and nobody gets more workers', () => {
  const start = `${FLAT}/1/mortal/mortal/fleece=bia`;
  expect(optionsAfter(start)).toContain('+c3');
  expect(makeFen(playText(start, '+c3+b2'))).toBe(`${FLAT}/2/mortal:C3,B2/mortal/fleece=bia`);
});

test('G14.3 G14.4: both place, the start player puts the Ram, the other one begins', () => {
  const placed = playText(`${FLAT}/2/mortal/mortal/fleece=atlas`, '+a1+b1', '+d5+e5');
  expect(placed.toMove).toBe(1);
  expect(optionsAfter(placed)).toHaveLength(21);
  const begun = playText(placed, '{Ram c3}');
  expect(makeFen(begun)).toBe(`${FLAT}/1/mortal:D5,E5/mortal:A1,B1/fleece=atlas:C3`);
});

test('G14.5: to everybody the Ram is a dome that stays', () => {
  const ram = `${FLAT}/1/mortal:B3,E1/mortal:D3,A5/fleece=minotaur:C3`;
  expect(optionsAfter(ram)).not.toContain('b3>c3');
  expect(turnTexts(ram).filter((text) => text.includes('^c3'))).toEqual([]);
  expectIllegal(`${FLAT}/1/mortal:B3,E1/mortal:C3,A5/fleece=minotaur:D3`, 'b3>c3(c3>d3)^b3');
  // Nobody slides onto it, nobody jumps onto it.
  expectLegal(`${FLAT}/1/mortal:A3,E1/mortal:D4,A5/fleece=harpies:D3`, 'a3>b3(b3>c3)^c4');
  expectIllegal(`${FLAT}/1/mortal:B3,E1/mortal:C3,A5/fleece=iris:D3`, 'b3>d3^d4');
});

test('G14.6: who has a worker beside it when the turn begins has the power for the whole turn', () => {
  const beside = `${FLAT}/1/mortal:B2,E1/mortal:A5,E5/fleece=artemis:C3`;
  // The worker leaves the Ram with its first move and keeps the second.
  expectLegal(beside, 'b2>a1>a2^a3');
  // The other worker of the same player has the power too.
  expectLegal(beside, 'e1>e2>e3^e4');
  expectIllegal(beside.replace('B2', 'A1'), 'e1>d1>c1^b1');
  // Coming there gives nothing before the next turn.
  expectIllegal(beside.replace('B2', 'A2'), 'a2>b2>a1^a2');
  const both = `${FLAT}/1/mortal:B2,E1/mortal:D4,E5/fleece=artemis:C3`;
  expectLegal(both, 'b2>a1>a2^a3');
  expectLegal(both.replace('/1/', '/2/'), 'd4>d5>c5^b5');
});

test('G14.7: powers of the opponent’s turn work for the one who waits beside it', () => {
  const climb = heights('b3=1');
  expectIllegal(`${climb}/1/mortal:B3,E1/mortal:D4,E5/fleece=hades:C5`, 'b3>a3^a4');
  expectLegal(`${climb}/1/mortal:B3,E1/mortal:D2,E5/fleece=hades:C5`, 'b3>a3^a4');
  expectNoWin(`${heights('b5=2 a5=3')}/1/mortal:B5,E1/mortal:D4,E5/fleece=hera:D3`, 'b5>a5^a4');
  expectWin(`${heights('b5=2 a5=3')}/1/mortal:B5,E1/mortal:D1,E5/fleece=hera:D3`, 'b5>a5#');
  expectStuck(`${heights('c3=1')}/1/mortal:C3/mortal:A1,B1/fleece=hades:A2`);
});

test('G14.8: no powers but this one', () => {
  const far = `${heights('b2=3')}/1/mortal:B2,E1/mortal:A5,E5/fleece=pan:C5`;
  expectNoWin(far, 'b2>b3^b4');
  expectWin(far.replace('C5', 'C3'), 'b2>b3#');
});

describe('random games', () => {
  test.each(POWERS.map((god) => [god.name, god] as const))('with %s beside the Ram', (_, god) => {
    const { positions } = randomGame(startOf(MORTALS, god), diceOf(god.number ?? 0), 16);
    for (const position of positions) {
      // Everything but the table, which only fills up with what has been worked out already.
      expect({ ...at(makeFen(position)), table: undefined }).toEqual({ ...position, table: undefined });
    }
    const last = positions.at(-1) ?? at(FLAT);
    const everybody = last.workers.reduce((all, set) => all | set, 0);
    expect(last.ram & (last.level1 | last.domes | everybody)).toBe(0);
    expect(last.ram).toBe(positions[3]?.ram);
  });
});
