/** What the board offers now: the next squares of the steps that are left, each with what taking it would do. */

import type { Step } from '@caldera/rules';
import { NOBODY, type OpenTurn, type Square } from '@caldera/rules';
import type { Offer } from '../board/view.ts';
import { type Choices, choicesAmong, type Deed, NOTHING_PICKED, type Picked } from './picks.ts';

const offerFor = (turn: OpenTurn, deed: Deed, step: Step | undefined): Offer => {
  if (step === undefined) return { kind: 'worker' };
  const taken = turn.take(step);
  const sent = taken?.events
    .slice(turn.events.length)
    .find((event) => event.kind === 'forced' || event.kind === 'swapped');
  const wins = taken?.after !== undefined && taken.after.winner === turn.position.toMove;
  return {
    kind: deed,
    ...(sent?.kind === 'forced' && deed === 'move' ? { sends: { from: sent.from, to: sent.to } } : {}),
    ...(wins && taken.after.winner !== NOBODY ? { wins } : {}),
  };
};

const offersOf = (turn: OpenTurn, next: Choices['next']): Map<Square, readonly Offer[]> => {
  const offers = new Map<Square, readonly Offer[]>();
  for (const [square, ways] of next) {
    const kinds = new Map<Offer['kind'], Offer>();
    for (const { deed, step } of ways) {
      const offer = offerFor(turn, deed, step);
      if (!kinds.has(offer.kind)) kinds.set(offer.kind, offer);
    }
    offers.set(square, [...kinds.values()]);
  }
  return offers;
};

/** With a worker picked, the others can still be picked instead. */
export const offersIn = (turn: OpenTurn, picked: Picked): ReadonlyMap<Square, readonly Offer[]> => {
  const { options } = turn;
  const choices = choicesAmong(options, picked);
  const offers = offersOf(turn, choices.next);
  if (choices.picked.squares.length === 0) return offers;
  const instead = choicesAmong(options, NOTHING_PICKED);
  for (const [square, ways] of instead.next) {
    const isWorker = ways.every((way) => way.step === undefined);
    if (isWorker && !offers.has(square) && square !== choices.picked.squares.at(-1)) {
      offers.set(square, [{ kind: 'worker' }]);
    }
  }
  return offers;
};
