/** The time a player has left. It ticks by itself and warns when it gets short. */

import type { ClockSetup, ClockView } from '@caldera/server/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords, type Words } from '../words/index.ts';

const LOW_MS = 20_000;
const DAY_MS = 86_400_000;

export const timeText = (milliseconds: number): string => {
  if (milliseconds >= DAY_MS) return `${Math.floor(milliseconds / DAY_MS)} d`;
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** A clock as it was agreed. */
export const clockText = ({ online }: Words, clock: ClockSetup): string => {
  switch (clock.kind) {
    case 'none':
      return online.noClock;
    case 'fischer':
      return online.fischer(clock.initial / 60_000, clock.increment / 1000);
    case 'turn':
      return online.perTurn(clock.limit / 60_000);
    case 'correspondence':
      return online.days(clock.days);
  }
};

export const Clock = ({
  clock,
  seat,
  name,
  offset,
}: {
  readonly clock: ClockView;
  readonly seat: number;
  readonly name: string;
  /** Server time minus ours. */
  readonly offset: number;
}): ReactNode => {
  const words = useWords();
  const [now, setNow] = useState(() => Date.now());
  const running = clock.running === seat;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  const spent = running ? Math.max(0, now + offset - clock.at) : 0;
  const left = (clock.remaining[seat] ?? 0) - spent;
  const text = timeText(left);
  const low = running && left < LOW_MS;
  return (
    <>
      <span
        className="clock"
        data-low={low || undefined}
        role="timer"
        aria-label={words.online.clockOf(name, text)}
      >
        {low ? '⚠ ' : ''}
        {text}
      </span>
      <span className="unseen" role="status">
        {low ? words.online.lowTime(name) : ''}
      </span>
    </>
  );
};
