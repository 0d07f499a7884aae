import {
  type God,
  type Position,
  positionOf,
  TurnWalker,
  tableOf,
  turnAlong,
  walkFrom,
} from '@caldera/rules';
import { expect, test } from 'vitest';
import { at, FLAT } from '../support/play.ts';

const POSITIONS = [
  `${FLAT}/1/moerae/mortal`,
  '0000000100001000100000100/1/hermes:B3,D3/mortal:C2,C4',
  '0000000100001000100000100/1/poseidon:B3,D3/gaea:C2,C4',
];

const startAt = (position: Position): TurnWalker => new TurnWalker(position.table).start(walkFrom(position));

/** Also when it is interrupted: then it has given no turn but still has walks to follow. */
const allFrom = (walker: TurnWalker): Position[] => {
  const found: Position[] = [];
  for (let isFound = walker.advance(); isFound || walker.waiting > 0; isFound = walker.advance())
    if (isFound) found.push(positionOf(walker.result));
  return found;
};

test.each(POSITIONS)('%s: an interrupted walker goes on where it was', (fen) => {
  const position = at(fen);
  const all = allFrom(startAt(position));
  const walker = startAt(position);
  let asked = 0;
  walker.interrupt = () => {
    asked += 1;
    return true;
  };
  expect(allFrom(walker)).toEqual(all);
  expect(asked).toBeGreaterThan(0);
});

test('a walker is interrupted before the first turn is complete', () => {
  const walker = startAt(at(`${FLAT}/1/moerae/nyx`));
  walker.interrupt = () => walker.begun > 1000;
  expect(walker.advance()).toBe(false);
  expect(walker.begun).toBeLessThan(2000);
});

test.each(POSITIONS)('%s: dives give turns, each another one', (fen) => {
  const position = at(fen);
  const all = new Set(allFrom(startAt(position)).map((after) => JSON.stringify(after)));
  const walker = startAt(position);
  walker.interrupt = () => true;
  walker.advance();
  const dives = Math.min(100, walker.waiting);
  const found: string[] = [];
  for (let waiting = 0; waiting < dives; waiting += 1) {
    if (!walker.dive(waiting)) continue;
    const after = JSON.stringify(positionOf(walker.result));
    expect(JSON.stringify(turnAlong(position, walker.path()).after)).toBe(after);
    found.push(after);
  }
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((after) => !all.has(after))).toEqual([]);
});

/** The same position, with the powers telling how often they are asked for a setup, or whether a turn will do. */
const withWitness = (position: Position, onAsked: () => void): Position => {
  const watched =
    <Asked extends unknown[], Answer>(hook: (...asked: Asked) => Answer) =>
    (...asked: Asked): Answer => {
      onAsked();
      return hook(...asked);
    };
  const gods = position.table.gods.map(({ foe, prepares, ...god }): God => {
    const { demands, ...others } = foe ?? {};
    return {
      ...god,
      ...(prepares === undefined ? {} : { prepares: watched(prepares) }),
      foe: demands === undefined ? others : { ...others, demands: watched(demands) },
    };
  });
  return { ...position, table: tableOf(gods) };
};

test.each([
  // Nobody can go up, and there are 100,000 ways to build domes.
  [`${FLAT}/2/persephone:A5,E5/heracles:B2,D3`, 1000],
  // The two cannot meet.
  [`${FLAT}/2/adonis[x|A5,D3]:A5,E1/heracles:B2,D3`, 1000],
  [`${FLAT}/2/persephone:A5,E5/polyphemus:B2,D3`, 200],
  [`${FLAT}/2/persephone:A5,E5/terpsichore:B2,D3`, 1000],
  // Nobody moves in a setup, and many thousand ways through this one are begun before one is complete.
  [`${FLAT}/1/moerae/persephone/chaos`, 10],
])('%s: what can be asked for is known as soon as the moving is over', (fen, most) => {
  let asked = 0;
  startAt(
    withWitness(at(fen), () => {
      asked += 1;
    }),
  );
  expect(asked).toBeLessThanOrEqual(most);
});
