/** How a turn ends: tests on the whole of it, victory and defeat, and whose turn it is then. */

import { END_OF_SETUP, END_OF_TURN, type Next, type Phase } from './phase.ts';
import { diff, EMPTY, type Square, union } from './squares.ts';
import { areFoes } from './table.ts';
import { remember, type Walk } from './walk.ts';
import { workersOfPlayer } from './workers.ts';

/**
 * How a demand binds. One that only a once-only power can meet binds nobody to use that power, but whoever uses it must
 * meet the demand with it (G7.4).
 */
export const bindsEveryTurn = (demand: number): number => 1 << demand;
export const bindsWhoUsesPower = (demand: number): number => 1 << (demand + 16);

const isBound = ({ bindings, used }: Walk, demand: number): boolean =>
  (bindings & bindsEveryTurn(demand)) !== 0 || (used !== 0 && (bindings & bindsWhoUsesPower(demand)) !== 0);

/** Whether the turn stands before every opponent's test (G7.3). */
const passesTests = (walk: Walk): boolean => {
  for (const { hook, holder } of walk.rules.accepts) if (!hook(walk, holder)) return false;
  return true;
};

/** Whether it meets every demand that binds it (G7.4). */
const meetsDemands = (walk: Walk): boolean => {
  const { demands } = walk.rules;
  for (let index = 0; index < demands.length; index += 1) {
    if (!isBound(walk, index)) continue;
    const demand = demands[index];
    if (demand !== undefined && !demand.hook(walk, demand.holder)) return false;
  }
  return true;
};

/** A turn that can no longer meet a demand is given up as soon as the moving is over, not when it ends. */
const isHopeless = (walk: Walk, { settled }: Phase): boolean =>
  settled === true && walk.rules.demandMoves && !meetsDemands(walk);

/** The next player's view: what was theirs becomes own. */
const turnTable = (walk: Walk): void => {
  const { own, third } = walk;
  if (walk.table.sides === 2) {
    walk.own = walk.foes;
    walk.foes = own;
  } else {
    walk.own = diff(walk.foes, third);
    walk.foes = union(third, own);
    walk.third = own;
  }
  walk.toMove = walk.toMove + 1 === walk.table.players ? 0 : walk.toMove + 1;
};

/** The turn is complete and the next player's begins, whatever the powers say. */
export const passTurn = (walk: Walk): void => {
  walk.done = true;
  do turnTable(walk);
  while ((walk.out & (1 << walk.toMove)) !== 0);
};

/** The game is over, and whatever was asked of somebody's next turn with it. */
const conclude = (walk: Walk, winner: number): void => {
  passTurn(walk);
  walk.winner = winner;
  walk.bound = EMPTY;
};

/** The game is over, if the turn that ends it is a legal one. */
export const win = (walk: Walk, player: number): void => {
  const { own } = walk.rules;
  const stands = passesTests(walk) || own.redeems?.(walk, passesTests) === true;
  if (!stands || !meetsDemands(walk)) {
    walk.refused = true;
    return;
  }
  conclude(walk, player);
};

/** Ends the game if the board alone makes somebody win, whoever's turn it is. */
export const winsByBoard = (walk: Walk): boolean => {
  if (walk.truce) return false;
  for (const { hook, holder } of walk.rules.boardWins) {
    if (!hook(walk, holder)) continue;
    win(walk, holder.player);
    return true;
  }
  return false;
};

const remaining = (walk: Walk): number[] =>
  walk.table.gods.flatMap((_, player) => ((walk.out & (1 << player)) === 0 ? [player] : []));

