/**
 * Turn text: one token per thing that happens, as in `b2>c2(c2>b2)^d3[^]`.
 *
 * Writing follows the events of a turn. Reading does not trust itself with the rules: it walks the turn's own graph and
 * keeps the walks whose events the text names, so whatever can be played can be read.
 */

import type { Event } from '../core/event.ts';
import { candidates, type Offer } from '../core/open-turn.ts';
import { type Position, positionOf, walkFrom } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { NOWHERE, nameOf, type Square } from '../core/squares.ts';
import type { Step } from '../core/step.ts';
import { startTurn } from '../core/turn-walker.ts';
import type { Turn } from '../core/turns.ts';
import { NOBODY, type Walk } from '../core/walk.ts';
import { makeState } from './make-fen.ts';
import type { TextError } from './text-error.ts';
import { readTokens, type TurnTokens } from './turn-tokens.ts';

/** One event as a token that stands for itself: every move names both its squares. */
export const tokenOf = (event: Event): string => {
  switch (event.kind) {
    case 'placed':
      return `+${nameOf(event.at)}`;
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

/** The bracket at the end: the new state of the mover's card, where it changed. */
const stateToken = (before: Position, after: Position): string => {
  const player = before.toMove;
  const state = makeState(after, player);
  const always = before.table.gods[player]?.state?.always === true;
  return after.winner === NOBODY && (always || state !== makeState(before, player)) ? `[${state}]` : '';
};

/** Writes a turn: one text for each legal turn, and no text for two. */
export const makeTurn = (before: Position, turn: Pick<Turn, 'events' | 'after'>): string =>
  `${join(turn.events)}${stateToken(before, turn.after)}${turn.after.winner === NOBODY ? '' : '#'}`;

interface Reading {
  readonly tokens: TurnTokens;
  readonly before: Position;
  /** Completed walks that the tokens name. */
  readonly found: Turn[];
  /** How many tokens the best walk matched. */
  reached: number;
}

const matches = (offer: Offer, tokens: TurnTokens, from: number): boolean =>
  offer.events
    .filter((event) => event.kind !== 'noted')
    .every((event, index) => tokens.events[from + index]?.text === tokenOf(event));

const follow = (
  reading: Reading,
  walk: Walk,
  steps: readonly Step[],
  events: readonly Event[],
  at: number,
): void => {
  reading.reached = Math.max(reading.reached, at);
  if (walk.done) {
    if (at === reading.tokens.events.length) reading.found.push({ steps, events, after: positionOf(walk) });
    return;
  }
  for (const offer of candidates(walk)) {
    if (!matches(offer, reading.tokens, at)) continue;
    const named = offer.events.filter((event) => event.kind !== 'noted').length;
    follow(reading, offer.walk, [...steps, offer.step], [...events, ...offer.events], at + named);
  }
};

/** Of the walks that the tokens name, the one that the rest of the text means. */
const choose = ({ tokens, before, found }: Reading): Turn | undefined => {
  const fitting = found.filter(
    (turn) =>
      (!tokens.wins || turn.after.winner !== NOBODY) &&
      (tokens.state === undefined || tokens.state.text === makeState(turn.after, before.toMove)),
  );
  return (
    fitting.find((turn) => tokens.state !== undefined || stateToken(before, turn.after) === '') ?? fitting[0]
  );
};

/** Reads a turn of this position, in any legal way of taking it. */
export const parseTurn = (before: Position, text: string): Result<Turn, TextError> => {
  const tokens = readTokens(text);
  if (!tokens.ok) return tokens;
  const walk = walkFrom(before);
  startTurn(walk);
  const reading: Reading = { tokens: tokens.value, before, found: [], reached: 0 };
  follow(reading, walk, [], [], 0);
  const turn = choose(reading);
  if (turn !== undefined) return ok(turn);
  const stopped = tokens.value.events[reading.reached];
  if (stopped !== undefined) {
    return fail({
      code: 'ERR_TURN_ILLEGAL',
      column: stopped.column,
      message: `"${stopped.text}" can’t be played here`,
    });
  }
  const tail = reading.found.length === 0 ? undefined : (tokens.value.state ?? tokens.value.end);
  return tail === undefined
    ? fail({ code: 'ERR_TURN_INCOMPLETE', column: text.length + 1, message: 'the turn is not complete' })
    : fail({
        code: 'ERR_TURN_ILLEGAL',
        column: tail.column,
        message: `the turn does not end with "${tail.text}"`,
      });
};
