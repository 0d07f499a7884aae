/** From what a search keeps of a line, keys of positions, back to turns that people can read. */

import { makeTurn, NOBODY, type Position, type Turn, turnTo, type Walk } from '@caldera/rules';
import { type KeyPlan, writeKey } from './keys.ts';
import { KEY_LOW, type Rows, WIDTH, writeWalk } from './state.ts';

const scratch: Rows = new Int32Array(WIDTH);

/** The low half of a walk's key. */
const keyOf = (walk: Walk, { keyWidth, keySeed }: KeyPlan): number => {
  writeWalk(scratch, 0, walk);
  writeKey(scratch, 0, keyWidth, keySeed);
  return scratch[KEY_LOW] as number;
};

/** How many turns are looked at between two looks at the clock. */
const LOOK = 64;

/** The turns along the keys, as far as they can be followed in time. */
export const turnsAlong = (
  position: Position,
  keys: readonly number[],
  plan: KeyPlan,
  isLate: () => boolean,
): Turn[] => {
  const found: Turn[] = [];
  let here = position;
  let seen = 0;
  for (const key of keys) {
    if (here.winner !== NOBODY || isLate()) break;
    let isFound = false;
    const turn = turnTo(here, (result) => {
      isFound = keyOf(result, plan) === key;
      seen += 1;
      return isFound || (seen % LOOK === 0 && isLate());
    });
    if (turn === undefined || !isFound) break;
    found.push(turn);
    here = turn.after;
  }
  return found;
};

/** The same as text, starting with a turn that is known. */
export const textAlong = (position: Position, turns: readonly Turn[]): string[] => {
  let here = position;
  return turns.map((turn) => {
    const text = makeTurn(here, turn);
    here = turn.after;
    return text;
  });
};
