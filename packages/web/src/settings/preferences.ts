/** What a person likes, kept on this device. */

import { createStore, type Store } from '../app/store.ts';

export const BOARDS = ['auto', '3d', 'flat', 'text'] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
export const CONFIRMS = ['off', 'ask', 'countdown'] as const;
export const LANGUAGES = ['en', 'de'] as const;

export interface Preferences {
  readonly board: (typeof BOARDS)[number];
  readonly theme: (typeof THEMES)[number];
  readonly confirm: (typeof CONFIRMS)[number];
  readonly language: (typeof LANGUAGES)[number];
  readonly sound: boolean;
  readonly volume: number;
  readonly numerals: boolean;
  readonly calm: boolean;
  readonly turnTable: boolean;
  readonly notify: boolean;
  readonly name: string;
  readonly level: number;
}

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

const memberOr = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((each) => each === value) ?? otherwise;
const booleanOr = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

/** Whatever was stored by whichever version: what makes sense is kept, the rest is the default. */
export const readPreferences = (
  stored: Readonly<Record<string, unknown>>,
  base: Preferences,
): Preferences => ({
  board: memberOr(BOARDS, stored.board, base.board),
  theme: memberOr(THEMES, stored.theme, base.theme),
  confirm: memberOr(CONFIRMS, stored.confirm, base.confirm),
  language: memberOr(LANGUAGES, stored.language, base.language),
  sound: booleanOr(stored.sound, base.sound),
  volume:
    typeof stored.volume === 'number' && stored.volume >= 0 && stored.volume <= 1
      ? stored.volume
      : base.volume,
  numerals: booleanOr(stored.numerals, base.numerals),
  calm: booleanOr(stored.calm, base.calm),
  turnTable: booleanOr(stored.turnTable, base.turnTable),
  notify: booleanOr(stored.notify, base.notify),
  name: typeof stored.name === 'string' ? stored.name.slice(0, 24) : base.name,
  level: memberOr([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], stored.level, base.level),
});

const load = (): Preferences => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return readPreferences(typeof stored === 'object' && stored !== null ? { ...stored } : {}, defaults());
  } catch {
    return defaults(); // a private window, or something else wrote there
  }
};

export const preferences: Store<Preferences> = createStore(load());

export const prefer = (change: Partial<Preferences>): void => {
  preferences.set({ ...preferences.get(), ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.get()));
  } catch {
    // nothing can be kept here; the choice holds until the page closes
  }
};
