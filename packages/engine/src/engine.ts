/** The engine as programs use it: work goes in, information and one answer come out. The same in Node and in browsers. */

import type { Position } from '@caldera/rules';
import type { Limit } from './limit.ts';
import type { Score } from './score.ts';
import type { Info } from './thinker.ts';

export interface Answer {
  /** The chosen turn as text; absent when the game is over or there is no legal turn. */
  readonly turn?: string;
  /** The position after it, as text: there whenever the turn is. */
  readonly after?: string;
  readonly score?: Score;
  readonly depth: number;
  readonly nodes: number;
  readonly milliseconds: number;
}

export interface Work {
  /** For the caller: comes back with the answer. */
  readonly id: number;
  readonly position: Position;
  readonly limit: Limit;
  /** How many lines to follow; 1 for the best only. */
  readonly lines: number;
  /** Play like this level, 1 to 10, instead of as well as possible. */
  readonly level?: number;
  readonly seed?: number;
  readonly onInfo: (info: Info) => void;
  /** Called once, unless newer work takes its place first. */
  readonly onDone: (answer: Answer) => void;
  /** The work makes no sense, or something that should not happen did; there will be no answer. */
  readonly onError?: (message: string) => void;
}

export type EngineState = 'idle' | 'thinking' | 'destroyed';

export interface Engine {
  state(): EngineState;
  /** Starts its thread now, so that the first work need not wait for it. */
  prepare(onReady: () => void): void;
  /** Thinks about this instead of whatever it thought about before, which stays without an answer. */
  start(work: Work): void;
  /** Answers now with the best found so far. Does nothing when nothing is being thought about. */
  stop(): void;
  /** Forgets what it has learnt: a new game. */
  newGame(): void;
  destroy(): void;
}

/** The answer as a promise; an error rejects it. Newer work leaves it open, so keep one engine per game. */
export const askEngine = (
  engine: Engine,
  work: Omit<Work, 'onDone' | 'onError' | 'onInfo'> & Partial<Work>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    engine.start({
      onInfo: () => undefined,
      ...work,
      onDone: resolve,
      onError: (message) => reject(new Error(message)),
    });
  });
