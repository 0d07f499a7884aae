/**
 * Ten levels, from a child's first game to full strength.
 *
 * People do not err at random: they overlook the answer to one turn among many, long threats before short ones, and
 * misjudge quiet positions a little. So a lower level looks less far, gives some turns less than its full attention,
 * and judges with more noise; and every level from the second on sees that it can win now.
 */

import type { Limit } from './limit.ts';

export interface Level {
  /** Turns looked ahead, counting the own one. */
  readonly depth: number;
  /** Positions visited at most. */
  readonly nodes: number;
  /** How often a turn is looked at one turn less far; and again as often one less, down to a glance. */
  readonly overlooks: number;
  /** Deviation of the judgement, in hundredths of a level. */
  readonly noise: number;
  /** A win on the spot is only something that looks good. */
  readonly missesWins?: boolean;
}

/** Fitted so that each level scores at least 75 % against the one below: the table is in docs/engine.md. */
export const LEVELS: readonly Level[] = [
  { depth: 1, nodes: 1_000, overlooks: 0, noise: 400, missesWins: true },
  { depth: 1, nodes: 1_000, overlooks: 0, noise: 250 },
  { depth: 2, nodes: 20_000, overlooks: 0.5, noise: 120 },
  { depth: 2, nodes: 20_000, overlooks: 0.1, noise: 50 },
  { depth: 3, nodes: 20_000, overlooks: 0.2, noise: 25 },
  { depth: 100, nodes: 2_000, overlooks: 0, noise: 0 },
  { depth: 100, nodes: 9_000, overlooks: 0, noise: 0 },
  { depth: 100, nodes: 50_000, overlooks: 0, noise: 0 },
  { depth: 100, nodes: 300_000, overlooks: 0, noise: 0 },
  { depth: 100, nodes: 3_600_000, overlooks: 0, noise: 0 },
];

export const STRONGEST: number = LEVELS.length;

/** Levels are numbered from 1; anything outside is the nearest one. */
export const levelAt = (level: number): Level =>
  LEVELS[Math.max(1, Math.min(STRONGEST, Math.round(level) || 1)) - 1] as Level;

/** What a level without noise thinks with. */
export const limitOf = ({ depth, nodes }: Level): Limit => ({ depth, nodes });
