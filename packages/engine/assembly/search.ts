/**
 * The search below the root: alpha–beta over complete turns, for two sides.
 *
 * What is particular to this game: a win on the spot is found by the generator, never by trying turns; a threat to win
 * next turn acts like a check, so such positions are never judged as they stand, but searched on through their parries.
 */

import { clearLine, extendLine } from './best-line';
import {
  canWin,
  generate,
  generateOne,
  isStuck,
  mayBeStuck,
  mayPass,
  seesThreats,
  threats as threatsTo,
  UNFINISHED,
  WINNING,
} from './generator';
import { worthOf } from './judging';
import { writeKey } from './keys';
import { beginLastTurns, triedOf, visitLast } from './last-turns';
import { SHORTER } from './layout';
import { find, foundBest, keep, watch } from './outside';
import {
  field,
  KEY_HIGH,
  KEY_LOW,
  moverIn,
  reserve,
  STATUS,
  setTop,
  TURN,
  top,
  WIDTH,
  winnerIn,
  writePassed,
} from './rows';
import { CERTAIN, fromTable, toTable, WIN } from './scores';
import { AT_LEAST, AT_MOST, boundIn, depthIn, EXACT, scoreIn } from './table';
import { isKiller, killerAt, refuted } from './turn-memory';
import { findMarked, MOST_TURNS, markOf, openOrder, reward, takeBest, turnIn } from './turn-order';

const NOBODY: i32 = -1;
const MOST_PLIES: i32 = 128;
const INFINITE: i32 = 32_000;
const UNKNOWN: i32 = -1;
/** Being good enough even after a pass is trusted from so many turns left, ... */
const PASS_FROM_DEPTH: i32 = 3;
/** ... but from so many only after a look at real turns: every one must build, and that can be the disadvantage. */
const PASS_CHECKED_FROM: i32 = 6;
/** How much shorter that look is. */
const PASS_CHECK_SHORTER: i32 = 4;
/** Margin per turn left by which a good position may be trusted to stay good. In hundredths of a level. */
const TRUST: i32 = 70;
/** With so few turns left only the best turns of quiet positions are tried. */
const LATE_TO: i32 = 3;
/** With so many turns left it pays to judge every turn before the first is tried. */
const JUDGED_FROM: i32 = 5;

let nodes: f64 = 0;
export let stopped: bool = false;
/** No line is followed further than this. */
let horizon: i32 = 16;
let sides: i32 = 2;
/** The number of positions at which to ask whether to stop. */
let askAt: f64 = 0;

export function planSides(count: i32): void {
  sides = count;
}

export function begin(): void {
  nodes = 0;
  stopped = false;
  askAt = 0;
  beginLastTurns();
}

export function stop(): void {
  stopped = true;
}

export function goOn(): void {
  stopped = false;
}

export function visited(): f64 {
  return nodes;
}

export function lookTo(ply: i32): void {
  horizon = ply;
}

/** What the row is worth to its mover. `known`: where the opponent threatens to win; -1 if that was not asked yet. */
export function visit(row: i32, ply: i32, left: i32, low: i32, high: i32, passed: bool, known: i32): i32 {
  nodes += 1;
  clearLine(ply);
  if (nodes >= askAt) ask();
  if (stopped) return 0;
  const status = field(row, STATUS);
  const winner = winnerIn(status);
  if (winner !== NOBODY) return resultFor(status, winner, ply);
  // Nothing here can be better than winning now, or worse than having lost.
  const alpha = max(low, ply - WIN);
  const beta = min(high, WIN - ply - 1);
  if (alpha >= beta) return alpha;
  // Where looking for a win is dear, generating will find it anyway.
  if ((seesThreats || left <= 0) && canWin(row)) return WIN - ply - 1;
  if (left <= 0 && !seesThreats) return judgeLast(row, ply);
  const threats = known === UNKNOWN ? threatsTo(row) : known;
  let depth = left;
  if (threats !== 0 && ply < horizon) depth += depth > 0 ? 1 : 0;
  else if (depth <= 0) return judgeLast(row, ply);
  if (ply >= MOST_PLIES - 2) return worthOf(row);
  return expand(row, ply, depth, alpha, beta, passed, threats);
}

