/** From what a search keeps of a line, keys of positions, back to turns that people can read. */

import { makeTurn, NOBODY, type Position, type Turn, turnAlong, type Walk, walkFrom } from '@caldera/rules';
import { type KeyPlan, writeKey } from './keys.ts';
import { KEY_LOW, type Rows, WIDTH, writeWalk } from './state.ts';
import { ENOUGH, TurnLister } from './turn-lister.ts';

const scratch: Rows = new Int32Array(WIDTH);

/** The low half of a walk's key. */
const keyOf = (walk: Walk, { keyWidth, keySeed }: KeyPlan): number => {
  writeWalk(scratch, 0, walk);
  writeKey(scratch, 0, keyWidth, keySeed);
  return scratch[KEY_LOW] as number;
};

/** The turns along the keys, as far as they can be followed in time. */
export const turnsAlong = (
  position: Position,
  keys: readonly number[],
  plan: KeyPlan,
  isLate: () => boolean,
): Turn[] => {
  const found: Turn[] = [];
  const lister = new TurnLister(position.table, ENOUGH);
  lister.isLate = isLate;
  const leadsTo = (key: number): boolean => {
    while (lister.advance()) if (keyOf(lister.result, plan) === key) return true;
    return false;
  };
  let here = position;
  for (const key of keys) {
    if (here.winner !== NOBODY || isLate()) break;
    lister.start(walkFrom(here));
    if (!leadsTo(key)) break;
    const turn = turnAlong(here, lister.path());
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
