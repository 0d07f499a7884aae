/**
 * Clocks as arithmetic. No timer lives here: what is left follows from the log alone, so a flag falls at the same
 * millisecond whether or not the server was up at that time.
 */

import type { ClockSetup, ClockView } from '../protocol/index.ts';

const DAY = 86_400_000;
/** The most network delay that is given back for one turn. */
export const MOST_LAG = 500;

export interface Clock {
  /** Milliseconds by seat, as they stood at `since`. */
  readonly remaining: readonly number[];
  /** Network delay by seat, as measured when it last played: given back when its clock is stopped. */
  readonly lag: readonly number[];
  readonly running: number;
  readonly since: number;
}

const STOPPED = -1;

const limitOf = (setup: ClockSetup): number | undefined => {
  switch (setup.kind) {
    case 'none':
      return undefined;
    case 'fischer':
      return setup.initial;
    case 'turn':
      return setup.limit;
    case 'correspondence':
      return setup.days * DAY;
  }
};

export const startClock = (
  setup: ClockSetup,
  players: number,
  running: number,
  at: number,
): Clock | undefined => {
  const limit = limitOf(setup);
  if (limit === undefined) return undefined;
  const each = (value: number): number[] => Array.from({ length: players }, () => value);
  return { remaining: each(limit), lag: each(0), running, since: at };
};

/** When the running clock is used up. */
export const deadlineOf = (clock: Clock | undefined): number =>
  clock === undefined || clock.running === STOPPED
    ? Number.POSITIVE_INFINITY
    : clock.since + (clock.remaining[clock.running] ?? 0) + (clock.lag[clock.running] ?? 0);

const leftAt = (clock: Clock, at: number): number => {
  const spent = Math.max(0, at - clock.since - (clock.lag[clock.running] ?? 0));
  return Math.max(0, (clock.remaining[clock.running] ?? 0) - spent);
};

/** The running clock stops and another starts. `finished`: the seat that has just completed its turn, if one has. */
export const press = (
  setup: ClockSetup,
  clock: Clock,
  at: number,
  next: number,
  finished: number | undefined,
): Clock => {
  if (next === clock.running && finished === undefined) return clock;
  const remaining = [...clock.remaining];
  if (clock.running !== STOPPED) remaining[clock.running] = leftAt(clock, at);
  if (setup.kind === 'fischer' && finished !== undefined) {
    remaining[finished] = (remaining[finished] ?? 0) + setup.increment;
  }
  if (setup.kind !== 'fischer' && next !== STOPPED) remaining[next] = limitOf(setup) ?? 0;
  return { ...clock, remaining, running: next, since: at };
};

export const stop = (clock: Clock, at: number): Clock =>
  clock.running === STOPPED
    ? clock
    : {
        ...clock,
        remaining: clock.remaining.map((left, seat) => (seat === clock.running ? leftAt(clock, at) : left)),
        running: STOPPED,
        since: at,
      };

/** Remembers the delay of a seat; clocks that count in days need no such care. */
export const noteLag = (setup: ClockSetup, clock: Clock, seat: number, lag: number): Clock => {
  const capped = setup.kind === 'correspondence' ? 0 : Math.min(MOST_LAG, Math.max(0, Math.round(lag)));
  return clock.lag[seat] === capped
    ? clock
    : { ...clock, lag: clock.lag.map((old, index) => (index === seat ? capped : old)) };
};

export const viewClock = (clock: Clock): ClockView => ({
  remaining: clock.remaining,
  running: clock.running,
  at: clock.since,
});
