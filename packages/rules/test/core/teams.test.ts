/** G12: two teams that share their workers, and powers that each keeps to the own turns. */

import { GODS, type God, hasTurn, lose, makeFen, type Position } from '@caldera/rules';
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
} from '../support/play.ts';
import { diceOf, randomGame, startOf } from '../support/random-play.ts';

const forFour = ({ players, set }: God): boolean => players.includes(4) && set !== 'mortal';

test('G12.1: seats alternate, and both of a team move the same workers', () => {
  const table = (mover: number): string => `${FLAT}/${mover}/pan:A1,B1/atlas:D5,E5/demeter/apollo`;
  expect(optionsAfter(table(1)).map((step) => step.slice(0, 2))).toEqual(
    optionsAfter(table(3)).map((step) => step.slice(0, 2)),
  );
  expectLegal(table(1), 'a1>a2^a3', `${heights('a3=1')}/2/pan:A2,B1/atlas:D5,E5/demeter/apollo`);
  expectLegal(table(4), 'd5>d4^d5', `${heights('d5=1')}/1/pan:A1,B1/atlas:E5,D4/demeter/apollo`);
  expectIllegal(table(1), 'd5>d4^d5');
});

test('G12.2: a power is its owner’s, not the team-mate’s', () => {
  const two = (mover: number): string => `${FLAT}/${mover}/demeter:A1,B1/mortal:D5,E5/artemis/mortal`;
  expectLegal(two(1), 'a1>a2^a3^a1');
  expectIllegal(two(1), 'a1>a2>a3^a4');
  expectLegal(two(3), 'a1>a2>a3^a4');
  expectIllegal(two(3), 'a1>a2^a3^a1');
  const down = (mover: number): string => `${heights('a1=2')}/${mover}/pan:A1,B1/mortal:D5,E5/mortal/mortal`;
  expectWin(down(1), 'a1>a2#');
  expectNoWin(down(3), 'a1>a2^a3');
});

test('G12.3: what binds opponents binds both of them, and no team-mate', () => {
  const cold = (mover: number): string =>
    `${heights('a1=1 d5=1')}/${mover}/hades:A1,B1/mortal:D5,E5/mortal/mortal`;
  expectIllegal(cold(2), 'd5>d4^d3');
  expectIllegal(cold(4), 'd5>d4^d3');
  expectLegal(cold(1), 'a1>a2^a3');
  expectLegal(cold(3), 'a1>a2^a3');
});

test('G12.3: what concerns everybody concerns the team-mate too', () => {
  const beside = (card: string, mover: number): string =>
    `${FLAT}/${mover}/${card}:B1,E1/mortal:D5,E5/mortal/mortal`;
  for (const mover of [1, 3]) {
    expectIllegal(beside('aeolus[n]', mover), 'b1>b2^b3');
    expectIllegal(beside('europa[B2]', mover), 'b1>b2^b3');
    expectIllegal(beside('hippolyta[E1]', mover), 'b1>b2^b3');
    expectLegal(beside('hippolyta[B1]', mover), 'b1>b2^b3');
    expectLegal(beside('charybdis[B2,A5]', mover), 'b1>b2(b2>a5)^a4');
  }
});

test('G12.4: the first of each team places for it, the third in order takes the first turn', () => {
  const placed = playText(`${FLAT}/2/pan/apollo/atlas/demeter`, '+a1+b2', '+c3+d4');
  expect(makeFen(placed)).toBe(`${FLAT}/4/pan:D4,C3/apollo:B2,A1/atlas/demeter`);
});

test('G12.5: a team wins and loses together', () => {
  const won = playText(`${heights('c3=2 d3=3')}/3/pan:C3,E1/apollo:A5,A4/atlas/demeter`, 'c3>d3#');
  expect(won.winner).toBe(2);
  expectStuck(won);
  const walled = '0002000022000002200002000/4/pan:C3,C1/atlas:E5,A1/apollo/demeter';
  expectStuck(walled);
  expect(playText(walled, '-').winner % 2).toBe(0);
  for (const player of [0, 1, 2, 3]) {
    const { winner } = lose(at(`${FLAT}/1/pan:C3,C1/atlas:E5,A1/apollo/demeter`), player);
    expect(winner % 2).toBe((player + 1) % 2);
  }
});

test('G12.6: Athena’s last turn is that of her own player', () => {
  const climbed = `${heights('b1=1 d4=1 d5=1')}/1/athena:A1,B2/pan:E5,E4/atlas/apollo`;
  const one = playText(climbed, 'a1>b1^a1');
  expectIllegal(one, 'e5>d5^e5');
  const two = playText(one, 'e4>e3^e4');
  // The team-mate climbs down and up: that changes nothing.
  const three = playText(two, 'b1>a1^b1');
  expectIllegal(three, 'e5>d5^d4');
  const four = playText(three, 'e3>e2^e1');
  const five = playText(four, 'b2>b3^b4');
  expectLegal(five, 'e5>d5^e5');
});

/** Some turns into a game in which the third player has that power, at a moment when the first one moves. */
const someGame = (god: God, seed: number): Position | undefined => {
  const plain = GODS.filter(({ id }) => id === 'mortal').flatMap((mortal) => [mortal, mortal, god, mortal]);
  const dice = diceOf(seed);
  const { positions } = randomGame(startOf(plain), dice, 5 + dice(14));
  return positions.findLast(({ toMove, winner, placed }) => toMove === 0 && winner < 0 && placed === 3);
};

test('G12.2: in a team-mate’s turn a power that does not concern everybody does nothing', {
  timeout: 120_000,
}, () => {
  for (const god of GODS.filter(
    (each) => forFour(each) && each.any === undefined && each.holds === undefined,
  )) {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const position = someGame(god, seed);
        fc.pre(position !== undefined);
        const name = god.fenName ?? god.id;
        const without = (text: string): string => {
          const parts = text.split('/');
          return parts
            .map((part, index) => (index === 4 && part.startsWith(name) ? 'mortal' : part))
            .join('/');
        };
        const plain = without(makeFen(position));
        expect(new Set(resultTexts(position).map(without))).toEqual(new Set(resultTexts(plain)));
        expect(hasTurn(position)).toBe(hasTurn(at(plain)));
      }),
      { numRuns: 3 },
    );
  }
});
