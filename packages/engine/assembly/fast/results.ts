/** Where the results of one position's turns go: rows on the stack, all of them or those that a sieve admits. */

import {
  DOMES,
  FOES,
  field,
  LEVEL1,
  LEVEL2,
  LEVEL3,
  MEMORY0,
  MEMORY1,
  OWN,
  reserve,
  STATUS,
  setTop,
  TURN,
  top,
  WIDTH,
} from '../rows';
import { admit } from '../sieve';
import { builtBoth } from '../turn-look';
import { lowest } from './masks';

/** No position of these powers has more turns than this: Morpheus with six coins, sixteen moves and room everywhere. */
const MOST_TURNS: i32 = 50_000;

let start: i32 = 0;
let end: i32 = 0;
let sieved: bool = false;
let status: i32 = 0;
/** What the other card remembers, and whose it is. */
let otherMemory: i32 = 0;
let other: i32 = 0;

/** For the turns of the row. */
export function openResults(row: i32, isSieved: bool): void {
  reserve(MOST_TURNS);
  start = top;
  end = top;
  sieved = isSieved;
  const before = field(row, STATUS);
  status = before ^ 1;
  other = status & 1;
  otherMemory = field(row, MEMORY0 + (other << 2));
}

export function hasNone(): bool {
  return end === start;
}

/** Gives the rows to the stack and says how many there are. */
export function close(): i32 {
  setTop(end);
  return (end - start) / WIDTH;
}

/** Leaves only the first result of a turn that looks like this, and says whether there is one. */
export function closeOnly(turn: i32): bool {
  let found = start;
  while (found < end && field(found, TURN) !== turn) found += WIDTH;
  if (found === end) end = start;
  else {
    memory.copy(start, found, WIDTH);
    end = start + WIDTH;
  }
  return close() > 0;
}

/** Where the result of a turn goes; -1 when it is not wanted, which is asked before anything is made of it. */
function placeOf(turn: i32): i32 {
  let row = end;
  if (sieved) {
    const place = admit(turn);
    if (place < 0) return -1;
    row = start + place * WIDTH;
  }
  if (row === end) end = row + WIDTH;
  return row;
}

/** The result of one turn. `own` and `foes` are as the mover sees them, `remembered` is of its card. */
export function put(
  turn: i32,
  level1: i32,
  level2: i32,
  level3: i32,
  domes: i32,
  own: i32,
  foes: i32,
  remembered: i32,
): void {
  const row = placeOf(turn);
  if (row < 0) return;
  store<i32>(row + LEVEL1, level1);
  store<i32>(row + LEVEL2, level2);
  store<i32>(row + LEVEL3, level3);
  store<i32>(row + DOMES, domes);
  store<i32>(row + OWN, foes);
  store<i32>(row + FOES, own);
  store<i32>(row + STATUS, status);
  store<i32>(row + MEMORY0, other === 0 ? otherMemory : remembered);
  store<i32>(row + MEMORY1, other === 0 ? remembered : otherMemory);
  store<i32>(row + TURN, turn);
}

/**
 * The results of turns that differ only in the space of their last piece, which is an ordinary one. `earlier` is the
 * space of the piece before it; -1 for none. Most results are these, and all that they share is looked up once.
 */
export function putEach(
  spaces: i32,
  path: i32,
  earlier: i32,
  level1: i32,
  level2: i32,
  level3: i32,
  domes: i32,
  own: i32,
  foes: i32,
  remembered: i32,
): void {
  const after = status;
  const memory0 = other === 0 ? otherMemory : remembered;
  const memory1 = other === 0 ? remembered : otherMemory;
  const isSieved = sieved;
  let next = end;
  for (let left = spaces; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const turn = path | (earlier < 0 ? lowest(left) : builtBoth(earlier, lowest(left)));
    let row = next;
    if (isSieved) {
      row = placeOf(turn);
      if (row < 0) continue;
    }
    store<i32>(row + LEVEL1, level1 | bit);
    store<i32>(row + LEVEL2, level2 | (level1 & bit));
    store<i32>(row + LEVEL3, level3 | (level2 & bit));
    store<i32>(row + DOMES, domes | (level3 & bit));
    store<i32>(row + OWN, foes);
    store<i32>(row + FOES, own);
    store<i32>(row + STATUS, after);
    store<i32>(row + MEMORY0, memory0);
    store<i32>(row + MEMORY1, memory1);
    store<i32>(row + TURN, turn);
    next += WIDTH;
  }
  if (!isSieved) end = next;
}
