/** The board of a game at one moment: the turn under way, or an earlier one. */

import type { Event, Position, Square } from '@caldera/rules';
import { NOBODY } from '@caldera/rules';
import { useMemo, useRef } from 'react';
import { squaresFrom, traceOf } from '../board/from-position.ts';
import { type BoardView, NO_TRACE, type Offer, type Threats, type WorkerView } from '../board/view.ts';
import { followWorkers } from '../board/workers.ts';

export interface Moment {
  readonly position: Position;
  /** What led here: the last turn, or the steps of this one. */
  readonly events: readonly Event[];
}

export interface BoardState {
  readonly moment: Moment;
  readonly offers: ReadonlyMap<Square, readonly Offer[]>;
  readonly selected: Square | undefined;
  readonly threats: Threats | undefined;
  readonly pov: number;
}

export const useBoardView = ({ moment, offers, selected, threats, pov }: BoardState): BoardView => {
  const { position, events } = moment;
  const known = useRef<readonly WorkerView[]>([]);
  const workers = useMemo(() => {
    known.current = followWorkers(known.current, position);
    return known.current;
  }, [position]);
  const squares = useMemo(() => squaresFrom(position, workers), [position, workers]);
  const trace = useMemo(() => (events.length === 0 ? NO_TRACE : traceOf(events)), [events]);
  const winner = position.winner === NOBODY ? undefined : position.winner;
  return useMemo(
    () => ({ squares, workers, offers, selected, trace, threats, pov, winner }),
    [squares, workers, offers, selected, trace, threats, pov, winner],
  );
};
