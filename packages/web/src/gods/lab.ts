/**
 * A position to try a power in: towers of every height within reach of everybody, found by looking for one in which the
 * power really does something a mortal could not. Made here, so that a new god has a lab without anybody preparing one.
 */

import {
  emptyPosition,
  type God,
  godNamed,
  type Position,
  squareNamed,
  squares,
  tableOf,
  turns,
} from '@caldera/rules';

const LAYOUTS: readonly {
  readonly heights: string;
  readonly own: readonly string[];
  readonly other: readonly string[];
}[] = [
  { heights: '0010001210013210012100100', own: ['b3', 'd2'], other: ['c4', 'd3'] },
  { heights: '1001002100021200101000100', own: ['c3', 'b2'], other: ['b4', 'd4'] },
  { heights: '0000001110012210111000000', own: ['b3', 'd3'], other: ['c4', 'c2'] },
];

const HERE = (names: readonly string[]): ReturnType<typeof squares.setOf> =>
  squares.setOf(names.flatMap((name) => squareNamed(name) ?? []));

const arrange = (god: God, layout: (typeof LAYOUTS)[number]): Position => {
  const other = godNamed('mortal');
  const position = emptyPosition(tableOf(other === undefined ? [god] : [god, other]));
  const atLeast = (level: number): ReturnType<typeof squares.setOf> =>
    squares.setOf(squares.SQUARES.filter((square) => Number(layout.heights[square]) >= level));
  return {
    ...position,
    level1: atLeast(1),
    level2: atLeast(2),
    level3: atLeast(3),
    workers: [HERE(layout.own), HERE(layout.other)],
    female: HERE([layout.own[1] ?? '', layout.other[1] ?? '']),
    placed: 3,
  };
};

const MOST = 500;
const countTurns = (position: Position): number => {
  let count = 0;
  for (const _ of turns(position)) {
    count += 1;
    if (count === MOST) break;
  }
  return count;
};

/** Powers whose setup is part of them (three workers, a secret) begin with an empty board: placing is the lesson. */
const needsPlacing = (god: God): boolean =>
  (god.workers ?? 2) !== 2 ||
  god.hiddenInformation === true ||
  god.prepares !== undefined ||
  god.places !== undefined;

export const labFor = (god: God): Position => {
  const mortal = godNamed('mortal') ?? god;
  if (needsPlacing(god)) return emptyPosition(tableOf([god, mortal]));
  const [first, ...others] = LAYOUTS.map((layout) => arrange(god, layout));
  let best = first ?? emptyPosition(tableOf([god, mortal]));
  for (const position of others) if (countTurns(position) > countTurns(best)) best = position;
  return best;
};
