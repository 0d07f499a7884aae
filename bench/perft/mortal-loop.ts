/**
 * What turn generation could cost at best: mortals only, two players, everything in local integers, no god asked, no
 * turn kept. Written for this benchmark, with tables of its own, so that it shares nothing with what it measures.
 */

const SIZE = 5;

/** Squares as bits, a5 first; the neighbours of each. */
const AROUND = Int32Array.from({ length: SIZE * SIZE }, (_, square) => {
  const row = Math.floor(square / SIZE);
  let set = 0;
  for (let other = 0; other < SIZE * SIZE; other += 1) {
    const near =
      Math.abs(Math.floor(other / SIZE) - row) <= 1 && Math.abs((other % SIZE) - (square % SIZE)) <= 1;
    if (near && other !== square) set |= 1 << other;
  }
  return set;
});

const countBits = (set: number): number => {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** Towers as planes: at least one, two, three blocks; and domes. */
export interface Board {
  readonly own: number;
  readonly foes: number;
  readonly level1: number;
  readonly level2: number;
  readonly level3: number;
  readonly domes: number;
}

type Lines = (
  own: number,
  foes: number,
  level1: number,
  level2: number,
  level3: number,
  domes: number,
  depth: number,
) => number;

const linesOf: Lines = (own, foes, level1, level2, level3, domes, depth) => {
  if (depth === 0) return 1;
  let count = 0;
  for (let workers = own; workers !== 0; workers &= workers - 1) {
    const from = workers & -workers;
    const climbable = (level2 & from) !== 0 ? -1 : (level1 & from) !== 0 ? ~level3 : ~level2;
    const canWin = (level2 & ~level3 & from) !== 0;
    let moves = (AROUND[31 - Math.clz32(from)] as number) & climbable & ~(own | foes | domes);
    for (; moves !== 0; moves &= moves - 1) {
      const to = moves & -moves;
      if (canWin && (level3 & to) !== 0) {
        count += 1;
        continue;
      }
      const after = own ^ from ^ to;
      let builds = (AROUND[31 - Math.clz32(to)] as number) & ~(after | foes | domes);
      for (; builds !== 0; builds &= builds - 1) {
        const at = builds & -builds;
        count += linesOf(
          foes,
          after,
          level1 | at,
          level2 | (level1 & at),
          level3 | (level2 & at),
          domes | (level3 & at),
          depth - 1,
        );
      }
    }
  }
  return count === 0 ? 1 : count;
};

/** Turns of one depth, whose builds are counted and not made. */
const lastTurns = (
  own: number,
  foes: number,
  level1: number,
  level2: number,
  level3: number,
  domes: number,
): number => {
  let count = 0;
  for (let workers = own; workers !== 0; workers &= workers - 1) {
    const from = workers & -workers;
    const climbable = (level2 & from) !== 0 ? -1 : (level1 & from) !== 0 ? ~level3 : ~level2;
    const wins = (level2 & ~level3 & from) !== 0 ? level3 : 0;
    const moves = (AROUND[31 - Math.clz32(from)] as number) & climbable & ~(own | foes | domes);
    count += countBits(moves & wins);
    for (let left = moves & ~wins; left !== 0; left &= left - 1) {
      const to = left & -left;
      count += countBits((AROUND[31 - Math.clz32(to)] as number) & ~((own ^ from ^ to) | foes | domes));
    }
  }
  return count === 0 ? 1 : count;
};

/** Every turn is made, down to the position it leads to. */
export const makeLines = ({ own, foes, level1, level2, level3, domes }: Board, depth: number): number =>
  linesOf(own, foes, level1, level2, level3, domes, depth);

/** The turns of a board without making the last builds: for information only, no generator could do that. */
export const countTurns = ({ own, foes, level1, level2, level3, domes }: Board): number =>
  lastTurns(own, foes, level1, level2, level3, domes);