/** What the row looks like to its mover without looking ahead: somebody who did not think. */
export function glance(row: i32, ply: i32): i32 {
  const status = field(row, STATUS);
  const winner = winnerIn(status);
  return winner === NOBODY ? worthOf(row) : resultFor(status, winner, ply);
}

function resultFor(status: i32, winner: i32, ply: i32): i32 {
  return (winner - moverIn(status)) % sides === 0 ? WIN - ply : ply - WIN;
}

/** What the row at the end of a line is worth. */
function judgeLast(row: i32, ply: i32): i32 {
  // The last turns are tried so sparingly that a turn which leaves the other side without one may not be among them.
  return mayBeStuck(row) && isStuck(row) ? ply - WIN : worthOf(row);
}

/** Looks at the turns of a row that is neither decided nor at the end of its line. */
function expand(row: i32, ply: i32, left: i32, alpha: i32, beta: i32, passed: bool, threats: i32): i32 {
  let depth = left;
  const narrow = beta - alpha === 1;
  const isQuiet = narrow && threats === 0 && abs(beta) < CERTAIN;
  // One turn from the end two of three positions are good enough as they stand, and the table knows one of fourteen.
  if (isQuiet && depth === 1) {
    const worth = worthOf(row);
    if (worth - TRUST >= beta) return worth;
  }
  let first = 0;
  writeKey(row);
  const found = find(field(row, KEY_LOW), field(row, KEY_HIGH));
  if (found !== 0) {
    first = foundBest();
    if (narrow && depthIn(found) >= depth) {
      const bound = boundIn(found);
      const score = fromTable(scoreIn(found), ply);
      if (bound === EXACT || (bound === AT_LEAST && score >= beta) || (bound === AT_MOST && score <= alpha))
        return score;
    }
  } else if (depth >= 4) depth -= 1;

  if (isQuiet && depth > 1) {
    const worth = worthOf(row);
    if (depth <= 4 && worth - TRUST * depth >= beta) return worth;
    if (depth >= PASS_FROM_DEPTH && !passed && worth >= beta && mayPass(row)) {
      let score = pass(row, ply, depth - 3 - (depth >> 2), beta);
      if (score >= beta && depth >= PASS_CHECKED_FROM && !stopped)
        score = visit(row, ply, depth - PASS_CHECK_SHORTER, alpha, beta, true, threats);
      if (stopped) return 0;
      if (score >= beta) return score >= CERTAIN ? beta : score;
    }
  }

  const start = top;
  let best = -INFINITE;
  let tried = 0;
  // Half of the time one turn is enough: the likely one is tried before any other is generated.
  const likely = first === 0 ? killerAt(ply) : turnIn(first);
  if (threats === 0 && likely >= 0 && generateOne(row, likely) && (first === 0 || markOf(start) === first)) {
    best = follow(start, ply, depth, alpha, beta, 0);
    tried = markOf(start);
    if (!narrow && best > alpha && !stopped) extendLine(ply, keyOf(start));
    setTop(start);
    if (best >= beta && !stopped) {
      refuted(moverIn(field(row, STATUS)), ply, likely, depth);
      keepScore(row, ply, depth, best, AT_LEAST, tried);
    }
    if (best >= beta || stopped) return best;
  }
  setTop(start);
  if (narrow && threats === 0 && depth === 1) {
    const score = visitLast(row, ply, beta, first, best, tried);
    if (score > -CERTAIN || stopped) return score;
  }
  return tryAll(row, ply, depth, alpha, beta, threats, first, best, tried);
}

