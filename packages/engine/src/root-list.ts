/** The turns of the position that is thought about, as they are listed before any of them is looked at. */

import { type Position, type Taken, walkFrom } from '@caldera/rules';
import type { Generator } from './generator.ts';
import type { RootTurn } from './root-turns.ts';
import type { Stack } from './stack.ts';
import { isOver, TURN, WIDTH, writeWalk } from './state.ts';
import type { TreeSearch } from './tree-search.ts';
import type { TurnLister } from './turn-lister.ts';
import { lookBetween } from './turn-look.ts';

/** What looks best at a glance first; their results are left on the stack. None when the game is over. */
export const listRoots = (
  search: TreeSearch,
  generator: Generator,
  lister: TurnLister,
  position: Position,
): RootTurn[] => {
  const { stack } = search;
  stack.top = WIDTH;
  writeWalk(stack.rows, 0, walkFrom(position));
  if (isOver(stack.rows, 0)) return [];
  const paths: Taken[][] = [];
  const areOdd = !listQuickly(generator) && walkThrough(stack, lister, position, paths);
  const roots: RootTurn[] = [];
  for (let base = WIDTH, { top } = stack; base < top; base += WIDTH) {
    const place = roots.length;
    const value = -search.glance(base, 1);
    const index = areOdd ? -1 - place : place;
    roots.push({ index, base, path: paths[place], turn: undefined, value, line: [], effort: 0 });
  }
  return roots.sort((a, b) => b.value - a.value);
};

/** Puts the results of all turns on the stack; false where it takes the rules, also to tell how a win is won. */
const listQuickly = (generator: Generator): boolean =>
  generator.isQuick && !generator.canWin(0) && generator.generate(0, 0) >= 0;

/**
 * The same by the rules. The way of each turn goes into `paths`: of very many, none is found a second time in time.
 * Whether they come in another order than they do for somebody with more time.
 */
const walkThrough = (stack: Stack, lister: TurnLister, position: Position, paths: Taken[][]): boolean => {
  lister.start(walkFrom(position));
  while (lister.advance()) {
    const base = stack.push();
    const { rows } = stack;
    writeWalk(rows, base, lister.result);
    rows[base + TURN] = lookBetween(rows, 0, base);
    paths.push(lister.path());
  }
  return lister.isHurried;
};
