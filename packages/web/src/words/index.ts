/** The words in use. English is there at once; another language is fetched when it is wanted. */

import { createStore, type Store, useStore } from '../app/store.ts';
import type { Preferences } from '../settings/preferences.ts';
import { en, type Words } from './en.ts';

export type { Words } from './en.ts';

export const words: Store<Words> = createStore<Words>(en);

export const useWords = (): Words => useStore(words);

export const speak = async (language: Preferences['language']): Promise<void> => {
  words.set(language === 'de' ? (await import('./de.ts')).de : en);
  document.documentElement.lang = language;
};
