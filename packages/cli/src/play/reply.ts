/** Understands what a player typed: turn text, squares, verbs, or a number of a list. */

import { nameOf, type OpenTurn, type Square, squareNamed, type Turn } from '@caldera/rules';
import { suggestion } from '../nearest.ts';
import { type Choice, choicesWith, VERBS, type Verb } from './choices.ts';
import { isNotation, readWholeTurn, takeText } from './notation.ts';
import type { Question } from './question.ts';
import { whyNotNow, whyNotThere } from './why.ts';

export type Reply =
  /** Further on in the turn under way. */
  | { readonly kind: 'steps'; readonly turn: OpenTurn }
  /** A whole turn from its beginning. */
  | { readonly kind: 'turn'; readonly turn: Turn }
  | { readonly kind: 'pick'; readonly worker: Square }
  /** Several choices fit. */
  | { readonly kind: 'which'; readonly choices: readonly Choice[] }
  | { readonly kind: 'refusal'; readonly message: string };

const refusal = (message: string): Reply => ({ kind: 'refusal', message });

/** As many choices as one can list without a square. */
const FEW = 4;

const VERB_OF: ReadonlyMap<string, Verb> = new Map(
  (Object.entries(VERBS) as [Verb, (typeof VERBS)[Verb]][]).flatMap(([verb, { words }]) =>
    words.map((word) => [word, verb] as const),
  ),
);

/** Before the first step a text that is a whole turn means that turn, and no further step is asked for. */
const readNotation = ({ turn }: Question, text: string): Reply => {
  const whole = readWholeTurn(turn, text);
  if (whole.ok && turn.steps.length === 0) return { kind: 'turn', turn: whole.value };
  const further = takeText(turn, text);
  if (further !== undefined) return { kind: 'steps', turn: further };
  if (whole.ok) return { kind: 'turn', turn: whole.value };
  const { column, message } = whole.error;
  return refusal(`That turn can’t be played (column ${column}: ${message}).`);
};

/** One choice is taken, several are asked about. */
const settleOn = ({ turn }: Question, found: readonly Choice[]): Reply | undefined => {
  const [first, ...others] = found;
  if (first === undefined) return undefined;
  if (others.length > 0) return { kind: 'which', choices: found };
  const next = turn.take(first.step);
  return next === undefined ? undefined : { kind: 'steps', turn: next };
};

/** A verb alone is enough where it can mean only a few things. */
const readVerb = (question: Question, verb: Verb): Reply => {
  const fitting = question.choices.filter((choice) => choice.verb === verb);
  const within = question.worker === undefined ? fitting : choicesWith(fitting, question.worker);
  if (within.length > FEW)
    return refusal(`Name the square too, as in: ${VERBS[verb].words[0]} ${exampleOf(within)}`);
  return settleOn(question, within) ?? refusal(whyNotNow(question, verb));
};

const exampleOf = ([choice]: readonly Choice[]): string =>
  choice?.target === undefined ? '' : nameOf(choice.target);

const readSquares = (
  question: Question,
  verb: Verb | undefined,
  first: Square,
  second: Square | undefined,
): Reply => {
  const { worker } = question;
  const fitting = question.choices.filter((choice) => verb === undefined || choice.verb === verb);
  if (second !== undefined) {
    const named = fitting.filter(({ actor, target }) => actor === first && target === second);
    return settleOn(question, named) ?? refusal(whyNotThere(question, second, { verb, worker: first }));
  }
  const aimed = fitting.filter(({ target }) => target === first);
  const taken = settleOn(question, choicesWith(aimed, worker));
  if (taken !== undefined) return taken;
  if (fitting.some(({ actor }) => actor === first)) return { kind: 'pick', worker: first };
  const elsewhere = worker === undefined ? settleOn(question, aimed) : undefined;
  return elsewhere ?? refusal(whyNotThere(question, first, { verb }));
};

const readNumber = (question: Question, text: string): Reply | undefined => {
  const { which } = question;
  if (which.length === 0 || !/^\d+$/.test(text)) return undefined;
  const choice = which[Number(text) - 1];
  return choice === undefined
    ? refusal(`Choose a number from 1 to ${which.length}.`)
    : settleOn(question, [choice]);
};

/** `otherWords` are what else can be typed, in case one of them was meant. */
export const readReply = (question: Question, typed: string, otherWords: readonly string[] = []): Reply => {
  const text = typed.trim();
  const numbered = readNumber(question, text);
  if (numbered !== undefined) return numbered;
  if (isNotation(text)) return readNotation(question, text);
  const squares: Square[] = [];
  let verb: Verb | undefined;
  for (const word of text.toLowerCase().split(/[\s,]+/)) {
    const square = squareNamed(word);
    const named = VERB_OF.get(word);
    if (square !== undefined) squares.push(square);
    else if (named !== undefined) verb = named;
    else if (/^[a-z]\d$/.test(word)) return refusal(`There is no square ${word}: they go from a1 to e5.`);
    else
      return refusal(
        `I don’t know "${word}".${suggestion(word, [...otherWords, ...VERB_OF.keys()])} "help" tells what you can type.`,
      );
  }
  const [first, second, third] = squares;
  if (third !== undefined) return refusal('Two squares are enough: the worker, and where to.');
  if (first !== undefined) return readSquares(question, verb, first, second);
  // A choice that was left open is looked for within what it left open: "dome" is then enough.
  const isLeftOpen = question.which.some((choice) => choice.verb === verb);
  const within = isLeftOpen ? { ...question, choices: question.which } : question;
  return verb === undefined ? refusal('Type a square, or "help".') : readVerb(within, verb);
};
