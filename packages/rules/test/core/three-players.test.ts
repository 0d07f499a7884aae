/** G11: everybody alone, until somebody wins or one is left. */

import { GODS, type God, hasTurn, lose, makeFen, type Position, results } from '@caldera/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  resultTexts,
  turnTexts,
} from '../support/play.ts';
import { diceOf, pick, randomGame, startOf } from '../support/random-play.ts';

const forThree = (god: God): boolean => god.players.includes(3);

test('G11.1: everybody places two workers and plays alone', () => {
  const placed = playText(`${FLAT}/1/pan/atlas/apollo`, '+a1+a2', '+c1+c2', '+e1+e2');
  expect(makeFen(placed)).toBe(`${FLAT}/1/pan:A2,A1/atlas:C2,C1/apollo:E2,E1`);
  expect(optionsAfter(placed).every((step) => step.startsWith('a'))).toBe(true);
});

test('G11.1: what binds opponents binds both of them, each in their own turn', () => {
  const climbed = (mover: number): string =>
    `${heights('b2=1 d2=1')}/${mover}/athena[^]:A5,B5/pan:A1,B1/atlas:D1,E1`;
  expectIllegal(climbed(2), 'b1>b2^c2');
  expectIllegal(climbed(3), 'd1>d2^c2');
  const slippery = (mover: number): string => `${FLAT}/${mover}/harpies:A5,B5/pan:A1,B1/atlas:D1,E1`;
  expectLegal(slippery(2), 'a1>a2(a2>a3)(a3>a4)^a3');
  expectLegal(slippery(3), 'e1>e2(e2>e3)(e3>e4)(e4>e5)^e4');
});

test('G11.2: who has no turn is out, the workers leave, the towers stay, the next one plays', () => {
  const walled = '0002000022000002200002000/1/pan:E5,A1/atlas:C3,C1/apollo:B3,D3';
  expectStuck(walled);
  expect(turnTexts(walled)).toEqual([]);
  const two = playText(walled, '-');
  expect(makeFen(two)).toBe('0002000022000002200002000/2/pan-:/atlas:C3,C1/apollo:B3,D3');
  expectLegal(two, 'c3>c4^c5', '0012000022000002200002000/3/pan-:/atlas:C4,C1/apollo:B3,D3');
});

test('G11.2: the turn passes over those who are out', () => {
  const two = `${FLAT}/3/pan:A1,B1/atlas-:/apollo:D1,E1`;
  expectLegal(two, 'd1>d2^d3', `${heights('d3=1')}/1/pan:A1,B1/atlas-:/apollo:D2,E1`);
  expectLegal(two.replace('/3/', '/1/'), 'a1>a2^a3', `${heights('a3=1')}/3/pan:A2,B1/atlas-:/apollo:D1,E1`);
});

test('G11.2: what lasts ends with the player', () => {
  const cases = [
    ['athena[^]', 'b2=1', 'b1>b2^c2'],
    ['aeolus[n]', 'e3=0', 'b1>b2^c2'],
    ['europa[B2]', 'e3=0', 'b1>b2^c2'],
    ['clio[2|B2]', 'b2=1', 'b1>b2^c2'],
    ['limus', 'e3=0', 'b1>b2^b3'],
    ['hippolyta[A4]', 'e3=0', 'b1>b2^c2'],
    ['hades', 'b1=1', 'b1>b2^c2'],
  ] as const;
  for (const [card, towers, turn] of cases) {
    const three = at(`${heights(towers)}/2/${card}:A4,B4/pan:A1,B1/atlas:D1,E1`);
    expectIllegal(three, turn);
    expectLegal(lose(three, 0), turn);
  }
  const whirl = at(`${FLAT}/2/charybdis[B2,E5]:A4,B4/pan:A1,B1/atlas:D1,E1`);
  expectLegal(whirl, 'b1>b2(b2>e5)^e4');
  expectLegal(lose(whirl, 0), 'b1>b2^c2', `${heights('c2=1')}/3/charybdis-:/pan:B2,A1/atlas:D1,E1`);
});

test('G11.2: who is out at one table in hand is not out at the next', () => {
  const three = at(`${heights('b2=1')}/2/athena[^]:A4,B4/pan:A1,B1/atlas:D1,E1`);
  const [...before] = resultTexts(three);
  expectLegal(lose(three, 0), 'b1>b2^c2');
  expect(resultTexts(three)).toEqual(before);
  expectIllegal(three, 'b1>b2^c2');
});

test('G11.3: the last one left has won, and so has whoever wins before', () => {
  const two = at(`${FLAT}/1/pan:A1,B1/atlas-:/apollo:D1,E1`);
  expect(makeFen(lose(two, 0))).toBe(`${FLAT}/3/pan-:/atlas-:/apollo#:D1,E1`);
  const top = `${heights('a1=2 a2=3')}/1/pan:A1,B1/atlas:C3,C4/apollo:D1,E1`;
  expectWin(top, 'a1>a2#');
  expectNoWin(top, 'b1>b2^b3');
});

/** Every power for three in the first, second or third seat beside two simple ones, some turns into a game. */
const someGame = (god: God, seed: number): { readonly seat: number; readonly position: Position } => {
  const dice = diceOf(seed);
  const seat = dice(3);
  const others = GODS.filter(
    ({ id }) => id === 'pan' || id === 'atlas' || id === 'apollo' || id === 'demeter',
  );
  const gods = Array.from({ length: 3 }, (_, player) => (player === seat ? god : pick(dice, others)));
  const mayMeet = god.id !== 'gaea' && god.id !== 'hades';
  const table = mayMeet ? gods : gods.map((other) => (other === god ? god : (others[0] ?? god)));
  const { positions } = randomGame(startOf(table), dice, 4 + dice(14));
  const position = positions.findLast(({ winner, out }) => winner < 0 && out === 0);
  if (position === undefined) throw new Error(`no position for ${god.name}`);
  return { seat, position };
};

test('G11.2: whoever is out, the others play as if a mortal had left', { timeout: 120_000 }, () => {
  for (const god of GODS.filter(forThree)) {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { seat, position } = someGame(god, seed);
        const left = lose(position, seat);
        const text = makeFen(left);
        expect(text.split('/')[seat + 2]).toBe(
          `${god.fenName ?? god.id}-${position.placed === 7 ? ':' : ''}`,
        );
        expect(makeFen(at(text))).toBe(text);
        const plain = text.replace(`${god.fenName ?? god.id}-`, 'mortal-');
        const rename = (after: string): string => after.replace(`${god.fenName ?? god.id}-`, 'mortal-');
        expect(resultTexts(left).map(rename).toSorted()).toEqual(resultTexts(plain).toSorted());
        expect(hasTurn(left)).toBe(hasTurn(at(plain)));
      }),
      { numRuns: 3 },
    );
  }
});

test('G11.2: in random games three become two, and two one', { timeout: 120_000 }, () => {
  const gods = GODS.filter(({ id }) => id === 'maenads' || id === 'limus' || id === 'medusa');
  let eliminated = 0;
  for (let seed = 1; seed <= 30; seed += 1) {
    const { positions } = randomGame(startOf(gods), diceOf(seed), 60);
    let last = positions.at(-1) ?? startOf(gods);
    while (last.winner < 0 && !hasTurn(last)) {
      last = lose(last, last.toMove);
      eliminated += 1;
      expect([...results(last)].every(({ out }) => (out & last.out) === last.out)).toBe(true);
    }
  }
  expect(eliminated).toBeGreaterThan(0);
});
