/** Where the search gets turns from: the fast way where the line-up has one, else the rules' own. */

import * as fast from './fast/fast-generator';
import { rulesCanWin, rulesGenerate, rulesIsStuck, rulesMayBeStuck, rulesThreats } from './outside';

/** Instead of a number of turns: one of them wins on the spot. */
export const WINNING: i32 = -1;
/** Instead of a number of turns: there was no time to list them all. */
export const UNFINISHED: i32 = -2;

let isFast: bool = false;
/** Threats cost next to nothing to find, so that even positions at the end of a line are asked for them. */
export let seesThreats: bool = false;

export function planTurns(fastWay: bool, threatsSeen: bool): void {
  isFast = fastWay;
  seesThreats = threatsSeen;
}

/** Puts a row for every turn on the stack and says how many there are; with a sieve only those that it admits. */
export function generate(row: i32, threats: i32, isSieved: bool): i32 {
  return isFast ? fast.generate(row, threats, isSieved) : rulesGenerate(row, isSieved);
}

/** Puts the row of one turn that looks like this on the stack. False where there is none, or it takes too long to tell. */
export function generateOne(row: i32, turn: i32): bool {
  return isFast && fast.generateOne(row, turn);
}

/** Whether the mover can win in this turn. */
export function canWin(row: i32): bool {
  return isFast ? fast.canWin(row) : rulesCanWin(row);
}

/** Whether it is worth asking, at the end of a line, if the mover has a turn at all. */
export function mayBeStuck(row: i32): bool {
  // With so many turns looked at, one turn later is soon enough.
  return !isFast && rulesMayBeStuck(row);
}

/** Whether the mover has no turn at all. */
export function isStuck(row: i32): bool {
  return isFast ? fast.isStuck(row) : rulesIsStuck(row);
}

/** Where the opponent would win if the mover did nothing: zero for nowhere. */
export function threats(row: i32): i32 {
  return isFast ? fast.threats(row) : rulesThreats(row);
}

/** Whether a position stays sound when the mover does nothing. Powers that wait for something would be led astray. */
export function mayPass(row: i32): bool {
  return isFast && fast.mayPass(row);
}
