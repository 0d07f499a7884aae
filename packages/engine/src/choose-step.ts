/**
 * One step of a turn under way, for whoever decides it: also an opponent who is asked in the middle of somebody else's
 * turn. Where a draw comes later in the turn, its outcomes are averaged; where the other side decides, it chooses what
 * is worst for us.
 */

import { CHANCE, NOBODY, type OpenTurn, type Position, type Step, sideOf } from '@caldera/rules';
import { levelAt, STRONGEST } from './levels.ts';
import { WIN } from './score.ts';
import { Thinker } from './thinker.ts';
import { Transpositions } from './transpositions.ts';

export interface StepOptions {
  /** 1 to 10; the strongest where absent. */
  readonly level?: number;
}

/** Completions that are looked at in all; each step gets its share of them. */
const MOST_LEAVES = 400;
const TABLE = 2 << 20;

class StepChooser {
  readonly #thinker = new Thinker(Transpositions.ofSize(TABLE));
  readonly #side: number;
  readonly #nodes: number;
  #leaves = 0;

  readonly #most: number;

  constructor(turn: OpenTurn, nodes: number, most: number) {
    this.#most = most;
    this.#side = sideOf(turn.position.table, turn.decides);
    this.#nodes = nodes;
  }

  ask(turn: OpenTurn): number {
    this.#leaves = 0;
    return this.#worthOf(turn);
  }

  /** What the turn is worth to the side that is asked, when everybody goes on as well as they can. */
  #worthOf(turn: OpenTurn): number {
    const { after } = turn;
    if (after !== undefined) return this.#judge(after);
    const { table } = turn.position;
    const steps = turn.options;
    const values: number[] = [];
    for (const step of steps) {
      if (values.length > 0 && this.#leaves >= this.#most) break;
      const next = turn.take(step);
      if (next !== undefined) values.push(this.#worthOf(next));
    }
    if (values.length === 0) return 0;
    if (turn.decides === CHANCE) return values.reduce((sum, value) => sum + value, 0) / values.length;
    return sideOf(table, turn.decides) === this.#side ? Math.max(...values) : Math.min(...values);
  }

  #judge(after: Position): number {
    this.#leaves += 1;
    const { table, winner, toMove } = after;
    if (winner !== NOBODY) return sideOf(table, winner) === this.#side ? WIN : -WIN;
    const [choice] = this.#thinker.think(after, { nodes: this.#nodes }).choices;
    const value = choice?.value ?? -WIN;
    return sideOf(table, toMove) === this.#side ? value : -value;
  }
}

/** The step that the engine would take now; `undefined` when the turn is complete or a draw has to decide. */
export const chooseStep = (turn: OpenTurn, { level = STRONGEST }: StepOptions = {}): Step | undefined => {
  if (turn.decides === NOBODY || turn.decides === CHANCE) return undefined;
  const steps = turn.options;
  if (steps.length <= 1) return steps[0];
  const nodes = Math.max(30, Math.min(300, Math.round(levelAt(level).nodes / MOST_LEAVES)));
  const chooser = new StepChooser(turn, nodes, Math.ceil(MOST_LEAVES / steps.length));
  let best: Step | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    const next = turn.take(step);
    if (next === undefined) continue;
    const value = chooser.ask(next);
    if (value <= highest) continue;
    highest = value;
    best = step;
  }
  return best;
};
