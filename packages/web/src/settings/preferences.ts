/** What a person likes, kept on this device. */

import { keep, readKept } from '../app/storage.ts';
import { createStore, type Store } from '../app/store.ts';
import { LANGUAGES, type Preferences, readPreferences } from './preference-values.ts';

export type { Preferences } from './preference-values.ts';

const KEY = 'caldera.preferences';

const spoken = (): Preferences['language'] => {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.flatMap((tag) => LANGUAGES.filter((known) => known === tag))[0] ?? 'en';
};

const defaults = (): Preferences => ({
  board: 'auto',
  theme: 'auto',
  confirm: 'off',
  language: spoken(),
  sound: false,
  volume: 0.5,
  numerals: true,
  calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
  turnTable: false,
  notify: false,
  name: '',
  level: 3,
});

const load = (): Preferences => {
  try {
    const stored: unknown = JSON.parse(readKept(KEY) ?? '{}');
    return readPreferences(typeof stored === 'object' && stored !== null ? { ...stored } : {}, defaults());
  } catch {
    return defaults(); // something else wrote there
  }
};

export const preferences: Store<Preferences> = createStore(load());

export const prefer = (change: Partial<Preferences>): void => {
  preferences.set({ ...preferences.get(), ...change });
  keep(KEY, JSON.stringify(preferences.get()));
};
