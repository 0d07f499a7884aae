/**
 * From legal steps to taps. Every step is a short list of squares (worker, then where to); a person picks them one by
 * one, and whatever is common to all steps that are left is picked for them. No power needs a line of code here.
 */

import type { Square, Step } from '@caldera/rules';
import type { OfferKind } from '../board/view.ts';

/** The squares that name a step, in the order a person thinks of them. */
export const squaresNaming = (step: Step): readonly Square[] => {
  switch (step.kind) {
    case 'place':
    case 'remove':
    case 'unbuild':
    case 'token':
      return [step.at];
    case 'move':
    case 'swap':
      return [step.from, step.to];
    case 'build':
      return [step.by, step.at];
    case 'force':
      return step.by === undefined ? [step.from, step.to] : [step.by, step.from, step.to];
    case 'bind':
      return [step.own, step.other];
    case 'choose':
    case 'draw':
    case 'skip':
      return [];
  }
};

/** Steps of one square that are told apart by what they do there. */
export type Deed = Exclude<OfferKind, 'worker'>;
const deedOf = (step: Step): Deed | undefined => {
  switch (step.kind) {
    case 'build':
      return step.piece === 'dome' ? 'dome' : 'build';
    case 'choose':
    case 'draw':
    case 'skip':
      return undefined;
    case 'place':
    case 'move':
    case 'force':
    case 'swap':
    case 'remove':
    case 'unbuild':
    case 'token':
    case 'bind':
      return step.kind;
  }
};

export interface Picked {
  readonly squares: readonly Square[];
  /** What is to be done there, once a person had to say so. */
  readonly deed?: Deed;
}

export const NOTHING_PICKED: Picked = { squares: [] };

export interface Choices {
  /** What has been picked, with what could only be picked that way. */
  readonly picked: Picked;
  /** What the next square can mean. */
  readonly next: ReadonlyMap<Square, readonly { readonly deed: Deed; readonly step: Step | undefined }[]>;
  /** The square just picked stands for several deeds: these. */
  readonly deeds: readonly Deed[];
  /** Ready to be taken. */
  readonly step: Step | undefined;
  /** Steps without a square: ending early, a direction, a card. */
  readonly buttons: readonly Step[];
}

const startsWith = (whole: readonly Square[], start: readonly Square[]): boolean =>
  start.every((square, index) => whole[index] === square);

interface Way {
  readonly step: Step;
  readonly deed: Deed;
  readonly squares: readonly Square[];
}

const waysAmong = (options: readonly Step[]): Way[] =>
  options.flatMap((step) => {
    const deed = deedOf(step);
    return deed === undefined ? [] : [{ step, deed, squares: squaresNaming(step) }];
  });

/** Goes on while all ways agree on a square that does not decide anything yet. */
const complete = (ways: readonly Way[], start: readonly Square[]): readonly Square[] => {
  const next = ways[0]?.squares[start.length];
  const agreed =
    next !== undefined &&
    ways.every((way) => way.squares[start.length] === next && way.squares.length > start.length + 1);
  return agreed ? complete(ways, [...start, next]) : start;
};

const nextOf = (ways: readonly Way[], depth: number): Choices['next'] => {
  const next = new Map<Square, { deed: Deed; step: Step | undefined }[]>();
  for (const way of ways) {
    const square = way.squares[depth];
    if (square === undefined) continue;
    const step = way.squares.length === depth + 1 ? way.step : undefined;
    const known = next.get(square) ?? [];
    if (!known.some((each) => each.deed === way.deed)) next.set(square, [...known, { deed: way.deed, step }]);
  }
  return next;
};

/** Reads what has been picked against what is legal. A pick that leads nowhere is forgotten. */
export const choicesAmong = (options: readonly Step[], wanted: Picked): Choices => {
  const all = waysAmong(options);
  const buttons = options.filter((step) => deedOf(step) === undefined);
  const fitting = (picked: Picked): Way[] =>
    all.filter(
      (way) =>
        startsWith(way.squares, picked.squares) && (picked.deed === undefined || picked.deed === way.deed),
    );
  const picked = fitting(wanted).length > 0 ? wanted : NOTHING_PICKED;
  const ways = fitting(picked);
  const path = complete(ways, picked.squares);
  const done = ways.filter((way) => way.squares.length === path.length && path.length > 0);
  const reached: Picked = { ...picked, squares: path };
  if (done.length === 1 && ways.length === 1) {
    return { picked: reached, next: new Map(), deeds: [], step: done[0]?.step, buttons };
  }
  const deeds = done.length > 0 ? [...new Set(ways.map((way) => way.deed))] : [];
  const next = deeds.length > 0 ? new Map() : nextOf(ways, path.length);
  return { picked: reached, next, deeds, step: undefined, buttons };
};

/** What was picked before a square with several meanings, while nobody has said which one is meant. */
export const beforeDeed = ({ picked, deeds }: Choices): Picked =>
  deeds.length === 0 ? picked : { squares: picked.squares.slice(0, -1) };

/**
 * One square more. Picking another worker starts over with it; picking the same one again lets go of it. While a square
 * is asked about, another one can be picked in its place.
 */
export const pick = (options: readonly Step[], current: Picked, square: Square): Picked | undefined => {
  const choices = choicesAmong(options, current);
  if (choices.deeds.length > 0) {
    const before = beforeDeed(choices);
    return current.squares.at(-1) === square ? before : pick(options, before, square);
  }
  if (choices.next.has(square)) return { ...choices.picked, squares: [...choices.picked.squares, square] };
  if (current.squares.at(-1) === square) return NOTHING_PICKED;
  const fresh = choicesAmong(options, NOTHING_PICKED);
  return fresh.next.has(square) ? { squares: [...fresh.picked.squares, square] } : undefined;
};
