import { type Position, parseFen, walkFrom } from '@caldera/rules';
import type { Stack } from '../src/stack.ts';
import { writeWalk } from '../src/state.ts';

/** The position of a text that must be one. */
export const positionFrom = (fen: string): Position => {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(`${fen}: ${parsed.error.message}`);
  return parsed.value;
};

/** Makes the position the only row of a stack: the one at base 0. */
export const putFirst = (stack: Stack, position: Position): void => {
  stack.top = 0;
  const base = stack.push();
  writeWalk(stack.rows, base, walkFrom(position));
};
