/**
 * What may be done next, in words. The rules list the steps; here each becomes a verb, maybe a worker that does it, and
 * maybe a square it is done to. Whatever a god can do is one of these, so no god has words of its own.
 */

import { levelOf, nameOf, type OpenTurn, type Square, type Step, type StepKind } from '@caldera/rules';

interface VerbWords {
  /** Before the squares it can be done to. */
  readonly lead: string;
  /** What stands on such a square of the board, as in a turn text. */
  readonly sign: string;
  /** What a player may type for it. */
  readonly words: readonly string[];
}

/** A dome where a block would be the ordinary piece is a verb of its own, since it has to be asked for by name. */
export type Verb = StepKind | 'cap';

export const VERBS: Readonly<Record<Verb, VerbWords>> = {
  place: { lead: 'Place a worker on', sign: '+', words: ['place', 'put'] },
  move: { lead: 'Move to', sign: '>', words: ['move', 'go', 'walk'] },
  build: { lead: 'Build on', sign: '^', words: ['build', 'block'] },
  cap: { lead: 'Put a dome on', sign: '*', words: ['dome', 'cap'] },
  force: { lead: 'Send to', sign: '>', words: ['force', 'send', 'push'] },
  swap: { lead: 'Change places with', sign: '~', words: ['swap', 'change'] },
  remove: { lead: 'Take off the worker on', sign: 'x', words: ['remove', 'take'] },
  unbuild: { lead: 'Take a block from', sign: '!', words: ['unbuild', 'dig'] },
  token: { lead: 'Put the token on', sign: 'o', words: ['token'] },
  bind: { lead: 'Name together with', sign: '&', words: ['bind', 'name'] },
  choose: { lead: 'Choose', sign: '', words: ['choose'] },
  draw: { lead: 'Draw', sign: '', words: ['draw'] },
  skip: { lead: 'Leave it at that', sign: '', words: ['skip', 'end', 'done', 'pass'] },
};

export interface Choice {
  readonly step: Step;
  readonly verb: Verb;
  /** The worker that does it, or that it is done with first. */
  readonly actor: Square | undefined;
  readonly target: Square | undefined;
}

const choice = (step: Step, verb: Verb, actor?: Square, target?: Square): Choice => ({
  step,
  verb,
  actor,
  target,
});

const choiceOf = (step: Step, turn: OpenTurn): Choice => {
  switch (step.kind) {
    case 'place':
    case 'remove':
    case 'unbuild':
    case 'token':
      return choice(step, step.kind, undefined, step.at);
    case 'build':
      return choice(
        step,
        step.piece === 'dome' && levelOf(turn.walk, step.at) < 3 ? 'cap' : 'build',
        step.by,
        step.at,
      );
    case 'move':
    case 'force':
    case 'swap':
      return choice(step, step.kind, step.from, step.to);
    case 'bind':
      return choice(step, step.kind, step.own, step.other);
    case 'choose':
    case 'draw':
    case 'skip':
      return choice(step, step.kind);
  }
};

const ORDER = Object.keys(VERBS);
const byVerb = (a: Choice, b: Choice): number => ORDER.indexOf(a.verb) - ORDER.indexOf(b.verb);

/** In the order of the verbs, whatever order the rules list them in. */
export const choicesOf = (turn: OpenTurn): readonly Choice[] =>
  turn.options.map((step) => choiceOf(step, turn)).sort(byVerb);

/** The workers that can do something, in board order. */
export const actorsOf = (choices: readonly Choice[]): Square[] =>
  [...new Set(choices.flatMap(({ actor }) => actor ?? []))].sort((a, b) => a - b);

/** The worker that acts: the one picked, or the only one there is when nothing can be done without it. */
export const actingWorker = (choices: readonly Choice[], picked: Square | undefined): Square | undefined => {
  const actors = actorsOf(choices);
  if (picked !== undefined && actors.includes(picked)) return picked;
  return actors.length === 1 ? actors[0] : undefined;
};

/** What that worker can do, and what needs no worker. */
export const choicesWith = (choices: readonly Choice[], worker: Square | undefined): readonly Choice[] =>
  choices.filter(({ actor }) => actor === undefined || actor === worker);

/** A choice in a few words, for a numbered list. */
export const phraseOf = ({ verb, actor, target }: Choice, isWorkerClear: boolean): string => {
  const where = target === undefined ? '' : ` ${nameOf(target)}`;
  const who = isWorkerClear || actor === undefined ? '' : `${nameOf(actor)}: `;
  return `${who}${VERBS[verb].lead.toLowerCase()}${where}`;
};
