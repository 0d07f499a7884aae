/** Where workers could win in their turn, told from masks. */

import type { Rows } from '../state.ts';
import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, OWN } from '../state.ts';
import { AROUND, behind, lowest, PERIMETER, reachBy, reachOf } from './masks.ts';
import { carriedTo, loneHighest, type Terms } from './terms.ts';

/** Spaces that a build would close, as far as wins can be told by them; `ELSEWHERE` for any other way. */
export type Wins = (sight: Sight) => number;
/** Beside the 25 squares: a win that no build on one of them would surely stop. */
export const ELSEWHERE: number = 1 << 25;

/** A position as one side sees it that is about to move. */
export class Sight {
  level1 = 0;
  level2 = 0;
  level3 = 0;
  domes = 0;
  own = 0;
  foes = 0;
  /** Those of its own that can move. */
  movers = 0;
  ways: Int32Array = AROUND;
  /** Where a move wins nothing. */
  barred = 0;
  /** Workers that have to end beside an opponent. */
  held = 0;
  /** Nobody moves down. */
  heavy = false;
  /** Whoever can go up has to. */
  lifted = false;

  /** The wins of the side whose workers are in the field `side`. */
  winsOf(rows: Rows, base: number, side: typeof OWN | typeof FOES, terms: Terms): number {
    const { power } = terms;
    // Mostly nobody stands high enough, and nothing else has to be looked at.
    if (((rows[base + side] as number) & (rows[base + (power.winsFrom ?? LEVEL2)] as number)) === 0) return 0;
    this.#look(rows, base, side, terms);
    // An opponent who is only about to move may be grounded or not by then.
    const up = side === OWN && terms.isGrounded(rows, base) ? 0 : power.winsUp(this);
    return up !== 0 || power.winsDown === undefined ? up : power.winsDown(this);
  }

  /** Whether the mover can win by going up. */
  canClimb(rows: Rows, base: number, terms: Terms): boolean {
    this.#look(rows, base, OWN, terms);
    return terms.power.winsUp(this) !== 0;
  }

  #look(rows: Rows, base: number, side: typeof OWN | typeof FOES, terms: Terms): void {
    const { rival } = terms;
    const own = rows[base + side] as number;
    this.level1 = rows[base + LEVEL1] as number;
    this.level2 = rows[base + LEVEL2] as number;
    this.level3 = rows[base + LEVEL3] as number;
    this.domes = rows[base + DOMES] as number;
    this.own = own;
    this.foes = rows[base + (side === OWN ? FOES : OWN)] as number;
    this.movers = rival.lulls === true ? own & ~loneHighest(this.level1, this.level2, this.level3, own) : own;
    this.ways = terms.ways(rows, base);
    this.barred = rival.bars === true ? PERIMETER : 0;
    this.held = rival.holds === true ? own & reachOf(this.foes) : 0;
    this.heavy = rival.weighs === true;
    this.lifted = rival.lifts === true;
  }

  /** Of the spaces, those that the worker on a square may end on: one that is held has to stay beside an opponent. */
  allowed(worker: number, spaces: number): number {
    return ((this.held >>> worker) & 1) === 0 ? spaces : spaces & reachOf(this.foes);
  }
}

/** One step from level 2 to level 3. */
export const climbs: Wins = (sight) => {
  const { level2, level3, ways } = sight;
  const above = sight.movers & level2 & ~level3;
  if (above === 0) return 0;
  const top = level3 & ~(sight.own | sight.foes | sight.domes | sight.barred);
  if (sight.held === 0) return reachBy(ways, above) & top;
  let reached = 0;
  for (let left = above; left !== 0; left &= left - 1) {
    const from = lowest(left);
    reached |= sight.allowed(from, (ways[from] as number) & top);
  }
  return reached;
};

/** Into an opponent's space as well, who stands beside it afterwards. */
export const swapClimbs: Wins = (sight) => {
  const { level2, level3 } = sight;
  const above = sight.movers & level2 & ~level3;
  if (above === 0) return 0;
  const direct = climbs(sight);
  if (direct !== 0) return direct;
  return (reachBy(sight.ways, above) & level3 & sight.foes & ~sight.barred) === 0 ? 0 : ELSEWHERE;
};

export const pushClimbs: Wins = (sight) => {
  const { level2, level3, foes, ways } = sight;
  const above = sight.movers & level2 & ~level3;
  if (above === 0) return 0;
  const direct = climbs(sight);
  if (direct !== 0) return direct;
  const closed = sight.own | foes | sight.domes;
  for (let left = above; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const held = (ways[from] as number) & level3 & foes & ~sight.barred;
    for (let more = held; more !== 0; more &= more - 1)
      if ((behind(from, lowest(more)) & ~closed) !== 0) return ELSEWHERE;
  }
  return 0;
};

export const twoStepClimbs: Wins = (sight) => {
  const { level1, level2, level3, ways } = sight;
  const taken = sight.own | sight.foes | sight.domes;
  const top = level3 & ~(taken | sight.barred);
  if (top === 0) return 0;
  const direct = climbs(sight);
  if (direct !== 0) return direct;
  // The first step ends on level 2: from level 1 or higher.
  const vias = level2 & ~(level3 | taken) & reachOf(top);
  const starts = sight.movers & level1 & (sight.heavy ? ~level3 : -1);
  if ((reachBy(ways, starts) & vias) === 0) return 0;
  for (let left = starts; left !== 0; left &= left - 1) {
    const from = lowest(left);
    for (let steps = (ways[from] as number) & vias; steps !== 0; steps &= steps - 1)
      if (sight.allowed(from, (ways[lowest(steps)] as number) & top) !== 0) return ELSEWHERE;
  }
  return 0;
};

/** The same for those who are carried on after the first step, never higher: it leads to level 2 or from 3 to 3. */
export const carriedTwoStepClimbs: Wins = (sight) => {
  const { level1, level2, level3, ways } = sight;
  const taken = sight.own | sight.foes | sight.domes;
  const top = level3 & ~taken;
  if (top === 0) return 0;
  const direct = climbs(sight);
  if (direct !== 0) return direct;
  const vias = level2 & ~level3 & reachOf(top);
  for (let left = sight.movers & level1; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const high = (left & -left & level3) === 0 ? level2 & ~level3 : level2;
    for (let steps = (ways[from] as number) & high & ~taken; steps !== 0; steps &= steps - 1)
      if (((vias >>> carriedTo(sight, from, lowest(steps), taken)) & 1) !== 0) return ELSEWHERE;
  }
  return 0;
};

/** Whether a worker can go up without winning; it could always build where it came from. */
const canRise = ({ level1, level2, level3, domes, own, foes, movers, ways }: Sight): boolean => {
  const up =
    (level1 & ~level2 & reachBy(ways, movers & ~level1)) |
    (level2 & ~level3 & reachBy(ways, movers & level1 & ~level2));
  return (up & ~(own | foes | domes)) !== 0;
};

/** Two levels down or more, asked for when no way up wins. */
export const drops: Wins = (sight) => {
  if (sight.lifted && canRise(sight)) return 0;
  const { level1, level2, level3, ways } = sight;
  const closed = sight.own | sight.foes | sight.domes | sight.barred;
  for (let left = sight.movers & level2; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const low = (ways[from] as number) & ~(closed | ((level3 >>> from) & 1 ? level2 : level1));
    if (sight.allowed(from, low) !== 0) return ELSEWHERE;
  }
  return 0;
};
