/** What an engine and the thread that thinks for it say to each other: plain data, so that any channel carries it. */

import type { Answer } from '../engine.ts';
import type { Limit } from '../limit.ts';
import type { Info } from '../thinker.ts';

export type Order =
  | {
      readonly kind: 'set up';
      /** Megabytes, or a table that other threads use as well. */
      readonly table: number | SharedArrayBuffer;
      readonly stop: SharedArrayBuffer | undefined;
      /** For threads that work together. */
      readonly bulletin: SharedArrayBuffer | undefined;
      /** Whether to think a little before saying that it is ready: code that has run is fast, new code is not. */
      readonly practises: boolean;
    }
  | {
      readonly kind: 'think';
      /** Counts orders; answers carry it, so that an old one is known for what it is. */
      readonly order: number;
      readonly position: string;
      readonly limit: Limit;
      /** When it was given, by the clock that all threads share: the limit counts from there. */
      readonly since: number;
      readonly lines: number;
      readonly level: number | undefined;
      readonly seed: number | undefined;
      /** 0 for the thread that answers, else the number of a helper. */
      readonly helps: number;
    }
  | { readonly kind: 'new game' };

export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'info'; readonly order: number; readonly info: Info }
  | { readonly kind: 'answer'; readonly order: number; readonly answer: Answer }
  | { readonly kind: 'failure'; readonly order: number; readonly message: string };

/** What the flag says that ends thinking while there was no order yet. */
export const PRACTISING = -1;

/** A thread to think in, whatever kind it is. */
export interface Port {
  post(order: Order): void;
  /** Ends the thread at once, whatever it does. */
  close(): void;
}

/** Starts a thread. Reports go to `onReport`, its unexpected end to `onFailure`. */
export type OpenPort = (onReport: (report: Report) => void, onFailure: (message: string) => void) => Port;
