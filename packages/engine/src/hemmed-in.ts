/**
 * Whether the mover may be without a turn, told from the board at a glance: asking the rules costs as much as judging a
 * position, and nearly every worker has somewhere to go.
 */

import { areFoes, type God, geometry, squares, type Table } from '@caldera/rules';
import { AROUND, lowest, reachOf } from './masks.ts';
import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, OWN, type Rows } from './state.ts';

// How powers can leave somebody without a turn whose workers have steps on the board:
/** Some steps are forbidden: up (Athena), down (Hades), straight ones (Hippolyta), one way (Aeolus), of one worker (Hypnus). */
const STEPS = 1;
/** Whoever stands beside an opponent is held there (Aphrodite), or has nowhere to build (Limus). */
const BESIDE = 2;
/** Spaces are closed without a dome (Clio, Europa, the Ram), or powers change hands and can be any of these. */
const ANYHOW = 4;

const has = (...hooks: readonly unknown[]): boolean => hooks.some((hook) => hook !== undefined);

const hamperedBy = ({ foe = {}, any = {} }: God, isFoe: boolean): number =>
  (has(any.limitsMove, isFoe ? foe.limitsMove : undefined) ? STEPS : 0) |
  (has(any.closes, isFoe ? foe.closes : undefined) ? ANYHOW : 0) |
  (isFoe && has(foe.accepts, foe.limitsBlocks) ? BESIDE : 0);

/** For each player of the line-up. */
export const hamperingOf = (table: Table): number[] =>
  table.gods.map((_, player) =>
    table.gods.reduce(
      (all, god, other) => all | hamperedBy(god, areFoes(table, other, player)),
      table.shifting ? ANYHOW : 0,
    ),
  );

const DIAGONAL = Int32Array.from(squares.SQUARES, (square) => geometry.diagonally(square));

/** Whether one of the mover's workers has no step that a mortal could take: some powers ask for a step of each. */
const isHemmedIn = (rows: Rows, base: number, own: number, free: number): boolean => {
  const level1 = rows[base + LEVEL1] as number;
  const level2 = rows[base + LEVEL2] as number;
  for (let left = own; left !== 0; left &= left - 1) {
    const worker = left & -left;
    const tooHigh =
      (worker & level2) !== 0 ? 0 : (worker & level1) !== 0 ? (rows[base + LEVEL3] as number) : level2;
    if (((AROUND[lowest(worker)] as number) & free & ~tooHigh) === 0) return true;
  }
  return own === 0;
};

/** Whether there are two workers or more, each with two diagonal steps on its own level: nobody forbids all of these. */
const isAtEase = (rows: Rows, base: number, own: number, free: number): boolean => {
  const level1 = rows[base + LEVEL1] as number;
  const level2 = rows[base + LEVEL2] as number;
  const level3 = rows[base + LEVEL3] as number;
  for (let left = own; left !== 0; left &= left - 1) {
    const worker = left & -left;
    const level =
      ((worker & level1) !== 0 ? level1 : ~level1) &
      ((worker & level2) !== 0 ? level2 : ~level2) &
      ((worker & level3) !== 0 ? level3 : ~level3);
    const steps = (DIAGONAL[lowest(worker)] as number) & free & level;
    if ((steps & (steps - 1)) === 0) return false;
  }
  return (own & (own - 1)) !== 0;
};

export const mayBeStuck = (hampering: number, rows: Rows, base: number): boolean => {
  if ((hampering & ANYHOW) !== 0) return true;
  const own = rows[base + OWN] as number;
  const foes = rows[base + FOES] as number;
  const free = ~(own | foes | (rows[base + DOMES] as number));
  return (
    isHemmedIn(rows, base, own, free) ||
    ((hampering & STEPS) !== 0 && !isAtEase(rows, base, own, free)) ||
    ((hampering & BESIDE) !== 0 && (reachOf(own) & foes) !== 0)
  );
};
