/** The board of a game at one moment: the turn under way, or an earlier one. */

import type { Event, Position, Square } from '@caldera/rules';
import { useMemo, useRef } from 'react';
import { squaresFrom, threatsBySide, traceOf, winningSide } from '../board/from-position.ts';
import { type BoardView, NO_TRACE, type Offer, type Threats, type WorkerView } from '../board/view.ts';
import { followWorkers } from '../board/workers.ts';

export interface Moment {
  readonly position: Position;
  /** What led here: the last turn, or the steps of this one. */
  readonly events: readonly Event[];
  /** The turns before: with them a worker looks the same whenever one comes to look. */
  readonly past?: readonly Omit<Moment, 'past'>[];
}

const placedIn = (events: readonly Event[]): readonly Square[] =>
  events.flatMap((event) => (event.kind === 'placed' ? [event.at] : []));

export interface BoardState {
  readonly moment: Moment;
  readonly offers: ReadonlyMap<Square, readonly Offer[]>;
  readonly selected: Square | undefined;
  readonly threats: Threats | undefined;
  readonly pov: number;
}

export const useBoardView = ({ moment, offers, selected, threats, pov }: BoardState): BoardView => {
  const { position, events, past } = moment;
  const known = useRef<readonly WorkerView[]>([]);
  const workers = useMemo(() => {
    const before =
      past === undefined
        ? known.current
        : past.reduce<readonly WorkerView[]>(
            (workers, each) => followWorkers(workers, each.position, placedIn(each.events)),
            [],
          );
    known.current = followWorkers(before, position, placedIn(events));
    return known.current;
  }, [position, events, past]);
  const squares = useMemo(() => squaresFrom(position, workers), [position, workers]);
  const trace = useMemo(() => (events.length === 0 ? NO_TRACE : traceOf(events)), [events]);
  const winner = winningSide(position);
  const { table } = position;
  const threatened = useMemo(() => threats && threatsBySide(table, threats), [table, threats]);
  return useMemo(
    () => ({ squares, workers, offers, selected, trace, threats: threatened, pov, winner }),
    [squares, workers, offers, selected, trace, threatened, pov, winner],
  );
};
