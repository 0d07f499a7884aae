/** Turn text as people type it: a whole turn, or its next steps, with or without what follows of itself. */

import {
  type Event,
  nameOf,
  type OpenTurn,
  parseTurn,
  type Result,
  type Step,
  type TextError,
  type Turn,
  tokenOf,
} from '@caldera/rules';

/** Whether an answer is meant as turn text and not as words. */
export const isNotation = (text: string): boolean => /[>^+!(#*[<]/.test(text);

/** What a step does of itself may be left out; what it was taken for may not. */
const mayBeLeftOut = (event: Event, step: Step): boolean =>
  event.kind === 'noted' || (event.kind === 'forced' && step.kind !== 'force');

/** What is left of the text once it has named the events of a step; `undefined` when it names others. */
const consume = (text: string, step: Step, events: readonly Event[]): string | undefined => {
  let rest = text;
  for (const event of events) {
    const token = tokenOf(event);
    const onward = event.kind === 'moved' ? `>${nameOf(event.to)}` : token;
    if (rest.startsWith(token)) rest = rest.slice(token.length);
    else if (rest.startsWith(onward)) rest = rest.slice(onward.length);
    else if (!mayBeLeftOut(event, step)) return undefined;
  }
  return rest;
};

/** Takes the steps that the text names, as far as it goes. */
const follow = (turn: OpenTurn, text: string): OpenTurn | undefined => {
  if (text === '' || text === '#') return turn;
  for (const step of turn.options) {
    const next = turn.take(step);
    const rest = next === undefined ? undefined : consume(text, step, next.events.slice(turn.events.length));
    const end = next === undefined || rest === undefined ? undefined : follow(next, rest);
    if (end !== undefined && end !== turn) return end;
  }
  return undefined;
};

/** The turn under way after the steps that the text names, counted from here. */
export const takeText = (turn: OpenTurn, text: string): OpenTurn | undefined =>
  follow(turn, text.toLowerCase().replace(/\s+/g, ''));

/** A whole turn from its beginning, whatever steps were taken so far. */
export const readWholeTurn = (turn: OpenTurn, text: string): Result<Turn, TextError> =>
  parseTurn(turn.position, text);
