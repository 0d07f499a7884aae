/** What is kept in this browser. Where it keeps nothing, everything goes on until the page is closed, and that is said. */

import { createStore, type Readable } from './store.ts';

const failing = createStore(false);

/** Something could not be kept. */
export const storageFails: Readable<boolean> = failing;

export const readKept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing
  }
};

/** Null: no longer. */
export const keep = (key: string, text: string | null): void => {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) failing.set(true);
  }
};
