/** How a match stands while it is played: one line that is drawn again and again, for whoever sits at a terminal. */

import { evidenceOf, pointsText, strengthOf } from '@caldera/engine';
import type { Terminal } from '../terminal/terminal.ts';
import { clip, widthOf } from '../terminal/width.ts';

export interface Standing {
  readonly won: number;
  readonly lost: number;
  readonly games: number;
  /** Of the sequential test. */
  readonly bounds: readonly [number, number] | undefined;
}

const LONGEST_BAR = 30;
const SHORTEST_BAR = 5;

const timeText = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${end}` : end;
};

/** How near the sequential test is to which of its verdicts. */
const testText = (won: number, lost: number, bounds: readonly [number, number]): string => {
  const evidence = evidenceOf(won, lost, ...bounds);
  const percent = Math.min(100, Math.round(Math.abs(evidence) * 100));
  return `SPRT ${percent} % to ${evidence < 0 ? 'not stronger' : 'stronger'}`;
};

/** As in `██████░░░░  6/10  4–2  Elo +120 (−130 to +410)  0:21 left`. */
export const progressLine = (
  { won, lost, games, bounds }: Standing,
  milliseconds: number,
  columns: number,
): string => {
  const done = won + lost;
  const { elo, low, high } = strengthOf(won, lost);
  const text = [
    `${done}/${games}`,
    `${won}–${lost}`,
    ...(done === 0 ? [] : [`Elo ${pointsText(elo)} (${pointsText(low)} to ${pointsText(high)})`]),
    ...(bounds === undefined ? [] : [testText(won, lost, bounds)]),
    ...(done === 0 ? [] : [`${timeText((milliseconds / done) * (games - done))} left`]),
  ].join('  ');
  // The last column stays free: some terminals begin a new line with it.
  const room = columns - 1;
  const length = Math.min(LONGEST_BAR, room - widthOf(text) - 2);
  if (length < SHORTEST_BAR) return clip(text, room);
  const full = Math.floor((done / games) * length);
  return `${'█'.repeat(full)}${'░'.repeat(length - full)}  ${text}`;
};

/** To the beginning of the line, and away with what stands there. */
export const ERASE = '\r\u001B[2K';
/** The time that is left goes down also while a long game is played. */
const REDRAW = 1000;

export class ProgressBar {
  readonly #terminal: Terminal;
  readonly #standing: () => Standing;
  readonly #began = performance.now();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(terminal: Terminal, standing: () => Standing) {
    this.#terminal = terminal;
    this.#standing = standing;
    this.#timer = setInterval(() => this.draw(), REDRAW);
    this.draw();
  }

  draw(): void {
    const line = progressLine(this.#standing(), performance.now() - this.#began, this.#terminal.columns);
    void this.#terminal.print(`${ERASE}${line}`);
  }

  /** Prints a line above the bar. */
  note(line: string): void {
    void this.#terminal.print(`${ERASE}${line}\n`);
    this.draw();
  }

  /** Leaves nothing behind. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#terminal.print(ERASE);
  }
}
