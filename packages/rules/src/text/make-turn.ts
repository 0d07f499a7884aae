/**
 * Turn text: one token per thing that happens, as in `b2>c2(c2>b2)^d3[^]`. Writing follows the events of a turn.
 *
 * One text for each legal turn, and no text for two.
 */

import type { Event } from '../core/event.ts';
import type { OpenTurn } from '../core/open-turn.ts';
import { type Position, walkFrom } from '../core/position.ts';
import { NOWHERE, nameOf, type Square } from '../core/squares.ts';
import { powersHeld } from '../core/turn-rules.ts';
import type { Turn } from '../core/turns.ts';
import { NOBODY } from '../core/walk.ts';
import { makeState, powerOf } from './make-fen.ts';

/** The text of a player who has no legal turn. */
export const NO_TURN = '-';
/** Behind the steps of a turn that goes on. */
export const UNDER_WAY = '...';

/** One event as a token that stands for itself: every move names both its squares. */
export const tokenOf = (event: Event): string => {
  switch (event.kind) {
    case 'placed':
      return event.interrupting ? `(+${nameOf(event.at)})` : `+${nameOf(event.at)}`;
    case 'moved':
      return `${nameOf(event.from)}>${nameOf(event.to)}`;
    case 'forced':
      return `(${nameOf(event.from)}>${nameOf(event.to)})`;
    case 'swapped':
      return `(${nameOf(event.from)}<>${nameOf(event.to)})`;
    case 'removed':
      return `(x${nameOf(event.at)})`;
    case 'built':
      return `^${nameOf(event.at)}${event.low ? '*' : ''}`;
    case 'unbuilt':
      return `${event.all ? '!!' : '!'}${nameOf(event.at)}`;
    case 'noted':
      return `{${event.text}}`;
    case 'cancelled':
      return `(?${nameOf(event.at)})`;
  }
};

/** Tokens joined for reading: a worker that goes on needs no second name, another one stands apart. */
const join = (events: readonly Event[]): string => {
  let text = '';
  let walker: Square = NOWHERE;
  for (const event of events) {
    if (event.kind === 'moved' && event.from === walker) text += `>${nameOf(event.to)}`;
    else if (event.kind === 'moved' && text !== '') text += ` ${tokenOf(event)}`;
    else text += tokenOf(event);
    if (event.kind === 'moved') walker = event.to;
    else if (event.kind === 'forced' && event.from === walker) walker = event.to;
    else if (event.kind === 'built') walker = NOWHERE;
  }
  return text;
};

/** The card whose power the mover holds: one that was taken keeps its memory where it lies. */
export const cardInHand = (before: Position): number =>
  before.table.shifting
    ? (powersHeld(walkFrom(before))[before.toMove]?.card ?? before.toMove)
    : before.toMove;

/** The bracket at the end: the new state of the card in the mover's hand, where it changed. */
export const stateToken = (before: Position, after: Position): string => {
  const card = cardInHand(before);
  const state = makeState(after, card);
  const always = powerOf(before.table, card)?.state?.always === true;
  return after.winner === NOBODY && (always || state !== makeState(before, card)) ? `[${state}]` : '';
};

/** Writes a turn. A turn in which nothing happened is the one of a player who can't move. */
export const makeTurn = (before: Position, { events, after }: Pick<Turn, 'events' | 'after'>): string => {
  const state = stateToken(before, after);
  if (events.length === 0 && state === '') return NO_TURN;
  return `${join(events)}${state}${after.winner === NOBODY ? '' : '#'}`;
};

/** Writes the steps taken so far of a turn that goes on. */
export const makeOpenTurn = (turn: OpenTurn): string => `${join(turn.events)}${UNDER_WAY}`;
