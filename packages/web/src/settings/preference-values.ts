/** What a person can like, and how to read what was kept of it. */

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
