/** Which workers are marked: only where a power in play may ask for the mark, so that equal positions stay equal. */

import type { God } from './god.ts';
import { diff, only, type Square, union } from './squares.ts';
import { areFoes, powersWithin, sideOf } from './table.ts';
import { memoryOf, type Walk } from './walk.ts';

const asksFor = (walk: Walk, player: number, mark: 'marksFemale' | 'marksRecent'): boolean =>
  powersWithin(walk.table.gods, player, walk.table.fleece).some((god): boolean => {
    const power: God | undefined = god.lends === undefined ? god : god.lends(memoryOf(walk, player));
    return power?.[mark] === true;
  });

/** Whether the female worker of the side to move is marked. */
export const marksFemale = (walk: Walk): boolean => {
  const { table, toMove } = walk;
  if ((table.femaleSides & (1 << sideOf(table, toMove))) === 0) return false;
  return table.gods.some(
    (_, player) => !areFoes(table, player, toMove) && asksFor(walk, player, 'marksFemale'),
  );
};

/** Marks a worker as the one that its side moved last, where an opponent's power may ask. */
export const markRecent = (walk: Walk, at: Square): void => {
  const { table, toMove } = walk;
  const asked = table.gods.some(
    (_, player) => areFoes(table, player, toMove) && asksFor(walk, player, 'marksRecent'),
  );
  if (asked) walk.recent = union(diff(walk.recent, walk.own), only(at));
};
