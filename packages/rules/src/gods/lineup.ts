/** Which powers may sit at one table, and why not. */

import type { God } from '../core/god.ts';
import { banBetween } from './bans.ts';

export const LINEUP_PROBLEMS = ['PLAYER_COUNT', 'BANNED_PAIR', 'TWICE', 'START_PLAYER'] as const;
export interface LineupProblem {
  readonly code: (typeof LINEUP_PROBLEMS)[number];
  readonly message: string;
}

const countProblem = (god: God, players: number): LineupProblem | undefined =>
  god.players.includes(players)
    ? undefined
    : {
        code: 'PLAYER_COUNT',
        message: `${god.name} does not play with ${players} players, only with ${god.players.join(' or ')}.`,
      };

const pairProblem = (a: God, b: God): LineupProblem | undefined => {
  const ban = banBetween(a.id, b.id);
  return ban === undefined
    ? undefined
    : { code: 'BANNED_PAIR', message: `${a.name} and ${b.name} may not meet: ${ban.why}` };
};

/**
 * What keeps a power from joining those already there. A card exists once, so a power is not drafted twice; a table
 * where both bring the same one has to be asked for (`mirror`).
 */
export const joinProblem = (
  god: God,
  others: readonly God[],
  players: number,
  mirror = false,
): LineupProblem | undefined => {
  const alone = countProblem(god, players);
  if (alone !== undefined) return alone;
  for (const other of others) {
    if (other.id === god.id && !mirror && god.set !== 'mortal') {
      return { code: 'TWICE', message: `${god.name} is in the game already.` };
    }
    const pair = pairProblem(god, other);
    if (pair !== undefined) return pair;
  }
  return undefined;
};

/** What keeps these powers from being played together, in any seats. */
export const lineupProblem = (gods: readonly God[], mirror = true): LineupProblem | undefined => {
  for (const [index, god] of gods.entries()) {
    const problem = joinProblem(god, gods.slice(0, index), gods.length, mirror);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

/** What keeps this player from starting (G13.5): some powers have to place first, some last. */
export const startProblem = (gods: readonly God[], startPlayer: number): LineupProblem | undefined => {
  const first = gods[startPlayer];
  const must = gods.find((god) => god.mustStart === true);
  if (must !== undefined && first?.mustStart !== true) {
    return { code: 'START_PLAYER', message: `${must.name} has to start.` };
  }
  return first?.mustGoLast === true
    ? { code: 'START_PLAYER', message: `${first.name} can’t start.` }
    : undefined;
};

/** What keeps these powers from a table of theirs: that some may not meet, or that nobody could start. */
export const tableProblem = (gods: readonly God[], mirror: boolean): LineupProblem | undefined => {
  const wrong = lineupProblem(gods, mirror);
  if (wrong !== undefined) return wrong;
  const problems = gods.map((_, player) => startProblem(gods, player));
  return problems.every((found) => found !== undefined) ? problems[0] : undefined;
};
