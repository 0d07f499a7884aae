/** The fast way to turns, for two players whose powers both have one; until all workers stand, the rules' own way. */

import { rulesGenerate } from '../outside';
import { FOES, field, MEMORY1, OWN, POSITION_WIDTH, STATUS, setTop, top, WIDTH } from '../rows';
import { PLAIN } from '../turn-look';
import { MOST_TURNS } from '../turn-order';
import { ON_THE_BOARD } from './masks';
import { takeTurns } from './powers';
import { close, closeOnly, hasNone } from './results';
import { emitOne, loadScene, setForced, setRising, want } from './scene';
import {
  BUILD,
  CARRIES,
  FLAGS,
  flagsOf,
  HOLDS,
  LIFTS,
  LULLS,
  MOST_MEMORY,
  MOVES,
  memoryOf,
  ODD,
  STRAYS,
  setTerm,
  TURNS,
  termOf,
  WINS_DOWN,
  WINS_FROM,
  WINS_UP,
} from './terms';
import { canClimb, winsOf } from './wins';

/** Both sides have placed, in a row's status. */
const ALL_PLACED: i32 = 3 << 9;

/** Told for either player before anything else; what the numbers mean is said in `src/core/fast-powers.ts`. */
export function setPower(
  player: i32,
  turns: i32,
  moves: i32,
  build: i32,
  winsUp: i32,
  winsDown: i32,
  winsFrom: i32,
  mostMemory: i32,
  flags: i32,
): void {
  setTerm(player, TURNS, turns);
  setTerm(player, MOVES, moves);
  setTerm(player, BUILD, build);
  setTerm(player, WINS_UP, winsUp);
  setTerm(player, WINS_DOWN, winsDown);
  setTerm(player, WINS_FROM, winsFrom);
  setTerm(player, MOST_MEMORY, mostMemory);
  setTerm(player, FLAGS, flags);
}

/**
 * Puts a row for every turn on the stack and says how many there are. `threatened` is what `threats` said of the row:
 * turns that leave all of it standing may be left out. With a sieve only those rows that it admits are kept.
 */
export function generate(row: i32, threatened: i32, isSieved: bool): i32 {
  if (!mayPass(row)) return rulesGenerate(row, isSieved ? 1 : 0);
  const mover = moverOf(row);
  if (!isSieved && memoryOf(mover, row) > termOf(mover, MOST_MEMORY)) return generateByRules(row);
  const rivalLifts = (flagsOf(1 - mover) & LIFTS) !== 0;
  loadScene(row, isSieved);
  // Who will be held or asleep is not known before the turn is made; and turns that parry nothing tell what must rise.
  const leavesOut = (flagsOf(mover) & (LULLS | HOLDS)) === 0 && !rivalLifts;
  setForced(leavesOut && (threatened & ON_THE_BOARD) !== 0);
  setRising(rivalLifts);
  takeTurns(mover);
  if (rivalLifts && hasNone() && !canClimb(row, mover)) {
    setRising(false);
    takeTurns(mover);
  }
  const count = close();
  if (count <= MOST_TURNS) return count;
  // Of more turns than are ever tried, the rules' way knows which to leave out.
  setTop(top - count * WIDTH);
  return generateByRules(row);
}

function generateByRules(row: i32): i32 {
  // The rules read the whole row, and what these powers never change was not written.
  memory.fill(row + MEMORY1 + 4, 0, POSITION_WIDTH - MEMORY1 - 4);
  return rulesGenerate(row, 0);
}

/** Puts the row of one turn that looks like this on the stack; false where there is none, or it takes long to tell. */
export function generateOne(row: i32, turn: i32): bool {
  if (!mayPass(row)) return false;
  const mover = moverOf(row);
  if ((flagsOf(1 - mover) & (LIFTS | CARRIES)) !== 0) return false;
  const flags = flagsOf(mover);
  if (turn <= PLAIN && (flags & ODD) === 0) {
    loadScene(row, false);
    emitOne(turn);
    if (!hasNone() || (flags & STRAYS) === 0) return close() > 0;
  }
  loadScene(row, false);
  want(turn);
  takeTurns(mover);
  return closeOnly(turn);
}

/** Whether the mover can win in this turn. */
export function canWin(row: i32): bool {
  return winsOf(row, OWN, moverOf(row)) !== 0;
}

/** Where the opponent would win if the mover did nothing: zero for nowhere. */
export function threats(row: i32): i32 {
  return winsOf(row, FOES, 1 - moverOf(row));
}

/** Whether the mover has no turn at all. */
export function isStuck(row: i32): bool {
  if (canWin(row)) return false;
  const before = top;
  const count = generate(row, 0, false);
  setTop(before);
  return count === 0;
}

/** Whether a position stays sound when the mover does nothing: once all workers stand. */
export function mayPass(row: i32): bool {
  return (field(row, STATUS) & ALL_PLACED) === ALL_PLACED;
}

function moverOf(row: i32): i32 {
  return field(row, STATUS) & 1;
}
