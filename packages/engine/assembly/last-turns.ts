/**
 * Positions one turn from the end of a quiet line, which are most of those that have turns at all: only a few turns are
 * tried there, so that only a few are written down.
 */

import { generate, UNFINISHED, WINNING } from './generator';
import { LAST_COUNTS } from './layout';
import { field, moverIn, STATUS, setTop, TURN, top, WIDTH } from './rows';
import { CERTAIN, WIN } from './scores';
import { keepScore, stop, stopped, visit } from './search';
import { asked, openSieve, placeOf } from './sieve';
import { AT_LEAST, AT_MOST } from './table';
import { refuted, vain } from './turn-memory';
import { markOf, turnIn } from './turn-order';

/** Near the end of a line, quiet positions are judged by so many of their best turns for each turn left, ... */
const TRIED: i32 = 8;
/** ... and by more of them where there are very many. */
const TRIED_OF_MANY: i32 = 12;
const MANY: i32 = 110;

/** How many of so many turns are tried for each turn left. */
export function triedOf(turns: i32): i32 {
  return turns > MANY ? TRIED_OF_MANY : TRIED;
}

export function beginLastTurns(): void {
  memory.fill(LAST_COUNTS, 0, 16);
}

/**
 * Whether the row is worth at least `beta` to its mover, who cannot win now and is not threatened. `before` marks the
 * turn that was best before, `tried` the one that was tried already and is worth `known`; zero for none. A score that
 * says the position is lost speaks only of the turns that were tried.
 */
export function visitLast(row: i32, ply: i32, beta: i32, before: i32, known: i32, tried: i32): i32 {
  const start = top;
  const mover = moverIn(field(row, STATUS));
  const counts = LAST_COUNTS + (mover << 2);
  openSieve(mover, ply, before === 0 ? -1 : turnIn(before), row, triedOf(load<i32>(counts)));
  const count = generate(row, 0, true);
  if (count === WINNING) return WIN - ply - 1;
  store<i32>(counts, asked);
  if (count === UNFINISHED) stop();
  let best = known;
  let mark = before;
  for (let place = 0; place < count && best < beta && !stopped; place += 1) {
    // The sieve serves the next such position, but there is none further down: its places stay what they are.
    const child = start + placeOf(place) * WIDTH;
    if (tried !== 0 && markOf(child) === tried) continue;
    const score = -visit(child, ply + 1, 0, -beta, 1 - beta, false, -1);
    if (score > best) best = score;
    if (score < beta) continue;
    mark = markOf(child);
    refuted(mover, ply, field(child, TURN), 1);
    for (let earlier = 0; earlier < place; earlier += 1)
      vain(mover, field(start + placeOf(earlier) * WIDTH, TURN), 1);
  }
  setTop(start);
  if (!stopped && best > -CERTAIN) keepScore(row, ply, 1, best, best >= beta ? AT_LEAST : AT_MOST, mark);
  return best;
}
