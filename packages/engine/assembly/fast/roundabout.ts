/**
 * The turns of powers whose workers come to one space in several ways once they are carried on after every move: around
 * the edge or by a second move, even back to where they began. Each result is to be given once.
 */

import { foes, levelOf, own } from './board';
import { buildByAny, buildOnce } from './building';
import { lowest } from './masks';
import { endOf, movers, steps } from './scene';

/** After one move, or one or two. */
export function buildAtEnds(isTwice: bool): void {
  let back = 0;
  for (let left = movers; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const ends = endsOf(lowest(left), isTwice);
    back |= ends & bit;
    for (let more = ends & ~bit; more !== 0; more &= more - 1)
      buildOnce(lowest(more), own ^ bit ^ (more & -more), foes);
  }
  // Whoever of them came back, all stand where they stood.
  buildByAny(back, own, foes);
}

/** Every space that the worker on `start` can be carried to. */
function endsOf(start: i32, isTwice: bool): i32 {
  const once = endsFrom(start, start);
  let ends = once;
  if (isTwice) for (let left = once; left !== 0; left &= left - 1) ends |= endsFrom(start, lowest(left));
  return ends;
}

/** The ends of one move from `at`, by the worker that began its turn on `start`: no move leads there. */
function endsFrom(start: i32, at: i32): i32 {
  const workers = (own ^ (1 << start)) | foes;
  let ends = 0;
  for (let left = steps(at, levelOf(at), workers | (1 << start)); left !== 0; left &= left - 1)
    ends |= 1 << endOf(at, lowest(left), workers);
  return ends;
}
