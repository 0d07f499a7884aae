/** Keys as data: the table serves the listener and the help page. Keys typed into a field are never taken. */

import { useEffect } from 'react';
import type { Words } from '../words/index.ts';

export const ACTIONS = [
  'undo',
  'end',
  'glasses',
  'turnLeft',
  'turnRight',
  'top',
  'reset',
  'earlier',
  'later',
] as const;
export type Action = (typeof ACTIONS)[number];

const KEYS: Readonly<Record<string, Action>> = {
  u: 'undo',
  Backspace: 'undo',
  x: 'end',
  g: 'glasses',
  q: 'turnLeft',
  e: 'turnRight',
  t: 'top',
  r: 'reset',
  ',': 'earlier',
  '.': 'later',
};

/** For the help page: what is pressed, and what it does. */
export const KEY_HELP: readonly (readonly [string, keyof Words['keys']])[] = [
  ['← ↑ → ↓', 'arrows'],
  ['Enter', 'enter'],
  ['U', 'undo'],
  ['X', 'end'],
  ['G', 'glasses'],
  ['Q  E', 'turn'],
  ['T', 'top'],
  ['R', 'reset'],
  [',  .', 'replay'],
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox],[type=radio]), textarea, select');

export const useKeys = (actions: Partial<Readonly<Record<Action, () => void>>>): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // what lies behind a sheet waits until it is closed
      if (document.querySelector('dialog[open]') !== null) return;
      const action = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      const handler = action === undefined ? undefined : actions[action];
      if (handler === undefined) return;
      event.preventDefault();
      handler();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [actions]);
};