/** A player is out: workers and tokens leave, blocks stay (G11.2). With one side left, that side has won. */
export const eliminate = (walk: Walk, player: number): void => {
  if (walk.table.sides === 2) {
    conclude(walk, (player + 1) % walk.table.players);
    return;
  }
  const leaving = workersOfPlayer(walk, player);
  walk.own = diff(walk.own, leaving);
  walk.foes = diff(walk.foes, leaving);
  walk.third = diff(walk.third, leaving);
  walk.female = diff(walk.female, leaving);
  walk.recent = diff(walk.recent, leaving);
  walk.bound = diff(walk.bound, leaving);
  walk.out |= 1 << player;
  remember(walk, player, walk.table.gods[player]?.memory ?? 0);
  const left = remaining(walk);
  if (left.length === 1) conclude(walk, left[0] as number);
  else if (player === walk.toMove) passTurn(walk);
};

/**
 * A player has lost within a turn. A mover who could not know is held to what was seen; one who knew is held to every
 * test and demand, because the turn is over.
 */
export const loseWithin = (walk: Walk, player: number, isSurprise: boolean): void => {
  walk.surprised = isSurprise;
  if (isSurprise || (passesTests(walk) && meetsDemands(walk))) eliminate(walk, player);
  else walk.refused = true;
};

/** Opponents who have lost by how the turn ended. With two sides that is a win of the mover. */
const defeatFoes = (walk: Walk): void => {
  const { own, mover } = walk.rules;
  const { table } = walk;
  const losers = remaining(walk).filter(
    (player) => areFoes(table, player, mover.player) && own.defeats?.(walk, mover, player) === true,
  );
  if (losers.length === 0) return;
  if (table.sides === 2) conclude(walk, mover.player);
  else for (const player of losers) eliminate(walk, player);
};

/** Asks every closing effect in turn; true when one of them has a phase of its own. */
const closes = (walk: Walk): boolean => {
  const { closing } = walk.rules;
  while (walk.closings < closing.length) {
    const next = closing[walk.closings];
    walk.closings += 1;
    const phase = next?.hook(walk, next.holder);
    if (phase === undefined) continue;
    walk.phase = phase;
    return true;
  }
  return false;
};

/**
 * The step ran into a worker that the mover could not see: it never was, the turn is over, the rest of it stands. What
 * follows on any turn's end follows on this one too (CHAOS-2).
 */
export const cancel = (walk: Walk, at: Square): void => {
  walk.trace?.push({ kind: 'cancelled', at });
  walk.surprised = true;
  if (!closes(walk)) passTurn(walk);
};

/** Goes on to a turn that the one just completed has earned. It is offered once, and last of all (G6.9). */
const earnsTurn = (walk: Walk): boolean => {
  const { closing, own, mover } = walk.rules;
  if (walk.closings > closing.length) return false;
  walk.closings = closing.length + 1;
  const phase = own.earns?.(walk, mover);
  if (phase !== undefined) walk.phase = phase;
  return phase !== undefined;
};

export const endTurn = (walk: Walk): void => {
  const { rules } = walk;
  if (!rules.endsPlainly) {
    if (walk.closings === 0) {
      rules.own.ends?.(walk, rules.mover);
      if (walk.done) return;
      if (winsByBoard(walk)) return;
      if (!passesTests(walk) || !meetsDemands(walk)) {
        walk.refused = true;
        return;
      }
      if (rules.own.defeats !== undefined) {
        defeatFoes(walk);
        if (walk.done) return;
      }
    }
    if (closes(walk) || earnsTurn(walk)) return;
    // What nobody could win by while a truce held is looked at again when it is over.
    if (walk.truce) {
      walk.truce = false;
      if (winsByBoard(walk)) return;
    }
  }
  passTurn(walk);
};

/** Sends the walk on, to a phase or to the end of the turn. */
export const goTo = (walk: Walk, next: Next): void => {
  const phase = typeof next === 'function' ? next(walk) : next;
  if (phase === END_OF_TURN) endTurn(walk);
  else if (phase === END_OF_SETUP) passTurn(walk);
  else if (walk.bindings !== 0 && isHopeless(walk, phase)) walk.refused = true;
  else walk.phase = phase;
};
