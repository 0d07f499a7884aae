/** What a power is called and does, in the language in use. The rules speak English; other languages are added here. */

import { type God, godNamed } from '@caldera/rules';
import { useMemo } from 'react';
import { useWords, type Words } from '../words/index.ts';

export interface GodWords {
  readonly nameOf: (god: God) => string;
  readonly powerOf: (god: God) => string;
  readonly titleOf: (god: God) => string;
}

/** The name of a power that is known by its id, as games and positions know it. */
export const godNameIn = ({ godNames }: Words, id: string): string =>
  godNames[id] ?? godNamed(id)?.name ?? id;

export const useGodWords = (): GodWords => {
  const words = useWords();
  return useMemo(
    () => ({
      nameOf: (god) => godNameIn(words, god.id),
      powerOf: (god) => words.godWords[god.id]?.power ?? god.power,
      titleOf: (god) => words.godWords[god.id]?.title ?? god.title ?? '',
    }),
    [words],
  );
};
