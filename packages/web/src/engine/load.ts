/** One engine for the whole client, fetched the first time it is wanted. */

import type { Thinker } from '../play/local-game.ts';

let loading: Promise<Thinker> | undefined;

/** Nothing where it can't be fetched; the next who wants it tries again. */
export const loadThinker = async (): Promise<Thinker | undefined> => {
  loading ??= import('./thinker.ts').then(({ createThinker }) => createThinker());
  try {
    return await loading;
  } catch {
    loading = undefined;
    return undefined;
  }
};
