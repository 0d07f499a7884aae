/**
 * Reads turn texts. It does not trust itself with the rules: it walks the turn's own graph and keeps the walks whose
 * events the text names, so whatever can be played can be read, in any legal way of taking it.
 */

import type { Event } from '../core/event.ts';
import { lose } from '../core/losing.ts';
import { candidates, type Offer, type OpenTurn, offersAt, openTurn } from '../core/open-turn.ts';
import { type Position, positionOf, walkFrom } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Step } from '../core/step.ts';
import { startTurn } from '../core/turn-walker.ts';
import { hasTurn, type Turn } from '../core/turns.ts';
import { NOBODY, type Walk } from '../core/walk.ts';
import { makeFen, makeState } from './make-fen.ts';
import { cardInHand, NO_TURN, stateToken, tokenOf, UNDER_WAY } from './make-turn.ts';
import type { TextError, TextErrorCode } from './text-error.ts';
import { readTokens, type TurnTokens } from './turn-tokens.ts';

/** A walk that the tokens so far name. */
interface Trail {
  readonly walk: Walk;
  readonly steps: readonly Step[];
  readonly events: readonly Event[];
}

interface Reading {
  readonly tokens: TurnTokens;
  /** Walks that use up all tokens: complete turns, and turns that go on. */
  readonly complete: Trail[];
  readonly open: Trail[];
  /** How many tokens the best walk matched. */
  reached: number;
}

const refuse = (code: TextErrorCode, column: number, message: string): Result<never, TextError> =>
  fail({ code, column, message });

const isNamed = (event: Event): boolean => event.kind !== 'noted';

/** Where nothing else was left to do, nobody chose to stop. */
const isChosen = (walk: Walk, offer: Offer): boolean =>
  offer.step.kind !== 'skip' || offersAt(walk).length > 1;

const follow = (reading: Reading, trail: Trail, at: number): void => {
  const { events: tokens } = reading.tokens;
  reading.reached = Math.max(reading.reached, at);
  if (trail.walk.done) {
    if (at === tokens.length) reading.complete.push(trail);
    return;
  }
  if (at === tokens.length) reading.open.push(trail);
  for (const offer of candidates(trail.walk)) {
    const named = offer.events.filter(isNamed);
    if (!named.every((event, index) => tokens[at + index]?.text === tokenOf(event))) continue;
    const next: Trail = {
      walk: offer.walk,
      steps: isChosen(trail.walk, offer) ? [...trail.steps, offer.step] : trail.steps,
      events: [...trail.events, ...offer.events],
    };
    follow(reading, next, at + named.length);
  }
};

const read = (before: Position, tokens: TurnTokens): Reading => {
  const walk = walkFrom(before);
  startTurn(walk);
  const reading: Reading = { tokens, complete: [], open: [], reached: 0 };
  follow(reading, { walk, steps: [], events: [] }, 0);
  return reading;
};

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Parts what stands between braces: notes of the turn, in order, and comments of somebody else. */
export const partNotes = (
  events: readonly Event[],
  braces: readonly string[],
): { readonly missing: number; readonly comments: readonly string[] } => {
  const wanted = events.flatMap((event) => (event.kind === 'noted' ? [event.text] : []));
  let found = 0;
  const comments = braces.filter((brace) => {
    const next = wanted[found];
    if (next === undefined || !sameText(brace, next)) return true;
    found += 1;
    return false;
  });
  return { missing: wanted.length - found, comments };
};

/** How many of the braces are notes of this turn; -1 when one of its notes is missing. */
const notesFound = (events: readonly Event[], braces: readonly string[]): number => {
  const { missing, comments } = partNotes(events, braces);
  return missing > 0 ? -1 : braces.length - comments.length;
};

/** Of turns that share their tokens, those that the braces mean; all of them when they mean none. */
const meantByNotes = <T extends { readonly events: readonly Event[] }>(
  turns: readonly T[],
  notes: readonly string[],
): readonly T[] => {
  const found = turns.map(({ events }) => notesFound(events, notes));
  const most = Math.max(...found);
  return turns.filter((_, index) => found[index] === most);
};