function tryAll(
  row: i32,
  ply: i32,
  depth: i32,
  low: i32,
  beta: i32,
  threats: i32,
  first: i32,
  known: i32,
  tried: i32,
): i32 {
  const start = top;
  const count = min(MOST_TURNS, generate(row, threats, false));
  if (count === WINNING) return WIN - ply - 1;
  if (count === UNFINISHED) {
    stopped = true;
    return 0;
  }
  // Nothing parries, or there is no turn at all.
  if (count === 0) return threats !== 0 && !isStuck(row) ? ply + 2 - WIN : ply - WIN;
  const mover = moverIn(field(row, STATUS));
  const narrow = beta - low === 1;
  const before = tried === 0 ? first : tried;
  const chosen = before === 0 ? -1 : findMarked(start, count, before);
  let alpha = max(low, known);
  let best = known;
  let bestMark = known > low ? tried : first;
  const late = triedOf(count) * depth;
  // The turn that was best before mostly is again: only when it is not are the others put in order.
  let order = UNKNOWN;
  for (let number = tried !== 0 && chosen >= 0 ? 1 : 0; number < count; number += 1) {
    if (narrow && threats === 0 && depth <= LATE_TO && number >= late && best > -CERTAIN) break;
    let index = chosen;
    if (chosen < 0 || number > 0) {
      if (order === UNKNOWN) order = openOrder(row, start, count, chosen, ply, mover, depth >= JUDGED_FROM);
      index = takeBest(order, count - number);
    }
    const child = start + index * WIDTH;
    const score = follow(child, ply, depth, alpha, beta, number);
    if (stopped) break;
    if (score > best) {
      best = score;
      if (score > alpha) {
        alpha = score;
        bestMark = markOf(child);
        if (!narrow) extendLine(ply, keyOf(child));
      }
      if (alpha >= beta) {
        reward(order, count, chosen, number, mover, ply, depth, start);
        break;
      }
    }
  }
  setTop(start);
  if (stopped) return 0;
  keepScore(row, ply, depth, best, best >= beta ? AT_LEAST : best > low ? EXACT : AT_MOST, bestMark);
  return best;
}

export function keepScore(row: i32, ply: i32, depth: i32, best: i32, bound: i32, mark: i32): void {
  keep(field(row, KEY_LOW), field(row, KEY_HIGH), depth, toTable(best, ply), bound, mark);
}

function ask(): void {
  askAt = watch(nodes);
  stopped = stopped || askAt < 0;
}

/** One turn searched: the first with the whole window, later ones only to prove that they are no better. */
function follow(child: i32, ply: i32, depth: i32, alpha: i32, beta: i32, number: i32): i32 {
  const deep = depth > 0 ? depth - 1 : 0;
  if (number === 0) return -visit(child, ply + 1, deep, -beta, -alpha, false, UNKNOWN);
  let known = UNKNOWN;
  let shorter = 0;
  if (number >= 3 && depth >= 2) {
    shorter = load<i8>(SHORTER + ((min(depth, 63) << 6) | min(number, 63)));
    if (shorter > 0) {
      known = threatsTo(child);
      if (known !== 0 || isKiller(ply, field(child, TURN))) shorter -= 1;
      shorter = max(0, min(shorter, deep - (depth > 2 ? 1 : 0)));
    }
  }
  let score = -visit(child, ply + 1, deep - shorter, -alpha - 1, -alpha, false, known);
  if (score > alpha && shorter > 0 && !stopped)
    score = -visit(child, ply + 1, deep, -alpha - 1, -alpha, false, known);
  if (score > alpha && score < beta && !stopped)
    score = -visit(child, ply + 1, deep, -beta, -alpha, false, known);
  return score;
}

/** What the opponent could make of two turns in a row. */
function pass(row: i32, ply: i32, depth: i32, beta: i32): i32 {
  reserve(1);
  const passed = top;
  writePassed(passed, row);
  setTop(passed + WIDTH);
  const score = -visit(passed, ply + 1, max(0, depth), -beta, -beta + 1, true, UNKNOWN);
  setTop(passed);
  return score;
}

function keyOf(child: i32): i32 {
  writeKey(child);
  return field(child, KEY_LOW);
}
