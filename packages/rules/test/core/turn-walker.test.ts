import { type Position, positionOf, TurnWalker, turnAlong, walkFrom } from '@caldera/rules';
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
