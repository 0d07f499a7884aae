/** A turn in the hands of a person: what has been picked, what can be picked, and when a step is ready. */

import type { OpenTurn, Square, Step } from '@caldera/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Offer } from '../board/view.ts';
import { offersIn } from './offers.ts';
import { type Choices, choicesAmong, type Deed, NOTHING_PICKED, type Picked, pick } from './picks.ts';

export interface TurnInHand {
  readonly offers: ReadonlyMap<Square, readonly Offer[]>;
  readonly choices: Choices;
  readonly pick: (square: Square) => boolean;
  readonly chooseDeed: (deed: Deed) => void;
  /** Something was picked by hand that is not yet a step. */
  readonly holds: boolean;
  readonly letGo: () => void;
}

const NO_OFFERS: ReadonlyMap<Square, readonly Offer[]> = new Map();

/** The one thing left to do, once a person has begun the turn: nobody has to be asked for it. */
export const onlyStep = (turn: OpenTurn): Step | undefined => {
  const [only, ...others] = turn.steps.length === 0 ? [] : turn.options;
  return others.length === 0 ? only : undefined;
};

export const useTurn = (turn: OpenTurn, active: boolean, take: (step: Step) => void): TurnInHand => {
  const [held, setHeld] = useState<{ turn: OpenTurn; picked: Picked }>({ turn, picked: NOTHING_PICKED });
  const picked = held.turn === turn ? held.picked : NOTHING_PICKED;
  const options = useMemo(() => (active ? turn.options : []), [turn, active]);
  const choices = useMemo(() => choicesAmong(options, picked), [options, picked]);
  const offers = useMemo(() => (active ? offersIn(turn, picked) : NO_OFFERS), [turn, picked, active]);

  // who goes back to a forced step wants to go on going back: it is not taken for them a second time
  const forced = useRef(new Set<string>());
  useEffect(() => {
    const only = active ? onlyStep(turn) : undefined;
    const here = JSON.stringify(turn.steps);
    if (turn.steps.length === 0 || turn.options.length > 1) forced.current.clear();
    if (only !== undefined && !forced.current.has(here)) {
      forced.current.add(here);
      take(only);
    }
  }, [turn, active, take]);

  const hold = useCallback(
    (next: Picked) => {
      const { step } = choicesAmong(options, next);
      // what was picked is used up with the step: whoever comes back to this turn picks anew
      setHeld({ turn, picked: step === undefined ? next : NOTHING_PICKED });
      if (step !== undefined) take(step);
    },
    [options, turn, take],
  );

  return {
    offers,
    choices,
    pick: (square) => {
      const next = active ? pick(options, picked, square) : undefined;
      if (next !== undefined) hold(next);
      return next !== undefined;
    },
    chooseDeed: (deed) => hold({ ...choices.picked, deed }),
    holds: active && picked.squares.length > 0,
    letGo: () => setHeld({ turn, picked: { squares: picked.squares.slice(0, -1) } }),
  };
};
