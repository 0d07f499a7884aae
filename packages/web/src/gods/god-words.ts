/** What a power is called and does, in the language in use. The rules speak English; other languages are added here. */

import { type God, godNamed } from '@caldera/rules';
import { useMemo } from 'react';
import { useWords, type Words } from '../words/index.ts';

export interface GodWords {
  readonly nameOf: (god: God) => string;
  readonly powerOf: (god: God) => string;
  readonly titleOf: (god: God) => string;
  /** Whether a search means it. */
  readonly fits: (god: God, search: string) => boolean;
}

/** The name of a power that is known by its id, as games and positions know it. */
export const godNameIn = ({ godNames }: Words, id: string): string =>
  godNames[id] ?? godNamed(id)?.name ?? id;

export const useGodWords = (): GodWords => {
  const words = useWords();
  return useMemo(() => {
    const nameOf = (god: God): string => godNameIn(words, god.id);
    const powerOf = (god: God): string => words.godWords[god.id]?.power ?? god.power;
    const titleOf = (god: God): string => words.godWords[god.id]?.title ?? god.title ?? '';
    const fits = (god: God, search: string): boolean =>
      `${nameOf(god)} ${god.name} ${titleOf(god)} ${powerOf(god)}`
        .toLowerCase()
        .includes(search.trim().toLowerCase());
    return { nameOf, powerOf, titleOf, fits };
  }, [words]);
};