/** Of the turns that the tokens name, the ones that the rest of the text means. */
const meant = ({ tokens, complete }: Reading, before: Position): readonly Turn[] => {
  const { state, win } = tokens;
  const card = cardInHand(before);
  const turns = complete.map(({ walk, steps, events }): Turn => ({ steps, events, after: positionOf(walk) }));
  const fitting = turns.filter(
    ({ after }) =>
      (win === undefined || after.winner !== NOBODY) &&
      (state === undefined || sameText(state.text, makeState(after, card))),
  );
  const noted = meantByNotes(fitting, tokens.notes);
  // Without a word about the state, the turn that leaves it alone is meant, if there is one.
  const still = state === undefined ? noted.filter(({ after }) => stateToken(before, after) === '') : [];
  return still.length > 0 ? still : noted;
};

const whyNone = (text: string, { tokens, complete, reached }: Reading): Result<never, TextError> => {
  const stopped = tokens.events[reached];
  if (stopped !== undefined) {
    return refuse('ERR_TURN_ILLEGAL', stopped.column, `"${stopped.text}" can’t be played here`);
  }
  const end = complete.length === 0 ? undefined : (tokens.state ?? tokens.win);
  return end === undefined
    ? refuse('ERR_TURN_INCOMPLETE', text.length + 1, 'the turn is not complete')
    : refuse('ERR_TURN_ILLEGAL', end.column, `the turn does not end with "${end.text}"`);
};

/** A turn in which nothing happens: of a player who can't move, and so has lost (G5.1), or who passes. */
const parseNoTurn = (before: Position, text: string): Result<Turn, TextError> => {
  if (!hasTurn(before)) return ok({ steps: [], events: [], after: lose(before, before.toMove) });
  const pass = parseTurn(before, '');
  return pass.ok ? pass : refuse('ERR_TURN_ILLEGAL', text.indexOf(NO_TURN) + 1, 'there is a legal turn');
};

/** Reads a complete turn of this position. */
export const parseTurn = (before: Position, text: string): Result<Turn, TextError> => {
  if (before.winner !== NOBODY) return refuse('ERR_TURN_ILLEGAL', 1, 'the game is over');
  if (text.trim() === NO_TURN) return parseNoTurn(before, text);
  const tokens = readTokens(text);
  if (!tokens.ok) return tokens;
  const reading = read(before, tokens.value);
  const turns = meant(reading, before);
  const [turn] = turns;
  if (turn === undefined) return whyNone(text, reading);
  const other = turns.find(({ after }) => makeFen(after) !== makeFen(turn.after));
  if (other === undefined) return ok(turn);
  const endings = [turn, other].map(({ after }) => stateToken(before, after)).join(' or ');
  return refuse('ERR_TURN_AMBIGUOUS', text.length + 1, `more than one turn reads like this: say ${endings}`);
};

/** Reads the steps so far of a turn that goes on: its text ends with three dots. */
export const parseOpenTurn = (before: Position, text: string): Result<OpenTurn, TextError> => {
  const end = text.trimEnd();
  if (!end.endsWith(UNDER_WAY)) {
    return refuse('ERR_TURN_TOKEN', text.length + 1, `a turn that goes on ends with ${UNDER_WAY}`);
  }
  const tokens = readTokens(end.slice(0, -UNDER_WAY.length));
  if (!tokens.ok) return tokens;
  const reading = read(before, tokens.value);
  const fewest = Math.min(...reading.open.map(({ steps }) => steps.length));
  const trail = meantByNotes(reading.open, tokens.value.notes).find(({ steps }) => steps.length === fewest);
  const turn = trail === undefined ? undefined : openTurn(before, trail.steps);
  if (turn !== undefined && !turn.isComplete) return ok(turn);
  const stopped = tokens.value.events[reading.reached] ?? {
    column: end.length - UNDER_WAY.length + 1,
    text: UNDER_WAY,
  };
  return refuse('ERR_TURN_ILLEGAL', stopped.column, `"${stopped.text}" can’t be played here`);
};
