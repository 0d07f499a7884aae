/** Why a square can’t be chosen, in the words of the rules; or what choosing it would do. */

import { levelOf, nameOf, type OpenTurn, type Square, type Step, whyNot } from '@caldera/rules';
import { actorsOf, VERBS, type Verb } from './choices.ts';
import type { Question } from './question.ts';

/** The step that this verb, worker and square would be; `undefined` when something is missing. */
const stepFor = (
  turn: OpenTurn,
  verb: Verb,
  worker: Square | undefined,
  square: Square,
): Step | undefined => {
  switch (verb) {
    case 'place':
    case 'remove':
    case 'unbuild':
    case 'token':
      return { kind: verb, at: square };
    case 'build':
    case 'cap': {
      const piece = verb === 'cap' || levelOf(turn.walk, square) === 3 ? 'dome' : 'block';
      return worker === undefined ? undefined : { kind: 'build', by: worker, at: square, piece };
    }
    case 'move':
    case 'force':
    case 'swap':
      return worker === undefined ? undefined : { kind: verb, from: worker, to: square };
    case 'bind':
      return worker === undefined ? undefined : { kind: verb, own: worker, other: square };
    case 'skip':
      return { kind: 'skip' };
    case 'choose':
    case 'draw':
      return undefined;
  }
};

/** What could be done to squares now. A dome at will is only a variant of a build: one reason is enough. */
const verbsOf = ({ choices }: Question): readonly Verb[] => {
  const verbs = new Set(choices.flatMap(({ verb, target }) => (target === undefined ? [] : [verb])));
  if (verbs.has('build')) verbs.delete('cap');
  return [...verbs];
};

interface Wanted {
  readonly verb?: Verb | undefined;
  readonly worker?: Square | undefined;
}

/** The reasons for each worker that could be meant, each said once. */
export const whyNotThere = (question: Question, square: Square, wanted: Wanted = {}): string => {
  const { turn, choices } = question;
  const worker = wanted.worker ?? question.worker;
  const workers = worker === undefined ? actorsOf(choices) : [worker];
  const verbs = wanted.verb === undefined ? verbsOf(question) : [wanted.verb];
  const sentences = (workers.length === 0 ? [undefined] : workers).flatMap((actor) =>
    verbs.flatMap((verb) => {
      const step = stepFor(turn, verb, actor, square);
      return step === undefined ? [] : (whyNot(turn, step)?.message ?? []);
    }),
  );
  return sentences.length === 0
    ? `${nameOf(square)} can’t be chosen now.`
    : [...new Set(sentences)].join(' ');
};

/** Why the verb is out of place, whatever the square. */
export const whyNotNow = ({ turn }: Question, verb: Verb): string =>
  (verb === 'skip' ? whyNot(turn, { kind: 'skip' })?.message : undefined) ??
  `You can’t ${VERBS[verb].words[0]} now.`;

/** The answer to "why": what could be done there, or why nothing can. */
export const explainSquare = (question: Question, square: Square): string => {
  const found = question.choices.filter(({ target }) => target === square);
  if (found.length > 0) {
    const ways = found.map(({ verb, actor }) => {
      const who = actor === undefined ? '' : `${nameOf(actor)}: `;
      return `${who}${VERBS[verb].lead.toLowerCase()} ${nameOf(square)}`;
    });
    return `Nothing is in the way. ${ways.join(', ')}.`;
  }
  return question.choices.some(({ actor }) => actor === square)
    ? `Your worker on ${nameOf(square)} can be chosen.`
    : whyNotThere(question, square);
};
