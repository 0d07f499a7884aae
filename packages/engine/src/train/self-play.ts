/** One game of the engine against itself, from a random beginning; every quiet position of it becomes a sample. */

import {
  emptyPosition,
  type God,
  NOBODY,
  type Position,
  positionOf,
  type Table,
  TurnWalker,
  walkFrom,
} from '@caldera/rules';
import type { Generator } from '../generator.ts';
import { generatorFor } from '../generator-for.ts';
import type { Limit } from '../limit.ts';
import { CERTAIN } from '../score.ts';
import { Stack } from '../stack.ts';
import { starterAt } from '../starter.ts';
import { WIDTH, writeWalk } from '../state.ts';
import type { Thinker } from '../thinker.ts';
import { packGods, SAMPLE } from './samples.ts';

/** A game that nobody has won by then is given up; the longest real ones end far earlier. */
const LONGEST = 150;
/** Random turns after the placement: from, and how many more at most. */
const RANDOM_FROM = 2;
const RANDOM_MORE = 5;
/** How often a turn in the middle of the game is random, to see what good play would avoid. */
const SLIP = 0.04;

export interface GamePlan {
  readonly table: Table;
  readonly limit: Limit;
  readonly random: () => number;
  /** Number of a god among the network's gods. */
  readonly numberOf: (god: God) => number;
  /** Told of every quiet position, and of the position that the chosen turn leads to. */
  readonly onChoice?: (position: Position, after: Position) => void;
}

const randomTurn = (position: Position, random: () => number): Position | undefined => {
  const walker = new TurnWalker(position.table).start(walkFrom(position));
  let chosen: Position | undefined;
  let seen = 0;
  while (walker.advance()) {
    if (walker.result.winner !== NOBODY) continue;
    seen += 1;
    if (random() * seen < 1) chosen = positionOf(walker.result);
  }
  return chosen;
};

/** Plays the game and gives its samples; none when the random beginning already decided it. */
export const playGame = (thinker: Thinker, plan: GamePlan): Int32Array[] => {
  const { table, random } = plan;
  let position: Position | undefined = emptyPosition(table, starterAt(table));
  const opening = table.players + RANDOM_FROM + Math.floor(random() * (RANDOM_MORE + 1));
  for (let turn = 0; turn < opening && position !== undefined; turn += 1)
    position = randomTurn(position, random);
  const samples: Int32Array[] = [];
  const movers: number[] = [];
  let winner = NOBODY;
  for (let turn = 0; turn < LONGEST && position !== undefined && winner === NOBODY; turn += 1) {
    const [choice] = thinker.think(position, plan.limit).choices;
    if (choice === undefined) winner = 1 - position.toMove;
    else if (Math.abs(choice.value) > CERTAIN)
      winner = choice.value > 0 ? position.toMove : 1 - position.toMove;
    else {
      if (isQuiet(position)) {
        samples.push(sampleOf(position, choice.value, plan.numberOf));
        movers.push(position.toMove);
        plan.onChoice?.(position, choice.after);
      }
      position = (random() < SLIP ? randomTurn(position, random) : undefined) ?? choice.after;
      winner = position.winner;
    }
  }
  if (winner === NOBODY) return [];
  samples.forEach((sample, index) => {
    sample[SAMPLE - 1] = movers[index] === winner ? 1 : -1;
  });
  return samples;
};

const stack = new Stack();
const generators = new WeakMap<Table, Generator>();

/** Only such positions are ever judged: nobody can win at once. */
const isQuiet = (position: Position): boolean => {
  if (generators.get(position.table) === undefined)
    generators.set(position.table, generatorFor(position.table));
  const generator = generators.get(position.table) as Generator;
  writeWalk(stack.rows, 0, walkFrom(position));
  stack.top = WIDTH;
  return !generator.canWin(stack, 0) && generator.threats(stack, 0) === 0;
};

const sampleOf = (position: Position, value: number, numberOf: (god: God) => number): Int32Array => {
  const { toMove, table } = position;
  const [own, other] = [table.gods[toMove], table.gods[1 - toMove]] as [God, God];
  return Int32Array.of(
    position.level1,
    position.level2,
    position.level3,
    position.domes,
    position.workers[toMove] ?? 0,
    position.workers[1 - toMove] ?? 0,
    packGods(numberOf(own), numberOf(other)),
    position.memory[toMove] ?? 0,
    position.memory[1 - toMove] ?? 0,
    value,
    0,
  );
};
