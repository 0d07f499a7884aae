/** One engine for the whole client, fetched the first time it is wanted. */

import type { Thinker } from '../play/local-game.ts';

let loading: Promise<Thinker> | undefined;

export const loadThinker = (): Promise<Thinker> => {
  loading ??= import('./thinker.ts').then(({ createThinker }) => createThinker());
  return loading;
};
