/** Games played at random, the same ones for the same seed: what property tests walk through. */

import {
  emptyPosition,
  GODS,
  type God,
  hasTurn,
  lineupProblem,
  makeFen,
  OpenTurn,
  type Position,
  parseFen,
  squares,
  startProblem,
  tableOf,
} from '@caldera/rules';

/** Numbers from 0 up to, but not including, a limit. */
export type Dice = (limit: number) => number;

/** Mulberry32: small, and good enough to wander. */
export const diceOf = (seed: number): Dice => {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
};

export const pick = <T>(dice: Dice, list: readonly T[]): T => {
  const picked = list[dice(list.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
};

const mayMeet = (gods: readonly God[]): boolean =>
  lineupProblem(gods, true) === undefined &&
  gods.some((_, player) => startProblem(gods, player) === undefined);

/** Every ordered pair of powers that may meet. */
export const PAIRS: readonly (readonly [God, God])[] = GODS.flatMap((a) =>
  GODS.map((b) => [a, b] as const).filter(mayMeet),
);

/** Three or four powers that may meet, chosen at random. */
export const randomLineup = (players: 3 | 4, dice: Dice): readonly God[] => {
  for (;;) {
    const gods = Array.from({ length: players }, () => pick(dice, GODS));
    if (mayMeet(gods)) return gods;
  }
};

/** The empty board of a line-up, with somebody to start who may. */
export const startOf = (gods: readonly God[], fleece?: God): Position => {
  const start = gods.findIndex((_, player) => startProblem(gods, player) === undefined);
  return emptyPosition(tableOf(gods, fleece), Math.max(start, 0));
};

/** A turn whose every step was picked among the options. */
export const randomTurn = (position: Position, dice: Dice): OpenTurn => {
  let turn = OpenTurn.start(position);
  while (!turn.isComplete) {
    const next = turn.take(pick(dice, turn.options));
    if (next === undefined) throw new Error('an option was refused');
    turn = next;
  }
  return turn;
};

/** A game from a position to its end, or to a number of turns: the turns, and the positions before and after them. */
export const randomGame = (
  start: Position,
  dice: Dice,
  turns: number,
): { readonly positions: readonly Position[]; readonly turns: readonly OpenTurn[] } => {
  const positions = [start];
  const taken: OpenTurn[] = [];
  for (let position: Position | undefined = start; taken.length < turns && hasTurn(position); ) {
    const turn = randomTurn(position, dice);
    taken.push(turn);
    position = turn.after ?? position;
    positions.push(position);
  }
  return { positions, turns: taken };
};

/**
 * The same position with towers that random play seldom sees: every free, dome-free space gets a random level. Where a
 * card does not allow that (a coin needs its block), the position stays as it was.
 */
export const withRandomTowers = (position: Position, dice: Dice): Position => {
  const taken = squares.setOf(
    [position.domes, position.ram, ...position.workers].flatMap((set) => squares.squaresOf(set)),
  );
  let { level1, level2, level3 } = position;
  for (const square of squares.squaresOf(squares.complement(taken))) {
    const level = dice(6) - 2;
    level1 = level >= 1 ? squares.add(level1, square) : squares.remove(level1, square);
    level2 = level >= 2 ? squares.add(level2, square) : squares.remove(level2, square);
    level3 = level >= 3 ? squares.add(level3, square) : squares.remove(level3, square);
  }
  const built = { ...position, level1, level2, level3 };
  return parseFen(makeFen(built)).ok ? built : position;
};
