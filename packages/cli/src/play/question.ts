/** What is asked of whoever decides next, step by step: which worker, where to, what to build. */

import { makeState, nameOf, type OpenTurn, positionOf, type Square } from '@caldera/rules';
import { actingWorker, actorsOf, type Choice, choicesOf, choicesWith, phraseOf, VERBS } from './choices.ts';
import { narrate } from './narrate.ts';

export interface Question {
  readonly turn: OpenTurn;
  readonly choices: readonly Choice[];
  /** The worker that acts, once that is clear. */
  readonly worker: Square | undefined;
  /** Choices that an answer left open, to be picked by number. */
  readonly which: readonly Choice[];
}

/** More squares than this are shown on the board only. */
const MANY = 12;

const needsNumbers = ({ verb }: Choice): boolean => verb === 'choose' || verb === 'draw';

/** `picked` is a worker chosen before, `which` the choices an answer left open. */
export const questionOf = (
  turn: OpenTurn,
  picked: Square | undefined,
  which: readonly Choice[] = [],
): Question => {
  const choices = choicesOf(turn);
  const numbered = which.length > 0 ? which : choices.filter(needsNumbers);
  return { turn, choices, worker: actingWorker(choices, picked), which: numbered };
};

/** A choice without a square says what would come of it: what happens, or what the card remembers then. */
const labelOf = ({ turn }: Question, { step }: Choice): string => {
  const next = turn.take(step);
  if (next === undefined) return step.kind;
  const happened = narrate(turn.position, next.events.slice(turn.events.length));
  if (happened !== '') return happened;
  const state = makeState(next.after ?? positionOf(next.walk), turn.position.toMove);
  return state === '' ? 'nothing on the card' : `[${state}] on the card`;
};

const list = (found: readonly Square[]): string =>
  found.length > MANY ? 'any marked square' : found.map(nameOf).join(' ');

const verbLines = (choices: readonly Choice[], worker: Square | undefined): string[] =>
  Object.entries(VERBS).flatMap(([verb, { lead, words }]) => {
    const matching = choices.filter((choice) => choice.verb === verb);
    const targets = [...new Set(matching.flatMap(({ target }) => target ?? []))].sort((a, b) => a - b);
    if (matching.length === 0 || matching.some(needsNumbers)) return [];
    if (targets.length === 0) return [`${lead}: ${words[0]}`];
    const isWorkers = worker !== undefined && matching.some(({ actor }) => actor === worker);
    return [`${isWorkers ? `${nameOf(worker)}: ${lead.toLowerCase()}` : lead} ${list(targets)}`];
  });

const numberLine = (question: Question): string => {
  const { which } = question;
  const isWorkerClear = actorsOf(which).length === 1;
  const phrases = which.map((choice, index) => {
    const phrase = needsNumbers(choice) ? labelOf(question, choice) : phraseOf(choice, isWorkerClear);
    return `${index + 1} ${phrase}`;
  });
  return `Which one? ${phrases.join(' · ')}`;
};

/** The lines above the prompt. */
export const questionLines = (question: Question): string[] => {
  const { choices, worker, which } = question;
  // What an answer left open is settled first; a choice that only has a number stands beside the others.
  if (which.some((choice) => !needsNumbers(choice))) return [numberLine(question)];
  const numbers = which.length > 0 ? [numberLine(question)] : [];
  const workers = worker === undefined ? actorsOf(choices) : [];
  const lines = verbLines(choicesWith(choices, worker), worker);
  return [...numbers, ...(workers.length > 0 ? [`Which worker? ${list(workers)}`] : []), ...lines];
};

/** What the Tab key offers. */
export const completionsOf = ({ choices, worker }: Question): readonly string[] => {
  const now =
    worker === undefined
      ? actorsOf(choices)
      : choicesWith(choices, worker).flatMap(({ target }) => target ?? []);
  const verbs = new Set(choices.map(({ verb }) => VERBS[verb].words[0] ?? ''));
  return [...now.map(nameOf), ...verbs];
};
