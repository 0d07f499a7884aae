/**
 * What the powers do in their turns. What that is, is said by the rules and only repeated here for speed: a test plays
 * all of them against each other and compares every result with the rules.
 */

import { buildAroundMove } from './early-build';
import { move } from './moving';
import { buildAtEnds } from './roundabout';
import { BUILD, MOVES, TURNS, termOf } from './terms';
import { walkAndBuild } from './walking';

// Numbers of kinds of turns (`src/core/fast-powers.ts`).
const MOVE_AND_BUILD: i32 = 0;
const WALK_AND_BUILD: i32 = 1;
/** As the first kind, and then those with a build before the move. */
const BUILD_AROUND_MOVE: i32 = 2;
const CARRIED_ONCE: i32 = 3;
const CARRIED_TWICE: i32 = 4;

/** Gives the results of the player's turns in the scene that is loaded. */
export function takeTurns(player: i32): void {
  switch (termOf(player, TURNS)) {
    case MOVE_AND_BUILD:
      move(termOf(player, MOVES), termOf(player, BUILD));
      break;
    case WALK_AND_BUILD:
      walkAndBuild();
      break;
    case BUILD_AROUND_MOVE:
      move(termOf(player, MOVES), termOf(player, BUILD));
      buildAroundMove();
      break;
    case CARRIED_ONCE:
      buildAtEnds(false);
      break;
    case CARRIED_TWICE:
      buildAtEnds(true);
      break;
  }
}
