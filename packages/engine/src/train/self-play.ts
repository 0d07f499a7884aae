/**
 * One game of the engine against itself, from a random beginning. Every quiet position of it becomes a sample, and where
 * that is wanted some of those that the search judged on the way.
 */

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
import { UNIT } from '../net/shape.ts';
import type { Choice } from '../root-turns.ts';
import { CERTAIN } from '../score.ts';
import { starterAt } from '../starter.ts';
import { writeWalk } from '../state.ts';
import type { Thinker } from '../thinker.ts';
import type { JudgedPositions } from './judged.ts';
import { packGods, RESULT_FIELD, SCORE_FIELD } from './samples.ts';

/** A game that nobody has won by then is given up; the longest real ones end far earlier. */
const LONGEST = 150;
/** Random turns after the placement: from, and how many more at most. */
const RANDOM_FROM = 2;
const RANDOM_MORE = 5;
/** How often a turn in the middle of the game is random, to see what good play would avoid. */
const SLIP = 0.04;
/**
 * What a position is worth that is decided, and the most that any is: a chance of 92 in 100. With more, the network learns
 * what a search would have seen by itself at the cost of what it would not.
 */
const DECIDED = 250;

export interface GamePlan {
  readonly table: Table;
  readonly limit: Limit;
  readonly random: () => number;
  /** Number of a god among the network's gods. */
  readonly numberOf: (god: God) => number;
  /** Part of the thinker's judge: what it draws becomes samples too, judged by a search of the same limit. */
  readonly judged?: JudgedPositions;
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

/** Plays the game and gives its samples; none of its own positions when the random beginning already decided it. */
export const playGame = (thinker: Thinker, plan: GamePlan): Int32Array[] => {
  const { table, random, judged } = plan;
  let position: Position | undefined = emptyPosition(table, starterAt(table));
  const opening = table.players + RANDOM_FROM + Math.floor(random() * (RANDOM_MORE + 1));
  for (let turn = 0; turn < opening && position !== undefined; turn += 1)
    position = randomTurn(position, random);
  const samples: Int32Array[] = [];
  const asides: Int32Array[] = [];
  const movers: number[] = [];
  let winner = NOBODY;
  for (let turn = 0; turn < LONGEST && position !== undefined && winner === NOBODY; turn += 1) {
    const current: Position = position;
    const think = (): Choice | undefined => thinker.think(current, plan.limit).choices[0];
    const choice = judged === undefined ? think() : judged.during(think);
    for (const aside of judged?.from(current, generatorOf(table).keyWidth) ?? [])
      asides.push(...asideOf(thinker, plan, aside));
    if (choice === undefined) winner = 1 - current.toMove;
    else if (Math.abs(choice.value) > CERTAIN)
      winner = choice.value > 0 ? current.toMove : 1 - current.toMove;
    else {
      if (isQuiet(current)) {
        samples.push(sampleOf(current, choice.value, plan.numberOf));
        movers.push(current.toMove);
        plan.onChoice?.(current, choice.after);
      }
      position = (random() < SLIP ? randomTurn(current, random) : undefined) ?? choice.after;
      winner = position.winner;
    }
  }
  if (winner === NOBODY) return asides;
  samples.forEach((sample, index) => {
    sample[RESULT_FIELD] = movers[index] === winner ? 1 : -1;
  });
  return [...samples, ...asides];
};

/** A position beside the game, if it is quiet. Nobody plays it on: its result is drawn by the chance that it has. */
const asideOf = (
  thinker: Thinker,
  { limit, random, numberOf }: GamePlan,
  position: Position,
): Int32Array[] => {
  if (position.winner !== NOBODY || !isQuiet(position)) return [];
  const [choice] = thinker.think(position, limit).choices;
  if (choice === undefined) return [];
  const sample = sampleOf(position, Math.max(-DECIDED, Math.min(DECIDED, choice.value)), numberOf);
  const chance = 1 / (1 + Math.exp(-(sample[SCORE_FIELD] as number) / UNIT));
  sample[RESULT_FIELD] = random() < chance ? 1 : -1;
  return [sample];
};

const generators = new WeakMap<Table, Generator>();

const generatorOf = (table: Table): Generator => {
  const known = generators.get(table);
  if (known !== undefined) return known;
  const made = generatorFor(table);
  generators.set(table, made);
  return made;
};

/** Only such positions are ever judged: nobody can win at once. */
const isQuiet = (position: Position): boolean => {
  const generator = generatorOf(position.table);
  writeWalk(generator.core.stack.rows, 0, walkFrom(position));
  return !generator.canWin(0) && generator.threats(0) === 0;
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
