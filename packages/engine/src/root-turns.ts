/** The turns of the position that is thought about: their order, what becomes of them, and when enough is known. */

import { type Position, type Taken, type Turn, turnAlong, turnTo, type Walk } from '@caldera/rules';
import type { Finding, Tally } from './findings.ts';
import type { KeyPlan } from './keys.ts';
import type { Limit } from './limit.ts';
import { turnsAlong } from './line.ts';
import { CERTAIN, type Score, scoreOf, WIN } from './score.ts';
import { positionAfter, type Rows, WIDTH, writeWalk } from './state.ts';
import { STOP, type Watch } from './tree-search.ts';

/** Worse than any score. */
export const INFINITE = 32_000;
/** Turns of a line that are spelt out. */
const SPELT = 10;

export interface Choice {
  /** Spelt out when it is asked for. */
  readonly turn: Turn;
  /** The position that it leads to, which is much cheaper to tell. */
  readonly after: Position;
  readonly score: Score;
  readonly value: number;
}

/** What a turn is worth to somebody who looks 1, 2, 3 … turns ahead. */
export type Sight = readonly number[];

export interface Sights {
  readonly sights: readonly Sight[];
  /** The turn of that place, until the next thought: there can be thousands, and one of them is played. */
  readonly choiceAt: (place: number) => Choice | undefined;
  /** How far ahead each of them was looked at. */
  readonly depth: number;
  readonly nodes: number;
  readonly milliseconds: number;
}

export interface RootTurn {
  /** Its place among the turns as they were listed; negative where another thread has listed them otherwise. */
  readonly index: number;
  /** Where its result is on the stack. */
  readonly base: number;
  /** How the rules' walker got there, where it was asked. */
  readonly path: readonly Taken[] | undefined;
  /** Once it was asked for. */
  turn: Turn | undefined;
  value: number;
  line: number[];
  /** Positions it took to judge it the last time: what was hard to refute may turn out best next time. */
  effort: number;
}

/** `rows` holds the turn's result for now, of which `width` fields can differ. */
export const choiceOf = (position: Position, root: RootTurn, rows: Rows, width: number): Choice => {
  const after = rows.slice(root.base, root.base + width);
  return {
    value: root.value,
    score: scoreOf(root.value),
    get after(): Position {
      return positionAfter(position, after);
    },
    get turn(): Turn {
      const isIt = (result: Walk): boolean => {
        writeWalk(scratch, 0, result);
        return after.every((value, field) => scratch[field] === value);
      };
      root.turn ??= root.path === undefined ? turnTo(position, isIt) : turnAlong(position, root.path);
      if (root.turn === undefined) throw new Error(`the position has no turn ${root.index}`);
      return root.turn;
    },
  };
};
const scratch: Rows = new Int32Array(WIDTH);

export const spellOut = (
  turn: Turn,
  line: readonly number[],
  plan: KeyPlan,
  isLate: () => boolean,
): Turn[] => [turn, ...turnsAlong(turn.after, line.slice(0, SPELT - 1), plan, isLate)];

/** The best of those searched goes to the front; the others keep their order. */
export const bringForward = (roots: RootTurn[], values: readonly number[], from: number): void => {
  let best = from;
  for (let place = from + 1; place < roots.length; place += 1)
    if ((values[place] as number) > (values[best] as number)) best = place;
  const [root] = roots.splice(best, 1) as [RootTurn];
  if (values[best] !== -INFINITE) root.value = values[best] as number;
  roots.splice(from, 0, root);
};

export const findingOf = ({ index, value, line }: RootTurn, depth: number): Finding => ({
  depth,
  index,
  value,
  line,
});

/** What another thread found best goes to the front. The depth at which it found it. */
export const takeOver = (roots: RootTurn[], finding: Finding | undefined): number | undefined => {
  if (finding === undefined) return undefined;
  const place = roots.findIndex(({ index }) => index === finding.index);
  // One of the two may have had no time to list all turns.
  if (place < 0) return finding.depth;
  const [root] = roots.splice(place, 1) as [RootTurn];
  root.value = finding.value;
  root.line = [...finding.line];
  roots.unshift(root);
  return finding.depth;
};

/** Those that are not followed as lines, in the order in which they are tried at the next depth. */
export const sortOthers = (roots: RootTurn[], lines: number): void => {
  const others = roots.splice(lines).sort((a, b) => b.effort - a.effort);
  for (const root of others) roots.push(root);
};

/** Lines were searched one after the other, each with less to choose from: a later one may still have come out better. */
export const sortFirst = (roots: RootTurn[], count: number): void => {
  if (count > 1) roots.splice(0, count, ...roots.slice(0, count).sort((a, b) => b.value - a.value));
};

/** Deeper thought can change nothing: everything asked for is certain, or there is only one turn and a clock runs. */
export const isSettled = (
  roots: readonly RootTurn[],
  lines: number,
  depth: number,
  limit: Limit,
): boolean => {
  if (roots.length === 1 && limit.movetime !== undefined) return true;
  return roots
    .slice(0, lines)
    .every(({ value }) => Math.abs(value) > CERTAIN && WIN - Math.abs(value) <= depth);
};

/** `look`: the clock is looked at after so many positions. */
export const watchOver = (limit: Limit, look: number, tally: Tally, isLate: () => boolean): Watch => {
  const most = limit.nodes ?? Number.POSITIVE_INFINITY;
  return (nodes) => {
    const left = most - tally(nodes);
    return left < 0 || isLate() ? STOP : nodes + Math.min(look, left + 1);
  };
};
