/**
 * Whether a side might win in its turn, told from the board at a glance: "no" is certain (but for `dear`), "yes" has to
 * be looked into.
 * Walking through all turns to find that none wins is what costs most where no fast way exists.
 */

import type { God, Table } from '@caldera/rules';
import { reachOf } from './masks.ts';
import { DOMES, LEVEL1, LEVEL2, LEVEL3, type Rows } from './state.ts';

/**
 * `step`: only a worker on level 2 beside an open tower of level 3 can win. `climb`: some worker has to stand above the
 * ground, and some tower of level 3 has to be open. `unknown`: nothing can be said. `dear`: turns after turns that may
 * follow each other are so many that a win is not looked for, only come upon.
 */
export type WinSight = 'step' | 'climb' | 'unknown' | 'dear';

/** Powers with a turn of their own that still begins with the one move a mortal has, or builds without rising by it. */
const MOVE_AS_MORTALS: ReadonlySet<string> = new Set([
  'ares',
  'atlas',
  'castor-and-pollux',
  'charon',
  'demeter',
  'europa-and-talus',
  'graeae',
  'hephaestus',
  'hestia',
  'morpheus',
  'nemesis',
  'poseidon',
  'prometheus',
  'scylla',
  'selene',
  'siren',
  'terpsichore',
  'zeus',
]);

const sightOf = ({ id, own = {} }: God): WinSight => {
  if (own.earns !== undefined) return 'dear';
  const otherwise = [own.wins, own.ends, own.defeats];
  if (otherwise.some((hook) => hook !== undefined)) return 'unknown';
  const leapsFar = own.leaps !== undefined || own.climbs !== undefined || own.torus === true;
  return leapsFar || (own.start !== undefined && !MOVE_AS_MORTALS.has(id)) ? 'climb' : 'step';
};

/** For each player of the line-up. */
export const winSights = ({ gods, fleece }: Table): WinSight[] => {
  const anythingGoes =
    fleece !== undefined ||
    gods.some(
      ({ any, holds, lends }) =>
        any?.wins !== undefined || any?.carries !== undefined || holds !== undefined || lends !== undefined,
    );
  return gods.map((god) => (anythingGoes ? 'unknown' : sightOf(god)));
};

export const mayWin = (sight: WinSight | undefined, rows: Rows, base: number, side: number): boolean => {
  if (sight === undefined || sight === 'unknown') return true;
  if (sight === 'dear') return false;
  const open = (rows[base + LEVEL3] as number) & ~(rows[base + DOMES] as number);
  if (open === 0) return false;
  const workers = rows[base + side] as number;
  return sight === 'climb'
    ? (workers & (rows[base + LEVEL1] as number)) !== 0
    : (reachOf(workers & (rows[base + LEVEL2] as number)) & open) !== 0;
};
