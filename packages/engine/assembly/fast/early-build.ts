/** A power that may build before it moves. */

import { AROUND, FIRSTS } from '../layout';
import {
  addPiece,
  domes,
  emitEach,
  foes,
  level1,
  level2,
  level3,
  levelOf,
  own,
  setTowers,
  wants,
} from './board';
import { leadingFrom, lowest } from './masks';
import { endOf, grounded, mayEnd, movers, parries, rising, setGrounded, sites, steps } from './scene';

/** Perhaps a build before the move, which then cannot go up. */
export function buildAroundMove(): void {
  // Whoever has to go up must not build first.
  if (rising) return;
  const one = level1;
  const two = level2;
  const three = level3;
  const capped = domes;
  for (let left = movers; left !== 0; left &= left - 1) {
    const start = lowest(left);
    // By the space where a worker ends: the first builds, up to now, after which it can end there.
    memory.fill(FIRSTS, 0, 25 * 4);
    for (let free = sites(start, own, foes); free !== 0; free &= free - 1) {
      const first = free & -free;
      addPiece(first);
      moveLevel(start, first);
      setTowers(one, two, three, capped);
    }
  }
}

function moveLevel(start: i32, first: i32): void {
  const wasGrounded = grounded;
  setGrounded(true);
  const targets = steps(start, levelOf(start), own | foes);
  setGrounded(wasGrounded);
  const others = own ^ (1 << start);
  for (let left = targets; left !== 0; left &= left - 1) {
    const to = lowest(left);
    if (!mayEnd(start, to, foes)) continue;
    const end = endOf(start, to, others | foes);
    const placed = others | (1 << end);
    if (!wants(placed)) continue;
    const free = sites(end, placed, foes);
    // The same two spaces in the other order are the same turn: the lower one first stands for both.
    const before = FIRSTS + (end << 2);
    const firsts = load<i32>(before);
    const twins = (leadingFrom(AROUND, end) & first) === 0 ? 0 : firsts;
    store<i32>(before, firsts | first);
    emitEach(parries(free & ~twins, placed, foes), placed, foes);
  }
}
